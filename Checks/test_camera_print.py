"""Print growth, quiet zones, damage, bar heights, wide elements, and writing under codes."""

import numpy as np
import pytest
from scipy import ndimage

from Checks import symbols
from Checks.edges import bar_edges, extent, profile_edges
from Checks.measures import at_most, equal, near
from Checks.renderer import BRIGHTNESS

pytestmark = pytest.mark.nightly

LINEAR = ["ean_13", "ean_8", "upc_a", "upc_e", "itf", "code_128", "code_39", "code_93", "codabar"]
MATRIX = ["qr_code", "data_matrix", "aztec", "pdf417"]


def test_growth_of_bars(render):
    for growth in [-0.3, -0.1, 0, 0.1, 0.3]:
        frame = render.even("growth", "ean_13", {"module_width_px": 10, "print_growth_modules": growth})
        compare_widths(f"growth {growth:g} of EAN-13", growth,
                       [grown_edges(frame.profile(100), frame.corners[0, 0], symbols.ean_13_lines(frame))])


def test_growth_of_modules(render):
    pattern = symbols.qr_code(render.even("growth", "qr_code", {"module_width_px": 10}))
    for growth in [-0.3, -0.1, 0.1, 0.3]:
        frame = render.even("growth", "qr_code", {"module_width_px": 10, "print_growth_modules": growth})
        x, y = frame.corners[0]
        for axis, coverage, modules, left, top in [("across", frame.coverage, pattern, x, y),
                                                   ("down", frame.coverage.T, pattern.T, y, x)]:
            # The middles of the modules, where no neighbour above or below reaches.
            rows = [int(top + 10 * row) + 4 for row in range(len(modules))]
            compare_widths(f"growth {growth:g} of QR code, {axis}", growth, [
                grown_edges(coverage[row:row + 3].mean(axis=0), left, symbols.changes(dark))
                for row, dark in zip(rows, modules)])


def grown_edges(profile, left, lines):
    """Where a row's edges are and where they would be without growth, in modules of 10 px."""
    return np.array([(profile_edges(profile, left + 10 * lines) - left) / 10, lines])


def compare_widths(name, growth, rows):
    """Compares rows of edges with the lines between modules that they were."""
    (edges, lines) = np.concatenate(rows, axis=1)
    off = edges - lines
    change, moved = off[1::2] - off[::2], (off[1::2] + off[::2]) / 2
    near(f"{name}: change of the bars' widths, modules", change.mean(), growth, 0.02)
    at_most("  greatest error of a bar, modules", np.abs(change - growth).max(), 0.02)
    at_most("  greatest shift of a bar, modules", np.abs(moved).max(), 0.01)


def test_raggedness(render):
    """Where each edge of the bars lies in each row of pixels, against the lines between modules."""
    for deviation in [0, 0.03, 0.06]:
        frames = render("ragged", "ean_13", {"module_width_px": 20, "print_raggedness_modules": deviation,
                                             "brightness": BRIGHTNESS, "bar_height_modules": 60}, samples=3)
        found = np.concatenate([displacements(frame) for frame in frames])
        name = f"print_raggedness_modules {deviation:g}"
        if deviation == 0:
            at_most(f"{name}: greatest displacement of an edge, modules", np.abs(found).max(), 0.003)
            continue
        near(f"{name}: standard deviation of edges, modules", found.std(), deviation, 0.03, True)
        near("  mean, modules", found.mean(), 0, 0.1 * deviation)
        alike = {apart: (found[:, :-apart] * found[:, apart:]).mean() / found.var() for apart in (10, 40)}
        near("  correlation along an edge, half a module apart", alike[10], 0.75, 0.1)
        near("  correlation along an edge, two modules apart", alike[40], 0, 0.05)


def displacements(frame):
    """Of each edge in each row, in modules."""
    left, top = frame.corners[0]
    rows = slice(int(top) + 40, int(top) + 40 + 20 * 50)
    meant = left + 20 * symbols.ean_13_lines(frame)
    middles = np.round(meant).astype(int)
    ink = np.array([frame.coverage[rows, middle - 10:middle + 10].sum(axis=1) for middle in middles])
    sides = np.where(np.arange(len(meant)) % 2 == 0, 1, -1)
    return (middles - meant + sides * (10 - ink.T)).T / 20


# In modules: left, top, right, bottom.
QUIET_ZONES = {"ean_13": (11, 0, 7, 0), "qr_code": (4, 4, 4, 4), "data_matrix": (1, 1, 1, 1),
               "pdf417": (2, 2, 2, 2), "code_128": (10, 0, 10, 0)}


def test_quiet_zones(render):
    """The label, symbol and quiet zone, covers what is behind it: clutter shows where it ends."""
    for symbology, zone in QUIET_ZONES.items():
        for share in [0.5, 1, 1.5]:
            scene = {"module_width_px": 5, "quiet_zone": share, "bar_height_modules": 60, "brightness": BRIGHTNESS}
            pairs = zip(*(render("quiet", symbology, {**scene, "clutter": clutter}, samples=4,
                                 frame={"width": 1600, "height": 900}) for clutter in (1, 0)))
            # The clutter, too, is each frame's own; at some places it is as light as the label.
            found = np.nanmedian([margins(*pair) for pair in pairs], axis=0) / 5
            at_most(f"quiet_zone {share:g} of {symbology}: greatest error of a side, modules",
                    np.abs(found - np.array(zone) * share).max(), 0.02)


def margins(cluttered, plain):
    """From the ink to the label's border, in pixels: left, top, right, bottom."""
    found = []
    # Quarter turns anticlockwise bring the top to the left, then the right side, then the bottom.
    for turns in range(4):
        ink, changed = (np.rot90(each, turns) for each in (plain.coverage, cluttered.pixels - plain.pixels))
        left, right = extent(ink)
        top, bottom = extent(ink.T)
        found.append(left - border(changed[int(top):int(bottom), :int((left + right) / 2)]))
    return found


def border(changed):
    """Where the changed area at the left ends, sub-pixel."""
    places = []
    for row in changed:
        last = np.flatnonzero(row).max(initial=0)
        # Where the clutter next to the border is even and not near to the ground, the part of the last pixel that
        # changed says where the border is.
        if last >= 2 and abs(row[last - 2] - row[last - 1]) <= 1 and abs(row[last - 1]) > 20:
            places.append(last + row[last] / row[last - 1])
    return np.median(places) if len(places) > 5 else np.nan


def test_missing_corners(render):
    for symbology in ["qr_code", "code_128"]:
        for percent in [2, 8, 20, 45]:
            size = {"module_width_px": 8, "brightness": BRIGHTNESS}
            torn = render("corner", symbology, {**size, "missing_corner_percent": percent}, samples=6)
            whole = render("corner", symbology, size, samples=6)
            areas, corners = zip(*(missing_corner(*pair) for pair in zip(whole, torn)))
            near(f"missing_corner_percent {percent} of {symbology}: area from the line of the tear, %",
                 np.mean(areas), percent, 0.02, True)
            equal("  different corners in six frames", len(set(corners)) > 1, True)


def missing_corner(whole, torn):
    """The area of the triangle in per cent of the symbol, and at which corner it is."""
    y, x = np.mgrid[:whole.height, :whole.width] + 0.5
    (left, top), _, (right, bottom), _ = whole.corners
    across, down = (x - left) / (right - left), (y - top) / (bottom - top)
    inked = whole.coverage > 0.99
    lost, kept = inked & (torn.coverage < 0.01), inked & (torn.coverage > 0.99)
    # Constant along the tear at that corner; 1 at the symbol's diagonal.
    sums = [across + down, 1 - across + down, 2 - across - down, across + 1 - down]
    ends = np.array([(each[lost].max(), each[kept].min()) for each in sums])
    corner = np.argmin(ends[:, 0] - ends[:, 1])
    # Legs of so many of the symbol's sides; beyond 1 they would leave it.
    return 50 * ends[corner].mean() ** 2, corner


def test_scratches_and_blots(render):
    """Damage shows only where it changes something: scratches in ink, blots on the ground.

    With ink grown very fat, or very thin, nearly all of it shows; the rest is as its surroundings.
    """
    for kind, growth, sign in [("scratches_percent", 0.6, 1), ("blots_percent", -0.6, -1)]:
        # What does not show is estimated, the better the more there is: to so much of the area, four standard
        # deviations of the estimate over 16 frames.
        for percent, error in [(2, 0.26), (6, 0.16), (15, 0.08)]:
            size = {"module_width_px": 6, "print_growth_modules": growth, "brightness": BRIGHTNESS}
            shares, least_change = [], 0
            for whole, worn in zip(render("wear", "qr_code", size, samples=16),
                                   render("wear", "qr_code", {**size, kind: percent}, samples=16)):
                (left, top), _, (right, bottom), _ = np.round(whole.corners).astype(int)
                before, after = (each.coverage[top:bottom, left:right] for each in (whole, worn))
                least_change = min(least_change, (sign * (whole.coverage - worn.coverage)).min())
                if sign < 0:
                    before, after = 1 - before, 1 - after
                shares.append(100 * damaged_share(before, after))
            near(f"{kind} {percent}: mean area, %", np.mean(shares), percent, 0.03, True)
            near("  least area of a frame, %", min(shares), percent, error, relative=True)
            near("  greatest area of a frame, %", max(shares), percent, error, relative=True)
            near("  greatest change in the other direction", least_change, 0, 0.001)


def damaged_share(before, after):
    """The share of an area that is damaged, where damage shows in what `before` is full of only."""
    shows = before > 0.99
    damage = np.where(shows, np.clip(before - after, 0, 1), 0)
    around, weight = (ndimage.gaussian_filter(each, 2) for each in (damage, shows.astype(float)))
    return np.where(shows, damage, around / np.maximum(weight, 1e-9)).mean()


def test_writing(render):
    for symbology in LINEAR + MATRIX:
        bare, written = (render.even("writing", symbology, {"module_width_px": 4, "human_readable": is_written})
                         for is_written in (False, True))
        if symbology in MATRIX:
            is_changed = not np.array_equal(bare.bytes, written.bytes)
            equal(f"human_readable changes {symbology}", is_changed, False)
            continue
        text = written.codes[0]["text"]
        if symbology in ("ean_13", "ean_8", "upc_a", "upc_e"):
            # Between the guard bars; the lowest 3 of 7 rows of dots are below these.
            height = 3
        else:
            # A module below the bars; characters are 5 dots wide and 7 from one another.
            height = 1 + 7 * min(1, written.codes[0]["modules_wide"] / (7 * len(text) - 2))
        reaches = [extent(frame.coverage.T)[1] - frame.corners[2, 1] for frame in (bare, written)]
        near(f"human_readable {symbology}: ink below the bars without it, px", reaches[0], 0, 0.05)
        near("  with it, px", reaches[1], 4 * height, 0.05)
        # From left to right.
        is_inked = (written.coverage[int(np.ceil(written.corners[2, 1])):] > 0.5).any(axis=0)
        equal("  characters", ndimage.label(is_inked)[1], len(text))
        border = np.concatenate([written.coverage[[0, -1]].ravel(), written.coverage[:, [0, -1]].ravel()])
        equal("  all of it inside the frame", bool(border.max() < 0.01), True)


def test_bar_heights(render):
    for symbology, guards in [("code_128", 0), ("itf", 0), ("ean_13", 5)]:
        for height, module_height in [(12, None), (50, None), (50, 2.2)]:
            size = {"module_width_px": 4, "bar_height_modules": height}
            if module_height:
                size["module_height_px"] = module_height
            high = module_height or 4
            frame = render.even("heights", symbology, size)
            near(f"bar_height_modules {height} of {symbology}, modules {high} px high: height, px",
                 np.ptp(extent(frame.coverage.T)), (height + guards) * high, 0.05)


def test_wide_elements(render):
    for symbology in ["code_39", "codabar", "itf"]:
        for ratio in [None, 2, 2.25, 2.5, 3]:
            said = {} if ratio is None else {"wide_narrow_ratio": ratio}
            frame = render.even("elements", symbology, {"module_width_px": 4.3, **said})
            expected = ratio or (3 if symbology == "itf" else 2)
            edges = bar_edges(frame.profile(0))
            widths = np.diff(edges) / 4.3
            is_wide = widths > 1.5
            near(f"wide_narrow_ratio {ratio} of {symbology}: wide elements, modules",
                 widths[is_wide].mean(), expected, 0.005)
            near("  narrow elements, modules", widths[~is_wide].mean(), 1, 0.005)
            at_most("  greatest difference of one of them",
                    np.abs(widths - np.where(is_wide, expected, 1)).max(), 0.015)
            near("  whole symbol against the manifest, modules",
                 (edges[-1] - edges[0]) / 4.3, frame.codes[0]["modules_wide"], 0.01)
            near("  left side against the manifest, px", edges[0] - frame.corners[0, 0], 0, 0.02)
            near("  right side against the manifest, px", edges[-1] - frame.corners[1, 0], 0, 0.02)
            equal("  elements that are wide, of how many",
                  [int(is_wide.sum()), len(widths)], wide_count(symbology, frame.codes[0]["text"]))


def wide_count(symbology, text):
    """How many of a symbol's elements are wide, of how many; gaps of characters are narrow."""
    if symbology == "itf":
        # Two of five of each digit are wide, and one of three in the stop pattern (ISO/IEC 16390, 4.3).
        return [2 * len(text) + 1, 5 * len(text) + 4 + 3]
    if symbology == "code_39":
        # Three of nine, with a start and a stop character (ISO/IEC 16388, 4.3).
        return [3 * (len(text) + 2), 10 * (len(text) + 2) - 1]
    # Two of seven, three in the signs : / . + and the letters that start and stop (EN 798, 4.3).
    return [sum(3 if sign in ":/.+ABCD" else 2 for sign in text), 8 * len(text) - 1]
