"""Which codeword each module of a Data Matrix or a QR code belongs to, and what its blocks correct.

The bits are read, too: each block has to be a word of its Reed-Solomon code, so that a wrong table
or place shows.
"""

import numpy as np

# Rows, columns: data codewords, codewords of error correction, blocks (ISO/IEC 16022, table 7).
DATA_MATRIX = {
    10: (3, 5, 1), 12: (5, 7, 1), 14: (8, 10, 1), 16: (12, 12, 1), 18: (18, 14, 1),
    20: (22, 18, 1), 22: (30, 20, 1), 24: (36, 24, 1), 26: (44, 28, 1), 32: (62, 36, 1),
    36: (86, 42, 1), 40: (114, 48, 1), 44: (144, 56, 1), 48: (174, 68, 1), 52: (204, 84, 2)}
# By version and level: codewords of error correction of a block, and (blocks, data codewords) of
# each kind of block (ISO/IEC 18004, table 9), as far as the check has such symbols.
QR = {(1, "L"): (7, [(1, 19)]), (1, "M"): (10, [(1, 16)]), (1, "Q"): (13, [(1, 13)]),
      (1, "H"): (17, [(1, 9)]), (2, "L"): (10, [(1, 34)]), (2, "M"): (16, [(1, 28)]),
      (2, "Q"): (22, [(1, 22)]), (2, "H"): (28, [(1, 16)]), (3, "L"): (15, [(1, 55)]),
      (3, "M"): (26, [(1, 44)]), (3, "Q"): (18, [(2, 17)]), (3, "H"): (22, [(2, 13)]),
      (4, "L"): (20, [(1, 80)]), (4, "M"): (18, [(2, 32)]), (4, "Q"): (26, [(2, 24)]),
      (4, "H"): (16, [(4, 9)]), (5, "L"): (26, [(1, 108)]), (5, "M"): (24, [(2, 43)]),
      (5, "Q"): (18, [(2, 15), (2, 16)]), (5, "H"): (22, [(2, 11), (2, 12)]),
      (6, "L"): (18, [(2, 68)]), (6, "M"): (16, [(4, 27)]), (6, "Q"): (24, [(4, 19)]),
      (6, "H"): (28, [(4, 15)]), (7, "L"): (20, [(2, 78)]), (7, "M"): (18, [(4, 31)]),
      (7, "Q"): (18, [(2, 14), (4, 15)]), (7, "H"): (26, [(4, 13), (1, 14)]),
      (8, "L"): (24, [(2, 97)]), (8, "M"): (22, [(2, 38), (2, 39)]),
      (8, "Q"): (22, [(4, 18), (2, 19)]), (8, "H"): (26, [(4, 14), (2, 15)])}
RESERVED = {(1, "L"): 3, (1, "M"): 2, (1, "Q"): 1, (1, "H"): 1, (2, "L"): 2, (3, "L"): 1}
ALIGNMENT = {1: [], 2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38],
             8: [6, 24, 42]}
MASKS = [lambda r, c: (r + c) % 2, lambda r, c: r % 2, lambda r, c: c % 3,
         lambda r, c: (r + c) % 3, lambda r, c: (r // 2 + c // 3) % 2,
         lambda r, c: r * c % 2 + r * c % 3, lambda r, c: (r * c % 2 + r * c % 3) % 2,
         lambda r, c: ((r + c) % 2 + r * c % 3) % 2]


class Codewords:
    """places[i] are the modules of codeword i, its most significant bit first."""

    def __init__(self, places, blocks, correction, reserved, fixed):
        self.places, self.blocks = places, blocks
        self.correction, self.reserved, self.fixed = correction, reserved, fixed

    def prove(self, dark, polynomial, first):
        """Each block's value at the roots of its generator has to be 0."""
        values = [int("".join(str(int(dark[place])) for place in modules), 2)
                  for modules in self.places]
        exponents, power = [], 1
        for _ in range(255):
            exponents.append(power)
            power = power << 1 ^ (polynomial if power & 128 else 0)
        logarithms = {value: place for place, value in enumerate(exponents)}
        for block in range(max(self.blocks) + 1):
            word = [value for value, own in zip(values, self.blocks) if own == block]
            for root in range(first, first + self.correction):
                sum_ = 0
                for value in word:
                    product = exponents[(logarithms[sum_] + root) % 255] if sum_ else 0
                    sum_ = product ^ value
                assert sum_ == 0, f"block {block} is no word of its code"


def data_matrix(dark):
    side = len(dark)
    assert dark.shape == (side, side), "a square symbol"
    data, correction, count = DATA_MATRIX[side]
    regions = 1 if side <= 26 else 2
    size = side // regions - 2
    inner = size * regions

    def outer(place):
        return tuple(n + 1 + 2 * (n // size) for n in place)

    places = [[outer(place) for place in modules] for modules in ecc_200(inner)]
    blocks = [i % count for i in range(data)] + [i % count for i in range(correction)]
    assert len(places) == len(blocks)
    each = correction // count
    found = Codewords(places, blocks, each, each % 2, data_matrix_sides(side, places))
    found.prove(dark, 0x12D, 1)
    return found


def ecc_200(n):
    """The codewords' places in a square of n modules (ISO/IEC 16022, annex F)."""
    taken = {}

    def wrap(row, column):
        if row < 0:
            row, column = row + n, column + 4 - (n + 4) % 8
        if column < 0:
            row, column = row + 4 - (n + 4) % 8, column + n
        return row, column

    def put(modules):
        number = len(taken_lists)
        taken_lists.append([wrap(*place) for place in modules])
        taken.update({place: number for place in taken_lists[-1]})

    def shape(row, column):
        put([(row - 2, column - 2), (row - 2, column - 1), (row - 1, column - 2),
             (row - 1, column - 1), (row - 1, column), (row, column - 2), (row, column - 1),
             (row, column)])

    taken_lists = []
    row, column = 4, 0
    while row < n or column < n:
        if (row, column) == (n, 0):
            put([(n - 1, 0), (n - 1, 1), (n - 1, 2), (0, n - 2), (0, n - 1), (1, n - 1),
                 (2, n - 1), (3, n - 1)])
        elif (row, column) == (n - 2, 0) and n % 4:
            put([(n - 3, 0), (n - 2, 0), (n - 1, 0), (0, n - 4), (0, n - 3), (0, n - 2),
                 (0, n - 1), (1, n - 1)])
        elif (row, column) == (n - 2, 0) and n % 8 == 4:
            put([(n - 3, 0), (n - 2, 0), (n - 1, 0), (0, n - 2), (0, n - 1), (1, n - 1),
                 (2, n - 1), (3, n - 1)])
        elif (row, column) == (n + 4, 2) and n % 8 == 0:
            put([(n - 1, 0), (n - 1, n - 1), (0, n - 3), (0, n - 2), (0, n - 1), (1, n - 3),
                 (1, n - 2), (1, n - 1)])
        while row >= 0 and column < n:
            if row < n and column >= 0 and (row, column) not in taken:
                shape(row, column)
            row, column = row - 2, column + 2
        row, column = row + 1, column + 3
        while row < n and column >= 0:
            if row >= 0 and column < n and (row, column) not in taken:
                shape(row, column)
            row, column = row + 2, column - 2
        row, column = row + 3, column + 1
    return taken_lists


def data_matrix_sides(n, places):
    """(modules, limits of the grades 4 to 1, whether it is beside a clock track)"""
    solid, clock = (0, 0.09, 0.13, 0.17), (0.10, 0.15, 0.20, 0.25)
    rest = {(r, c) for r in range(1, n - 1) for c in range(1, n - 1)}
    rest -= {place for modules in places for place in modules}
    # The corner that some sizes leave over says nothing.
    rest -= {(n - 2, n - 2), (n - 2, n - 3), (n - 3, n - 2), (n - 3, n - 3)}
    parts = [([(r, 0) for r in range(n)], solid, False),
             ([(n - 1, c) for c in range(n)], solid, False),
             ([(r, -1) for r in range(n + 1)], solid, False),
             ([(n, c) for c in range(-1, n)], solid, False),
             ([(0, c) for c in range(1, n)], clock, True),
             ([(r, n - 1) for r in range(n - 1)], clock, True),
             ([(-1, c) for c in range(n)], solid, True),
             ([(r, n) for r in range(n)], solid, True)]
    return parts + ([(sorted(rest), clock, True)] if rest else [])


def qr_code(dark):
    side = len(dark)
    version = (side - 17) // 4
    mask_bits = [int(dark[8, c]) for c in range(5)]
    bits = [a ^ b for a, b in zip(mask_bits, (1, 0, 1, 0, 1))]
    level = "MLHQ"[2 * bits[0] + bits[1]]
    mask = MASKS[4 * bits[2] + 2 * bits[3] + bits[4]]
    fixed = qr_patterns(side, version)
    reserved = {place for modules, *_ in fixed[:-1] for place in modules}
    for near in range(9):
        reserved |= {(8, near), (near, 8)}
    for far in range(side - 8, side):
        reserved |= {(8, far), (far, 8)}
    if version >= 7:
        for long in range(6):
            for short in range(side - 11, side - 8):
                reserved |= {(long, short), (short, long)}
    places, right, up = [], side - 1, True
    while right > 0:
        if right == 6:
            right -= 1
        for row in range(side - 1, -1, -1) if up else range(side):
            places += [(row, c) for c in (right, right - 1) if (row, c) not in reserved]
        right, up = right - 2, not up
    correction, kinds = QR[version, level]
    sizes = [data for count, data in kinds for _ in range(count)]
    order = [block for i in range(max(sizes)) for block, size in enumerate(sizes) if i < size]
    order += list(range(len(sizes))) * correction
    words = [places[8 * i:8 * i + 8] for i in range(len(order))]
    unmasked = dark ^ np.array([[mask(r, c) == 0 for c in range(side)] for r in range(side)])
    found = Codewords(words, order, correction, RESERVED.get((version, level), 0), fixed)
    found.prove(unmasked, 0x11D, 0)
    return found


def qr_patterns(side, version):
    """(modules, limits, whether modules are counted); the quiet zone last."""
    def square(row, column, size):
        return [(r, c) for r in range(row, row + size) for c in range(column, column + size)]

    corners = [(6, 6), (6, side - 7), (side - 7, 6)]
    middles = [(r, c) for r in ALIGNMENT[version] for c in ALIGNMENT[version]]
    aligned = [place for r, c in middles if (r, c) not in corners
               for place in square(r - 2, c - 2, 5)]
    parts = [(square(r, c, 8), (0, 1, 2, 3), True)
             for r, c in ((0, 0), (0, side - 8), (side - 8, 0))]
    parts += [([(6, i) for i in range(8, side - 8)], (0, 0.07, 0.11, 0.14), False),
              ([(i, 6) for i in range(8, side - 8)], (0, 0.07, 0.11, 0.14), False)]
    if aligned:
        parts.append((aligned, (0, 0.1, 0.2, 0.3), False))
    inside = set(square(0, 0, side))
    quiet = [place for place in square(-4, -4, side + 8) if place not in inside]
    return parts + [(quiet, (0, 0.09, 0.13, 0.17), False)]
