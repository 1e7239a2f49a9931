"""Print growth, quiet zones, damage, bar heights, wide elements, and writing under codes."""

import numpy as np
import pytest
from scipy import ndimage

from Checks import symbols
from Checks.edges import edges_between, extent, profile_edges
from Checks.measures import at_most, equal, near
from Checks.renderer import BRIGHTNESS

pytestmark = pytest.mark.nightly

LINEAR = ["ean_13", "ean_8", "upc_a", "upc_e", "itf", "code_128", "code_39", "code_93", "codabar"]
MATRIX = ["qr_code", "data_matrix", "aztec", "pdf417"]


def test_growth_of_bars(render):
    for growth in [-0.3, -0.1, 0, 0.1, 0.3]:
        frame = render("growth", "ean_13", {"module_width_px": 10, "print_growth_modules": growth,
                                            "brightness": BRIGHTNESS})[0]
        lines = symbols.changes(symbols.ean_13(frame.codes[0]["text"]))
        middle = int(frame.corners[:, 1].mean())
        profile = frame.coverage[middle - 100:middle + 100].mean(axis=0)
        compare_widths(f"growth {growth:g} of EAN-13", growth, [(
            profile_edges(profile, frame.corners[0, 0] + 10 * lines) - frame.corners[0, 0], lines)])


def test_growth_of_modules(render):
    pattern = symbols.qr_code(render("growth", "qr_code",
                                     {"module_width_px": 10, "brightness": BRIGHTNESS})[0])
    for growth in [-0.3, -0.1, 0.1, 0.3]:
        frame = render("growth", "qr_code", {"module_width_px": 10, "print_growth_modules": growth,
                                             "brightness": BRIGHTNESS})[0]
        for axis, coverage, modules, (x, y) in [("across", frame.coverage, pattern, frame.corners[
                0]), ("down", frame.coverage.T, pattern.T, frame.corners[0][::-1])]:
            found = []
            for row, dark in enumerate(modules):
                # The middle of the modules, where no neighbour above or below reaches.
                low = int(y + 10 * row) + 4
                lines = symbols.changes(dark)
                found.append((profile_edges(coverage[low:low + 3].mean(axis=0), x + 10 * lines) - x,
                              lines))
            compare_widths(f"growth {growth:g} of QR code, {axis}", growth, found)


def compare_widths(name, growth, found):
    """Compares rows of edges, at 10 px a module, with the lines between modules that they were."""
    bars = np.concatenate([(edges[1::2] - edges[::2]) / 10 - (lines[1::2] - lines[::2]) for edges,
                           lines in found])
    moved = np.concatenate([(edges[::2] + edges[1::2])
                            / 20 - (lines[::2] + lines[1::2]) / 2 for edges, lines in found])
    near(f"{name}: change of the bars' widths, modules", bars.mean(), growth, 0.02)
    at_most("  greatest error of a bar, modules", np.abs(bars - growth).max(), 0.02)
    at_most("  greatest shift of a bar, modules", np.abs(moved).max(), 0.01)


def test_raggedness(render):
    """Where each edge of the bars lies in each row of pixels, against the lines between modules."""
    for deviation in [0, 0.03, 0.06]:
        frames = render("ragged",
                        "ean_13", {"module_width_px": 20, "print_raggedness_modules": deviation,
                                   "brightness": BRIGHTNESS, "bar_height_modules": 60}, samples=3)
        found = np.concatenate([displacements(frame) for frame in frames])
        name = f"print_raggedness_modules {deviation:g}"
        if deviation == 0:
            at_most(f"{name}: greatest displacement of an edge, modules",
                    np.abs(found).max(), 0.003)
            continue
        near(f"{name}: standard deviation of edges, modules", found.std(), deviation, 0.03, True)
        near("  mean, modules", found.mean(), 0, 0.1 * deviation)

        def alike(modules):
            return (found[:, :-int(20 * modules)]
                    * found[:, int(20 * modules):]).mean() / found.var()

        near("  correlation along an edge, half a module apart", alike(0.5), 0.75, 0.1)
        near("  correlation along an edge, two modules apart", alike(2), 0, 0.05)


def displacements(frame):
    """Of each edge in each row, in modules."""
    lines = symbols.changes(symbols.ean_13(frame.codes[0]["text"]))
    left, top = frame.corners[0]
    rows = slice(int(top) + 40, int(top) + 40 + 20 * 50)
    edges = []
    for number, line in enumerate(lines):
        meant = left + 20 * line
        middle = round(meant)
        ink = frame.coverage[rows, middle - 10:middle + 10].sum(axis=1)
        found = middle + 10 - ink if number % 2 == 0 else middle - 10 + ink
        edges.append((found - meant) / 20)
    return np.array(edges)


# In modules: left, top, right, bottom.
QUIET_ZONES = {"ean_13": (11, 0, 7, 0), "qr_code": (4, 4, 4, 4),
               "data_matrix": (1, 1, 1, 1), "pdf417": (2, 2, 2, 2), "code_128": (10, 0, 10, 0)}


def test_quiet_zones(render):
    """The label, symbol and quiet zone, covers what is behind it: clutter shows where it ends."""
    for symbology, zone in QUIET_ZONES.items():
        for share in [0.5, 1, 1.5]:
            scene = {"module_width_px": 5,
                     "quiet_zone": share, "bar_height_modules": 60, "brightness": BRIGHTNESS}
            pairs = zip(*(render("quiet", symbology, {**scene, "clutter": clutter}, samples=4,
                                 frame={"width": 1600, "height": 900}) for clutter in (1, 0)))
            # The clutter, too, is each frame's own; at some places it is as light as the label.
            found = np.nanmedian([margins(*pair) for pair in pairs], axis=0) / 5
            worst = np.abs(found - np.array(zone) * share).max()
            at_most(f"quiet_zone {share:g} of {symbology}: greatest error of a side, modules",
                    worst, 0.02)


def margins(cluttered, plain):
    """From the ink to the label's border, in pixels: left, top, right, bottom."""
    changed = cluttered.pixels - plain.pixels
    found = []
    for turns in range(4):
        # A quarter turn clockwise brings the next side, the lowest first, to the left.
        ink, area = np.rot90(plain.coverage, -turns), np.rot90(changed, -turns)
        left, right = extent(ink)
        rows = slice(*(int(place) for place in extent(ink.T)))
        found.append(left - border(area[rows], int((left + right) / 2)))
    left, bottom, right, top = found
    return [left, top, right, bottom]


def border(changed, limit):
    """Where the changed area to the left of a place ends, sub-pixel."""
    places = []
    for row in changed[:, :limit]:
        touched = np.flatnonzero(row)
        if len(touched) and touched[-1] >= 2:
            last = touched[-1]
            # Where the clutter next to the border is even and not near to the ground, the part of
            # the last pixel that changed says where the border is.
            farther, near = row[last - 2:last]
            if abs(farther - near) <= 1 and abs(near) > 20:
                places.append(last + row[last] / near)
    return np.median(places) if len(places) > 5 else np.nan


def test_missing_corners(render):
    for symbology in ["qr_code", "code_128"]:
        for percent in [2, 8, 20, 45]:
            size = {"module_width_px": 8, "brightness": BRIGHTNESS}
            torn = render("corner",
                          symbology, {**size, "missing_corner_percent": percent}, samples=6)
            whole = render("corner", symbology, size, samples=6)
            found, corners = zip(*(missing_corner(*pair) for pair in zip(whole, torn)))
            name = f"missing_corner_percent {percent} of {symbology}"
            near(f"{name}: area from the line of the tear, %", np.mean(found), percent, 0.02, True)
            equal("  different corners in six frames", len(set(corners)) > 1, True)


def missing_corner(whole, torn):
    """The area of the triangle in per cent of the symbol, and at which corner it is."""
    (left, top), _, (right, bottom), _ = whole.corners
    y, x = np.mgrid[:whole.height, :whole.width] + 0.5
    across, down = (x - left) / (right - left), (y - top) / (bottom - top)
    lost = (whole.coverage > 0.99) & (torn.coverage < 0.01)
    kept = (whole.coverage > 0.99) & (torn.coverage > 0.99)
    best = None
    for corner, (u, v) in enumerate([(across, down), (1 - across, down),
                                     (1 - across, 1 - down), (across, 1 - down)]):
        # Constant along the tear; 1 at the symbol's diagonal.
        share = u + v
        outermost, innermost = share[lost].max(), share[kept].min()
        if best is None or outermost - innermost < best[0]:
            best = (outermost - innermost, (outermost + innermost) / 2, corner)
    _, share, corner = best
    # Legs of so many of the symbol's sides; beyond 1 they would leave it.
    return 50 * share ** 2, corner


def test_scratches_and_blots(render):
    """Damage shows only where it changes something: scratches in ink, blots on the ground.

    With ink grown very fat, or very thin, nearly all of it shows; the rest is as its surroundings.
    """
    for kind, growth, sign in [("scratches_percent", 0.6, 1), ("blots_percent", -0.6, -1)]:
        # What does not show is estimated, the better the more there is: to so much of the area, four
        # standard deviations of the estimate over 16 frames.
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
    near, weight = (ndimage.gaussian_filter(each, 2) for each in (damage, shows.astype(float)))
    return np.where(shows, damage, near / np.maximum(weight, 1e-9)).mean()


def test_writing(render):
    for symbology in LINEAR + MATRIX:
        size = {"module_width_px": 4, "brightness": BRIGHTNESS}
        bare = render("writing", symbology, size)[0]
        written = render("writing", symbology, {**size, "human_readable": True})[0]
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
        near(f"human_readable {symbology}: ink below the bars without it, px",
             reach_below(bare), 0, 0.05)
        near("  with it, px", reach_below(written), 4 * height, 0.05)
        equal("  characters", pieces_below(written), len(text))
        is_inside = written.coverage[
            [0, -1]].max() < 0.01 and written.coverage[:, [0, -1]].max() < 0.01
        equal("  all of it inside the frame", bool(is_inside), True)


def reach_below(frame):
    return extent(frame.coverage.T)[1] - frame.corners[2, 1]


def pieces_below(frame):
    """Into how many pieces, from left to right, the ink below the symbol falls."""
    below = frame.coverage[int(np.ceil(frame.corners[2, 1])):]
    inked = np.concatenate([[False], (below > 0.5).any(axis=0)])
    return int((inked[1:] & ~inked[:-1]).sum())


def test_bar_heights(render):
    for symbology, guards in [("code_128", 0), ("itf", 0), ("ean_13", 5)]:
        for height, module_height in [(12, None), (50, None), (50, 2.2)]:
            size = {"module_width_px": 4, "bar_height_modules": height, "brightness": BRIGHTNESS}
            if module_height:
                size["module_height_px"] = module_height
            frame = render("heights", symbology, size)[0]
            top, bottom = extent(frame.coverage.T)
            high = module_height or 4
            name = f"bar_height_modules {height} of {symbology}, modules {high} px high"
            near(f"{name}: height, px",
                 bottom - top, (height + guards) * (module_height or 4), 0.05)


def test_wide_elements(render):
    for symbology in ["code_39", "codabar", "itf"]:
        for ratio in [None, 2, 2.25, 2.5, 3]:
            said = {} if ratio is None else {"wide_narrow_ratio": ratio}
            frame = render("elements",
                           symbology, {"module_width_px": 4.3, "brightness": BRIGHTNESS, **said})[0]
            expected = ratio or (3 if symbology == "itf" else 2)
            middle = int(frame.corners[:, 1].mean())
            edges = bar_edges(frame.coverage[middle])
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


def bar_edges(coverage):
    """Where the bars of a row begin and end; all elements are wider than three pixels."""
    inked = np.concatenate([[0], np.round(coverage), [0]]).astype(int)
    changes = np.flatnonzero(np.diff(inked))
    # In the middle of each element, where pixels are full or empty; the ink between two of them is
    # the bar's part.
    middles = (changes[:-1] + changes[1:]) // 2
    middles = np.concatenate([[changes[0] - 2], middles, [changes[-1] + 2]])
    return edges_between(coverage, middles)


def wide_count(symbology, text):
    """How many of a symbol's elements are wide, of how many; gaps of characters are narrow."""
    if symbology == "itf":
        # Two of five of each digit are wide, and one of three in the stop pattern (ISO/IEC 16390,
        # 4.3).
        return [2 * len(text) + 1, 5 * len(text) + 4 + 3]
    if symbology == "code_39":
        # Three of nine, with a start and a stop character (ISO/IEC 16388, 4.3).
        return [3 * (len(text) + 2), 10 * (len(text) + 2) - 1]
    # Two of seven, three in the signs : / . + and the letters that start and stop (EN 798, 4.3).
    return [sum(3 if sign in ":/.+ABCD" else 2 for sign in text), 8 * len(text) - 1]
