"""Conditions that hold noise against noise have it at the same strength in the picture."""

import re

import numpy as np
import pytest

from Checks.bench import ROOT
from Checks.measures import near
from Checks.test_camera_sensor import ROUNDING_VARIANCE, VGA, correlation

pytestmark = pytest.mark.ci

# By suite: the standard deviation in the picture, the root mean square over paper and ink, in grey
# levels; and conditions of another one.
STRENGTHS = {"sensitivity": (2, ["noiseless"]), "sensitivity-noise": (5, [])}


def test_strength_of_noise(render):
    for name, (strength, others) in STRENGTHS.items():
        common, named = conditions(ROOT / f"Corpus/{name}.yaml")
        for condition, settings in named.items():
            if condition in others:
                continue
            settings = {**common, **settings}
            patches = [patch(render, settings, brightness) for brightness in [1, 0.1]]
            measured = np.sqrt(np.mean([pixels.var() for pixels in patches]) - ROUNDING_VARIANCE)
            near(f"{name}, {condition}: standard deviation over paper and ink",
                 measured, strength, 0.02, True)
            spread = settings.get("noise_correlation_px", 0)
            if spread and not settings.get("sharpening"):
                # The autocorrelation of what a Gaussian smooths.
                near("  correlation with the next pixel on paper", correlation(
                    patches[0][:, :-1], patches[0][:, 1:]), np.exp(-1 / (4 * spread ** 2)), 0.04)


def conditions(path):
    """What a suite's conditions and named conditions set that are numbers and flags."""
    text = path.read_text(encoding="utf-8")
    common = {key: scalar(value) for key,
              value in re.findall(r"^  (\w+): ([\w.]+)$", section(text, "conditions"), re.M)}
    named = {name: {key: scalar(value) for key, value in re.findall(r"(\w+): ([\w.]+)", settings)}
             for name, settings in re.findall(r"^  ([\w.-]+): \{(.*)\}$",
                                              section(text, "named_conditions"), re.M)}
    return common, named


def section(text, key):
    return re.search(rf"^{key}:\n((?:  .*\n)+)", text, re.M).group(1)


def scalar(text):
    return {"true": True, "false": False}.get(text) if text in ["true", "false"] else float(text)


def patch(render, settings, brightness):
    """A frame of one level, of paper, or of ink at a tenth of the gain: the contrast is 0.9."""
    return render("strength", "qr_code", {**settings, "module_width_px": 3, "contrast": 0,
                                          "brightness": brightness}, frame=VGA)[0].pixels
