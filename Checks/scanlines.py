"""What scan lines of a linear code show of its camera, from pixels and corners alone.

Rows of a code are sampled a pixel apart, along its bars shifted to where the bars are; nothing is fitted that knows of
a lens, a sensor or a renderer.
"""

import numpy as np
from scipy.ndimage import map_coordinates
from scipy.signal import find_peaks

# A turn of the levels by no more of the contrast is none.
HYSTERESIS = 0.08
# Rows whose levels along a bar are held against a parabola: light that varies slowly is no noise.
WINDOW = 15
# Of the code's height, where no text and no guard bars' ends are.
TOP, BOTTOM = 0.25, 0.75


def measure(image, corners, module_px, elements):
    """Of a code in `image` (rows × columns, grey levels), with `corners` clockwise from top left.

    Returns None where it has too few rows or no contrast, else a dict: runs per element, standard deviations along bars
    in levels at ink's and paper's middles, at edges in shares of the contrast, the edges' slope in shares of the
    contrast for each px, and the contrast in levels.
    """
    corners = np.asarray(corners, float)
    left, right = corners[3] - corners[0], corners[2] - corners[1]
    rows = int(min(np.linalg.norm(left), np.linalg.norm(right)) * (BOTTOM - TOP))
    width = np.linalg.norm((corners[1] + corners[2] - corners[0] - corners[3]) / 2)
    if rows < WINDOW or width < 20:
        return None
    along = np.arange(-3 * module_px, width + 3 * module_px)
    down = TOP + (BOTTOM - TOP) * (np.arange(rows) + 0.5) / rows
    starts, ends = corners[0] + left * down[:, None], corners[1] + right * down[:, None]

    def sampled(shifts, order):
        share = (along + shifts[:, None]) / width
        x, y = (starts[:, [axis]] + (ends - starts)[:, [axis]] * share for axis in (0, 1))
        return map_coordinates(image, [y, x], order=order, mode="nearest")

    shifts = np.zeros(rows)
    inside = (along > -1.5 * module_px) & (along < width + 1.5 * module_px)
    runs = np.mean([turns(row[inside]) for row in sampled(shifts, 0)]) / (elements + 1)
    for _ in range(2):
        levels = sampled(shifts, 1)
        slope = np.gradient(levels.mean(axis=0))
        # How far to go right in each row, as far as that changes slowly from row to row.
        found = (levels.mean(axis=0) - levels) @ slope / max((slope * slope).sum(), 1e-9)
        shifts = shifts + np.clip(np.polyval(np.polyfit(down, found, 2), down), -2, 2)
    levels = sampled(shifts, 1)
    mean = levels.mean(axis=0)
    low, high = np.percentile(mean, [5, 95])
    contrast = high - low
    if contrast < 20:
        return None
    deviation, slope, share = along_bars(levels), np.abs(np.gradient(mean)), (mean - low) / contrast
    ink, paper, edge = tops(-mean), tops(mean), tops(slope)
    ink, paper, edge = ink[share[ink] < 0.25], paper[share[paper] > 0.75], edge[slope[edge] > 0.5 * slope.max()]
    if min(len(ink), len(paper), len(edge)) < 3:
        return None
    return {"runs": runs, "contrast": contrast, "ink": rms(deviation[ink]), "paper": rms(deviation[paper]),
            "edge": rms(deviation[edge]) / contrast, "slope": np.median(slope[edge]) / contrast}


def tops(levels):
    return 1 + np.flatnonzero((levels[1:-1] >= levels[:-2]) & (levels[1:-1] >= levels[2:]))


def rms(values):
    return np.sqrt(np.mean(values * values))


def along_bars(levels):
    """The standard deviation of each column about a parabola in each window of rows."""
    windows = levels[:len(levels) // WINDOW * WINDOW].reshape(-1, WINDOW, levels.shape[1])
    basis = np.vander(np.linspace(-1, 1, WINDOW), 3)
    off = windows - basis @ (np.linalg.pinv(basis) @ windows)
    return np.sqrt((off ** 2).sum(axis=(0, 1)) / (len(windows) * (WINDOW - 3)))


def turns(row):
    """How many monotone runs a scan line has from the quiet zone before the code to that behind it."""
    least = HYSTERESIS * np.subtract(*np.percentile(row, [95, 5])) + 1e-3
    # Of peaks of one height each counts as high as the dips beside all of them, unless one is a little higher.
    row = row + np.linspace(0, 1e-6, len(row))
    return 1 + sum(len(find_peaks(sign * row, prominence=least)[0]) for sign in (1, -1))


def elements(symbology, modules, text_length):
    """How many bars and spaces a symbol has, by its width or content; None where neither tells."""
    if symbology == "code_128":
        return round((modules - 13) / 11) * 6 + 7
    if symbology == "code_39":
        return 10 * (text_length + 2) - 1
    return {"ean_13": 59, "upc_a": 59, "ean_8": 43, "upc_e": 33}.get(symbology)
