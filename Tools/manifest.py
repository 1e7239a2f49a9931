"""The frames of a corpus or of a run, with what manifest lines leave out (FORMATS.md)."""

import base64
import json
import math
import pathlib

# Lengths that suites, points and cameras give in pixels; a condition has them in modules.
PIXEL_LENGTHS = ("defocus_radius_px", "gaussian_blur_px", "motion_length_px")


class Condition(dict):
    """A frame's condition; a parameter that it lacks is neutral (Documentation/SUITES.md)."""

    NEUTRAL = {"contrast": 0.9, "quiet_zone": 1, "brightness": 1,
               "glare_radius": 0.15, "glare_x": 0.5, "glare_y": 0.5, "banding_cycles": 3,
               "module_width_px": 2, "focal_length_px": 1000, "code_count": 1, "position_x": 0.5,
               "position_y": 0.5, "denoising_radius_px": 1, "sharpening_radius_px": 1,
               "digital_zoom": 1, "bar_colour": None, "ground_colour": None,
               "bar_height_modules": None, "wide_narrow_ratio": None, "error_correction": None,
               "qr_mask": None, "module_height_px": None, "jpeg_quality": None, "qr_version": None,
               "data_matrix_rows": None, "data_matrix_columns": None, "aztec_layers": None,
               "pdf417_columns": None, "pdf417_rows": None, "pdf417_row_height_modules": None,
               "check_characters": None, "code_128_set": None, "upc_e_number_system": None,}

    def __missing__(self, name):
        return self.NEUTRAL.get(name, 0)


def lines(path):
    with open(path, encoding="utf-8") as file:
        yield from map(json.loads, file)


def frames(folder):
    """Every frame of a folder, whole but for neutral parameters."""
    folder = pathlib.Path(folder)
    table = folder / "conditions.jsonl"
    common = {}
    if table.exists():
        common = {(c["suite"], c.get("named_condition"), c.get("draw")): c["condition"]
                  for c in lines(table)}
    for line in lines(folder / "manifest.jsonl"):
        yield whole(line, common)


def whole(line, common):
    suite, symbology, _ = line["frame"].split("/")
    line.setdefault("file", f"images/{line['frame'].replace('/', '-')}.png")
    line["pixels_sha256"] = base64.b64decode(line["pixels_sha256"]).hex()
    if "photograph" not in line:
        key = suite, line.get("named_condition"), line.get("draw")
        shared = common.get(key, {}) if "draw" not in line else common[key]
        line["condition"] = condition(line, shared)
    for code in line["codes"]:
        code.setdefault("symbology", symbology)
        code.setdefault("bytes_base64", base64.b64encode(code["text"].encode()).decode())
        if "condition" in line:
            code.setdefault("module_width_px", line["condition"]["module_width_px"])
        if "modules" in code:
            code["modules_wide"], code["modules_high"] = code.pop("modules")
    return line


def condition(line, shared):
    """With the point's other values, too, such as a distance."""
    found = Condition(shared)
    found.update(line["point"])
    own = line.get("condition", {})
    width = own.get("module_width_px", found["module_width_px"])
    for name in PIXEL_LENGTHS:
        if name in found:
            found[name.replace("_px", "_modules")] = found.pop(name) / width
    if line["codes"]:
        x, y = line["codes"][0]["corners"][0]
        found.update(phase_x_px=round(x - math.floor(x), 3), phase_y_px=round(y - math.floor(y), 3))
    found.update(own)
    return found
