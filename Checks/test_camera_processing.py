"""What a phone does with its sensor's levels, against numpy on a frame without it.

Correlated noise, mosaic and demosaicing, denoising, sharpening and the transfer curve.
"""

import numpy as np
import pytest
from scipy import ndimage

from Checks.measures import at_least, at_most, equal, near
from Checks.renderer import PAPER_LEVEL
from Checks.test_camera_light import LUMA
from Checks.test_camera_sensor import ROUNDING_VARIANCE, VGA, correlation, flat

pytestmark = pytest.mark.nightly

# Which band each pixel of a square of two by two sees: red, green / green, blue.
RGGB = np.array([[0, 1], [1, 2]])


def encoded(light):
    """The level in a picture of one in linear light, by IEC 61966-2-1."""
    share = np.clip(light, 0, 255) / 255
    return 255 * np.where(share <= 0.0031308, 12.92 * share, 1.055 * share ** (1 / 2.4) - 0.055)


def test_curve_of_patches(render):
    for light in [0.2, 0.7, 0.9, 2, 5, 12, 25, 50, 80, 120, 170, 220, 254, 280]:
        pixels = flat(render, light, {"srgb_curve": True})[0]
        equal(f"srgb_curve: a linear level of {light:g} in 8 bits",
              np.unique(pixels).tolist(), [int(np.rint(encoded(light)))])
    for colour in ["#ffffff", "#c86432", "#1e8c3c", "#2850dc"]:
        components = np.array([int(colour[at:at + 2], 16) for at in (1, 3, 5)])
        for mosaic in [False, True]:
            pixels = flat(render, PAPER_LEVEL / 0.9,
                          {"srgb_curve": True, "ground_colour": colour, "bayer_mosaic": mosaic})[0]
            near(
                f"srgb_curve: ground {colour}{' through a mosaic' if mosaic else ''}: luma, levels",
                pixels.mean(), components @ LUMA, 0.51)
            equal("  different levels", len(np.unique(pixels)), 1)


def test_curve_and_noise(render):
    for light in [20, 60, 150]:
        slope = (encoded(light + 0.01) - encoded(light - 0.01)) / 0.02
        pixels = flat(render, light, {"noise_sigma": 2, "srgb_curve": True})[0]
        near(f"srgb_curve, noise_sigma 2 at a linear {light}: standard deviation",
             np.sqrt(pixels.var() - ROUNDING_VARIANCE), 2 * slope, 0.02, True)


def test_correlated_noise(render):
    for spread in [0.5, 0.8, 1.5, 3]:
        first, second = flat(render,
                             125, {"noise_sigma": 8, "noise_correlation_px": spread}, samples=2)
        name = f"noise_correlation_px {spread:g}"
        near(f"{name}: standard deviation",
             np.sqrt(first.var() - ROUNDING_VARIANCE), 8, 0.01 + 0.01 * spread, True)
        places = np.arange(-40, 41)
        weights = np.exp(-places ** 2 / (2 * spread ** 2))
        along = np.correlate(weights, weights, "full")[80:] / (weights @ weights)
        height, width = first.shape
        for x, y in [(1, 0), (0, 1), (1, 1), (3, 0), (0, 3), (9, 0)]:
            near(f"  correlation at {x}, {y} px", correlation(first[
                :height - y, :width - x], first[y:, x:]), along[x] * along[y], 0.01 + 0.01 * spread)
        at_most("  correlation of two frames",
                abs(correlation(first, second)), 0.01 * (1 + 2 * spread))


def test_pattern_of_mosaic(render):
    """Which places of two by two pixels are noisy, which tells where red, green and blue are."""
    pixels = flat(render, 125, {"noise_sigma": 10, "bayer_mosaic": True})[0]
    red, green, blue = LUMA ** 2
    # A pixel's own band has its own noise, the others a half or a quarter of the variance.
    expected = {(0, 0): red + green / 4 + blue / 4, (1, 0): green + red / 2 + blue / 2,
                (0, 1): green + red / 2 + blue / 2, (1, 1): blue + green / 4 + red / 4}
    for (x, y), variance in expected.items():
        measured = np.sqrt(pixels[y::2, x::2].var() - ROUNDING_VARIANCE)
        near(f"bayer_mosaic, noise_sigma 10: standard deviation at even {x}, {y}",
             measured, 10 * np.sqrt(variance), 0.02, True)
    at_most("  correlation with the next pixel but two",
            abs(correlation(pixels[:, :-3], pixels[:, 3:])), 0.01)


# By the band that is found and the place in the mosaic of a pixel, x + 2 y.
BILINEAR = {"cross": [[0, 1, 0], [1, 0, 1], [0, 1, 0]], "corners": [
    [1, 0, 1], [0, 0, 0], [1, 0, 1]], "sides": [[0, 0, 0], [2, 0, 2], [0, 0, 0]]}
# Malvar, He and Cutler, ICASSP 2004, figure 2, in sixteenths.
CORRECTED = {"cross": [[0, 0, -2, 0, 0], [0, 0, 4, 0, 0], [-2, 4, 8, 4, -2], [
    0, 0, 4, 0, 0], [0, 0, -2, 0, 0]], "corners": [[0, 0, -3, 0, 0], [0, 4, 0, 4, 0], [
        -3, 0, 12, 0, -3], [0, 4, 0, 4, 0], [0, 0, -3, 0, 0]], "sides": [[0, 0, 1, 0, 0], [
            0, -2, 0, -2, 0], [-2, 8, 10, 8, -2], [0, -2, 0, -2, 0], [0, 0, 1, 0, 0]],}


def demosaiced(mosaic, filters, pattern=RGGB):
    """Red, green and blue of a mosaic, mirrored beyond its border, which keeps the pattern."""
    height, width = mosaic.shape
    found = {}
    for name, weights in filters.items():
        weights = np.array(weights, float)
        found[name] = ndimage.correlate(mosaic, weights / weights.sum(), mode="mirror")
        if name == "sides":
            found["ends"] = ndimage.correlate(mosaic, weights.T / weights.sum(), mode="mirror")
    seen = pattern[np.arange(height)[:, None] % 2, np.arange(width) % 2]
    beside = np.roll(seen, -1, axis=1)
    bands = []
    for band in range(3):
        others = np.where(seen == 1,
                          np.where(beside == band, found["sides"], found["ends"]), found["corners"])
        bands.append(np.where(seen == band, mosaic, found["cross"] if band == 1 else others))
    return np.array(bands)


def through_mosaic(render, name, scene, colours):
    """What the pixels of a mosaic see of a scene: each of its own band, from frames in grey."""
    mosaic = None
    for band in range(3):
        grey = {key: "#" + 3 * colour[1 + 2 * band:3 + 2 * band] for key, colour in colours.items()}
        pixels = render(name, "data_matrix", {**scene, **grey}, frame=VGA)[0].pixels
        if mosaic is None:
            mosaic = np.zeros_like(pixels)
        seen = RGGB[np.arange(480)[:, None] % 2, np.arange(640) % 2]
        mosaic = np.where(seen == band, pixels, mosaic)
    return mosaic


def test_demosaicing(render):
    scene = {"module_width_px": 5.3,
             "rotation_deg": 20, "noise_sigma": 4, "brightness": 0.8, "contrast": 0.8}
    for name, filters in [("bilinear", BILINEAR), ("gradient-corrected", CORRECTED)]:
        for colours in [{}, {"bar_colour": "#b41e3c", "ground_colour": "#dcc878"}]:
            conditions = {**scene, **colours,
                          "bayer_mosaic": True, "gradient_demosaicing": filters is CORRECTED}
            frame = render("mosaic", "data_matrix", conditions, frame=VGA)[0]
            mosaic = through_mosaic(render, "mosaic", scene, colours)
            kind = f"{name} demosaicing of {'colours' if colours else 'grey'}"
            compare(f"{kind}: luma against numpy's",
                    frame.pixels, np.tensordot(LUMA, demosaiced(mosaic, filters), 1), 0.45)
            # What another pattern would give, to see that this one shows.
            other = np.tensordot(LUMA, demosaiced(mosaic, filters, RGGB[::-1, ::-1]), 1)
            at_least("  root mean square from a pattern of BGGR", spread(frame.pixels - other), 0.8)


def compare(name, measured, expected, tolerance):
    """Frames of 8 bits from such: both are rounded, and differ by half a level in the mean."""
    difference = measured - np.clip(expected, 0, 255)
    at_most(f"{name}, root mean square in levels", spread(difference), tolerance)
    at_most("  greatest difference in levels", np.abs(difference).max(), 8 * tolerance)
    near("  mean difference in levels", difference.mean(), 0, 0.05)


def spread(difference):
    return np.sqrt((difference ** 2).mean())


def bilateral(bands, luma, variance, strength, radius):
    """Tomasi and Manduchi, ICCV 1998, by the luma; to two deviations in space, four in level."""
    reach = int(np.ceil(2 * radius))
    padded = [np.pad(each, reach, mode="reflect") for each in [luma, *bands]]
    height, width = luma.shape
    sums, total = [np.zeros_like(luma) for _ in bands], np.zeros_like(luma)
    for y in range(2 * reach + 1):
        for x in range(2 * reach + 1):
            moved = [each[y:y + height, x:x + width] for each in padded]
            squares = (moved[0] - luma) ** 2 / (strength ** 2 * variance)
            weight = np.exp(-((x - reach) ** 2 + (y - reach) ** 2)
                            / (2 * radius ** 2) - squares / 2)
            weight = np.where(squares > 16, 0, weight)
            total += weight
            for sum_of_band, band in zip(sums, moved[1:], strict=True):
                sum_of_band += weight * band
    return [each / total for each in sums]


def test_denoised_areas(render):
    plain = flat(render, 125, {"noise_sigma": 8})[0]
    for strength, left in [(1, 0.75), (2, 0.45), (4, 0.35)]:
        pixels = flat(render, 125, {"noise_sigma": 8, "denoising": strength})[0]
        at_most(f"denoising {strength}: deviation that is left of an even area's, share",
                pixels.std() / plain.std(), left)
        near("  mean level", pixels.mean(), 125, 0.1)
        at_least("  correlation with the next pixel",
                 correlation(pixels[:, :-1], pixels[:, 1:]), 0.1)


def test_denoised_edges(render):
    size = {"module_width_px": 12,
            "rotation_deg": 10, "brightness": 200 / PAPER_LEVEL, "contrast": 0.5}
    clean, noisy, denoised = (render("denoised", "data_matrix", {**size, **more}, frame=VGA)[
        0].pixels for more in ({}, {"noise_sigma": 8}, {"noise_sigma": 8, "denoising": 2}))
    # Even areas within two pixels of an edge, which a blur would reach.
    gradient = ndimage.maximum_filter(clean, 3) - ndimage.minimum_filter(clean, 3)
    is_near = (gradient < 1) & (ndimage.maximum_filter(gradient, 3) > 50)
    blurred = ndimage.gaussian_filter(noisy, 1, truncate=2)
    near("denoising 2 beside edges: mean level of ink and paper apart, in levels",
         max(abs(denoised[is_near & side].mean() - clean[is_near & side].mean())
             for side in (clean == 100, clean == 200)), 0, 0.5)
    at_most("  deviation from the scene, share of the noisy frame's",
            spread((denoised - clean)[is_near]) / spread((noisy - clean)[is_near]), 0.6)
    # The edges themselves, which a Gaussian of the same width would blur.
    is_edge = gradient > 50
    at_most("  at edges, share of that of a plain Gaussian",
            spread((denoised - clean)[is_edge]) / spread((blurred - clean)[is_edge]), 0.5)


def test_denoising(render):
    scene = {"module_width_px": 5.3, "rotation_deg": 20, "brightness": 0.8, "contrast": 0.6}
    for noise, strength, radius in [({"noise_sigma": 8}, 1, 1), ({"noise_sigma": 8}, 2, 0.6), (
            {"noise_sigma": 4}, 3, 1.7), ({"noise_sigma": 3, "shot_noise": 0.3}, 2, 1)]:
        plain = render("bilateral", "data_matrix", {**scene, **noise}, frame=VGA)[0].pixels
        frame = render("bilateral", "data_matrix", {**scene, **noise, "denoising": strength,
                                                    "denoising_radius_px": radius}, frame=VGA)[0]
        variance = noise["noise_sigma"] ** 2 + noise.get("shot_noise", 0) * plain
        compare(f"denoising {strength}, radius {radius} px, {noise}: against numpy's",
                frame.pixels, bilateral([plain], plain, variance, strength, radius)[0], 0.45)


def test_overshoot(render):
    """At an upright edge between two pixels a blur is the sum of a sampled Gaussian's weights."""
    for amount, radius in [(0.5, 1), (1, 0.7), (1, 2)]:
        frame = render("overshoot", "data_matrix", {
            "module_width_px": 20, "phase_x_px": 0, "phase_y_px": 0, "brightness": 0.7,
            "contrast": 0.5, "sharpening": amount, "sharpening_radius_px": radius}, frame=VGA)[0]
        x, y = int(frame.corners[0, 0]), int(frame.corners[:, 1].mean())
        ground, bars = 0.7 * PAPER_LEVEL, 0.35 * PAPER_LEVEL
        places = np.arange(-50, 51)
        weights = np.exp(-places ** 2 / (2 * radius ** 2))
        beyond = weights[places > 0].sum() / weights.sum()
        # The solid left border of the symbol.
        profile = frame.pixels[y, x - 1:x + 1]
        name = f"sharpening {amount:g}, radius {radius:g} px"
        near(f"{name}: level of the last pixel of paper",
             profile[0], ground + amount * beyond * (ground - bars), 0.6)
        near("  of the first one of ink", profile[1], bars - amount * beyond * (ground - bars), 0.6)
        near("  of paper farther off", frame.pixels[y, x - 15], ground, 0.6)


def sharpened(levels, amount, radius):
    blurred = ndimage.gaussian_filter(levels,
                                      radius, mode="mirror", radius=int(np.ceil(4 * radius)))
    return amount * (levels - blurred)


def test_sharpening(render):
    scene = {"module_width_px": 5.3,
             "rotation_deg": 20, "brightness": 0.7, "contrast": 0.5, "noise_sigma": 3}
    for amount, radius in [(0.5, 1), (1.5, 1), (1, 2.3)]:
        plain = render("unsharp", "data_matrix", scene, frame=VGA)[0].pixels
        frame = render("unsharp", "data_matrix", {**scene, "sharpening": amount,
                                                  "sharpening_radius_px": radius}, frame=VGA)[0]
        compare(f"sharpening {amount:g}, radius {radius:g} px: against numpy's", frame.pixels,
                plain + sharpened(plain, amount, radius), 0.3 * np.sqrt(1 + (1 + amount) ** 2))


def test_order_of_steps(render):
    scene = {"module_width_px": 4.7,
             "rotation_deg": 25, "noise_sigma": 5, "brightness": 0.7, "contrast": 0.8}
    steps = {"bayer_mosaic": True,
             "gradient_demosaicing": True, "denoising": 2, "sharpening": 0.8, "srgb_curve": True}
    raw = render("phone", "data_matrix", scene, frame=VGA)[0].pixels
    frame = render("phone", "data_matrix", {**scene, **steps}, frame=VGA)[0].pixels

    def developed(levels, curve_first=False, sharpening_first=False):
        bands = demosaiced(encoded(levels) if curve_first else levels, CORRECTED)
        if sharpening_first:
            bands = bands + sharpened(np.tensordot(LUMA, bands, 1), 0.8, 1)
        bands = np.array(bilateral(bands, np.tensordot(LUMA, bands, 1), 25, 2, 1))
        if not sharpening_first:
            bands = bands + sharpened(np.tensordot(LUMA, bands, 1), 0.8, 1)
        return np.tensordot(LUMA, np.clip(bands, 0, 255) if curve_first else encoded(bands), 1)

    compare("mosaic, denoising, sharpening and curve: luma against numpy's",
            frame, developed(raw), 0.9)
    for name, other in [("the curve first", developed(raw, curve_first=True)),
                        ("sharpening before denoising", developed(raw, sharpening_first=True))]:
        at_least(f"  root mean square from {name}", spread(frame - other), 1.2)


def test_edge_displacement(render):
    """Levels change by the displacement times their slope, and neighbours go together."""
    for symbology, pixels, (across, along) in [
            ("qr_code", 0.3, (0, 0)), ("ean_13", 0.2, (0.3, 0.95)), ("qr_code", 0.1, (0.2, 0.6))]:
        scene = {"module_width_px": 5,
                 "gaussian_blur_px": 2, "contrast": 0.6, "brightness": 0.7, "srgb_curve": True}
        displaced = {"edge_displacement_px": pixels,
                     "edge_displacement_lag_across": across, "edge_displacement_lag_along": along}
        plain, moved = (render("edges", symbology, {**scene, **each}, frame=VGA,
                               samples=1)[0].pixels.astype(float) for each in ({}, displaced))
        down, right = np.gradient(plain)
        added = moved - plain
        still = (ndimage.maximum_filter(plain, 3) == ndimage.minimum_filter(plain, 3))
        equal(f"{symbology}, edge_displacement_px {pixels:g}, lags {across:g} and {along:g}: "
              "pixels changed where nothing is near", int((added[still] != 0).sum()), 0)
        # Correlated pixels say less than as many independent ones.
        inflation = (1 + across) / (1 - across) * (1 + along) / (1 - along)
        for kind, slope, other in [("upright", right, down), ("lying", down, right)]:
            where = (np.abs(slope) > 6) & (other == 0)
            if where.sum() < 500:
                continue
            measured = np.sqrt((added[where] ** 2 - ROUNDING_VARIANCE).sum()
                               / (slope[where] ** 2).sum())
            near(f"  {kind} edges: displacement in px",
                 measured, pixels, 0.03 + 4 * np.sqrt(inflation / where.sum()), True)
            number = np.divide(added, slope, out=np.zeros_like(added), where=where)
            for x, y in [(1, 0), (0, 1), (0, 3)]:
                height, width = added.shape
                one, two = (slice(0, height - y),
                            slice(0, width - x)), (slice(y, height), slice(x, width))
                both = where[one] & where[two]
                apart, beside = (x, y) if kind == "upright" else (y, x)
                near(f"  {kind} edges: correlation at {x}, {y} px",
                     (number[one] * number[two])[both].mean() / (number[where] ** 2).mean(),
                     across ** apart * along ** beside, 0.04 + 4 * np.sqrt(inflation / both.sum()))
