"""Holds engines in Python against their libraries called by hand, on 208 pictures each."""

import json
import subprocess

import manifest
import pytest
from PIL import Image

from Checks.bench import ROOT, trials
from Checks.reader_suite import PICTURES, reader_suite

ALL = ["aztec", "code_128", "code_39", "code_93", "codabar", "data_matrix", "ean_13", "ean_8",
       "itf", "pdf417", "qr_code", "upc_a", "upc_e"]
# What is called by hand, the engine with its options, and what it reads.
READERS = [
    ("wechat-qr", "wechat-qr", [], ["qr_code"]),
    ("deqr-qrdec", "deqr", [], ["qr_code"]),
    ("deqr-quirc", "deqr", ["decoder=quirc"], ["qr_code"]),
    ("qrlyzer", "qrlyzer", [], ["qr_code"]),
    ("rxing", "rxing", [], ["qr_code"]),
    ("pyrxing", "pyrxing", [], ALL),
    ("arbez", "arbez", [], ALL)]


def by_hand(engine, reader, pictures):
    for picture in pictures:
        with Image.open(picture) as image:
            image.convert("L").save(picture.with_suffix(".pgm"))
    done = subprocess.run(
        [ROOT / f".native/engines/{engine}/bin/python", ROOT / "Checks/library_calls.py", reader,
         *map(str, pictures)], stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


@pytest.mark.nightly
@pytest.mark.parametrize("reader, engine, options, symbologies", READERS)
def test_an_engine_reads_what_its_library_reads(bench, make, reader, engine, options, symbologies):
    make(f"engine-{engine}")
    bench.call("corpus build", reader_suite(bench, symbologies), "--output", "corpus")
    path = ROOT / f".native/engines/{engine}/bin/scanbench-engine-{engine}"
    bench.call(f"run corpus --mask all --output run --engine {engine}={path}",
               *(f"--option={engine}:{option}" for option in options))
    corpus = bench.folder / "corpus"
    pictures = {frame["frame"]: corpus / frame["file"] for frame in manifest.frames(corpus)}
    theirs = by_hand(engine, reader, pictures.values())
    ours = {trial["frame"]: trial for trial in trials(bench.folder / "run")}
    different = []
    for frame, picture in pictures.items():
        found, trial = theirs[str(picture)], ours[frame]
        # An exception of the library is a trial that failed.
        same = trial["status"] == "error" if isinstance(found, str) else (
            trial["status"] == "ok"
            and sorted(found) == sorted(decode["text"] for decode in trial["decodes"]))
        if not same:
            different.append((frame, found, trial["status"], trial["decodes"]))
    read = sum(bool(found) and not isinstance(found, str) for found in theirs.values())
    print(f"{reader}: {len(pictures)} pictures, something read in {read}, {len(different)} differ")
    assert len(pictures) == PICTURES and not different, different
    assert 0 < read < PICTURES
