"""Conditions that hold noise against noise have it at the same strength in the picture."""


import numpy as np
import pytest
import yaml

from Checks.bench import ROOT
from Checks.measures import near
from Checks.test_camera_sensor import ROUNDING_VARIANCE, VGA, correlation

pytestmark = pytest.mark.ci

# By suite: the standard deviation in the picture, the root mean square over paper and ink, in grey
# levels; and conditions of another one.
STRENGTHS = {"sensitivity": (2, ["noiseless"]), "sensitivity-noise": (5, [])}


def test_strength_of_noise(render):
    for name, (strength, others) in STRENGTHS.items():
        suite = yaml.safe_load((ROOT / f"Corpus/{name}.yaml").read_text(encoding="utf-8"))
        for condition, settings in suite["named_conditions"].items():
            if condition in others:
                continue
            settings = {**suite["conditions"], **settings}
            patches = [patch(render, settings, brightness) for brightness in [1, 0.1]]
            measured = np.sqrt(np.mean([pixels.var() for pixels in patches]) - ROUNDING_VARIANCE)
            near(f"{name}, {condition}: standard deviation over paper and ink",
                 measured, strength, 0.02, True)
            spread = settings.get("noise_correlation_px", 0)
            if spread and not settings.get("sharpening"):
                # The autocorrelation of what a Gaussian smooths.
                near("  correlation with the next pixel on paper", correlation(
                    patches[0][:, :-1], patches[0][:, 1:]), np.exp(-1 / (4 * spread ** 2)), 0.04)


def patch(render, settings, brightness):
    """A frame of one level, of paper, or of ink at a tenth of the gain: the contrast is 0.9."""
    return render("strength", "qr_code", {**settings, "module_width_px": 3, "contrast": 0,
                                          "brightness": brightness}, frame=VGA)[0].pixels
