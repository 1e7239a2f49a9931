"""The Python wheel of zxing-cpp, as scripts hold the engine against it: an independent build of the same library."""

import hashlib
import json
import pathlib

from libraries import continue_with

VERSION = "3.1.1"
REQUIREMENTS = [f"zxing-cpp=={VERSION}", "pillow", "numpy"]

# The formats that Sources/scanbench-engine-zxing asks for; its README says why these.
FORMATS = {
    "aztec": "AztecCode", "code_128": "Code128", "code_39": "Code39Std", "code_93": "Code93",
    "codabar": "Codabar", "data_matrix": "DataMatrix", "ean_13": "EAN13", "ean_8": "EAN8",
    "itf": "ITF", "pdf417": "PDF417", "qr_code": "QRCodeModel2", "upc_a": "UPCA", "upc_e": "UPCE",
}


class Refusal(Exception):
    """What is held against the wheel is not what it has to be."""


def continue_with_wheel():
    # A wheel, not the source: that is what makes it independent of our own build.
    continue_with("wheel", *REQUIREMENTS, wheels=True)


def records(path):
    with open(path, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def engine_record(run, label):
    """What a run says of an engine, which has to be of the wheel's version."""
    engines = json.loads((run / "run.json").read_text(encoding="utf-8"))["engines"]
    for engine in engines:
        if engine["label"] == label:
            if (engine["engine"], engine["version"]) != ("zxing-cpp", VERSION):
                raise Refusal(f"{run}: '{label}' is {engine['engine']} {engine['version']}, "
                              f"not zxing-cpp {VERSION}")
            return engine
    raise Refusal(f"{run}: has no engine '{label}'")


def formats(mask):
    """The wheel's formats for the symbologies of a mask."""
    import zxingcpp

    return zxingcpp.BarcodeFormats(
        [getattr(zxingcpp.BarcodeFormat, FORMATS[symbology]) for symbology in mask])


def grey_levels(corpus, frame):
    """The pixels of a frame as the engine is handed them, held against the manifest: those of its file, turned."""
    import numpy
    from PIL import Image

    path = pathlib.Path(corpus, frame["file"])
    with Image.open(path) as image:
        pixels = numpy.asarray(image)
    quarters = frame.get("photograph", {}).get("turned_deg", 0) // 90
    pixels = numpy.ascontiguousarray(numpy.rot90(pixels, -quarters))
    if hashlib.sha256(pixels.tobytes()).hexdigest() != frame["pixels_sha256"]:
        raise Refusal(f"{path}: the pixels are not those of the manifest")
    return pixels
