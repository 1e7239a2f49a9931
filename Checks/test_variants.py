"""Reads 300 symbols of every shape that a suite may ask for, with modules of 6 px.

The truth that a decode is held against are the bytes that libzint was given. Where no engine reads some frame, it may
be the symbol that is wrong, and no reader. The symbols that an engine does not read are listed.
"""

import collections
import os

import manifest
import pytest

from Checks.bench import ROOT, trials


@pytest.mark.nightly
def test_each_shape_is_read_by_some_engine(reported):
    engines = os.environ.get("MEASURED_ENGINES", "zxing zbar dmtx").split()
    run = reported(ROOT / "Corpus/variants.yaml", engines, "--profile", os.environ.get("PROFILE", "full"))
    frames = {frame["frame"]: frame for frame in manifest.frames(run)}
    right, read = collections.defaultdict(list), set()
    for trial in trials(run):
        if trial["status"] == "unsupported":
            continue
        name = trial["frame"]
        variant = name.split("/")[1], frames[name].get("named_condition", "usual"), trial["engine"]
        outcome = trial["codes"][0]["outcome"] if trial.get("codes") else trial["status"]
        right[variant].append(outcome == "correct")
        if outcome == "correct":
            read.add(name)
        else:
            said = [decode.get("text") for decode in trial.get("decodes", [])]
            print(*variant, name, outcome, said, repr(frames[name]["codes"][0]["text"]))
    for variant, each in sorted(right.items()):
        print(*variant, f"{sum(each)}/{len(each)}")
    assert frames and read == set(frames), f"read by none: {sorted(set(frames) - read)}"
