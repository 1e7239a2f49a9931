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

    def verdict(self, changed, is_resumed, tells_of_files):
        """What becomes of a copy of which files are changed: refused, the same, or different."""
        shutil.rmtree(self.copy, ignore_errors=True)
        shutil.copytree(self.whole, self.copy)
        for name, lines in changed.items():
            (self.copy / name).write_bytes(b"".join(lines))
        if not is_resumed:
            found = self.report("copy")
            return "refused" if found is None else "same" if found == self.reported else "DIFFERENT"
        break_off(self.copy / "run.json", tells_of_files)
        if self.run("copy", "--resume", codes=(0, 65)).returncode:
            return "refused"
        return "same" if answers(self.copy) == self.answers else "DIFFERENT"


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


def chosen(files, draw, wanted):
    """The cases, shuffled: those that are reported, and those with which a run goes on."""
    cases = []
    for name, lines in files.items():
        for kind in KINDS:
            count = len(lines)
            places = range(count) if count <= 40 else sorted(draw.sample(range(count), 40))
            cases += [(name, kind, place) for place in places]
    draw.shuffle(cases)
    reported = cases[:max(wanted * 2 // 3, 1)]
    rest = [case for case in cases[len(reported):]
            if case[0] not in ("run.json", "conditions.jsonl")]
    return [(False, *case) for case in reported] + [(True, *case) for case in rest[:wanted // 3]]


def test_no_change_is_silent(bench):
    runs, draw = Runs(bench), random.Random(SEED)
    files, others = (
        {name: (run / name).read_bytes().splitlines(keepends=True)
         for name in FILES if (runs.whole / name).exists()} for run in (runs.whole, runs.other))
    counts, wrong = collections.Counter(), []
    for is_resumed, name, kind, place in chosen(files, draw, setting("CASES", 600)):
        lines = mutated(files[name], others[name], kind, place, draw)
        if lines == files[name]:
            continue
        tells_of_files = kind in ("a bit turned", "another's")
        verdict = runs.verdict({name: lines}, is_resumed, tells_of_files)
        counts["goes on" if is_resumed else "reported", kind, verdict] += 1
        if verdict == "DIFFERENT":
            wrong.append(f"{name}:{place + 1} {kind}, {'goes on' if is_resumed else 'reported'}")
    print(*sorted(counts.items()), sep="\n")
    assert not wrong, wrong
