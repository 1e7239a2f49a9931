"""Streams: blur by speed and exposure, recorded paths, light, gain, noise, focus, and shake."""

import numpy as np
import pytest
from scipy.interpolate import CubicHermiteSpline, make_interp_spline
from scipy.optimize import brentq
from scipy.signal import periodogram

from Checks.edges import crossing
from Checks.measures import at_most, near
from Checks.renderer import BRIGHTNESS, PAPER_LEVEL, VGA
from Checks.test_camera_geometry import SQUARE, corners_by_sides, orientation
from Checks.test_camera_lens import LEAN, PIXEL_VARIANCE, Edge, spread
from Checks.test_camera_sensor import noise

pytestmark = pytest.mark.nightly

FRAME = {"width": 1280, "height": 960}
# The focal length is as long as the sensor is wide, so that it is 1280 px.
FOCAL = 1280
# An aperture so small that all is in focus.
PINHOLE = {"focal_mm": 4, "sensor_width_mm": 4, "f_number": 64}
# The sensitivity of a camera whose gain is never raised.
ISO = 100_000
COLUMNS = ["x_mm", "y_mm", "z_mm", "yaw_deg", "pitch_deg", "roll_deg"]


def film(render, name, symbology, conditions, stream, camera=PINHOLE, frame=FRAME, **keys):
    """Exposed so that even areas have whole levels, unless the stream says otherwise."""
    exposure = {"base_iso": ISO, "highest_iso": ISO, "shortest_s": 1e-6, "target": BRIGHTNESS}
    stream = {"frames_per_second": 30, "shake": "none", "exposure": exposure, **stream}
    return render(name, symbology, conditions, frame=frame, camera=camera, stream=stream, **keys)


def exposure_time(lux, f_number=64, iso=ISO, target=BRIGHTNESS):
    """The incident light equation of ISO 2720:1974, t = N2 C / (E S) with C = 250."""
    return target * f_number ** 2 * 250 / (lux * iso)


def ramp(profile):
    """How many pixels the middle of a ramp from light to dark would take from end to end."""
    inside = np.flatnonzero((profile > 0.15) & (profile < 0.85))
    # The first ones in a row.
    inside = np.split(inside, np.flatnonzero(np.diff(inside) > 1) + 1)[0]
    return 1 / abs(np.polyfit(inside, profile[inside], 1)[0])


def test_blur_of_passing_codes(render):
    lux, distance = 2048, 100
    for speed, angle in [(100, 0), (250, 0), (-180, 0), (250, 90), (200, 30), (220, -60)]:
        frame = film(render, "passing", "data_matrix", {"light_lux": lux, "speed_mm_s": speed},
                     {"seconds": 0.1, "motion": {"pass": {"angle_deg": angle, "at_s": 0.062}}},
                     module_mm=3, distance_mm=distance)[1]
        expected = abs(speed) / distance * FOCAL * exposure_time(lux)
        start, size = frame.corners[0], frame.corners[2] - frame.corners[0]
        # The left side and the lowest row of a Data Matrix are solid.
        (left, top), (right, bottom) = (start + size * 0.3).astype(int), (start + size * 0.7).astype(int)
        name = f"code passing at {speed} mm/s towards {angle} degrees"
        for side, profile, share in [
                ("across", frame.coverage[top:bottom].mean(axis=0), np.cos(np.radians(angle))),
                ("down", frame.coverage[::-1, left:right].mean(axis=1), np.sin(np.radians(angle)))]:
            if abs(share) > 0.1:
                near(f"{name}: blur {side}, px", ramp(profile), expected * abs(share), 0.02, True)
        near("  exposure, s", frame.record["stream"]["exposure_s"], exposure_time(lux), 1e-9, True)


def middles(frames):
    """Where the diagonals of each frame's code cross: the image of its middle."""
    return np.array([crossing((a, c - a, 0), (b, d - b, 0)) for a, b, c, d in (frame.corners for frame in frames)])


def test_blur_of_shaking_hands(render):
    """Blur is the way of the code's middle in the exposure, which a faster stream shows."""
    def held(rate, lux):
        # The same hand in little light and in much.
        frames = film(render, "shaking", "data_matrix", {"light_lux": [2000, 100_000]},
                      {"seconds": 1, "frames_per_second": rate, "motion": {"hold": {}},
                       "shake": {"deviation_deg": 2, "rate_deg_s": 20}},
                      paired=["light_lux"], module_mm=1, distance_mm=200, frame={"width": 320, "height": 240})
        return [frame for frame in frames if frame.record["point"]["light_lux"] == lux]

    slow, fast = held(30, 2000), held(500, 100_000)
    moments = [frame.record["stream"]["middle_s"] for frame in fast]
    path = make_interp_spline(moments, middles(fast), k=1)
    lengths, directions = [], []
    for frame in slow[1:-1]:
        record, condition = frame.record["stream"], frame.condition
        ends = record["middle_s"] + np.array([-1, 1]) * record["exposure_s"] / 2
        way = np.diff(path(ends), axis=0)[0]
        length, angle = np.hypot(*way), np.radians(condition["motion_angle_deg"])
        if length > 0.5:
            stated = condition["motion_length_modules"] * condition["module_width_px"]
            lengths.append(abs(stated / length - 1))
            directions.append(np.hypot(*(way / length - [np.cos(angle), np.sin(angle)])))
    at_most("blur of a shaking hand: length against the way in the exposure, share", max(lengths), 0.02)
    at_most("  direction against it, radians", max(directions), 0.03)


def test_recorded_path(render):
    """Codes in the pixels against the trace, for both ways of interpolation."""
    moments = np.arange(0, 2.01, 0.1)
    rows = np.column_stack([moments, 12 * np.sin(3 * moments), -8 * np.sin(2 * moments + 1),
                            110 + 20 * np.cos(2.5 * moments), 25 * np.sin(2 * moments), 15 * np.cos(3 * moments),
                            40 * moments]).round(6)
    np.savetxt(render.folder / "path.csv", rows, "%.6f", ",", header="t_s," + ",".join(COLUMNS), comments="")
    # The cubics take the values with the slopes that the neighbours on either side have.
    slopes = (rows[2:] - rows[:-2]) / (rows[2:, :1] - rows[:-2, :1])
    paths = {"linear": make_interp_spline(rows[:, 0], rows[:, 1:], k=1),
             "cubic": CubicHermiteSpline(rows[1:-1, 0], rows[1:-1, 1:], slopes[:, 1:])}
    for interpolation, path in paths.items():
        frames = film(render, "recorded", "qr_code", {"light_lux": 200_000},
                      {"seconds": 1.5, "frames_per_second": 10,
                       "motion": {"trace": {"file": "path.csv", "interpolation": interpolation, "start_s": 0.22}}},
                      module_mm=1, payload=["short"])
        worst_pixels = worst_manifest = 0
        for frame in frames:
            pose = path(0.22 + frame.record["stream"]["middle_s"])
            expected = seen(frame, pose, SQUARE * frame.codes[0]["modules_wide"])
            found, _ = corners_by_sides(frame, lambda modules: seen(frame, pose, np.array(modules, float)))
            worst_pixels = max(worst_pixels, np.hypot(*(found - expected).T).max())
            worst_manifest = max(worst_manifest, np.hypot(*(frame.corners - expected).T).max())
        at_most(f"path of a trace, {interpolation}: corners in the pixels of {len(frames)} frames, px",
                worst_pixels, 0.1)
        at_most("  corners in the manifest, px", worst_manifest, 0.001)


def seen(frame, pose, modules):
    """Where points of the code are seen, in modules of 1 mm from its own top left."""
    x, y, z, *turns = pose
    flat = np.column_stack([modules - frame.codes[0]["modules_wide"] / 2, np.zeros(len(modules))])
    space = flat @ orientation(*turns).T + [x, y, z]
    return FOCAL * space[:, :2] / space[:, 2:] + [frame.width / 2, frame.height / 2]


def test_light_and_noise(render):
    sigma, shot, target = 0.4, 0.03, 0.5
    exposure = {"base_iso": 50, "highest_iso": 1600, "target": target}
    for lux, torch, sensor in [(1000, 0, 640), (100, 0, 640), (30, 0, 640), (10, 0, 640), (5, 0, 640), (5, 4, 640),
                               (30, 0, 1600)]:
        frames = film(render, "gain", "qr_code", {"contrast": 0, "noise_sigma": sigma, "shot_noise": shot,
                                                  "light_lux": lux, "torch_cd": torch},
                      {"seconds": 0.1, "motion": {"hold": {}}, "exposure": exposure},
                      camera={"focal_mm": 4, "sensor_width_mm": 4, "f_number": 1.8, "sensor_px": sensor},
                      frame=VGA, module_mm=0.5, distance_mm=200)
        # The torch's light by the inverse square of 0.2 m; time first, up to a frame period, then gain.
        needed = exposure_time(lux + torch / 0.2 ** 2, 1.8, 50, target)
        gain = min(max(needed * 30, 1), 32)
        level = PAPER_LEVEL * target * min(needed, 1 / 30) * gain / needed
        first, second = frames[1].pixels, frames[2].pixels
        near(f"{lux} lx, torch of {torch} cd, {sensor} pixels along the sensor: gain",
             frames[1].record["stream"]["gain"], gain, 1e-6, True)
        near("  level of paper", first.mean(), level, 0.15)
        # Each pixel of the frame is the mean of so many of the sensor's.
        variance = ((sigma * gain) ** 2 + shot * gain * level) / (sensor / 640) ** 2
        near("  standard deviation of the noise", noise(first), np.sqrt(variance), 0.02, True)
        at_most("  correlation of one frame's noise with the next one's",
                abs(((first - first.mean()) * (second - second.mean())).mean()) / variance, 0.01)


def test_focus(render):
    camera = {"focal_mm": 4, "sensor_width_mm": 4, "f_number": 2}
    exposure = {"base_iso": 50, "highest_iso": 50, "shortest_s": 1e-6, "target": BRIGHTNESS}
    frames = film(render, "focus", "data_matrix", {"light_lux": 200_000, "rotation_deg": LEAN},
                  {"seconds": 0.5, "frames_per_second": 10, "motion": {"hold": {"aim": [1.37, 0.5]}},
                   "exposure": exposure,
                   "focus": {"start_mm": 1000, "delay_s": 0.15, "lag_s": 0.2, "closest_mm": 150}},
                  camera=camera, frame={"width": 300, "height": 520},
                  module_mm=20, distance_mm=200, payload=["short"])
    focal = 520 * 4 / 4
    for frame in frames:
        # In dioptres: from 1 towards 5, less what is left after so many lags.
        moment = frame.record["stream"]["middle_s"]
        left = 4 * np.exp(-max(moment - 0.15, 0) / 0.2)
        radius = focal * 2 / 2 * left / 1000
        near(f"out of focus after {moment:.3f} s: variance, px2",
             spread(Edge(frame.coverage)) - PIXEL_VARIANCE, radius ** 2 / 4, 0.03, True)
        near("  focus in the manifest, dioptres", 1000 / frame.record["stream"]["focus_mm"], 5 - left, 1e-6)


def test_shake_spectrum(render):
    """The camera's angles from where the code is, their spectrum against the one that is stated."""
    # Corners are told to 1/1000 px: the code is large, so that angles are known to some 1/10,000 of a degree.
    scans, rate, seconds, focal = 60, 30, 20, 1024
    for deviation, speed in [(0.28, 0.33), (0.6, 2)]:
        frames = film(render, "spectrum", "data_matrix", {"light_lux": 200_000},
                      {"seconds": seconds, "motion": {"hold": {}},
                       "shake": {"deviation_deg": deviation, "rate_deg_s": speed}},
                      camera={"focal_mm": focal / 16, "sensor_width_mm": 4, "f_number": 64, "sensor_px": 64},
                      frame={"width": 64, "height": 16}, samples=scans, module_mm=4, distance_mm=100,
                      payload=["short"])
        angles = camera_angles(frames, focal).reshape(scans, rate * seconds, 3)
        corner = stated_corner(deviation, speed)
        frequencies, power = periodogram(angles, rate, "hann", detrend=False, axis=1)
        power = power.mean(axis=(0, 2))
        name = f"shake of {deviation} degrees and {speed} degrees/s"
        for low, high in [(0.2, 0.5), (0.5, 1), (1, 2), (2, 4), (4, 8), (8, 11.5)]:
            inside = (frequencies >= low) & (frequencies < high)
            expected = deviation ** 2 * share(corner, low - 0.5 / seconds, high - 0.5 / seconds)
            near(f"{name}: power from {low:g} to {high:g} Hz, square degrees",
                 power[inside].sum() / seconds, expected, 0.1, True)
        at_most("  share of the power above 12.5 Hz", power[frequencies > 12.5].sum() / seconds / deviation ** 2, 1e-4)
        near("  standard deviation, degrees", np.sqrt((angles ** 2).mean()), deviation, 0.1, True)
        # A difference over 1/30 s passes less of the fast ones.
        f = np.linspace(0, 12, 200_001)
        density = 1 / (1 + (f / corner) ** 2) ** 2
        passed = np.sinc(f / rate) ** 2 * (2 * np.pi * f) ** 2
        near("  rate, degrees/s, of differences from frame to frame",
             np.sqrt(((np.diff(angles, axis=1) * rate) ** 2).mean()),
             deviation * np.sqrt(np.average(passed, weights=density)), 0.1, True)


def camera_angles(frames, focal):
    """How far a camera looks beside, above and askew of a code that lies ahead of it, in degrees.

    So small are they that the order of its turns does not matter.
    """
    places = middles(frames) - [[frame.width / 2, frame.height / 2] for frame in frames]
    corners = np.array([frame.corners for frame in frames])
    sides = corners[:, 1] + corners[:, 2] - corners[:, 0] - corners[:, 3]
    return np.degrees(np.column_stack([np.arctan(places / focal), np.arctan2(sides[:, 1], sides[:, 0])]))


def share(corner, low, high):
    """Of the angle's power, the part between two frequencies; there is none above 12 Hz."""
    def below(f):
        x = f / corner
        return (np.arctan(x) + x / (1 + x * x)) / 2
    return (below(min(high, 12)) - below(max(low, 0))) / below(12)


def stated_corner(deviation, speed):
    """The corner at which the angle's deviation and its rate's are as asked within 12 Hz."""
    def excess(corner):
        x = 12 / corner
        slow, fast = np.arctan(x) + x / (1 + x * x), np.arctan(x) - x / (1 + x * x)
        return 2 * np.pi * corner * np.sqrt(fast / slow) - speed / deviation

    return brentq(excess, 1e-3, 100)
