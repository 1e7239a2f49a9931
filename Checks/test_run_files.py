"""Changes a run's files line by line and bit by bit: each is refused, or says the same.

A run that was broken off and goes on with --resume is refused, or ends with the answers that the
whole run has. Its record tells of its files where bits or whole lines are others; elsewhere it does
not yet. CASES=600 cases or more are drawn by a seeded generator.
"""

import collections
import json
import random
import re
import shutil

import pytest

from Checks.bench import read_json, setting, timeless, trials

pytestmark = pytest.mark.nightly
SEED = 20261125
FILES = ["trials.jsonl", "manifest.jsonl", "conditions.jsonl", "blocks.jsonl", "run.json"]
# What a run that goes on does not read.
UNREAD = ["run.json", "conditions.jsonl"]
KINDS = ["doubled", "dropped", "swapped", "another's", "a bit turned"]
CHANGED = {"files", "started_at", "finished_at", "command_line", "resumed_at"}


class Runs:
    """A small run of every kind of suite (fixed, timed in blocks, adaptive), and another one."""

    def __init__(self, bench):
        self.bench = bench
        bench.suite("plain", ["qr_code", "ean_13"], {"module_width_px": [1.5, 2]},
                    {"samples": 4}, masks=["own", "all"])
        bench.suite("adaptive", ["qr_code", "code_128"], {"module_width_px": [1, 2]},
                    {"target": 0.9, "start": 8, "most": 32})
        bench.suite("timed", ["qr_code"], {"module_width_px": [2]}, {"blocks": [6, 6]},
                    masks=["own", "all"],
                    frame=[{"width": 160, "height": 120}, {"width": 240, "height": 160}])
        self.run("whole")
        self.run("other", "--seed", "2")
        self.whole, self.other, self.copy = (
            bench.folder / name for name in ("whole", "other", "copy"))
        self.reported, self.answers = self.report("whole"), answers(self.whole)
        assert self.reported

    def run(self, output, *more, codes=(0,)):
        engines = (f"--engine {name}={self.bench.engine(name)}" for name in ("zxing", "zbar"))
        return self.bench.call(
            f"run plain.yaml adaptive.yaml timed.yaml {' '.join(engines)} --output {output}",
            *more, codes=codes)

    def report(self, name):
        """What a report of a run says, or None where it is refused."""
        if self.bench.call(f"report {name} --output report", codes=(0, 65)).returncode:
            return None
        summary = read_json(self.bench.folder / "report/summary.json")
        summary["run"] = {key: value for key, value in summary["run"].items()
                          if key not in CHANGED}
        shutil.rmtree(self.bench.folder / "report")
        return json.dumps(summary, sort_keys=True)

    def verdict(self, name, lines, is_resumed, tells_of_files):
        """What becomes of a copy with a file of other lines: refused, the same, or different."""
        shutil.rmtree(self.copy, ignore_errors=True)
        shutil.copytree(self.whole, self.copy)
        (self.copy / name).write_bytes(b"".join(lines))
        if is_resumed:
            break_off(self.copy / "run.json", tells_of_files)
            is_refused = self.run("copy", "--resume", codes=(0, 65)).returncode
            found, wanted = None if is_refused else answers(self.copy), self.answers
        else:
            found, wanted = self.report("copy"), self.reported
        return "refused" if found is None else "same" if found == wanted else "DIFFERENT"


def answers(run):
    """Each trial without its times, in the order of the file; and the lines of the frames."""
    found = []
    for trial in trials(run):
        timing = trial.get("timing", {})
        found.append((timeless(trial), timing.get("block"), timing.get("control")))
    return found, sorted((run / "manifest.jsonl").read_text(encoding="utf-8").splitlines())


def break_off(path, tells_of_files):
    """Makes a run's record that of one whose power went: without its end and its seal."""
    text = path.read_text(encoding="utf-8")
    if not tells_of_files:
        text = re.sub(r'  "files" : \{.*?\n  \},\n', "", text, flags=re.S)
    path.write_text(re.sub(r'  "(finished_at|record_sha256)" : ".*",\n', "", text),
                    encoding="utf-8")


def mutated(lines, others, kind, place, draw):
    """The lines of a file, changed; the same where there is nothing to change it to."""
    lines = list(lines)
    if kind == "doubled":
        lines.insert(place, lines[place])
    elif kind == "dropped":
        del lines[place]
    elif kind == "swapped":
        other = place + 1 if place + 1 < len(lines) else place - 1
        lines[place], lines[other] = lines[other], lines[place]
    elif kind == "another's":
        lines[place] = others[place] if place < len(others) else lines[place]
    else:
        data = bytearray(lines[place])
        bit = draw.randrange(8 * len(data))
        data[bit // 8] ^= 1 << bit % 8
        lines[place] = bytes(data)
    return lines


def chosen(files, draw, count):
    """Cases: two of three are reported, with the others a run goes on."""
    for number in range(count):
        is_resumed = number % 3 == 2
        name = draw.choice([name for name in files if name not in UNREAD or not is_resumed])
        yield is_resumed, name, draw.choice(KINDS), draw.randrange(len(files[name]))


def test_no_change_is_silent(bench):
    runs, draw = Runs(bench), random.Random(SEED)
    files, others = (
        {name: (run / name).read_bytes().splitlines(keepends=True) for name in FILES}
        for run in (runs.whole, runs.other))
    counts, wrong = collections.Counter(), []
    for is_resumed, name, kind, place in chosen(files, draw, setting("CASES", 600)):
        lines = mutated(files[name], others[name], kind, place, draw)
        if lines == files[name]:
            continue
        verdict = runs.verdict(name, lines, is_resumed,
                               tells_of_files=kind in ("a bit turned", "another's"))
        case = "goes on" if is_resumed else "reported", kind, verdict
        counts[case] += 1
        if verdict == "DIFFERENT":
            wrong.append((name, place + 1, *case))
    print(*sorted(counts.items()), sep="\n")
    assert not wrong, wrong
