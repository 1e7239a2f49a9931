"""Renders suites with scanbench, and keeps count of the checks."""

import hashlib
import itertools
import json
import subprocess

import manifest
import numpy as np
from PIL import Image

# White paper reflects 0.9 of the light, and an exposure gain of 1 brings a reflectance of 1 to 255.
PAPER_LEVEL = 0.9 * 255
# At this gain paper has the level 250 and ink of the usual contrast, 0.9, the level 25: both are whole, so
# that rounding to 8 bits leaves even areas as they are.
BRIGHTNESS = 250 / PAPER_LEVEL
GROUND, BARS = 250.0, 25.0


class BadFrames(Exception):
    """scanbench refused a suite, or its files contradict one another."""


class Frame:
    def __init__(self, record, pixels):
        self.record = record
        self.bytes = pixels
        self.pixels = pixels.astype(float)
        self.condition = manifest.Condition(record["condition"])
        self.codes = record["codes"]
        self.width, self.height = record["width"], record["height"]
        self.module_width = self.condition["module_width_px"]
        # The first code's, clockwise from its own top left.
        self.corners = np.array(self.codes[0]["corners"])

    @property
    def coverage(self):
        """The share of each pixel that ink covers, where a frame has the levels GROUND and BARS."""
        return (GROUND - self.pixels) / (GROUND - BARS)


class Bench:
    """A built scanbench and a folder for what it renders."""

    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        self.numbers = itertools.count()

    def render(self, name, symbology, conditions, frame="tight", samples=1, **keys):
        """The frames of a suite for one symbology.

        A frame's payload, phases, damage and noise follow from the suite's name and the frame's number alone,
        so frames of suites with one name differ in their conditions only.
        """
        suite = {
            "schema": 1, "name": name, "purpose": "verify-camera", "symbologies": [symbology],
            "frame": frame, "conditions": conditions, "profiles": {"quick": {"samples": samples}}, **keys,
        }
        path = self.folder / f"{next(self.numbers):03}"
        # JSON is YAML; the order of keys is kept.
        path.with_suffix(".yaml").write_text(json.dumps(suite), encoding="utf-8")
        run = subprocess.run(
            [self.program, "corpus", "build", path.with_suffix(".yaml"), "--output", path,
             "--profile", "quick"], capture_output=True, text=True)
        if run.returncode != 0:
            raise BadFrames(f"scanbench refused {json.dumps(suite)}: {run.stderr.strip()}")
        return [self.frame(path, record) for record in manifest.frames(path)]

    def frame(self, path, record):
        with Image.open(path / record["file"]) as image:
            mode, pixels = image.mode, np.asarray(image)
        if mode != "L" or pixels.shape != (record["height"], record["width"]):
            raise BadFrames(f"{record['file']}: is not grey, or not of the manifest's size")
        if hashlib.sha256(pixels.tobytes()).hexdigest() != record["pixels_sha256"]:
            raise BadFrames(f"{record['file']}: the pixels are not those of the manifest")
        return Frame(record, pixels)


class Checks:
    def __init__(self):
        self.count = 0
        self.failures = []
        self.group = self.subject = None

    def begin(self, group):
        self.group = group

    def near(self, name, measured, expected, tolerance, relative=False):
        """Relative tolerances are shares of what is expected."""
        allowed = tolerance * abs(expected) if relative else tolerance
        text = f"{100 * tolerance:g} %" if relative else f"{tolerance:g}"
        # Not-a-number is no success.
        self.add(name, f"{measured:.5g}", f"{expected:.5g} ± {text}", abs(measured - expected) <= allowed)

    def at_most(self, name, measured, limit):
        self.add(name, f"{measured:.4g}", f"at most {limit:g}", measured <= limit)

    def at_least(self, name, measured, limit):
        self.add(name, f"{measured:.4g}", f"at least {limit:g}", measured >= limit)

    def equal(self, name, measured, expected):
        self.add(name, f"{measured}", f"{expected}", measured == expected)

    def add(self, name, measured, expected, is_met):
        """A name that begins with spaces is of the same subject as the check before."""
        self.count += 1
        if not name.startswith(" "):
            self.subject = name.split(": ")[0]
        if not is_met:
            subject = f"{self.subject}: " if name.startswith(" ") else ""
            self.failures.append(f"{self.group}: {subject}{name.strip()}: {measured}, not {expected}")
        name = f"{self.group}: {name}"
        print(f"{'ok  ' if is_met else 'FAIL'} {name:<88} {measured:>12}   {expected}", flush=True)

    def conclude(self):
        """The exit code."""
        print(f"{self.count} checks, {len(self.failures)} failed")
        for name in self.failures:
            print(f"FAIL {name}")
        return 1 if self.failures else 0
