"""A grader of linear symbols by ISO/IEC 15416:2016 that shares no code with the bench: it has the
pixels of a large sharp frame, and the tables of the symbologies."""

import numpy as np

from Checks import print_tables as tables

QUIET = {"ean_13": (11, 7), "ean_8": (7, 7), "upc_a": (9, 9), "upc_e": (9, 7)}
RETAIL = set(QUIET)
SCALES = {"symbol_contrast": ((0.15, 0.2, 0.4, 0.55, 0.7), (0, 1, 2, 3, 4)),
          "modulation": ((0.3, 0.4, 0.5, 0.6, 0.7), (0, 1, 2, 3, 4)),
          "decodability": ((0.2, 0.25, 0.37, 0.5, 0.62), (0, 1, 2, 3, 4)),
          "defects": ((0.15, 0.2, 0.25, 0.3), (4, 3, 2, 1))}


def grade(frame, reflectances, aperture, shift=0, dip=0):
    """Means over ten scans, by parameter, and the symbol's grade.

    shift: by how much of the contrast the global threshold is moved, to see what hangs on it.
    dip: how deep, as a share of the contrast, what lies between two peaks has to be to count.
    """
    code = frame.codes[0]
    symbology, text = code["symbology"], code["text"]
    left, top = frame.corners[0]
    module = frame.module_width
    width = code["modules_wide"]
    bars = code["modules_high"] - (5 if symbology in RETAIL else 0)
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
        scans.append(grade_scan(places, profile, symbology, text, width, quiet, shift, dip))
    means = {name: round(np.mean([each[name] for each in scans]) + 1e-9, 1) for name in scans[0]}
    return means, round(np.mean([min(each.values()) for each in scans]) + 1e-9, 1)


def scan(reflectances, y, radius):
    """The mean over a disc on the line y, at four places in each pixel."""
    reach = int(np.ceil(radius)) + 1
    parts = (np.arange(24) + 0.5) / 24
    result = np.zeros((reflectances.shape[1], 4))
    for place in range(4):
        # The pixels' parts from the place, which is an eighth, three eighths, … into its own.
        across = (np.arange(-reach, reach + 1)[:, None] + parts - (place + 0.5) / 4).ravel()
        total = 0
        for row in range(int(y) - reach, int(y) + reach + 1):
            down = row + parts - y
            inside = (across[None, :] ** 2 + down[:, None] ** 2 <= radius ** 2).sum(axis=0)
            kernel = inside.reshape(-1, 24).sum(axis=1).astype(float)
            total += kernel.sum()
            line = np.pad(reflectances[row], reach, mode="edge")
            result[:, place] += np.convolve(line, kernel[::-1], mode="valid")
        result[:, place] /= total
    return result.ravel()


def grade_scan(places, profile, symbology, text, width, quiet, shift, dip):
    light, dark = profile.max(), profile.min()
    contrast = light - dark
    threshold = (light + dark) / 2 + shift * contrast
    is_bar = profile < threshold
    changes = np.flatnonzero(np.diff(is_bar.astype(int)))
    steps = (threshold - profile[changes]) / (profile[changes + 1] - profile[changes])
    edges = places[changes] + steps * (places[changes + 1] - places[changes])
    pieces = np.split(profile, changes + 1)
    kinds = [bool(bar[0]) for bar in np.split(is_bar, changes + 1)]
    peaks = [piece.min() if bar else piece.max() for piece, bar in zip(pieces, kinds)]
    least = np.abs(np.diff(peaks)).min() if len(peaks) > 1 else 0
    uneven = max(nonuniformity(-piece if bar else piece, dip * contrast)
                 for piece, bar in zip(pieces, kinds))
    value = 0
    if not kinds[0] and not kinds[-1]:
        value = decodability(np.diff(edges), symbology, text)
    stray = any(bar and (start < -0.55 or end > width + 0.55) for bar, start, end in zip(
        kinds[1:-1], edges, edges[1:]))
    return {
        "decode": 4 if value > 0 else 0,
        "symbol_contrast": interpolate("symbol_contrast", contrast),
        "minimum_reflectance": 4 if dark <= light / 2 else 0,
        "edge_contrast": 4 if least >= 0.15 else 0,
        "modulation": interpolate("modulation", least / contrast),
        "defects": interpolate("defects", uneven / contrast),
        "decodability": interpolate("decodability", value),
        "quiet_zone": 4 if quiet and not stray and not kinds[0] and not kinds[-1] else 0}


def interpolate(name, value):
    values, grades = SCALES[name]
    if name == "defects" and value > values[-1]:
        return 0
    return round(float(np.interp(value, values, grades)), 1)


def nonuniformity(heights, dip=0):
    """The highest peak less the lowest valley between peaks: what rain would fill, at its
    deepest, against the highest."""
    from_left = np.maximum.accumulate(heights)
    from_right = np.maximum.accumulate(heights[::-1])[::-1]
    filled = np.minimum(from_left, from_right)
    pools = heights < filled - max(dip, 1e-12)
    return heights.max() - heights[pools].min() if pools.any() else 0


def decodability(widths, symbology, text):
    """0 where the elements do not say the text."""
    value = {"code_128": code_128, "code_93": code_93, "code_39": code_39, "codabar": codabar,
             "itf": itf}.get(symbology, lambda widths, text: retail(widths, symbology, text))
    return max(0, value(widths, text))


def measured(widths, modules):
    """The edge-to-similar-edge measurements in modules, rounded at the reference thresholds, and
    the least distance from one of these as a share of half a module."""
    sums = (widths[:-2] + widths[1:-1]) * modules / widths.sum()
    thresholds = np.arange(1.5, modules)
    distance = np.abs(sums[:, None] - thresholds).min()
    return tuple(np.searchsorted(thresholds, sums) + 1), distance / 0.5


def sums_of(pattern):
    return tuple(a + b for a, b in zip(pattern[:-2], pattern[1:-1]))


def retail(widths, symbology, text):
    digits, sets = tables.retail_sets(symbology, text)
    half = len(digits) if symbology == "upc_e" else len(digits) // 2
    count = 3 + 4 * half + (6 if symbology == "upc_e" else 5 + 4 * half + 3)
    if len(widths) != count:
        return 0
    values = []
    for number, (digit, letter) in enumerate(zip(digits, sets)):
        start = 3 + 4 * number + (5 if number >= half else 0)
        own = widths[start:start + 4]
        meant = tables.digit_runs(digit, letter)
        sums, value = measured(own, 7)
        if sums != sums_of(meant):
            return 0
        values.append(value)
        if digit in "1278":
            bars = own[1::2] if letter in "AB" else own[::2]
            total = bars.sum() * 7 / own.sum()
            # 1 and 2 have the wider bars where the sum is even, 7 and 8 where it is odd.
            threshold = 4 if letter == "A" else 3
            is_wide = total > threshold
            if is_wide != ((digit in "12") == (letter != "A")):
                return 0
            values.append(abs(total - threshold))
    return min(values)


def code_128(widths, text):
    if len(widths) % 6 != 1:
        return 0
    read, values = [], []
    by_sums = {sums_of([int(c) for c in pattern]): number
               for number, pattern in enumerate(tables.CODE_128)}
    for start in range(0, len(widths) - 6, 6):
        own = widths[start:start + 6]
        sums, value = measured(own, 11)
        if sums not in by_sums:
            return 0
        read.append(by_sums[sums])
        dark = sum(int(c) for c in tables.CODE_128[read[-1]][::2])
        off = abs(own[::2].sum() * 11 / own.sum() - dark)
        values += [value, (1.75 - off) / 1.75]
    *data, check, stop = read
    total = data[0] + sum(place * number for place, number in enumerate(data))
    return min(values) if stop == 106 and total % 103 == check else 0


def code_93(widths, text):
    if len(widths) % 6 != 1:
        return 0
    read, values = [], []
    by_sums = {sums_of(tables.runs(bits)): number for number, bits in enumerate(tables.CODE_93)}
    for start in range(0, len(widths) - 1, 6):
        sums, value = measured(widths[start:start + 6], 9)
        if sums not in by_sums:
            return 0
        read.append(by_sums[sums])
        values.append(value)
    if read[0] != 47 or read[-1] != 47:
        return 0
    data = read[1:-1]
    for most, place in ((20, -2), (15, -1)):
        body = data[:place][::-1]
        if sum(n * (i % most + 1) for i, n in enumerate(body)) % 47 != data[place]:
            return 0
    return min(values)


def code_39(widths, text):
    patterns = [tables.CODE_39[c] for c in f"*{text}*"]
    return two_widths(widths, patterns, range(0, len(widths), 10), 9, lambda own: own.sum() / 8)


def codabar(widths, text):
    patterns = [tables.CODABAR[c] for c in text.upper()]
    return two_widths(widths, patterns, range(0, len(widths), 8), 7, None)


def itf(widths, text):
    # A start of four narrow elements, a stop of a wide bar and two narrow elements.
    if len(widths) != 4 + 5 * len(text) + 3 or widths[-3] < widths[-2:].mean() * 1.5:
        return 0
    pairs = [tables.ITF[a] + tables.ITF[b] for a, b in zip(text[::2], text[1::2])]
    patterns = ["".join(pair[i // 2 + 5 * (i % 2)] for i in range(10)) for pair in pairs]
    return two_widths(
        widths, patterns, range(4, len(widths) - 3, 10), 10, lambda own: own.sum() * 7 / 64)


def two_widths(widths, patterns, starts, size, threshold):
    if len(patterns) != len(starts) or starts[-1] + size > len(widths):
        return 0
    characters = [widths[start:start + size] for start in starts]
    wide = [np.array([c == "1" for c in pattern]) for pattern in patterns]
    every, which = np.concatenate(characters), np.concatenate(wide)
    narrow_mean, wide_mean = every[~which].mean(), every[which].mean()
    values = []
    for own, pattern in zip(characters, wide):
        limit = threshold(own) if threshold else (narrow_mean + wide_mean) / 2
        if not narrow_mean < limit < wide_mean or not np.array_equal(own > limit, pattern):
            return 0
        values.append((limit - own[~pattern].max()) / (limit - narrow_mean))
        if pattern.any():
            values.append((own[pattern].min() - limit) / (wide_mean - limit))
    return min(values)
