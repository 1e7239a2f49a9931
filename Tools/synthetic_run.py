"""Runs of many trials out of that of a run: its frames again and again, under other numbers and
seeds.

They serve to measure how a report's time and memory grow: conditions, lines and outcomes are those
of a real run, and verdicts are worth nothing, since the same trials count many times.
"""

import json
import pathlib
import shutil
import sys


def enlarge(run, wanted, output):
    """Writes a run of so many trials, without pictures."""
    run, output = pathlib.Path(run), pathlib.Path(output)
    source = list(frames(run))
    if not any(trials for _, _, trials in source):
        sys.exit(f"{run} has no trials in the order of its frames")
    output.mkdir(parents=True)
    with (open(output / "manifest.jsonl", "w", encoding="utf-8") as manifest,
          open(output / "trials.jsonl", "w", encoding="utf-8") as trials):
        for turn, (name, line, lines) in repeated(source, wanted):
            copy, record = name, json.loads(line)
            if turn:
                copy = f"{name}{turn:03d}"
                record["frame"] = copy
                record["seed"] = (record["seed"] + turn * 0x9E3779B97F4A7C15) % 2**53
            manifest.write(json.dumps(record, separators=(",", ":"),
                                      sort_keys=True, ensure_ascii=False) + "\n")
            trials.writelines(
                trial.replace(f'"frame":"{name}"', f'"frame":"{copy}"') for trial in lines)
    if (run / "conditions.jsonl").exists():
        shutil.copyfile(run / "conditions.jsonl", output / "conditions.jsonl")
    record = json.loads((run / "run.json").read_text(encoding="utf-8"))
    for key in ("files", "record_sha256"):
        record.pop(key, None)
    (output / "run.json").write_text(
        json.dumps(record, indent=2, sort_keys=True), encoding="utf-8")


def frames(run):
    """Each frame's line, and the lines of its trials, which stand in the same order."""
    with (open(run / "manifest.jsonl", encoding="utf-8") as manifest,
          open(run / "trials.jsonl", encoding="utf-8") as trials):
        trial = trials.readline()
        for line in manifest:
            name = json.loads(line)["frame"]
            lines = []
            while trial and f'"frame":{json.dumps(name)}' in trial:
                lines.append(trial)
                trial = trials.readline()
            yield name, line, lines


def repeated(source, wanted):
    """The frames with their turn, over and over until they have so many trials."""
    written, turn = 0, 0
    while written < wanted:
        for frame in source:
            if written >= wanted:
                return
            yield turn, frame
            written += len(frame[2])
        turn += 1
