"""Module sizes, places, rotation, tilt, curvature, several codes, and the frame itself."""

import itertools

import numpy as np
import pytest
from scipy import ndimage
from scipy.spatial.transform import Rotation

from Checks import symbols
from Checks.edges import crossing, extent, fit_pattern, line_fit, line_through, profile_edges, side_points
from Checks.measures import at_most, equal, near
from Checks.renderer import BRIGHTNESS, VGA

pytestmark = pytest.mark.nightly

WIDTHS = [1.3, 2.0, 3.7, 6.2]
# Shares of a symbol's sides, clockwise from its top left.
SQUARE = np.array([[0, 0], [1, 0], [1, 1], [0, 1]])


def fit_bars(frame):
    """The lines between the modules of an EAN-13 across, what is left over, and its top and bottom."""
    top, bottom = extent(frame.coverage.T)
    rows = slice(int(top + 0.1 * (bottom - top)), int(top + 0.8 * (bottom - top)))
    # Above and below the rows of bars, rows of paper, so that they are a pattern of one row.
    band = np.pad(frame.coverage[rows], ((2, 2), (0, 0)))
    lines, _, residual = fit_pattern(band, symbols.ean_13(frame.codes[0]["text"])[None, :])
    return lines, residual, top, bottom


def test_module_widths_of_ean_13(render):
    for frame in render("ean-widths", "ean_13", {"module_width_px": WIDTHS, "brightness": BRIGHTNESS}):
        width = frame.module_width
        lines, residual, top, bottom = fit_bars(frame)
        pitch, first, deviation = line_fit(lines)
        near(f"module width of EAN-13 at {width:g} px", pitch, width, 0.005, relative=True)
        at_most("  its edges from equal distances, px", deviation, 0.02)
        at_most("  its rows of pixels from its number set's pattern", residual, 0.01)
        near("  its left side against the manifest, px", first - frame.corners[0, 0], 0, 0.02)
        near("  its height against the manifest, px", bottom - top, frame.corners[3, 1] - frame.corners[0, 1], 0.02)
        near("  phase_x_px", first % 1, frame.condition["phase_x_px"], 0.02)
        near("  phase_y_px", top % 1, frame.condition["phase_y_px"], 0.02)


def test_module_sizes_of_qr_code(render):
    for width, height in [(width, None) for width in WIDTHS] + [(2.0, 3.1), (6.2, 4.1)]:
        size = {"module_width_px": [8, width], "brightness": BRIGHTNESS}
        if height:
            size["module_height_px"] = [8, height]
        large, *_, frame = render.paired("qr-sizes", "qr_code", size).values()
        pattern = symbols.qr_code(large)
        xs, ys, residual = fit_pattern(frame.coverage, pattern)
        (across, left, _), (down, top, _) = line_fit(xs), line_fit(ys)
        name = f"of QR code at {width:g} x {height or width:g} px"
        near(f"module width {name}", across, width, 0.005, relative=True)
        near(f"module height {name}", down, height or width, 0.005, relative=True)
        at_most("  its pixels from the pattern", residual, 0.01)
        found = np.array([[left, top], [left + across * len(pattern), top + down * len(pattern)]])
        at_most("  its corners against the manifest, px", np.abs(found - frame.corners[[0, 2]]).max(), 0.03)


def orientation(yaw, pitch, turn):
    """A turn in the sheet's plane, then its right side away, then its top away, in degrees.

    Each column is where an axis (x right, y down, z away) goes.
    """
    return Rotation.from_euler("XYZ", [-pitch, -yaw, turn], degrees=True).as_matrix()


def projection(condition, points, width):
    """Where a pinhole camera on the z axis sees points of the sheet, in modules from its middle.

    - width: of the symbols, in modules; it bends around the cylinder.
    """
    x, y = points.T
    across, focal_length = condition["module_width_px"], condition["focal_length_px"]
    y = y * (condition["module_height_px"] or across) / across
    z = np.zeros(len(points))
    if condition["cylinder_wrap_deg"]:
        radius = width / np.radians(condition["cylinder_wrap_deg"])
        x, z = radius * np.sin(x / radius), radius - radius * np.cos(x / radius)
    turns = (condition[f"{name}_deg"] for name in ("yaw", "pitch", "rotation"))
    turned = orientation(*turns) @ np.array([x, y, z])
    # The distance at which a module of width 1 has its width in pixels, in modules.
    distance = focal_length / across
    return (focal_length * turned[:2] / (distance + turned[2])).T


def projected(frame, modules):
    """Points of the symbol, in modules from its own top left, moved to the frame's place."""
    code = frame.codes[0]
    size = np.array([code["modules_wide"], code["modules_high"]])
    corners = projection(frame.condition, (SQUARE - 0.5) * size, size[0])
    found = projection(frame.condition, np.asarray(modules, float) - size / 2, size[0])
    return found + (frame.corners - corners).mean(axis=0)


def named(tilt):
    return ", ".join(f"{key.rsplit('_', 1)[0]} {value}" for key, value in tilt.items())


def test_tilted_sheets(render):
    """Several codes are on one sheet; where on it, a frame that faces the camera shows."""
    def sheet(tilt):
        frame = render("sheet", "qr_code", {"module_width_px": 4, "code_count": 5, **tilt})[0]
        return frame, np.array([code["corners"] for code in frame.codes]).reshape(-1, 2)

    points = sheet({})[1] / 4
    points -= (points.min(axis=0) + points.max(axis=0)) / 2
    for tilt in [{"yaw_deg": 30, "pitch_deg": -20, "rotation_deg": 10}, {"cylinder_wrap_deg": 80, "yaw_deg": 10}]:
        frame, corners = sheet(tilt)
        found = projection(frame.condition, points, np.ptp(points[:, 0]))
        found += (corners - found).mean(axis=0)
        at_most(f"corners of 5 codes against a pinhole camera, px: {named(tilt)}", np.abs(found - corners).max(), 0.05)


def test_corners_in_pixels(render):
    """The corners from the outer sides of a QR code's three finder patterns."""
    tilted = [{"rotation_deg": 20}, {"rotation_deg": -75}, {"yaw_deg": 30}, {"yaw_deg": -50},
              {"pitch_deg": 30}, {"pitch_deg": -50}, {"yaw_deg": 30, "pitch_deg": 30},
              {"yaw_deg": -35, "pitch_deg": 20, "rotation_deg": 50},
              {"yaw_deg": 25, "pitch_deg": -30, "rotation_deg": -160}]
    for tilt, focal_length in itertools.product(tilted, [1000, 4000]):
        frame = render.even("pixel-corners", "qr_code",
                            {"module_width_px": 12, "focal_length_px": focal_length, **tilt})
        found, straightness = corners_by_sides(frame, lambda modules: projected(frame, modules))
        at_most(f"corners against the pixels, px: {named(tilt)}, focal length {focal_length}",
                np.hypot(*(found - frame.corners).T).max(), 0.1)
        at_most("  sides from straight lines, px", straightness, 0.05)


def corners_by_sides(frame, place):
    """Where the sides of a QR code cross, clockwise from its top left, and how crooked they are.

    - place: where points of the symbol, in modules from its own top left, are about to be found.
    """
    size = frame.codes[0]["modules_wide"]
    # Along the two finder patterns of the left and the top side, and the one of each other side.
    near, far = (1, 6), (size - 6, size - 1)
    sides = {"left": [[(0, a), (0, b)] for a, b in (near, far)], "top": [[(a, 0), (b, 0)] for a, b in (near, far)],
             "right": [[(size, a), (size, b)] for a, b in (near,)],
             "bottom": [[(a, size), (b, size)] for a, b in (near,)]}
    inside = place([(size / 2, size / 2)])[0]
    lines = {name: line_through(np.concatenate([side_points(frame.coverage, *place(segment), inside)
                                                for segment in segments])) for name, segments in sides.items()}
    corners = [crossing(lines[a], lines[b])
               for a, b in (("top", "left"), ("top", "right"), ("bottom", "right"), ("bottom", "left"))]
    return np.array(corners), max(line[2] for line in lines.values())


def test_cylinders(render):
    for wrap, focal_length in itertools.product([40, 90, 130], [700, 1000, 5000]):
        frame = render.even("cylinders", "ean_13", {"module_width_px": 8, "cylinder_wrap_deg": wrap,
                                                    "focal_length_px": focal_length})
        expected = projected(frame, [(line, 30) for line in symbols.ean_13_lines(frame)])[:, 0]
        # The bars are upright; the rows in the middle see all of them.
        found = profile_edges(frame.profile(50), expected)
        at_most(f"bars on a cylinder of {wrap} degrees, focal length {focal_length}, px",
                np.abs(found - expected).max(), 0.05)


def test_positions(render):
    def label(x, y):
        """Where the ink begins and what is free beside the label, of both axes: x, then y."""
        frame = render.even("positions", "qr_code", {"module_width_px": 4, "position_x": x, "position_y": y}, frame=VGA)
        ends = np.array([extent(frame.coverage), extent(frame.coverage.T)])
        # A quiet zone of four modules at both sides.
        return ends[:, 0], [640, 480] - np.ptp(ends, axis=1) - 2 * 16

    for place in [(0, 0), (0.5, 0.5), (1, 1), (0.25, 0.8)]:
        for name, share, start, free in zip("xy", place, *label(*place)):
            # The surround moves the label by up to 7 px.
            near(f"position_{name} {share:g}: start of the label, px", start - 16, free * share, 8.5)
    (start, free), (end, _) = label(0.25, 0.5), label(0.75, 0.5)
    near("label moved from position_x 0.25 to 0.75, px", end[0] - start[0], free[0] / 2, 1.5)


def test_several_codes(render):
    for symbology, count, turn in [("qr_code", 1, 0), ("qr_code", 2, 0), ("qr_code", 5, 20),
                                   ("data_matrix", 9, 0), ("ean_13", 4, -35)]:
        frame = render.even("several", symbology, {"module_width_px": 3, "code_count": count, "rotation_deg": turn})
        name = f"{count} x {symbology} at {turn} degrees"
        quads = np.array([code["corners"] for code in frame.codes])
        equal(f"{name}: codes in the manifest", len({code["text"] for code in frame.codes}), count)
        is_inside = (quads >= 0).all() and (quads <= [frame.width, frame.height]).all()
        equal(f"{name}: all corners inside the frame", bool(is_inside), True)
        overlapping = sum(overlap(a, b) for a, b in itertools.combinations(quads, 2))
        equal(f"{name}: codes that overlap", overlapping, 0)
        if symbology != "ean_13":
            # In a matrix code ink is nearer to ink than to that of the next code.
            closed = ndimage.distance_transform_edt(frame.coverage < 0.5) < 5
            equal(f"{name}: separate areas of ink", ndimage.label(closed)[1], count)
        areas = [filled(quad, frame) for quad in quads]
        near(f"{name}: least share of ink in a code", min(frame.coverage[area].mean() for area in areas), 0.5, 0.15)
        outside = (frame.coverage > 0.5) & ~np.any(areas, axis=0)
        equal(f"{name}: inked pixels outside the codes", int(outside.sum()), 0)


def overlap(first, second):
    """Whether two convex quads overlap: unless a side of one has them on its two sides."""
    sides = np.concatenate([np.roll(quad, -1, axis=0) - quad for quad in (first, second)])
    normals = np.column_stack([sides[:, 1], -sides[:, 0]]).T
    a, b = first @ normals, second @ normals
    return not ((a.max(axis=0) <= b.min(axis=0)) | (b.max(axis=0) <= a.min(axis=0))).any()


def filled(quad, frame):
    """The pixels in a quad, clockwise, and half a pixel around it."""
    y, x = np.mgrid[:frame.height, :frame.width] + 0.5
    sides = zip(quad, np.roll(quad, -1, axis=0) - quad)
    return np.all([w * (y - y0) - h * (x - x0) > -0.71 * np.hypot(w, h) for (x0, y0), (w, h) in sides], axis=0)


def test_spans(render):
    for share in [0.25, 0.6]:
        frame = render.even("span", "qr_code", {}, frame={"width": 1280, "height": 960}, span=share)
        near(f"width of a symbol of span {share:g}, px", np.ptp(extent(frame.coverage)), share * 1280, 0.05)


def test_frame_sizes(render):
    for width, height in [(320, 240), (4032, 3024)]:
        frame = render.even("sizes", "data_matrix", {"module_width_px": 5}, frame={"width": width, "height": height})
        equal("frame size", f"{frame.pixels.shape[1]}x{frame.pixels.shape[0]}", f"{width}x{height}")
        near("  width of its symbol, px", np.ptp(extent(frame.coverage)), 5 * frame.codes[0]["modules_wide"], 0.03)


def test_distances(render):
    """What a pinhole camera makes of millimetres: three like triangles, said in three ways."""
    width, height, module = 1280, 720, 0.33
    diagonal = np.hypot(36, 24) / np.hypot(width, height)
    # How many pixels an object shows that is as long as it is far away.
    cameras = [({"fov_deg": 65}, width / 2 / np.tan(np.radians(65) / 2)),
               ({"focal_mm": 5.7, "sensor_width_mm": 7.5}, width * 5.7 / 7.5),
               ({"equivalent_focal_mm": 26}, 26 / diagonal)]
    for camera, length in cameras:
        for frame in render("distances", "ean_13", {"brightness": BRIGHTNESS}, {"width": width, "height": height},
                            camera=camera, module_mm=module, distance_mm=[90, 150, 230]):
            distance = frame.record["point"]["distance_mm"]
            pitch, _, _ = line_fit(fit_bars(frame)[0])
            near(f"module of {module} mm at {distance:g} mm, {next(iter(camera))}, px",
                 pitch, module * length / distance, 0.005, relative=True)
