"""A grader of linear symbols by ISO/IEC 15416:2016 that shares no code with the bench: it has the pixels of
large sharp frames, and the elements of a frame without faults."""

import numpy as np
from scipy.signal import correlate2d

from Checks.edges import bar_edges, disc

QUIET = {"ean_13": (11, 7), "ean_8": (7, 7), "upc_a": (9, 9), "upc_e": (9, 7)}
SCALES = {"symbol_contrast": ((0.15, 0.2, 0.4, 0.55, 0.7), (0, 1, 2, 3, 4)),
          "modulation": ((0.3, 0.4, 0.5, 0.6, 0.7), (0, 1, 2, 3, 4)),
          "decodability": ((0.2, 0.25, 0.37, 0.5, 0.62), (0, 1, 2, 3, 4)),
          "defects": ((0.15, 0.2, 0.25, 0.3), (4, 3, 2, 1))}


def truth(frame, _reflectances):
    """The elements of a frame without faults, in modules."""
    return np.rint(np.diff(bar_edges(frame.profile(0))) / frame.module_width)


def grade(frame, reflectances, aperture, known, shift=0, dip=0):
    """Means over ten scans, by parameter, and of the scans' grades, which is the symbol's.

    shift: by how much of the contrast the global threshold is moved, to see what hangs on it.
    dip: how deep, as a share of the contrast, what lies between two peaks has to be to count.
    """
    code = frame.codes[0]
    symbology, width = code["symbology"], code["modules_wide"]
    left, top = frame.corners[0]
    module = frame.module_width
    bars = code["modules_high"] - (5 if symbology in QUIET else 0)
    zones = QUIET.get(symbology, (10, 10))
    # On the picture, as far as it reaches.
    room = (left / module, (frame.width - left) / module - width)
    quiet = all(has > wants - 0.01 for has, wants in zip(room, zones))
    first = max(0, round(left - zones[0] * module))
    last = min(frame.width, round(left + (width + zones[1]) * module))
    places = (np.arange(4 * first, 4 * last) / 4 + 0.125 - left) / module
    scans = []
    for number in range(10):
        y = top + bars * module * (0.14 + 0.08 * number)
        profile = scan(reflectances, y, aperture * module / 2)[4 * first:4 * last]
        scans.append(grade_scan(places, profile, symbology, known, width, quiet, shift, dip))
        scans[-1]["grade"] = min(scans[-1].values())
    return {name: round(np.mean([each[name] for each in scans]) + 1e-9, 1) for name in scans[0]}


def scan(reflectances, y, radius):
    """The mean over a disc on the line y, at four places in each pixel."""
    reach = int(np.ceil(radius)) + 1
    rows = np.arange(int(y) - reach, int(y) + reach + 1)
    band = np.pad(reflectances[rows], ((0, 0), (reach, reach)), mode="edge")
    # The places are an eighth, three eighths, … into their own pixel.
    kernels = [disc(rows - y, np.arange(-reach, reach + 1) - place, radius, 24)
               for place in (0.125, 0.375, 0.625, 0.875)]
    return np.stack([correlate2d(band, kernel, mode="valid")[0] for kernel in kernels], axis=1).ravel()


def grade_scan(places, profile, symbology, known, width, quiet, shift, dip):
    light, dark = profile.max(), profile.min()
    contrast = light - dark
    threshold = (light + dark) / 2 + shift * contrast
    is_bar = profile < threshold
    changes = np.flatnonzero(np.diff(is_bar))
    steps = (threshold - profile[changes]) / (profile[changes + 1] - profile[changes])
    edges = places[changes] + steps * (places[changes + 1] - places[changes])
    pieces = np.split(np.where(is_bar, -profile, profile), changes + 1)
    kinds = [bool(bar[0]) for bar in np.split(is_bar, changes + 1)]
    peaks = np.abs([piece.max() for piece in pieces])
    least = np.abs(np.diff(peaks)).min() if len(peaks) > 1 else 0
    uneven = max(nonuniformity(piece, dip * contrast) for piece in pieces)
    is_framed = not kinds[0] and not kinds[-1]
    value = decodability(np.diff(edges), known, symbology) if is_framed else 0
    stray = any(bar and (start < -0.55 or end > width + 0.55) for bar, start, end in zip(kinds[1:-1], edges, edges[1:]))
    return {
        "decode": 4 if value > 0 else 0,
        "symbol_contrast": interpolate("symbol_contrast", contrast),
        "minimum_reflectance": 4 if dark <= light / 2 else 0,
        "edge_contrast": 4 if least >= 0.15 else 0,
        "modulation": interpolate("modulation", least / contrast),
        "defects": interpolate("defects", uneven / contrast),
        "decodability": interpolate("decodability", value),
        "quiet_zone": 4 if quiet and not stray and is_framed else 0}


def interpolate(name, value):
    values, grades = SCALES[name]
    return round(float(np.interp(value, values, grades, right=0 if name == "defects" else None)), 1)


def nonuniformity(heights, dip=0):
    """The highest peak less the lowest valley between peaks: what rain would fill, at its deepest, against
    the highest."""
    from_left = np.maximum.accumulate(heights)
    from_right = np.maximum.accumulate(heights[::-1])[::-1]
    pools = heights < np.minimum(from_left, from_right) - max(dip, 1e-12)
    return heights.max() - heights[pools].min() if pools.any() else 0


def characters(symbology, count):
    """Of so many elements: where each character begins, and how many elements and modules it has."""
    if symbology in ("code_128", "code_93"):
        return np.arange(0, count - 1, 6), 6, 11 if symbology == "code_128" else 9
    if symbology == "code_39":
        return np.arange(0, count, 10), 9, None
    if symbology == "codabar":
        return np.arange(0, count, 8), 7, None
    if symbology == "itf":
        # After a start of four narrow elements, before a stop of three.
        return np.arange(4, count - 3, 10), 10, None
    half = 3 + 4 * (4 if symbology == "ean_8" else 6)
    right = [] if symbology == "upc_e" else np.arange(half + 5, count - 3, 4)
    return np.concatenate([np.arange(3, half, 4), right]).astype(int), 4, 7


def decodability(widths, known, symbology):
    """0 where the elements do not say what those of the symbol without faults do."""
    if len(widths) != len(known):
        return 0
    starts, size, modules = characters(symbology, len(known))
    places = starts[:, None] + np.arange(size)
    if symbology == "itf" and widths[-3] < widths[-2:].mean() * 1.5:
        return 0
    own, meant = widths[places], known[places]
    if modules is None:
        return max(0, two_widths(own, meant > 1.5, symbology))
    own = own * modules / own.sum(axis=1, keepdims=True)
    is_bar = places % 2 == 0
    bars, meant_bars = (np.where(is_bar, each, 0).sum(axis=1) for each in (own, meant))
    sums, meant_sums = (each[:, :-2] + each[:, 1:-1] for each in (own, meant))
    # From edge to similar edge: the distance from a reference threshold as a share of half a module, below 0
    # on the other side of it.
    values = [1 - np.abs(sums - meant_sums).max() / 0.5]
    if symbology == "code_128":
        values.append(1 - np.abs(bars - meant_bars).max() / 1.75)
    if symbology in QUIET:
        # The digits 1 and 7, 2 and 8 have sums in common, of 3 and 4; the bars tell them apart, 3 or 5 modules,
        # 2 or 4.
        is_shared = np.isin(meant_sums, (3, 4)).all(axis=1)
        thresholds = 3 + meant_bars % 2
        values.append(((bars - thresholds) * (meant_bars - thresholds))[is_shared].min(initial=1))
    return max(0, min(values))


def two_widths(widths, is_wide, symbology):
    """How near a narrow or a wide element comes to the limit between the two, as a share of the means' distance
    from it; below 0 beyond it."""
    narrow, wide = widths[~is_wide].mean(), widths[is_wide].mean()
    totals = widths.sum(axis=1, keepdims=True)
    limits = {"code_39": totals / 8, "itf": totals * 7 / 64}.get(symbology, np.array([[(narrow + wide) / 2]]))
    if not ((narrow < limits) & (limits < wide)).all():
        return 0
    return np.where(is_wide, (widths - limits) / (wide - limits), (limits - widths) / (limits - narrow)).min()
