"""Stills in lux and millimetres: size, light, noise, motion and focus, measured in the pixels.

The suites of data sheets are taken as they are; what is expected is worked out from their values by the formulas of
SUITES.md, "Stills" and "Streams", and RENDERING.md, "Streams".
"""

import itertools
import math

import numpy as np
import pytest
import yaml
from scipy.optimize import least_squares
from scipy.special import ndtr, ndtri

from Checks.bench import ROOT
from Checks.measures import at_most, near
from Checks.renderer import PAPER_LEVEL
from Checks.symbols import ean_13, qr_code
from Checks.test_camera_processing import encoded

pytestmark = pytest.mark.ci

# How the light of a point is spread along a row: evenly over a length of 1 by motion, and over a disc of radius 1 by a
# lens out of focus. Places, and the share of the light that each has.
LINE = (np.arange(80) + 0.5) / 80 - 0.5, np.full(80, 1 / 80)
ANGLES = np.pi * np.arange(1, 80) / 80
DISC = np.cos(ANGLES), np.sin(ANGLES) ** 2 / 40
# Millimetres, of those that the suites try.
DISTANCES = {"phone": [50, 90, 130, 200, 350, 600], "imager": [50, 80, 110, 150, 250, 400]}
# Symbology, width of a module in millimetres, modules of height that are looked at, and payload.
KINDS = {"linear": ("ean_13", 0.33, 40, {}), "matrix": ("qr_code", 0.5, 26, {"payload": {"texts": ["EMPSUI_7"]}})}


class Still:
    """A suite with stills, and what the documents say of its pictures."""

    def __init__(self, name):
        text = (ROOT / f"Corpus/datasheet/{name}.yaml").read_text(encoding="utf-8")
        self.name, self.suite = name, yaml.safe_load(text)
        self.camera, self.conditions = self.suite["camera"], self.suite["conditions"]
        width = self.suite["frame"]["width"]
        self.pitch_mm = self.camera["sensor_width_mm"] / width
        # How many of the sensor's pixels a pixel is the mean of.
        self.binned = (self.camera["sensor_px"] / width) ** 2

    def __call__(self, render, symbology, conditions, **keys):
        """Renders a frame of the suite; conditions that are told take the place of its own."""
        common = {key: self.suite[key] for key in ("frame", "camera", "still")}
        return render(self.name, symbology, {**self.conditions, **conditions}, allow_clipping=True, **common, **keys)[0]

    def pixels_per_mm(self, distance):
        """A pinhole shows a millimetre as f / (d pitch) pixels."""
        return self.camera["focal_mm"] / (distance * self.pitch_mm)

    def exposure(self, lux):
        """Time, gain and the level of white paper follow from t = N2 C / (E S), C = 250.

        The time grows first, at the base ISO, then the gain; beyond both the picture is darker.
        """
        limits = {"base_iso": 50, "highest_iso": 3200, "shortest_s": 1 / 8000, **self.suite["still"]["exposure"]}
        needed = self.camera["f_number"] ** 2 * 250 / (lux * limits["base_iso"])
        time = min(max(needed, limits["shortest_s"]), limits["longest_s"])
        gain = min(max(needed / time, 1), limits["highest_iso"] / limits["base_iso"])
        return time, gain, PAPER_LEVEL * time * gain / needed

    def blur_radius(self, distance):
        """A thin lens makes a point a disc of f A / 2 |1/Z - 1/Zf| pixels, where A = f / N."""
        focus = self.suite["still"]["focus"]
        sharp = focus.get("at_mm") or max(distance, focus["closest_mm"])
        aperture = self.camera["focal_mm"] / self.camera["f_number"]
        focal = self.camera["focal_mm"] / self.pitch_mm
        return focal * aperture / 2 * abs(1 / distance - 1 / sharp)

    def linear(self, pixels):
        """The levels in proportion to light, without the curve of IEC 61966-2-1."""
        share = pixels / 255
        decoded = np.where(share > 0.04045, ((share + 0.055) / 1.055) ** 2.4, share / 12.92)
        return 255 * decoded if self.conditions.get("srgb_curve") else pixels

    def noisy(self, level, deviation):
        """The mean and the deviation of normal noise, after clipping and rounding to 8 bits."""
        levels = level + deviation * ndtri((np.arange(100_000) + 0.5) / 100_000)
        levels = encoded(levels) if self.conditions.get("srgb_curve") else np.clip(levels, 0, 255)
        left = self.linear(np.round(levels))
        return left.mean(), left.std()

    def measured(self, frame, module, rows, inks, spread):
        """The width of a module and the size of the spread in pixels, with its standard error.

        The code lies in the middle, and each of its modules across has a known share of ink. The `module` says only how
        much of the frame is looked at: the mean of so many modules' `rows`.
        """
        half = np.array([rows / 2 * module, (len(inks) / 2 + 4) * module + 20]).astype(int)
        top, left = np.maximum(np.array(frame.pixels.shape) // 2 - half, 0)
        window = frame.pixels[top:frame.height - top, left:frame.width - left]
        # The lens's own blur, into which the pixel's square is counted.
        sigma = math.hypot(self.conditions["gaussian_blur_px"], math.sqrt(1 / 12))
        return fitted(self.linear(window).mean(axis=0), inks, spread, sigma)


def fitted(profile, inks, spread, sigma):
    """The same by least squares, begun from the ends of the ink and two sizes of the spread."""
    steps = np.diff(inks, prepend=0, append=0)
    lines, steps = np.flatnonzero(steps) / len(inks), steps[steps != 0]
    pixels, reach = np.arange(len(profile)) + 0.5, np.arange(-48, 48, 1 / 16)
    paper = np.median(np.concatenate([profile[:8], profile[-8:]]))
    dark = np.flatnonzero(profile < (paper + profile.min()) / 2)

    def left_over(parameters):
        left, right, size, ground, depth = parameters
        edge = ndtr((reach[:, None] - size * spread[0]) / sigma) @ spread[1]
        away = pixels[:, None] - (left + (right - left) * lines)
        return ground - depth * np.interp(away, reach, edge) @ steps - profile

    fits = [least_squares(left_over, [dark[0], dark[-1] + 1, size, paper, paper - profile.min()], ftol=1e-6)
            for size in (1.5, 15)]
    fit = min(fits, key=lambda fit: fit.cost)
    left, right, size, *_ = fit.x
    variances = np.diag(np.linalg.inv(fit.jac.T @ fit.jac)) * 2 * fit.cost / len(profile)
    return (right - left) / len(inks), abs(size), math.sqrt(variances[2])


def bars(frame):
    return ean_13(frame.codes[0]["text"]).astype(float)


@pytest.mark.parametrize("device", DISTANCES)
@pytest.mark.parametrize("kind", ["linear", "matrix"])
def test_distance(render, device, kind):
    """Blur circles are held to 2 %, as RENDERING.md has spreads, beside what noise leaves open."""
    still = Still(f"range-{device}-{kind}")
    symbology, module, rows, payload = KINDS[kind]
    if kind == "matrix":
        inks = qr_code(render.even("sharp", symbology, {"module_width_px": 8}, **payload)).mean(axis=0)
    for distance in DISTANCES[device]:
        frame = still(render, symbology, {"module_mm": module}, distance_mm=distance, **payload)
        if kind == "linear":
            inks = bars(frame)
        width = still.pixels_per_mm(distance) * module
        found, radius, error = still.measured(frame, width, rows, inks, DISC)
        near(f"{still.name}, {distance} mm: module, px", found, width, 0.005, True)
        expected = still.blur_radius(distance)
        if expected == 0:
            # 2 % of the variance of the lens's own blur are those of a disc of 0.21 px.
            at_most("  radius of the blur circle, px", radius, 0.25)
        else:
            near("  radius of the blur circle, px", radius, expected, 0.02 * expected + 3 * error)


@pytest.mark.parametrize("name", ["light-phone", "light-imager", "range-imager-linear"])
def test_light(render, name):
    """Nearly a million pixels of paper tell their mean to 0.2 % and their deviation to 0.1 %."""
    still = Still(name)
    sigma, shot = still.conditions["noise_sigma"], still.conditions["shot_noise"]
    lights = still.suite["limits"].get("light_lux", [still.conditions["light_lux"]])
    distances = [still.suite["distance_mm"]] if len(lights) > 1 else DISTANCES["imager"]
    for lux, distance in itertools.product(lights, distances):
        frame = still(render, "ean_13", {"contrast": 0, "light_lux": lux, "module_mm": 0.1}, distance_mm=distance)
        # The suite's own light falls off by the inverse square.
        torch = still.conditions.get("torch_cd", 0) / (distance / 1000) ** 2
        time, gain, level = still.exposure(lux + torch)
        deviation = math.sqrt(((sigma * gain) ** 2 + shot * gain * level) / still.binned)
        mean, noise = still.noisy(level, deviation)
        levels = still.linear(frame.pixels)
        near(f"{name}, {lux + torch:.5g} lx, {1000 * time:.4g} ms, gain {gain:.4g}: level of paper",
             levels.mean(), mean, 0.005, True)
        near("  standard deviation of the noise", levels.std(), noise, 0.01, True)


@pytest.mark.parametrize("name", ["light-phone", "light-imager"])
def test_speed(render, name):
    """Codes are blurred by their way in the exposure, be it the longest or what the light asks."""
    still = Still(name)
    distance, module = still.suite["distance_mm"], still.suite["module_mm"]
    scale = still.pixels_per_mm(distance)
    for lux, speed in [(500, 50), (500, 200), (500, 400), (100, 200), (2000, 400), (40_000, 1200)]:
        frame = still(render, "ean_13", {"light_lux": lux, "speed_mm_s": speed}, distance_mm=distance, module_mm=module)
        time, *_ = still.exposure(lux)
        _, length, _ = still.measured(frame, scale * module, 40, bars(frame), LINE)
        near(f"{name}, {speed} mm/s, {lux} lx, {1000 * time:.4g} ms: blur, px",
             length, speed * time * scale, 0.01, True)
