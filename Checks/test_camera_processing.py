"""What a phone does with its sensor's levels, against numpy on a frame without it.

Correlated noise, mosaic and demosaicing, denoising, sharpening and the transfer curve.
"""

import numpy as np
import pytest
from scipy import ndimage

from Checks.measures import at_least, at_most, equal, near
from Checks.renderer import PAPER_LEVEL, ROUNDING_VARIANCE, VGA
from Checks.test_camera_light import LUMA
from Checks.test_camera_sensor import correlation, flat, lagged, noise

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
        for mosaic in [False, True]:
            pixels = flat(render, PAPER_LEVEL / 0.9,
                          {"srgb_curve": True, "ground_colour": colour, "bayer_mosaic": mosaic})[0]
            near(f"srgb_curve: ground {colour}{' through a mosaic' if mosaic else ''}: luma, levels",
                 pixels.mean(), LUMA @ list(bytes.fromhex(colour[1:])), 0.51)
            equal("  different levels", len(np.unique(pixels)), 1)


def test_correlated_noise(render):
    for spread in [0.5, 0.8, 1.5, 3]:
        first, second = flat(render, 125, {"noise_sigma": 8, "noise_correlation_px": spread}, samples=2)
        near(f"noise_correlation_px {spread:g}: standard deviation", noise(first), 8, 0.01 + 0.01 * spread, True)
        weights = np.exp(-np.arange(-40, 41) ** 2 / (2 * spread ** 2))
        along = np.correlate(weights, weights, "full")[80:] / (weights @ weights)
        for x, y in [(1, 0), (0, 1), (1, 1), (3, 0), (0, 3), (9, 0)]:
            near(f"  correlation at {x}, {y} px", lagged(first, x, y), along[x] * along[y], 0.01 + 0.01 * spread)
        at_most("  correlation of two frames", abs(correlation(first, second)), 0.01 * (1 + 2 * spread))


# How the other bands of a pixel follow from its neighbours: green at red and blue, red at blue and the other way
# round, and what lies to the left and right of green.
BILINEAR = {"cross": [[0, 1, 0], [1, 0, 1], [0, 1, 0]],
            "corners": [[1, 0, 1], [0, 0, 0], [1, 0, 1]],
            "sides": [[0, 0, 0], [2, 0, 2], [0, 0, 0]]}
# Malvar, He and Cutler, ICASSP 2004, figure 2, in sixteenths.
CORRECTED = {
    "cross": [[0, 0, -2, 0, 0], [0, 0, 4, 0, 0], [-2, 4, 8, 4, -2], [0, 0, 4, 0, 0], [0, 0, -2, 0, 0]],
    "corners": [[0, 0, -3, 0, 0], [0, 4, 0, 4, 0], [-3, 0, 12, 0, -3], [0, 4, 0, 4, 0], [0, 0, -3, 0, 0]],
    "sides": [[0, 0, 1, 0, 0], [0, -2, 0, -2, 0], [-2, 8, 10, 8, -2], [0, -2, 0, -2, 0], [0, 0, 1, 0, 0]]}


def demosaiced(mosaic, filters, pattern=RGGB):
    """Red, green and blue of a mosaic, mirrored beyond its border, which keeps the pattern."""
    filters = {**filters, "ends": np.transpose(filters["sides"])}
    found = {name: ndimage.correlate(mosaic, weights / np.sum(weights), mode="mirror")
             for name, weights in filters.items()}
    seen = np.tile(pattern, (240, 320))
    beside = np.roll(seen, -1, axis=1)
    bands = []
    for band in range(3):
        at_green = np.where(beside == band, found["sides"], found["ends"])
        others = found["cross"] if band == 1 else np.where(seen == 1, at_green, found["corners"])
        bands.append(np.where(seen == band, mosaic, others))
    return np.array(bands)


def luma_of(bands):
    return np.tensordot(LUMA, bands, 1)


def through_mosaic(render, scene, colours):
    """What the pixels of a mosaic see of a scene: each of its own band, from frames in grey."""
    greys = [{key: "#" + 3 * colour[1 + 2 * band:3 + 2 * band] for key, colour in colours.items()}
             for band in range(3)]
    return np.choose(np.tile(RGGB, (240, 320)), [developed(render, "mosaic", {**scene, **grey}) for grey in greys])


def developed(render, name, conditions):
    return render(name, "data_matrix", {"module_width_px": 5.3, "rotation_deg": 20, **conditions}, frame=VGA)[0].pixels


def test_demosaicing(render):
    scene = {"noise_sigma": 4, "brightness": 0.8, "contrast": 0.8}
    for name, filters in [("bilinear", BILINEAR), ("gradient-corrected", CORRECTED)]:
        for colours in [{}, {"bar_colour": "#b41e3c", "ground_colour": "#dcc878"}]:
            pixels = developed(render, "mosaic", {**scene, **colours, "bayer_mosaic": True,
                                                  "gradient_demosaicing": filters is CORRECTED})
            mosaic = through_mosaic(render, scene, colours)
            compare(f"{name} demosaicing of {'colours' if colours else 'grey'}: luma against numpy's",
                    pixels, luma_of(demosaiced(mosaic, filters)), 0.45)
            # What another pattern would give, to see that this one shows.
            other = luma_of(demosaiced(mosaic, filters, RGGB[::-1, ::-1]))
            at_least("  root mean square from a pattern of BGGR", spread(pixels - other), 0.8)


def compare(name, measured, expected, tolerance):
    """Frames of 8 bits from such: both are rounded, and differ by half a level in the mean."""
    difference = measured - np.clip(expected, 0, 255)
    at_most(f"{name}, root mean square in levels", spread(difference), tolerance)
    at_most("  greatest difference in levels", np.abs(difference).max(), 8 * tolerance)
    near("  mean difference in levels", difference.mean(), 0, 0.05)


def spread(difference):
    return np.sqrt((difference ** 2).mean())


def bilateral(bands, variance, strength, radius):
    """Tomasi and Manduchi, ICCV 1998, by the luma; to two deviations in space, four in level."""
    reach = int(np.ceil(2 * radius))
    luma = luma_of(bands)
    size = np.array(luma.shape)
    padded = np.pad([luma, *bands], ((0, 0), (reach, reach), (reach, reach)), mode="reflect")
    sums, total = np.zeros_like(bands), np.zeros_like(luma)
    for y, x in np.ndindex(2 * reach + 1, 2 * reach + 1):
        moved = padded[:, y:y + size[0], x:x + size[1]]
        squares = (moved[0] - luma) ** 2 / (strength ** 2 * variance)
        weight = np.exp(-((x - reach) ** 2 + (y - reach) ** 2) / (2 * radius ** 2) - squares / 2)
        weight[squares > 16] = 0
        total += weight
        sums += weight * moved[1:]
    return sums / total


def test_denoising(render):
    scene = {"brightness": 0.8, "contrast": 0.6}
    for noises, strength, radius in [({"noise_sigma": 8}, 1, 1), ({"noise_sigma": 8}, 2, 0.6),
                                     ({"noise_sigma": 4}, 3, 1.7), ({"noise_sigma": 3, "shot_noise": 0.3}, 2, 1)]:
        plain = developed(render, "bilateral", {**scene, **noises})
        pixels = developed(render, "bilateral", {**scene, **noises, "denoising": strength,
                                                 "denoising_radius_px": radius})
        variance = noises["noise_sigma"] ** 2 + noises.get("shot_noise", 0) * plain
        compare(f"denoising {strength}, radius {radius} px, {noises}: against numpy's",
                pixels, luma_of(bilateral(np.array([plain] * 3), variance, strength, radius)), 0.45)


def sharpened(levels, amount, radius):
    """What is added."""
    return amount * (levels - ndimage.gaussian_filter(levels, radius, mode="mirror", radius=int(np.ceil(4 * radius))))


def test_sharpening(render):
    scene = {"brightness": 0.7, "contrast": 0.5, "noise_sigma": 3}
    for amount, radius in [(0.5, 1), (1.5, 1), (1, 2.3)]:
        plain = developed(render, "unsharp", scene)
        pixels = developed(render, "unsharp", {**scene, "sharpening": amount, "sharpening_radius_px": radius})
        compare(f"sharpening {amount:g}, radius {radius:g} px: against numpy's", pixels,
                plain + sharpened(plain, amount, radius), 0.3 * np.sqrt(1 + (1 + amount) ** 2))


def test_order_of_steps(render):
    scene = {"module_width_px": 4.7, "rotation_deg": 25, "noise_sigma": 5, "brightness": 0.7, "contrast": 0.8}
    raw = developed(render, "phone", scene)
    pixels = developed(render, "phone", {**scene, "bayer_mosaic": True, "gradient_demosaicing": True,
                                         "denoising": 2, "sharpening": 0.8, "srgb_curve": True})

    def denoise(bands):
        return bilateral(bands, 25, 2, 1)

    def sharpen(bands):
        return bands + sharpened(luma_of(bands), 0.8, 1)

    compare("mosaic, denoising, sharpening and curve: luma against numpy's",
            pixels, luma_of(encoded(sharpen(denoise(demosaiced(raw, CORRECTED))))), 0.9)
    curve_first = luma_of(np.clip(sharpen(denoise(demosaiced(encoded(raw), CORRECTED))), 0, 255))
    at_least("  root mean square from the curve first", spread(pixels - curve_first), 1.2)
    sharpened_first = luma_of(encoded(denoise(sharpen(demosaiced(raw, CORRECTED)))))
    at_least("  root mean square from sharpening before denoising", spread(pixels - sharpened_first), 1.2)


def test_edge_displacement(render):
    """Levels change by the displacement times their slope, and neighbours go together."""
    scene = {"module_width_px": 5, "gaussian_blur_px": 2, "contrast": 0.6, "brightness": 0.7, "srgb_curve": True}
    for symbology, pixels, (across, along) in [
            ("qr_code", 0.3, (0, 0)), ("ean_13", 0.2, (0.3, 0.95)), ("qr_code", 0.1, (0.2, 0.6))]:
        displaced = {"edge_displacement_px": pixels, "edge_displacement_lag_across": across,
                     "edge_displacement_lag_along": along}
        plain, moved = (render("edges", symbology, {**scene, **each}, frame=VGA)[0].pixels for each in ({}, displaced))
        down, right = np.gradient(plain)
        added = moved - plain
        still = ndimage.maximum_filter(plain, 3) == ndimage.minimum_filter(plain, 3)
        equal(f"{symbology}, edge_displacement_px {pixels:g}, lags {across:g} and {along:g}: "
              "pixels changed where nothing is near", np.count_nonzero(added[still]), 0)
        # Correlated pixels say less than as many independent ones.
        inflation = (1 + across) / (1 - across) * (1 + along) / (1 - along)
        for kind, slope, other in [("upright", right, down), ("lying", down, right)]:
            where = (np.abs(slope) > 6) & (other == 0)
            if where.sum() < 500:
                continue
            measured = np.sqrt((added[where] ** 2 - ROUNDING_VARIANCE).sum() / (slope[where] ** 2).sum())
            near(f"  {kind} edges: displacement in px",
                 measured, pixels, 0.03 + 4 * np.sqrt(inflation / where.sum()), True)
            number = np.divide(added, slope, out=np.full_like(added, np.nan), where=where)
            for x, y in [(1, 0), (0, 1), (0, 3)]:
                products = number[:480 - y, :640 - x] * number[y:, x:]
                apart, beside = (x, y) if kind == "upright" else (y, x)
                count = np.count_nonzero(~np.isnan(products))
                near(f"  {kind} edges: correlation at {x}, {y} px",
                     np.nanmean(products) / np.nanmean(number ** 2),
                     across ** apart * along ** beside, 0.04 + 4 * np.sqrt(inflation / count))
