"""What symbols look like: EAN-13 by its own tables, matrix codes from a large sharp frame."""

import numpy as np

from Checks.edges import extent

# ISO/IEC 15420, number set A (the left digits of odd parity), its mirror images and complements B
# and C, and the sets that stand for the first digit.
SET_A = ["0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111", "0001011"]
SETS = ["AAAAAA", "AABABB", "AABBAB", "AABBBA", "ABAABB", "ABBAAB", "ABBBAA", "ABABAB", "ABABBA", "ABBABA"]


def ean_13(text):
    """The 95 modules of an EAN-13, dark ones true."""
    right = ["".join("10"[int(module)] for module in digit) for digit in SET_A]
    left = {"A": SET_A, "B": [digit[::-1] for digit in right]}
    bits = "101"
    for name, digit in zip(SETS[int(text[0])], text[1:7]):
        bits += left[name][int(digit)]
    bits += "01010" + "".join(right[int(digit)] for digit in text[7:]) + "101"
    return np.array([bit == "1" for bit in bits])


def changes(modules):
    """The lines between a row's modules at which light and dark meet."""
    return np.flatnonzero(np.diff(modules.astype(int), prepend=0, append=0))


def ean_13_lines(frame):
    """The lines between the modules of a frame's EAN-13 at which light and dark meet."""
    return changes(ean_13(frame.codes[0]["text"]))


def qr_code(frame):
    """The modules of a QR code in a large sharp frame."""
    left, right = extent(frame.coverage)
    top, bottom = extent(frame.coverage.T)
    # The first row begins with the seven dark modules of a finder pattern.
    run = np.flatnonzero(frame.coverage[int(top) + 4, int(left) + 2:] < 0.5)[0] + 2
    count = 17 + 4 * round(((right - left) / (run / 7) - 17) / 4)
    middles = (np.arange(count) + 0.5) / count
    x = (left + (right - left) * middles).astype(int)
    y = (top + (bottom - top) * middles).astype(int)
    return frame.coverage[np.ix_(y, x)] > 0.5
