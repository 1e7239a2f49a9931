"""What the characters of linear symbologies look like, by the tables of their standards."""

from Checks.symbols import SET_A, SETS

CODE_128 = (
    "212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 "
    "122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 "
    "321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 "
    "211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 "
    "213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 "
    "121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 "
    "241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 "
    "412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 "
    "211214 211232 233111").split()
# Bars and spaces in turns, a bit for each of nine modules.
CODE_93 = [f"{number:09b}" for number in (
    0x114, 0x148, 0x144, 0x142, 0x128, 0x124, 0x122, 0x150, 0x112, 0x10A, 0x1A8, 0x1A4, 0x1A2,
    0x194, 0x192, 0x18A, 0x168, 0x164, 0x162, 0x134, 0x11A, 0x158, 0x14C, 0x146, 0x12C, 0x116,
    0x1B4, 0x1B2, 0x1AC, 0x1A6, 0x196, 0x19A, 0x16C, 0x166, 0x136, 0x13A, 0x12E, 0x1D4, 0x1D2,
    0x1CA, 0x16E, 0x176, 0x1AE, 0x126, 0x1DA, 0x1D6, 0x132, 0x15E)]
# Wide elements are 1.
CODE_39 = dict(zip("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%*", (f"{number:09b}" for number in (
    0x034, 0x121, 0x061, 0x160, 0x031, 0x130, 0x070, 0x025, 0x124, 0x064, 0x109, 0x049, 0x148,
    0x019, 0x118, 0x058, 0x00D, 0x10C, 0x04C, 0x01C, 0x103, 0x043, 0x142, 0x013, 0x112, 0x052,
    0x007, 0x106, 0x046, 0x016, 0x181, 0x0C1, 0x1C0, 0x091, 0x190, 0x0D0, 0x085, 0x184, 0x0C4,
    0x0A8, 0x0A2, 0x08A, 0x02A, 0x094))))
CODABAR = dict(zip("0123456789-$:/.+ABCD", (f"{number:07b}" for number in (
    0x03, 0x06, 0x09, 0x60, 0x12, 0x42, 0x21, 0x24, 0x30, 0x48, 0x0C, 0x18, 0x45, 0x51, 0x54,
    0x15, 0x1A, 0x29, 0x0B, 0x0E))))
ITF = dict(zip("0123456789", "00110 10001 01001 11000 00101 10100 01100 00011 10010 01010".split()))
# UPC-E: which digits are of set B, by the check digit, of the number system 0.
UPC_E = "BBBAAA BBABAA BBAABA BBAAAB BABBAA BAABBA BAAABB BABABA BABAAB BAABAB".split()


def runs(bits):
    """The lengths of the runs of equal characters."""
    lengths, before = [], None
    for bit in bits:
        if bit == before:
            lengths[-1] += 1
        else:
            lengths.append(1)
        before = bit
    return lengths


def digit_runs(digit, letter):
    """The four elements of a retail digit; the sets A and C have the same widths, B the reverse."""
    widths = runs(SET_A[int(digit)])
    return widths[::-1] if letter == "B" else widths


def retail_sets(symbology, text):
    """The digits that are drawn, and the set of each."""
    if symbology == "upc_a":
        symbology, text = "ean_13", text.rjust(13, "0")
    if symbology == "ean_13":
        return text[1:], SETS[int(text[0])] + "CCCCCC"
    if symbology == "ean_8":
        return text, "AAAACCCC"
    parity = UPC_E[int(text[7])]
    if text[0] == "1":
        parity = parity.translate(str.maketrans("AB", "BA"))
    return text[1:7], parity
