"""What scan lines of a linear code show of its camera, from pixels and corners alone.

Rows of a code are sampled a pixel apart, along its bars shifted to where the bars are; nothing is
fitted that knows of a lens, a sensor or a renderer.
"""

import numpy
from scipy.ndimage import map_coordinates

# A turn of the levels by less of the contrast is none.
HYSTERESIS = 0.08
# Rows whose levels along a bar are held against a parabola: light that varies slowly is no noise.
WINDOW = 15
# Of the code's height, where no text and no guard bars' ends are.
TOP, BOTTOM = 0.25, 0.75


def measure(image, corners, module_px, elements):
    """Of a code in `image` (rows × columns, grey levels), with `corners` clockwise from top left.

    Returns None where it has too few rows or no contrast, else a dict: runs per element, standard
    deviations along bars in levels at ink's and paper's middles, at edges in shares of the contrast,
    the edges' slope in shares of the contrast for each px, and the contrast in levels.
    """
    corners = numpy.asarray(corners, float)
    sides = (numpy.linalg.norm(corners[a] - corners[b]) for a, b in ((3, 0), (2, 1)))
    height = min(sides) * (BOTTOM - TOP)
    width = numpy.linalg.norm((corners[1] + corners[2] - corners[0] - corners[3]) / 2)
    rows = int(height)
    if rows < WINDOW or width < 20:
        return None
    margin = 3 * module_px
    along = numpy.arange(-margin, width + margin, 1.0)
    down = TOP + (BOTTOM - TOP) * (numpy.arange(rows) + 0.5) / rows

    def sampled(shifts, order):
        share = (along[None, :] + shifts[:, None]) / width
        left = corners[0] + (corners[3] - corners[0]) * down[:, None]
        right = corners[1] + (corners[2] - corners[1]) * down[:, None]
        place = left[:, None, :] + (right - left)[:, None, :] * share[:, :, None]
        return map_coordinates(image, [place[:, :, 1], place[:, :, 0]], order=order, mode="nearest")

    none = numpy.zeros(rows)
    runs = numpy.mean([turns(row, along, module_px, width)
                       for row in sampled(none, 0)]) / (elements + 1)
    shifts = none
    for _ in range(2):
        levels = sampled(shifts, 1)
        mean = levels.mean(axis=0)
        slope = numpy.gradient(mean)
        found = ((mean - levels) * slope).sum(axis=1) / max((slope * slope).sum(), 1e-9)
        # Where a row's bars lie, as far as it changes slowly from row to row; `found` is how far to
        # go right.
        parabola = numpy.polyfit(down, found, 2)
        shifts = shifts + numpy.clip(numpy.polyval(parabola, down), -2, 2)
    levels = sampled(shifts, 1)
    mean = levels.mean(axis=0)
    slope = numpy.abs(numpy.gradient(mean))
    low, high = numpy.percentile(mean, [5, 95])
    contrast = high - low
    if contrast < 20:
        return None
    deviation = along_bars(levels)
    inner = slice(1, -1)
    share = (mean - low) / contrast
    least = (mean[inner] <= mean[:-2]) & (mean[inner] <= mean[2:]) & (share[inner] < 0.25)
    most = (mean[inner] >= mean[:-2]) & (mean[inner] >= mean[2:]) & (share[inner] > 0.75)
    edge = (slope[inner]
            >= slope[:-2]) & (slope[inner] >= slope[2:]) & (slope[inner] > 0.5 * slope.max())
    if min(least.sum(), most.sum(), edge.sum()) < 3:
        return None
    return {
        "runs": float(runs), "contrast": float(contrast),
        "ink": rms(deviation[inner][least]), "paper": rms(deviation[inner][most]),
        "edge": rms(deviation[inner][edge]) / contrast,
        "slope": float(numpy.median(slope[inner][edge])) / contrast,
    }


def rms(values):
    return float(numpy.sqrt(numpy.mean(values * values)))


def along_bars(levels):
    """The standard deviation of each column about a parabola in each window of rows."""
    basis = numpy.vander(numpy.linspace(-1, 1, WINDOW), 3)
    off = numpy.eye(WINDOW) - basis @ numpy.linalg.pinv(basis)
    parts = [levels[top:top + WINDOW] for top in range(0, len(levels) - WINDOW + 1, WINDOW)]
    squares = sum(((off @ part) ** 2).sum(axis=0) for part in parts)
    return numpy.sqrt(squares / (len(parts) * (WINDOW - 3)))


def turns(row, along, module_px, width):
    """How many monotone runs a scan line has from the quiet zone before the code to that behind it."""
    inside = row[(along > -1.5 * module_px) & (along < width + 1.5 * module_px)]
    least = HYSTERESIS * (numpy.percentile(inside, 95) - numpy.percentile(inside, 5))
    count, direction, extreme = 0, 0, inside[0]
    for level in inside[1:]:
        if direction >= 0 and level > extreme or direction <= 0 and level < extreme:
            if direction == 0 and abs(level - extreme) <= least:
                continue
            if direction == 0:
                direction, count = (1 if level > extreme else -1), 1
            extreme = level
        elif abs(level - extreme) > least:
            direction, extreme, count = -direction, level, count + 1
    return count


def elements(symbology, modules, text_length):
    """How many bars and spaces a symbol has, by its width or content; None where neither tells."""
    fixed = {"ean_13": 59, "upc_a": 59, "ean_8": 43, "upc_e": 33}
    if symbology in fixed:
        return fixed[symbology]
    if symbology == "code_128":
        return round((modules - 13) / 11) * 6 + 7
    if symbology == "code_39":
        return 10 * (text_length + 2) - 1
    return None
