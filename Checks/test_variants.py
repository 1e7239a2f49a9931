"""Reads 300 symbols of every shape that a suite may ask for, with modules of 6 px.

The truth that a decode is held against are the bytes that libzint was given. Where no engine reads
some frame, it may be the symbol that is wrong, and no reader. The symbols that an engine does not
read are listed.
"""

import collections
import os

import manifest
import pytest

from Checks.bench import ROOT, trials


@pytest.mark.nightly
def test_each_shape_is_read_by_some_engine(reported):
    engines = os.environ.get("MEASURED_ENGINES", "zxing zbar dmtx").split()
    run = reported(ROOT / "Corpus/variants.yaml", engines, "--profile",
                   os.environ.get("PROFILE", "full"))
    frames = {frame["frame"]: frame for frame in manifest.frames(run)}
    tallies, unread = collections.defaultdict(lambda: [0, 0]), set(frames)
    for trial in trials(run):
        if trial["status"] == "unsupported":
            continue
        name = trial["frame"]
        variant = name.split("/")[1], frames[name].get("named_condition", "usual"), trial["engine"]
        outcome = trial["codes"][0]["outcome"] if trial.get("codes") else trial["status"]
        tallies[variant][0] += outcome == "correct"
        tallies[variant][1] += 1
        if outcome == "correct":
            unread.discard(name)
        else:
            said = [decode.get("text") for decode in trial.get("decodes", [])]
            print(*variant, name, outcome, said, repr(frames[name]["codes"][0]["text"]))
    for variant, (right, count) in sorted(tallies.items()):
        print(*variant, f"{right}/{count}")
    assert frames and not unread, f"read by none: {sorted(unread)}"
