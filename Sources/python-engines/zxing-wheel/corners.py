"""What the library's integer positions stand for: Sources/scanbench-engine-zxing/README.md shows the evidence."""


def in_contract_terms(corners, symbology):
    """The corners in the order and the coordinates of Documentation/ENGINES.md.

    Positions of matrix symbols are points between pixels; those of PDF417 name pixels; those of linear symbols
    name the first and the last pixel of the bars in two of the image's rows or columns.
    """
    if symbology in ("aztec", "data_matrix", "qr_code", None):
        return corners
    centred = [(x + 0.5, y + 0.5) for x, y in corners]
    return centred if symbology == "pdf417" else outer_edges(centred)


def outer_edges(corners):
    """Which row is the top depends on the image alone, so upside down it is the symbol's bottom."""
    (left, top), (right, bottom) = corners[0], corners[1]
    across, down = right - left, bottom - top
    if abs(across) >= abs(down):
        reading = (-1 if across < 0 else 1, 0)
    else:
        reading = (0, -1 if down < 0 else 1)
    below = (-reading[1], reading[0])
    side = (corners[3][0] - left, corners[3][1] - top)
    if side[0] * below[0] + side[1] * below[1] < 0:
        corners = [corners[3], corners[2], corners[1], corners[0]]
    # Half a pixel outwards: along the reading direction, and across it.
    signs = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    return [(x + (along * reading[0] + across * below[0]) / 2, y + (along * reading[1] + across * below[1]) / 2)
            for (x, y), (along, across) in zip(corners, signs)]
