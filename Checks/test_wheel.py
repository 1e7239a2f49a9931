"""Holds the zxing engine against an independent build of the same library: the Python wheel."""

import base64
import collections
import hashlib
import importlib.metadata
import os
import resource
import statistics

import manifest
import numpy
import pytest
import zxingcpp
from PIL import Image

from Checks.bench import ROOT, photographs, read_json, setting, trials

# The formats that Sources/scanbench-engine-zxing asks for; its README says why these.
FORMATS = {
    "aztec": "AztecCode", "code_128": "Code128", "code_39": "Code39Std", "code_93": "Code93",
    "codabar": "Codabar", "data_matrix": "DataMatrix", "ean_13": "EAN13", "ean_8": "EAN8",
    "itf": "ITF", "pdf417": "PDF417", "qr_code": "QRCodeModel2", "upc_a": "UPCA", "upc_e": "UPCE"}
MOST = 1.2


def formats(mask):
    """The wheel's formats for the symbologies of a mask."""
    return zxingcpp.BarcodeFormats(
        [getattr(zxingcpp.BarcodeFormat, FORMATS[symbology]) for symbology in mask])


def grey_levels(corpus, frame):
    """The pixels of a frame as the engine is handed them: those of its file, turned."""
    with Image.open(corpus / frame["file"]) as image:
        quarters = frame.get("photograph", {}).get("turned_deg", 0) // 90
        pixels = numpy.ascontiguousarray(numpy.rot90(numpy.asarray(image), -quarters))
    assert hashlib.sha256(pixels.tobytes()).hexdigest() == frame["pixels_sha256"], frame["file"]
    return pixels


def options(run):
    """The wheel's for those of the engine, which has to be of the wheel's version."""
    [engine] = [one for one in read_json(run / "run.json")["engines"] if one["label"] == "zxing"]
    assert (engine["engine"], engine["version"]) == (
        "zxing-cpp", importlib.metadata.version("zxing-cpp"))
    told = engine["options"]
    assert told["tryHarder"] == "true", "the wheel always tries harder"
    return {"try_rotate": told["tryRotate"] == "true", "try_invert": told["tryInvert"] == "true",
            "try_downscale": told["tryDownscale"] == "true",
            "binarizer": getattr(zxingcpp.Binarizer, told["binarizer"])}


def compare(corpus, run):
    """Texts and bytes, frame by frame, under every mask and with the options of the run."""
    frames = {frame["frame"]: frame for frame in manifest.frames(corpus)}
    assert {frame["frame"]: frame["pixels_sha256"] for frame in manifest.frames(run)} == {
        name: frame["pixels_sha256"] for name, frame in frames.items()}, "a run of other pixels"
    counts, different, name, chosen = collections.Counter(), [], None, options(run)
    for trial in trials(run):
        if trial["frame"] != name:
            name = trial["frame"]
            pixels = grey_levels(corpus, frames[name])
        theirs = [(barcode.text, bytes(barcode.bytes)) for barcode in zxingcpp.read_barcodes(
            pixels, formats=formats(trial["mask"]), **chosen)]
        ours = [(decode["text"], base64.b64decode(decode["bytes_base64"]))
                for decode in trial["decodes"]]
        counts.update(trials=1, read=bool(theirs))
        if trial["status"] != "ok" or ours != theirs:
            different.append((name, trial["mask"], trial["status"], ours, theirs))
    print(dict(counts))
    assert counts["trials"] and not different, different


@pytest.mark.nightly
def test_the_engine_reads_what_the_wheel_reads(bench):
    profile = os.environ.get("PROFILE", "quick")
    bench.call("corpus build", ROOT / "Corpus/module-width.yaml", "--output", "corpus",
               "--profile", profile)
    bench.call("run corpus --engine zxing --output run")
    compare(bench.folder / "corpus", bench.folder / "run")


def processor_seconds(whose):
    usage = resource.getrusage(whose)
    return usage.ru_utime + usage.ru_stime


def seconds_of_loop(pixels, **options):
    before = processor_seconds(resource.RUSAGE_SELF)
    for frame in pixels:
        zxingcpp.read_barcodes(frame, **options)
    return processor_seconds(resource.RUSAGE_SELF) - before


@pytest.mark.quiet
def test_a_run_takes_little_longer_than_the_wheel(bench):
    """Of zxing-cpp's photographs, in processor time: all processes of a run against a loop.

    The loop reads arrays that were decoded and turned before, once under the wheel's defaults, once
    asked for the formats of 13 symbologies, as the engine asks. They take turns, ROUNDS=5.
    """
    bench.call("corpus import --truth zxing-cpp --turns 0,90,180,270 --name zxing-cpp --output corpus",
               photographs("PHOTOGRAPHS"))
    corpus = bench.folder / "corpus"
    pixels = [grey_levels(corpus, frame) for frame in manifest.frames(corpus)]
    ratios = {"wheel": [], "wheel, 13": []}
    for _ in range(setting("ROUNDS", 5)):
        before = processor_seconds(resource.RUSAGE_CHILDREN)
        bench.call("run corpus --engine zxing --mask all --jobs 1 --output run --force")
        run = processor_seconds(resource.RUSAGE_CHILDREN) - before
        ratios["wheel"].append(run / seconds_of_loop(pixels))
        ratios["wheel, 13"].append(run / seconds_of_loop(pixels, formats=formats(FORMATS)))
        print(f"run {run:.2f} s:", {name: found[-1] for name, found in ratios.items()})
    compare(corpus, bench.folder / "run")
    assert statistics.median(ratios["wheel"]) <= MOST
