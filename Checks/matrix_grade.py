"""A grader of Data Matrix and QR codes by ISO/IEC 15415:2011 that shares no code with the bench."""

import numpy as np

from Checks import matrix_codewords
from Checks.edges import disc

MARGIN = {"data_matrix": 1, "qr_code": 4}
# The least values of the grades 4 to 1; of what ought to be small the greatest ones, negative.
CONTRAST = (0.7, 0.55, 0.4, 0.2)
MODULATION = (0.5, 0.4, 0.3, 0.2)
UNUSED = (0.62, 0.5, 0.37, 0.25)
AXIAL = (-0.06, -0.08, -0.1, -0.12)


def modules_of(frame, reflectances, aperture):
    """What the aperture sees at each module and the quiet zone, the size of that, and for how many modules
    of it the picture has room; and how wide and high a module is."""
    code = frame.codes[0]
    margin = MARGIN[code["symbology"]]
    (left, top), _, (right, bottom), _ = frame.corners
    rows, columns = round(code["modules_high"]), round(code["modules_wide"])
    height, width = (bottom - top) / rows, (right - left) / columns
    radius = aperture * width / 2
    pad = int(np.ceil((margin + 1) * max(width, height)))
    padded = np.pad(reflectances, pad, mode="edge")
    ys = top + (np.arange(-margin, rows + margin) + 0.5) * height + pad
    xs = left + (np.arange(-margin, columns + margin) + 0.5) * width + pad
    seen = np.array([[mean_in_disc(padded, y, x, radius) for x in xs] for y in ys])
    room = min(left / width, top / height, (frame.width - right) / width, (frame.height - bottom) / height)
    return seen, margin, room, width, height


def mean_in_disc(pixels, y, x, radius):
    reach = int(np.ceil(radius)) + 1
    rows, columns = (np.arange(int(middle) - reach, int(middle) + reach + 1) for middle in (y, x))
    return (pixels[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1] * disc(rows - y, columns - x, radius, 8)).sum()


def truth(frame, reflectances, aperture=0.8):
    """The modules of a frame without faults, and their codewords."""
    seen, margin, *_ = modules_of(frame, reflectances, aperture)
    dark = (seen < (seen.max() + seen.min()) / 2)[margin:-margin, margin:-margin]
    return dark, getattr(matrix_codewords, frame.codes[0]["symbology"])(dark)


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
    ring = np.maximum.reduce([-rows, -columns, rows + 1 - dark.shape[0], columns + 1 - dark.shape[1]])
    wrong |= ring > room + 0.01

    words = tuple(np.moveaxis(codewords.places, 2, 0) + margin)
    errors, least = wrong[words].any(axis=1), modulation[words].min(axis=1)
    unused = left_over(codewords, errors)
    grades = {
        "decode": 4 if unused >= 0 else 0,
        "symbol_contrast": step(contrast, CONTRAST),
        "modulation": overlay(codewords, least, np.zeros_like(errors)),
        "reflectance_margin": overlay(codewords, least, errors),
        "fixed_pattern_damage": fixed_damage(
            codewords.fixed, np.where(wrong, -1, step(modulation, MODULATION)), has_mean=margin == 1),
        "axial_nonuniformity": step(-abs(width - height) / ((width + height) / 2), AXIAL),
        "grid_nonuniformity": 4,
        "unused_error_correction": step(unused, UNUSED)}
    return {**grades, "grade": min(grades.values())}


def step(values, limits):
    """The grade 4 from the first limit on, 3 from the second, …"""
    return np.sum(np.asarray(values)[..., None] >= np.array(limits) - 1e-9, axis=-1)


def left_over(codewords, errors):
    return 1 - 2 * np.bincount(codewords.blocks, errors).max() / (codewords.correction - codewords.reserved)


def overlay(codewords, least, errors):
    return max(min(4 - i, step(left_over(codewords, errors | (least < limit - 1e-9)), UNUSED))
               for i, limit in enumerate(MODULATION))


def fixed_damage(parts, levels, has_mean):
    """has_mean: whether the mean of the sides counts, too, of which the clock tracks together are one."""
    sides, tracks = [], []
    for modules, limits, third in parts:
        found = levels[modules].ravel()
        bad = np.array([(found < wanted).sum() for wanted in (4, 3, 2, 1)])
        shares = bad if third and not has_mean else bad / len(found)
        grade = max(np.minimum([4, 3, 2, 1], step(-shares, -np.array(limits))))
        (tracks if third else sides).append(grade)
    if not has_mean:
        return min(sides + tracks)
    mean = (sum(sides) + min(tracks)) / (len(sides) + 1)
    return min(*sides, *tracks, step(mean, (4, 3.5, 3, 2.5)))
