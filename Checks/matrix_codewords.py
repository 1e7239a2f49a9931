"""Which codeword each module of a Data Matrix or a QR code belongs to, and what its blocks correct.

The places are those of pyStrich and segno. The bits are read, too: each block has to be a word of its
Reed-Solomon code, so that a wrong table or place shows.
"""

import dataclasses
import itertools

import numpy as np
import reedsolo
from pystrich.datamatrix.placement import DataMatrixPlacer
from segno import consts, encoder

# Rows, columns: data codewords, codewords of error correction, blocks (ISO/IEC 16022, table 7).
DATA_MATRIX = {
    10: (3, 5, 1), 12: (5, 7, 1), 14: (8, 10, 1), 16: (12, 12, 1), 18: (18, 14, 1),
    20: (22, 18, 1), 22: (30, 20, 1), 24: (36, 24, 1), 26: (44, 28, 1), 32: (62, 36, 1),
    36: (86, 42, 1), 40: (114, 48, 1), 44: (144, 56, 1), 48: (174, 68, 1), 52: (204, 84, 2)}
# By version and level: codewords that are kept to detect errors (ISO/IEC 18004, table 9).
RESERVED = {(1, consts.ERROR_LEVEL_L): 3, (1, consts.ERROR_LEVEL_M): 2, (1, consts.ERROR_LEVEL_Q): 1,
            (1, consts.ERROR_LEVEL_H): 1, (2, consts.ERROR_LEVEL_L): 2, (3, consts.ERROR_LEVEL_L): 1}
# Which shares of bad modules have the grades 4 to 1 (ISO/IEC 15415, annex A; ISO/IEC 18004, annex M).
SOLID, CLOCK = (0, 0.09, 0.13, 0.17), (0.1, 0.15, 0.2, 0.25)
FINDER, TIMING, ALIGNMENT = (0, 1, 2, 3), (0, 0.07, 0.11, 0.14), (0, 0.1, 0.2, 0.3)


@dataclasses.dataclass
class Codewords:
    """places[i] are the rows and columns of codeword i's modules, its most significant bit first."""

    places: np.ndarray
    blocks: np.ndarray
    correction: int
    reserved: int
    # Of each fixed pattern: its modules in an array with the quiet zone around, the limits of its grades, and
    # whether it is beside a clock track, or its bad modules are counted.
    fixed: list

    def prove(self, dark, polynomial, first):
        """Each block's value at the roots of its generator has to be 0."""
        code = reedsolo.RSCodec(self.correction, fcr=first, prim=polynomial)
        values = np.packbits(dark[self.places[..., 0], self.places[..., 1]], axis=1).ravel()
        for block in np.unique(self.blocks):
            word = values[self.blocks == block].tobytes()
            assert all(code.check(word)), f"block {block} is no word of its code"


def in_order(numbers):
    """The places of the numbers from 0 on, the eight of each codeword together."""
    places = np.argwhere(numbers >= 0)
    return places[np.argsort(numbers[numbers >= 0])].reshape(-1, 8, 2)


def data_matrix(dark):
    side = len(dark)
    data, correction, count = DATA_MATRIX[side]
    regions = 1 if side <= 26 else 2
    size = side // regions - 2
    places = in_order(ecc_200(size * regions, data + correction))
    places = places + 1 + 2 * (places // size)
    blocks = np.concatenate([np.arange(data) % count, np.arange(correction) % count])
    each = correction // count
    found = Codewords(places, blocks, each, each % 2, data_matrix_sides(side, places))
    found.prove(dark, 0x12D, 1)
    return found


def ecc_200(side, count):
    """The number of the bit that each module of a square has, or -1; pyStrich places bits, so it is found bit by
    bit."""
    def placed(codewords):
        matrix = [[None] * side for _ in range(side)]
        DataMatrixPlacer().place(codewords, matrix)
        return np.array(matrix)

    numbers = sum(placed([255 * (word >> bit & 1) for word in range(count)]) << 3 + bit for bit in range(9))
    numbers = numbers + sum(placed([bits] * count) << bit for bit, bits in enumerate([0x55, 0x33, 0x0F]))
    if 8 * count < side * side:
        # The corner that some sizes leave over says nothing.
        numbers[-2:, -2:] = -1
    return numbers


def data_matrix_sides(side, places):
    parts = [(np.s_[1:-1, 1], SOLID, False), (np.s_[-2, 1:-1], SOLID, False),
             (np.s_[1:, 0], SOLID, False), (np.s_[-1, :-1], SOLID, False),
             (np.s_[1, 2:-1], CLOCK, True), (np.s_[1:-2, -2], CLOCK, True),
             (np.s_[0, 1:-1], SOLID, True), (np.s_[1:-1, -1], SOLID, True)]
    between = np.zeros((side + 2, side + 2), bool)
    between[2:-2, 2:-2] = True
    between[places[..., 0] + 1, places[..., 1] + 1] = False
    between[-4:-2, -4:-2] = False
    return parts + ([(between, CLOCK, True)] if between.any() else [])


def qr_code(dark):
    side = len(dark)
    version = (side - 17) // 4
    bits = dark[8, :5] ^ np.array([1, 0, 1, 0, 1], bool)
    level, mask = bits[:2] @ [2, 1], bits[2:] @ [4, 2, 1]
    blocks = [kind for kind in consts.ECC[version][level] for _ in range(kind.num_blocks)]
    correction = blocks[0].num_total - blocks[0].num_data
    order = [block for i in range(blocks[-1].num_data) for block, kind in enumerate(blocks) if i < kind.num_data]
    order += list(range(len(blocks))) * correction

    matrix = encoder.make_matrix(side, side)
    encoder.add_finder_patterns(matrix, side, side)
    encoder.add_alignment_patterns(matrix, side, side)
    # Bits are numbered from 3 on: 2 are modules without a bit yet.
    matrix = [list(row) for row in matrix]
    encoder.add_codewords(matrix, range(3, 3 + 8 * len(order)), version)
    places = in_order(np.array(matrix) - 3)
    is_masked = encoder.get_data_mask_functions(False)[mask]
    unmasked = dark ^ np.array([[is_masked(row, column) for column in range(side)] for row in range(side)])
    found = Codewords(places, np.array(order), correction, RESERVED.get((version, level), 0),
                      qr_patterns(side, version))
    found.prove(unmasked, 0x11D, 0)
    return found


def qr_patterns(side, version):
    parts = [(np.s_[4:12, 4:12], FINDER, True), (np.s_[4:12, -12:-4], FINDER, True),
             (np.s_[-12:-4, 4:12], FINDER, True),
             (np.s_[10, 12:-12], TIMING, False), (np.s_[12:-12, 10], TIMING, False)]
    aligned = np.zeros((side + 8, side + 8), bool)
    middles = consts.ALIGNMENT_POS[version - 2] if version > 1 else ()
    for row, column in itertools.product(middles, repeat=2):
        if (row, column) not in [(6, 6), (6, side - 7), (side - 7, 6)]:
            aligned[row + 2:row + 7, column + 2:column + 7] = True
    if aligned.any():
        parts.append((aligned, ALIGNMENT, False))
    quiet = np.ones((side + 8, side + 8), bool)
    quiet[4:-4, 4:-4] = False
    return parts + [(quiet, SOLID, False)]
