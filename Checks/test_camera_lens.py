"""Blur and motion, from slanted edges (ISO 12233, e-SFR).

Along an edge that leans by a few degrees, pixels see it at every distance, so the edge's profile is known far more
finely than pixels are wide.
"""

import numpy as np
import pytest
from scipy.signal import fftconvolve

from Checks.measures import at_most, near
from Checks.renderer import BARS, GROUND

pytestmark = pytest.mark.ci

LEAN = 5
# A mean over a pixel's square has this variance along any direction, in square pixels.
PIXEL_VARIANCE = 1 / 12
BIN = 1 / 16
# An odd number of places about 0, so that convolving does not move what it spreads.
STEP = 1 / 256
PLACES = np.arange(-24 / STEP, 24 / STEP + 1) * STEP


def test_sharp_edges(render):
    for axis, edge in slanted_edges(render, {}).items():
        near(f"sharp, {axis}: variance, that of a pixel's square, px2", spread(edge), PIXEL_VARIANCE, 0.02, True)
        at_most("  profile from a square's edge, levels", deviation(edge, box(0)), 1)


def test_gaussian_blurs(render):
    blurs = [({"gaussian_blur_px": sigma}, sigma) for sigma in (0.3, 0.45, 0.6, 1.0, 1.5, 2.2, 3.0)]
    blurs += [({"gaussian_blur_modules": sigma}, 40 * sigma) for sigma in (0.0125, 0.03, 0.06)]
    for blur, sigma in blurs:
        (key, value), = blur.items()
        for axis, edge in slanted_edges(render, blur).items():
            near(f"{key} {value:g}, {axis}: standard deviation, px",
                 np.sqrt(spread(edge) - PIXEL_VARIANCE), sigma, 0.02, True)
            at_most("  profile from a Gaussian edge's, levels",
                    deviation(edge, np.exp(-PLACES ** 2 / (2 * sigma ** 2))), 1)


def test_defocus(render):
    for radius in [0.4, 0.8, 1.1, 1.5, 2.2, 3.0, 4.5, 6.0]:
        for axis, edge in slanted_edges(render, {"defocus_radius_px": radius}).items():
            near(f"defocus_radius_px {radius:g}, {axis}: radius from the variance, px",
                 2 * np.sqrt(spread(edge) - PIXEL_VARIANCE), radius, 0.02, True)
            at_most("  profile from a disc's edge, levels",
                    deviation(edge, np.sqrt(np.clip(radius ** 2 - PLACES ** 2, 0, None))), 1)


def test_motion(render):
    for length in [2, 8, 25]:
        for angle in [LEAN, LEAN + 30, 0, 90]:
            edges = slanted_edges(render, {"motion_length_px": length, "motion_angle_deg": angle})
            for axis, normal in [("across", LEAN), ("down", LEAN + 90)]:
                projected = length * abs(np.cos(np.radians(angle - normal)))
                name, variance = f"motion_length_px {length}, angle {angle}, {axis}", spread(edges[axis])
                if projected > 0.7:
                    near(f"{name}: length along the edge's normal, px",
                         np.sqrt(12 * (variance - PIXEL_VARIANCE)), projected, 0.02, True)
                else:
                    near(f"{name}: variance, px2", variance, PIXEL_VARIANCE + projected ** 2 / 12, 0.02, True)
                at_most("  profile from a box's edge, levels", deviation(edges[axis], box(projected)), 1)


def test_combined(render):
    edge = slanted_edges(render, {"gaussian_blur_px": 1.2, "defocus_radius_px": 2.5, "motion_length_px": 6,
                                  "motion_angle_deg": LEAN})["across"]
    near("variance of Gaussian 1.2, defocus 2.5 and motion 6, px2",
         spread(edge) - PIXEL_VARIANCE, 1.2 ** 2 + 2.5 ** 2 / 4 + 6 ** 2 / 12, 0.02, True)
    for blur, variance in [({"gaussian_blur_px": 2}, 2 ** 2), ({"defocus_radius_px": 4}, 4 ** 2 / 4),
                           ({"motion_length_px": 12, "motion_angle_deg": LEAN}, 12 ** 2 / 12)]:
        edge = slanted_edges(render, {**blur, "digital_zoom": 1.5})["across"]
        # The sensor's pixels are 1.5 times as wide, and linear interpolation between them spreads like two pixels'
        # squares more.
        near(f"{next(iter(blur))} under digital_zoom 1.5: variance, px2",
             spread(edge), variance + 1.5 ** 2 * 3 * PIXEL_VARIANCE, 0.02, True)


def slanted_edges(render, blur):
    """The two solid sides of a Data Matrix, across (the left one) and down (the lowest one)."""
    def coverage(width, height, x, y):
        place = {"position_x": x, "position_y": y}
        return render.even("slanted", "data_matrix", {"module_width_px": 40, "rotation_deg": LEAN, **place, **blur},
                           frame={"width": width, "height": height}, allow_clipping=True).coverage

    # Turned so that the ink is on the right.
    return {"across": Edge(coverage(300, 520, -0.1, 0.5)), "down": Edge(coverage(520, 300, 0.5, 1.1)[::-1].T)}


class Edge:
    """The pixels about a straight edge with ink on its right."""

    def __init__(self, coverage, reach=18):
        rows = np.arange(coverage.shape[0]) + 0.5
        slope, start = np.polyfit(rows, np.argmax(coverage > 0.5, axis=1), 1)
        for _ in range(2):
            low = np.floor(start + slope * rows).astype(int) - reach
            columns = low[:, None] + np.arange(2 * reach + 1)
            self.ink = np.take_along_axis(coverage, columns, axis=1)
            # In each row the ink's length says where its edge would be without blur.
            slope, start = np.polyfit(rows, low + 2 * reach + 1 - self.ink.sum(axis=1), 1)
        # Of the pixels' middles from the edge, in pixels.
        self.distance = (columns + 0.5 - (start + slope * rows)[:, None]) / np.hypot(1, slope)
        self.reach = reach - 1


def spread(edge):
    """The second moment of the line spread, the edge's derivative, about the edge, in px2.

    By parts it is the integral of 2 |t| times what the edge lacks to a step at t = 0.
    """
    lacking = np.where(edge.distance < 0, edge.ink, 1 - edge.ink) * 2 * np.abs(edge.distance)
    bins = np.arange(-edge.reach, edge.reach + BIN, BIN)
    sums, _ = np.histogram(edge.distance, bins, weights=lacking)
    return (sums / np.histogram(edge.distance, bins)[0]).sum() * BIN


def deviation(edge, line_spread):
    """How far a pixel is from an edge seen through a line spread and a pixel's square.

    At most, in grey levels beyond the half that rounding may take.
    """
    kernel = line_spread
    for width in (np.cos(np.radians(LEAN)), np.sin(np.radians(LEAN))):
        kernel = fftconvolve(kernel, box(width), mode="same")
    model = np.interp(edge.distance, PLACES + STEP / 2, np.cumsum(kernel) / kernel.sum())
    return max(np.abs(edge.ink - model).max() * (GROUND - BARS) - 0.5, 0)


def box(width):
    """A box of the width as shares of the steps; one of no width is a single step."""
    if width == 0:
        return np.where(PLACES == 0, 1.0, 0.0)
    return np.clip(width / 2 + STEP / 2 - np.abs(PLACES), 0, min(STEP, width))
