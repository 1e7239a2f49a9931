"""Levels of ground and bars, and how the light on them changes across the frame."""

import numpy as np
import pytest
from scipy.optimize import least_squares

from Checks.measures import at_most, equal, near
from Checks.renderer import PAPER_LEVEL, VGA

pytestmark = pytest.mark.ci

# Rec. ITU-R BT.601-7, 2.5.1.
LUMA = np.array([0.299, 0.587, 0.114])
# The middles of the pixels of a frame.
Y, X = np.mgrid[:480, :640] + 0.5


def luma(colour):
    return LUMA @ list(bytes.fromhex(colour[1:])) / 255


def test_levels(render):
    scenes = [{}, {"contrast": 0.5}, {"contrast": 0.222}, {"contrast": 1}, {"contrast": 0},
              {"brightness": 0.31}, {"brightness": 0.05}, {"brightness": 1.5},
              {"brightness": 10, "contrast": 0.99}, {"inverted": True},
              {"inverted": True, "contrast": 0.6, "brightness": 0.8}, {"bar_colour": "#c81e28"},
              {"ground_colour": "#ffe066"}, {"ground_colour": "#3366aa", "contrast": 0.5},
              {"bar_colour": "#102080", "ground_colour": "#e0c8a0", "brightness": 1.05},
              {"bar_colour": "#ffffff", "ground_colour": "#222222"},
              {"bar_colour": "#00ff00", "ground_colour": "#ffffff", "inverted": True}]
    for symbology in ["ean_13", "qr_code"]:
        for scene in scenes:
            frame = render("levels", symbology, {"module_width_px": 8, **scene})[0]
            gain = PAPER_LEVEL * scene.get("brightness", 1)
            ground = gain * luma(scene.get("ground_colour", "#ffffff"))
            bars = gain * luma(scene["bar_colour"]) if "bar_colour" in scene else (
                ground * (1 - scene.get("contrast", 0.9)))
            if scene.get("inverted"):
                ground, bars = bars, ground
            name = ", ".join(f"{key} {value}" for key, value in scene.items()) or "neutral"
            # Both symbologies begin with a dark module.
            x, y = (frame.corners[0] + frame.module_width / 2).astype(int)
            measured = frame.pixels[0, 0], frame.pixels[y, x]
            near(f"level of the ground of {symbology}: {name}", measured[0], min(ground, 255), 0.5001)
            near(f"level of the bars of {symbology}: {name}", measured[1], min(bars, 255), 0.5001)
            is_between = frame.pixels.min() >= min(measured) and frame.pixels.max() <= max(measured)
            equal("  all pixels between the two", bool(is_between), True)


def even(render, conditions):
    """The pixels of a frame in which bars are as light as the ground."""
    return render("even", "qr_code", {"module_width_px": 3, "contrast": 0, **conditions}, frame=VGA)[0].pixels


def test_ramps(render):
    for ramp, angle, brightness in [(0.3, 0, 0.6), (0.6, 90, 0.5), (0.45, 30, 0.6),
                                    (0.2, 180, 0.7), (0.5, -125, 0.5), (1, 60, 0.5)]:
        pixels = even(render, {"illumination_ramp": ramp, "illumination_ramp_angle_deg": angle,
                               "brightness": brightness})
        places = np.column_stack([X.ravel() - 320, Y.ravel() - 240, np.ones(X.size)])
        fit = np.linalg.lstsq(places, pixels.ravel(), rcond=None)[0]
        (right, down, middle), level = fit, PAPER_LEVEL * brightness
        near(f"illumination_ramp {ramp} at {angle} degrees: level in the middle", middle, level, 0.1)
        turn = np.degrees(np.arctan2(down, right)) - angle
        near("  direction against the condition's, degrees", (turn + 180) % 360 - 180, 0, 0.1)
        along = np.array([np.cos(np.radians(angle)), np.sin(np.radians(angle))])
        # To the frame's outermost points in that direction.
        change = fit[:2] @ along * (np.abs(along) @ [320, 240])
        near("  level at the brightest edge", middle + change, level * (1 + ramp), 0.2)
        near("  level at the darkest edge", middle - change, level * (1 - ramp), 0.2)
        at_most("  pixels from the plane, levels", np.abs(pixels.ravel() - places @ fit).max(), 0.55)


def test_vignetting(render):
    for loss in [0.1, 0.5, 0.9]:
        pixels = even(render, {"vignetting": loss})
        # tan grows with the distance from the middle; cos^4 is 1 - loss in the corner.
        slope = np.tan(np.arccos((1 - loss) ** 0.25)) / np.hypot(320, 240)
        expected = PAPER_LEVEL * np.cos(np.arctan(slope * np.hypot(X - 320, Y - 240))) ** 4
        at_most(f"vignetting {loss}: pixels from cos^4, levels", np.abs(pixels - expected).max(), 0.51)
        corners = pixels[[0, 0, -1, -1], [0, -1, 0, -1]]
        near("  share lost in the corners", 1 - corners.mean() / PAPER_LEVEL, loss, 0.005)
        near("  level in the middle", pixels[240, 320], PAPER_LEVEL, 0.51)


def test_banding(render):
    for strength, cycles, phase in [(0.08, 3, 0), (0.5, 1, 90), (1, 7.5, 200)]:
        pixels = even(render, {"brightness": 0.5, "banding": strength, "banding_cycles": cycles,
                               "banding_phase_deg": phase})
        angle = 2 * np.pi * cycles * (Y / 480 - 0.5) + np.radians(phase)
        expected = PAPER_LEVEL / 2 * (1 + strength * np.cos(angle))
        at_most(f"banding {strength}, {cycles} cycles: pixels from the cosine, levels",
                np.abs(pixels - expected).max(), 0.51)
        rows = pixels.mean(axis=1)
        if cycles == int(cycles):
            spectrum = np.abs(np.fft.rfft(rows)) * 2 / 480
            near("  strongest number of bands", int(np.argmax(spectrum[1:])) + 1, cycles, 0)
            near("  its amplitude over the mean", spectrum[int(cycles)] / rows.mean(), strength, 0.003)


def spot(peak, sigma, x, y):
    return peak * np.exp(-((X - x) ** 2 + (Y - y) ** 2) / (2 * sigma ** 2))


def test_glare(render):
    for strength, radius, place, brightness in [(0.5, 0.2, (0.4, 0.6), 1), (0.3, 0.08, (0.5, 0.5), 1),
                                                (0.6, 0.5, (0.1, 0.9), 1), (0.7, 0.15, (0.5, 0.4), 0.5)]:
        pixels = even(render, {"glare": strength, "glare_radius": radius, "glare_x": place[0], "glare_y": place[1],
                               "ground_colour": "#404040", "brightness": brightness})
        above = pixels - PAPER_LEVEL * luma("#404040") * brightness
        start = [100, 60, *np.unravel_index(pixels.argmax(), pixels.shape)[::-1]]
        # Every fourth pixel is plenty.
        found = least_squares(lambda parameters: (spot(*parameters) - above)[::4, ::4].ravel(), start,
                              x_scale=[100, 50, 300, 200]).x
        stated = 255 * strength * brightness, radius * 480, place[0] * 640, place[1] * 480
        near(f"glare {strength} of radius {radius} at {place}, brightness {brightness}: peak, levels",
             found[0], stated[0], 0.5)
        near("  standard deviation, px", found[1], stated[1], 0.01, True)
        near("  middle x, px", found[2], stated[2], 0.5)
        near("  middle y, px", found[3], stated[3], 0.5)
        at_most("  pixels from a Gaussian spot, levels", np.abs(spot(*stated) - above).max(), 0.51)
    middle = {"glare_x": 0.5, "glare_y": 0.5}
    pixels = even(render, {"glare": 1, **middle, "ground_colour": "#000000"})
    near("glare 1 on black: level in the middle", pixels[240, 320], 255, 0.51)
    pixels = even(render, {"glare": 2, **middle, "ground_colour": "#808080"})
    # Full scale is reached where the spot has fallen to what the ground leaves.
    radius = 0.15 * 480 * np.sqrt(2 * np.log(2 * 255 / (254.5 - PAPER_LEVEL * luma("#808080"))))
    near("glare 2: radius of the clipped area, px", np.sqrt((pixels == 255).sum() / np.pi), radius, 0.01, True)


def test_glare_places(render):
    frames = render("glare-places", "qr_code", {"module_width_px": 6, "glare": 0.8, "glare_radius": 0.02,
                                                "bar_colour": "#202020", "ground_colour": "#202020"},
                    frame=VGA, samples=12)
    brightest = [np.unravel_index(frame.pixels.argmax(), frame.pixels.shape)[::-1] for frame in frames]
    spots = np.array(brightest) + 0.5
    stated = np.array([[frame.condition["glare_x"] * 640, frame.condition["glare_y"] * 480] for frame in frames])
    corners = np.array([frame.corners for frame in frames])
    places = (spots - corners[:, 0]) / (corners[:, 2] - corners[:, 0])
    at_most("glare without a place: spot from the manifest's, px", np.abs(stated - spots).max(), 1)
    equal("  all spots on the symbol", bool((places > -0.01).all() and (places < 1.01).all()), True)
    equal("  spots at different places", len(np.unique(np.round(places, 2), axis=0)), len(frames))


def test_light_under_zoom(render):
    """Light and lens are as without zoom, since they belong to what the frame shows."""
    for condition in [{"illumination_ramp": 0.4, "illumination_ramp_angle_deg": 30, "brightness": 0.6},
                      {"vignetting": 0.6}, {"banding": 0.5, "brightness": 0.5},
                      {"glare": 0.5, "glare_x": 0.3, "glare_y": 0.6, "brightness": 0.5}]:
        plain, zoomed = (even(render, {**condition, "digital_zoom": zoom}) for zoom in (1, 2))
        at_most(f"{next(iter(condition))} under digital_zoom 2: from that without, levels",
                np.abs(plain - zoomed)[2:-2, 2:-2].max(), 1)
