"""Holds print grades of 615 rendered symbols against a grader apart, and plants eight faults of print.

The faults are those of GS1's calibrated test card; each has to lower the parameter that it is meant to. The grader
knows a symbol by its frame without faults, which has to say its text to zxing-cpp.
"""

import collections

import manifest
import numpy as np
import pytest
import zxingcpp
from scipy import ndimage

from Checks import linear_grade, matrix_grade
from Checks.measures import at_least, at_most, equal
from Checks.renderer import BRIGHTNESS, Frame
from Checks.test_contents import canonical

pytestmark = pytest.mark.nightly

LINEAR = ["ean_13", "ean_8", "upc_a", "upc_e", "itf", "code_128", "code_39", "code_93", "codabar"]
MATRIX = ["data_matrix", "qr_code"]
FAULTS = {
    "plain": {}, "pale": {"contrast": 0.55}, "grey": {"contrast": 0.35},
    "fat": {"print_growth_modules": 0.3}, "thin": {"print_growth_modules": -0.25},
    "ragged": {"print_raggedness_modules": 0.05},
    "scratched": {"scratches_percent": 2}, "spotted": {"blots_percent": 0.8},
    "narrow-zone": {"quiet_zone": 0.5}, "torn": {"missing_corner_percent": 3},
    "worn": {"contrast": 0.7, "print_growth_modules": 0.15, "print_raggedness_modules": 0.03,
             "blots_percent": 0.3}}
SAMPLES = 5
# Grades are told to one decimal.
NEAR = 0.1 + 1e-9
# By how much of the contrast the threshold is off, and how deep a dip has to be to count.
OFF = [(-0.005, 0), (0.005, 0), (0, 0.005)]


def graded(render, name, symbology, faults, samples, height=24):
    """Frames of one payload each under every fault, by the fault."""
    conditions = {"module_width_px": 16, "brightness": BRIGHTNESS}
    if symbology in LINEAR:
        conditions["bar_height_modules"] = height
    suite = render.suite(name, [symbology], conditions, {"samples": samples}, named_conditions=faults,
                         reference="plain", print_grade=True)
    folder = render.folder / f"{name}-{symbology}"
    render.call("corpus build", suite, "--output", folder)
    by_fault = collections.defaultdict(list)
    for record in manifest.frames(folder):
        by_fault[record["named_condition"]].append(Frame(folder, record))
    return by_fault


def said(frame):
    """The bench's grades by parameter, and of the whole."""
    grade = frame.codes[0]["print_grade"]
    return {"grade": grade["grade"], **{each["name"]: each["grade"] for each in grade["parameters"]}}


def found(frame, plain, shift=0, dip=0):
    """The grades of the grader apart."""
    aperture = frame.codes[0]["print_grade"]["aperture_modules"]
    grader = linear_grade if frame.codes[0]["symbology"] in LINEAR else matrix_grade
    return grader.grade(frame, reflectances(frame), aperture, grader.truth(plain, reflectances(plain)), shift, dip)


def reflectances(frame):
    return frame.pixels / 255 / BRIGHTNESS


def compare(frame, plain):
    """For each parameter and the whole: the bench's grade, the other one, and whether the bench's is within 0.1 of
    what the other grader says for a picture that is off by 0.5 % of the contrast, a level of its 8 bits: a grade jumps
    where a void, a spot or a module lies at the threshold, and where a slope is about to become a peak."""
    bench, apart = said(frame), found(frame, plain)
    assert bench.keys() == apart.keys(), frame.record["frame"]
    is_far = any(abs(bench[name] - apart[name]) > NEAR for name in bench)
    others = [apart] + [found(frame, plain, *off) for off in OFF if is_far]
    for name, grade in bench.items():
        near = [other[name] for other in others]
        yield name, grade, apart[name], min(near) - NEAR <= grade <= max(near) + NEAR


def says_text(frame):
    code, read = frame.codes[0], zxingcpp.read_barcode(frame.bytes)
    meant = code["text"], canonical(code["symbology"], code["text"].encode())[1].decode()
    return read is not None and read.text in meant


def test_grades_of_500_symbols(render):
    count, compared, seen = 0, [], collections.defaultdict(set)
    for symbology in LINEAR + MATRIX:
        # Linear bars may be of any height.
        stretched = {"stretched": {"module_height_px": 17.5}} if symbology in MATRIX else {}
        frames = graded(render, "grades", symbology, {**FAULTS, **stretched}, SAMPLES)
        equal(f"{symbology}: sound symbols that say their text", sum(map(says_text, frames["plain"])), SAMPLES)
        for fault, group in frames.items():
            for frame, plain in zip(group, frames["plain"]):
                count += 1
                for name, grade, other, is_explained in compare(frame, plain):
                    seen[name].add(grade)
                    compared.append((abs(grade - other) > NEAR, not is_explained))
                    if abs(grade - other) > NEAR:
                        print(frame.record["frame"], fault, name, grade, other,
                              "where it jumps" if is_explained else "")
    for name, grades in seen.items():
        print(f"{name}: {len(grades)} grades from {min(grades)} to {max(grades)}")
    far, unexplained = np.sum(compared, axis=0)
    at_least("symbols", count, 500)
    equal(f"of {len(compared)} grades more than 0.1 off, but for those where it jumps", unexplained, 0)
    at_most("  where it jumps, in per cent", 100 * far / len(compared), 1)


# The eight symbols of GS1's calibrated card (gs1us.org, "test cards": quiet zones, voids and spots,
# decodability both ways, low modulation, low contrast), as nearly as the bench can print them.
PLANTED = [
    ("quiet zone of 9/10", {"quiet_zone": 0.9}, "quiet_zone"),
    ("quiet zone of a half", {"quiet_zone": 0.5}, "quiet_zone"),
    ("voids", {"scratches_percent": 1}, "defects"),
    ("spots", {"blots_percent": 0.12}, "defects"),
    ("bars too wide", {"print_growth_modules": 0.3}, "decodability"),
    ("edges off by chance", {"print_raggedness_modules": 0.1}, "decodability"),
    ("bars worn faint", {"scratches_percent": 2}, "modulation"),
    ("low contrast", {"contrast": 0.5}, "symbol_contrast")]

# So low that all damage between the bars' ends is under one of the ten scan lines, in modules.
HEIGHT = 6


def test_planted_faults(render):
    faults = {"plain": {}, **{f"fault-{i}": fault for i, (_, fault, _) in enumerate(PLANTED)}}
    frames = graded(render, "planted", "ean_13", faults, 24, height=HEIGHT)
    equal("sound symbols of grade 4", sum(said(frame)["grade"] == 4 for frame in frames["plain"]), 24)
    for number, (name, _, parameter) in enumerate(PLANTED):
        pairs = zip(frames[f"fault-{number}"], frames["plain"])
        # Damage lies where it lies: a spot on a bar changes nothing, a large one makes a bar.
        planted = [said(frame) for frame, sound in pairs if SHOWS.get(parameter, lambda *_: True)(frame, sound)]
        means = {each: np.mean([grades[each] for grades in planted]) for each in said(frames["plain"][0])}
        print(name, {each: round(float(mean), 1) for each, mean in means.items() if mean < 4})
        at_least(f"{name}: symbols that show it, of 24", len(planted), 5)
        equal(f"  {parameter} below 4 in", sum(grades[parameter] < 4 for grades in planted), len(planted))
        equal("  and the symbol's grade in", sum(grades["grade"] < 4 for grades in planted), len(planted))


def scans(frame, sound):
    """What the aperture sees of both along ten lines, from 0, ink, to 1, paper."""
    top, module = sound.corners[0, 1], sound.module_width
    low, high = sound.pixels.min(), sound.pixels.max()
    for number in range(10):
        y = top + HEIGHT * module * (0.14 + 0.08 * number)
        yield [(linear_grade.scan(each.pixels, y, module / 4) - low) / (high - low) for each in (sound, frame)]


def is_defect(frame, sound):
    """True if a spot well within a space, or a void within a bar, changes what the aperture sees by
    20 to 45 % of the contrast: less is no defect of grade 3, and more makes a bar or a space."""
    for before, after in scans(frame, sound):
        changes = [np.where(ndimage.binary_erosion(place, iterations=32), np.abs(before - after), 0)
                   for place in (before > 0.99, before < 0.01)]
        if any(0.2 < change.max() < 0.45 for change in changes):
            return True
    return False


def is_faint(frame, sound):
    """True if a scan line has a bar whose darkest place is nearly as light as the threshold, but no
    bar less: a modulation of 52 to 60 %."""
    for before, after in scans(frame, sound):
        bars, count = ndimage.label(before < 0.5)
        darkest = ndimage.minimum(after, bars, range(1, count + 1))
        if 0.4 < darkest.max() < 0.48:
            return True
    return False


# Damage that has to be where it can be seen.
SHOWS = {"defects": is_defect, "modulation": is_faint}
