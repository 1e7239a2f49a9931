"""Frames that scanbench renders, with their pixels and what their manifest says of them."""

import hashlib
import itertools

import manifest
import numpy as np
from PIL import Image

from Checks.bench import Bench

# White paper reflects 0.9 of the light, and a gain of 1 brings a reflectance of 1 to 255.
PAPER_LEVEL = 0.9 * 255
# At this gain paper has the level 250 and ink of the usual contrast, 0.9, the level 25: both are
# whole, so that rounding to 8 bits leaves even areas as they are.
BRIGHTNESS = 250 / PAPER_LEVEL
GROUND, BARS = 250.0, 25.0
VGA = {"width": 640, "height": 480}
ROUNDING_VARIANCE = 1 / 12


class Frame:
    """A frame whose pixels are those of the manifest."""

    def __init__(self, folder, record):
        with Image.open(folder / record["file"]) as image:
            mode, self.bytes = image.mode, np.asarray(image)
        self.width, self.height = record["width"], record["height"]
        assert mode == "L" and self.bytes.shape == (self.height, self.width), record["file"]
        digest = hashlib.sha256(self.bytes.tobytes()).hexdigest()
        assert digest == record["pixels_sha256"], record["file"]
        self.pixels = self.bytes.astype(float)
        self.record, self.codes = record, record["codes"]
        self.condition = manifest.Condition(record["condition"])
        self.module_width = self.condition["module_width_px"]
        # The first code's, clockwise from its own top left.
        self.corners = np.array(self.codes[0]["corners"])

    @property
    def coverage(self):
        """The share of each pixel that ink covers, of a frame with the levels GROUND and BARS."""
        return (GROUND - self.pixels) / (GROUND - BARS)

    def profile(self, reach):
        """The mean coverage of rows about the middle of the first code, of the middle one alone where reach is 0."""
        middle = int(self.corners[:, 1].mean())
        return self.coverage[middle - reach:middle + max(reach, 1)].mean(axis=0)


class Renderer(Bench):
    """A built scanbench, and a folder for what it renders."""

    def __init__(self, programs, folder):
        super().__init__(programs, folder)
        self.numbers = itertools.count()

    def __call__(self, name, symbology, conditions, frame="tight", samples=1, **keys):
        """The frames of a suite for one symbology.

        A frame's payload, phases, damage and noise follow from the suite's name, the frame's number and the
        code's size, so frames of one name and size differ in their conditions only.
        """
        suite = self.suite(name, [symbology], conditions, {"samples": samples}, frame=frame, **keys)
        folder = self.folder / f"{next(self.numbers):03}"
        self.call("corpus build", suite, "--output", folder)
        return [Frame(folder, record) for record in manifest.frames(folder)]

    def even(self, name, symbology, conditions, **keys):
        """One frame, in which the levels of even areas are whole."""
        return self(name, symbology, {"brightness": BRIGHTNESS, **conditions}, **keys)[0]

    def paired(self, name, symbology, conditions, **keys):
        """Frames that differ in the conditions with several values alone, by those values."""
        axes = [key for key, value in conditions.items() if isinstance(value, list)]
        return {tuple(frame.record["point"][axis] for axis in axes): frame
                for frame in self(name, symbology, conditions, paired=axes, **keys)}
