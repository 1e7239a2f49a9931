"""A grader of Data Matrix and QR codes by ISO/IEC 15415:2011 that shares no code with the bench."""

import numpy as np

from Checks import matrix_codewords

MARGIN = {"data_matrix": 1, "qr_code": 4}
CONTRAST = (0.7, 0.55, 0.4, 0.2)
MODULATION = (0.5, 0.4, 0.3, 0.2)
UNUSED = (0.62, 0.5, 0.37, 0.25)
AXIAL = (0.06, 0.08, 0.1, 0.12)


def modules_of(frame, reflectances, aperture):
    """What the aperture sees at each module and the quiet zone, and which modules the picture has
    room for."""
    code = frame.codes[0]
    margin = MARGIN[code["symbology"]]
    (left, top), _, (right, bottom), _ = frame.corners
    rows, columns = round(code["modules_high"]), round(code["modules_wide"])
    height, width = (bottom - top) / rows, (right - left) / columns
    radius = aperture * width / 2
    pad = int(np.ceil((margin + 1) * max(width, height)))
    padded = np.pad(reflectances, pad, mode="edge")
    seen = np.array([[disc(padded, top + (r + 0.5) * height + pad, left + (c + 0.5) * width + pad,
                           radius) for c in range(-margin, columns + margin)]
                     for r in range(-margin, rows + margin)])
    room = min(left / width, top / height, (frame.width - right) / width,
               (frame.height - bottom) / height)
    return seen, margin, room, width, height


def disc(pixels, y, x, radius):
    reach = int(np.ceil(radius)) + 1
    parts = (np.arange(8) + 0.5) / 8
    rows = np.arange(int(y) - reach, int(y) + reach + 1)
    columns = np.arange(int(x) - reach, int(x) + reach + 1)
    down = (rows[:, None] + parts - y).ravel() ** 2
    across = (columns[:, None] + parts - x).ravel() ** 2
    inside = down[:, None] + across[None, :] <= radius ** 2
    weights = inside.reshape(len(rows), 8, len(columns), 8).sum(axis=(1, 3))
    return (pixels[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1] * weights).sum() / weights.sum()


def truth(frame, reflectances, aperture=0.8):
    """The modules of a frame without faults, and their codewords."""
    seen, margin, *_ = modules_of(frame, reflectances, aperture)
    dark = (seen < (seen.max() + seen.min()) / 2)[margin:-margin, margin:-margin]
    read = getattr(matrix_codewords, frame.codes[0]["symbology"])
    return dark, read(dark)


def grade(frame, reflectances, aperture, known, shift=0, dip=0):
    """shift: by how much of the contrast each module is lighter, to see what hangs on it."""
    del dip  # Of scan lines alone.
    dark, codewords = known
    seen, margin, room, width, height = modules_of(frame, reflectances, aperture)
    light, black = seen.max(), seen.min()
    contrast = light - black
    threshold = (light + black) / 2 - shift * contrast
    modulation = 2 * np.abs(seen - threshold) / contrast
    wrong = (seen < threshold) != np.pad(dark, margin)
    rows, columns = np.indices(wrong.shape) - margin
    ring = np.maximum.reduce([-rows, -columns, rows + 1 - dark.shape[0],
                              columns + 1 - dark.shape[1]])
    wrong |= ring > room + 0.01

    def at(array, place):
        return array[place[0] + margin, place[1] + margin]

    errors = np.array([any(at(wrong, p) for p in word) for word in codewords.places])
    least = np.array([min(at(modulation, p) for p in word) for word in codewords.places])
    unused = left_over(codewords, errors)
    axial = abs(width - height) / ((width + height) / 2)
    levels = np.array([[step(value, MODULATION) for value in row] for row in modulation])
    levels[wrong] = -1
    grades = {
        "decode": 4 if unused >= 0 else 0,
        "symbol_contrast": step(contrast, CONTRAST),
        "modulation": overlay(codewords, least, np.zeros_like(errors)),
        "reflectance_margin": overlay(codewords, least, errors),
        "fixed_pattern_damage": fixed_damage(
            codewords.fixed, lambda place: at(levels, place), margin == 1),
        "axial_nonuniformity": step(-axial, [-limit for limit in AXIAL]),
        "grid_nonuniformity": 4,
        "unused_error_correction": step(unused, UNUSED)}
    return grades, min(grades.values())


def step(value, limits):
    """The grade 4 from the first limit on, 3 from the second, …"""
    return next((4 - i for i, limit in enumerate(limits) if value >= limit - 1e-9), 0)


def left_over(codewords, errors):
    blocks = np.array(codewords.blocks)
    return min(1 - 2 * errors[blocks == block].sum() / (codewords.correction - codewords.reserved)
               for block in set(codewords.blocks))


def overlay(codewords, least, errors):
    return max(min(4 - i, step(left_over(codewords, errors | (least < limit - 1e-9)), UNUSED))
               for i, limit in enumerate(MODULATION))


def fixed_damage(parts, level, has_mean):
    grades, beside = [], []
    for modules, limits, third in parts:
        found = [level(place) for place in modules]
        counted = third and not has_mean
        best = 0
        for wanted in (4, 3, 2, 1):
            bad = sum(one < wanted for one in found)
            share = bad if counted else bad / len(modules)
            best = max(best, min(wanted, step(-share, [-limit for limit in limits])))
        grades.append(best)
        beside.append(has_mean and third)
    if not has_mean:
        return min(grades)
    tracks = min(g for g, is_track in zip(grades, beside) if is_track)
    sides = [g for g, is_track in zip(grades, beside) if not is_track]
    mean = (sum(sides) + tracks) / (len(sides) + 1)
    return min(min(grades), step(mean, (4, 3.5, 3, 2.5)))
