"""Noise, rounding, digital zoom and JPEG; and suites that hold noise against noise have it at one strength."""

import io

import numpy as np
import pytest
import yaml
from PIL import Image, features
from scipy.ndimage import map_coordinates
from scipy.stats import norm, skew

from Checks import symbols
from Checks.bench import ROOT
from Checks.edges import profile_edges
from Checks.measures import at_most, equal, near
from Checks.renderer import BRIGHTNESS, GROUND, PAPER_LEVEL, ROUNDING_VARIANCE, VGA

pytestmark = pytest.mark.nightly

# The neighbours with which a pixel's noise is compared; eight pixels share a block of random bits.
LAGS = [(1, 0), (0, 1), (1, 1), (2, 0), (0, 2), (8, 0)]
# By suite: the standard deviation in the picture, the root mean square over paper and ink, in grey levels; and
# conditions of another one.
STRENGTHS = {"sensitivity": (2, ["noiseless"]), "sensitivity-noise": (5, [])}


def flat(render, level, conditions, name="flat", samples=1):
    """Frames with one level everywhere, but for noise."""
    scene = {"module_width_px": 3, "contrast": 0, "brightness": level / PAPER_LEVEL}
    return [frame.pixels for frame in render(name, "qr_code", {**conditions, **scene}, frame=VGA, samples=samples)]


def correlation(first, second):
    return np.corrcoef(first.ravel(), second.ravel())[0, 1]


def lagged(pixels, x, y):
    """The correlation of pixels with those so far to the right and below."""
    height, width = pixels.shape
    return correlation(pixels[:height - y, :width - x], pixels[y:, x:])


def noise(pixels):
    """The standard deviation before rounding to 8 bits."""
    return np.sqrt(pixels.var() - ROUNDING_VARIANCE)


def test_read_noise(render):
    for sigma in [3, 10, 25]:
        first, second = flat(render, 125, {"noise_sigma": sigma}, samples=2)
        near(f"noise_sigma {sigma}: standard deviation", noise(first), sigma, 0.02, True)
        near("  mean level", first.mean(), 125, 0.02 * sigma)
        at_most("  greatest correlation of a pixel with its neighbours",
                max(abs(lagged(first, *lag)) for lag in LAGS), 0.01)
        at_most("  correlation of two frames", abs(correlation(first, second)), 0.01)
        near("  standard deviation of the right half by the left's",
             first[:, 320:].std() / first[:, :320].std(), 1, 0.02)
        # Half-way between two levels, so that rounding moves no pixel across.
        limit = np.floor(2.5 * sigma) + 0.5
        near("  share of pixels beyond 2.5 deviations by that of the normal distribution",
             (np.abs(first - 125) > limit).mean() / (2 * norm.sf(limit / sigma)), 1, 0.06)


def test_shot_noise(render):
    for sigma, gain in [(0, 0.5), (3, 0.5), (3, 2)]:
        for level in [20, 60, 120, 200]:
            variance = sigma ** 2 + gain * level
            if not 3.5 * np.sqrt(variance) <= level <= 255 - 3.5 * np.sqrt(variance):
                continue
            pixels = flat(render, level, {"noise_sigma": sigma, "shot_noise": gain})[0]
            near(f"noise_sigma {sigma}, shot_noise {gain}, level {level}: standard deviation",
                 noise(pixels), np.sqrt(variance), 0.02, True)
            # Poisson of v / g electrons of g levels each has the third moment g2 v.
            near("  skewness", skew(pixels, axis=None), gain ** 2 * level / variance ** 1.5, 0.03)
            near("  mean level", pixels.mean(), level, 0.1)


def test_rounding(render):
    for level in [0.4, 0.6, 33.3, 100, 100.2, 100.49, 100.51, 100.8, 254.4, 254.6]:
        pixels = flat(render, level, {})[0]
        equal(f"a flat level of {level:g} in 8 bits", np.unique(pixels).tolist(), [round(level)])


@pytest.mark.ci
def test_strength_of_noise(render):
    for name, (strength, others) in STRENGTHS.items():
        suite = yaml.safe_load((ROOT / f"Corpus/{name}.yaml").read_text(encoding="utf-8"))
        for condition, settings in suite["named_conditions"].items():
            if condition in others:
                continue
            settings = {**suite["conditions"], **settings}
            # Of paper, and of ink at a tenth of the gain: the contrast is 0.9.
            paper, ink = (flat(render, level, settings, name="strength")[0]
                          for level in (PAPER_LEVEL, PAPER_LEVEL / 10))
            near(f"{name}, {condition}: standard deviation over paper and ink",
                 np.hypot(noise(paper), noise(ink)) / np.sqrt(2), strength, 0.02, True)
            spread = settings.get("noise_correlation_px", 0)
            if spread and not settings.get("sharpening"):
                # The autocorrelation of what a Gaussian smooths.
                near("  correlation with the next pixel on paper",
                     lagged(paper, 1, 0), np.exp(-1 / (4 * spread ** 2)), 0.04)


def test_zoom_by_interpolation(render):
    for zoom in [2, 2.5, 3]:
        scene = {"module_width_px": [4, 4 * zoom], "gaussian_blur_modules": 0.1, "brightness": BRIGHTNESS}
        zoomed = render.paired("zoom", "data_matrix", {**scene, "digital_zoom": zoom, "phase_x_px": 0,
                                                       "phase_y_px": 0}, frame=VGA)[4 * zoom,]
        place = zoomed.corners[0] / zoom
        # The same scene on the sensor, but for a whole number of pixels, in a frame without zoom.
        plain = render.paired("zoom", "data_matrix", {**scene, "phase_x_px": place[0] % 1,
                                                      "phase_y_px": place[1] % 1}, frame=VGA)[4,]
        shift = np.round(plain.corners[0] - place).astype(int)
        padded = np.pad(plain.pixels, 640, constant_values=GROUND)
        columns, rows = int(np.ceil(640 / zoom)), int(np.ceil(480 / zoom))
        sensor = padded[640 + shift[1]:, 640 + shift[0]:][:rows, :columns]
        places = (np.mgrid[:480, :640] + 0.5) / zoom - 0.5
        difference = np.abs(map_coordinates(sensor, places, order=1, mode="nearest") - zoomed.pixels).max()
        at_most(f"digital_zoom {zoom:g}: pixels from the sensor's, interpolated, levels", difference, 0.501)


def test_zoomed_module_width(render):
    for zoom in [1.5, 2, 3, 4]:
        frame = render.even("zoomed-width", "ean_13", {"module_width_px": 12.3, "digital_zoom": zoom})
        lines = symbols.ean_13_lines(frame)
        found = profile_edges(frame.profile(100), frame.corners[0, 0] + 12.3 * lines)
        width, start = np.polyfit(lines, found, 1)
        near(f"digital_zoom {zoom:g}: module width, px", width, 12.3, 0.005, True)
        near("  left side against the manifest, px", start - frame.corners[0, 0], 0, 0.1)


def test_jpeg(render):
    print(f"     (Pillow with libjpeg-turbo {features.version_feature('libjpeg_turbo')})")
    for symbology in ["qr_code", "code_128"]:
        scene = {"module_width_px": 3.3, "rotation_deg": 10, "noise_sigma": 4}
        plain = render("jpeg", symbology, scene)[0]
        for quality in [1, 20, 50, 75, 90, 100]:
            frame = render("jpeg", symbology, {**scene, "jpeg_quality": quality})[0]
            file = io.BytesIO()
            Image.fromarray(plain.bytes).save(file, "JPEG", quality=quality)
            with Image.open(file) as image:
                difference = np.abs(np.asarray(image).astype(int) - frame.pixels).max()
            equal(f"jpeg_quality {quality}, {symbology}: greatest difference from Pillow's", int(difference), 0)
