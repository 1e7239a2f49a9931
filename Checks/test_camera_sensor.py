"""Noise, rounding, digital zoom and JPEG."""

import io

import numpy as np
import pytest
from PIL import Image, features
from scipy.ndimage import map_coordinates
from scipy.stats import norm

from Checks import symbols
from Checks.edges import profile_edges
from Checks.measures import at_most, equal, near
from Checks.renderer import BRIGHTNESS, GROUND, PAPER_LEVEL

pytestmark = pytest.mark.nightly

VGA = {"width": 640, "height": 480}
ROUNDING_VARIANCE = 1 / 12
# The neighbours with which a pixel's noise is compared; eight pixels share a block of random bits.
LAGS = [(1, 0), (0, 1), (1, 1), (2, 0), (0, 2), (8, 0)]


def flat(render, level, conditions, name="flat", samples=1):
    """Frames with one level everywhere, but for noise."""
    return [frame.pixels for frame in render(
        name, "qr_code", {"module_width_px": 3, "contrast": 0, "brightness": level / PAPER_LEVEL,
                          **conditions}, frame=VGA, samples=samples)]


def correlation(first, second):
    first, second = first - first.mean(), second - second.mean()
    return (first * second).mean() / (first.std() * second.std())


def test_read_noise(render):
    for sigma in [3, 10, 25]:
        first, second = flat(render, 125, {"noise_sigma": sigma}, samples=2)
        near(f"noise_sigma {sigma}: standard deviation",
             np.sqrt(first.var() - ROUNDING_VARIANCE), sigma, 0.02, True)
        near("  mean level", first.mean(), 125, 0.02 * sigma)
        height, width = first.shape
        worst = max(abs(correlation(first[:height - y, :width - x], first[y:, x:])) for x,
                    y in LAGS)
        at_most("  greatest correlation of a pixel with its neighbours", worst, 0.01)
        at_most("  correlation of two frames", abs(correlation(first, second)), 0.01)
        left, right = first[:, :320], first[:, 320:]
        near("  standard deviation of the right half by the left's",
             right.std() / left.std(), 1, 0.02)
        # Half-way between two levels, so that rounding moves no pixel across.
        limit = np.floor(2.5 * sigma) + 0.5
        near("  share of pixels beyond 2.5 deviations by that of the normal distribution",
             (np.abs(first - 125) > limit).mean() / (2 * norm.sf(limit / sigma)), 1, 0.06)


def test_shot_noise(render):
    for sigma, gain in [(0, 0.5), (3, 0.5), (3, 2)]:
        for level in [20, 60, 120, 200]:
            pixels = flat(render, level, {"noise_sigma": sigma, "shot_noise": gain})[0]
            variance = sigma ** 2 + gain * level
            if level + 3.5 * np.sqrt(variance) > 255 or level < 3.5 * np.sqrt(variance):
                continue
            name = f"noise_sigma {sigma}, shot_noise {gain}, level {level}"
            near(f"{name}: standard deviation",
                 np.sqrt(pixels.var() - ROUNDING_VARIANCE), np.sqrt(variance), 0.02, True)
            third = ((pixels - pixels.mean()) ** 3).mean()
            # Poisson of v / g electrons of g levels each has the third moment g2 v.
            near("  skewness", third / pixels.std() ** 3, gain ** 2 * level / variance ** 1.5, 0.03)
            near("  mean level", pixels.mean(), level, 0.1)


def test_rounding(render):
    for level in [0.4, 0.6, 33.3, 100, 100.2, 100.49, 100.51, 100.8, 254.4, 254.6]:
        pixels = flat(render, level, {})[0]
        equal(f"a flat level of {level:g} in 8 bits", np.unique(pixels).tolist(), [round(level)])


def test_zoom_by_interpolation(render):
    for zoom in [2, 2.5, 3]:
        size = {"module_width_px": [4, 4 * zoom],
                "gaussian_blur_modules": 0.1, "brightness": BRIGHTNESS}
        zoomed = render.paired("zoom", "data_matrix", {
            **size, "digital_zoom": zoom, "phase_x_px": 0, "phase_y_px": 0}, frame=VGA)[4 * zoom,]
        place = zoomed.corners[0] / zoom
        # The same scene on the sensor, but for a whole number of pixels, in a frame without zoom.
        plain = render.paired("zoom", "data_matrix", {**size, "phase_x_px": place[0] % 1,
                                                      "phase_y_px": place[1] % 1}, frame=VGA)[4,]
        shift = np.round(plain.corners[0] - place).astype(int)
        padded = np.pad(plain.pixels, 640, constant_values=GROUND)
        columns, rows = int(np.ceil(640 / zoom)), int(np.ceil(480 / zoom))
        sensor = padded[640 + shift[1]:, 640 + shift[0]:][:rows, :columns]
        y, x = np.mgrid[:480, :640]
        places = [np.clip((y + 0.5) / zoom - 0.5, 0, rows - 1),
                  np.clip((x + 0.5) / zoom - 0.5, 0, columns - 1)]
        difference = np.abs(map_coordinates(sensor, places, order=1) - zoomed.pixels).max()
        at_most(f"digital_zoom {zoom:g}: pixels from the sensor's, interpolated, levels",
                difference, 0.501)


def test_zoomed_module_width(render):
    for zoom in [1.5, 2, 3, 4]:
        frame = render("zoomed-width", "ean_13",
                       {"module_width_px": 12.3, "digital_zoom": zoom, "brightness": BRIGHTNESS})[0]
        lines = symbols.changes(symbols.ean_13(frame.codes[0]["text"]))
        middle = int(frame.corners[:, 1].mean())
        profile = frame.coverage[middle - 100:middle + 100].mean(axis=0)
        found = profile_edges(profile, frame.corners[0, 0] + 12.3 * lines)
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
            equal(f"jpeg_quality {quality}, {symbology}: greatest difference from Pillow's",
                  int(difference), 0)
