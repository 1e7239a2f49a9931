"""Holds the latency gate against simulated duels, and against real ones whose truth is known.

zxing against a copy of itself must not be called worse; a proxy engine that waits 2 or 3 % longer,
or 30 % longer on 5 % of the frames, must be, and one that waits less than its baseline by 3 % must
be called better. One that drops 0.5 % of the reads of 5,005 frames must be found to read less, and
two runs of one engine alike. The goals stand in Documentation/VALIDATION.md. SHORTEN=10 divides the
numbers of duels; RECORD=FILE takes what their blocks say, from which Tests/JudgingTests judges
again. All takes some hours.
"""

import collections
import dataclasses
import itertools
import json
import math
import os
import shutil
import statistics
import subprocess
import sys

import manifest
import pytest

from Checks.bench import ROOT, read_json, setting

pytestmark = pytest.mark.quiet
CODES = {0: "fine", 1: "worse", 2: "inconclusive", 3: "environment"}
PHASES = ("look", "confirmation")


@dataclasses.dataclass
class Duels:
    """So many duels of so many seconds for a cell, and what is answered how often of all."""

    answer: str
    least: int
    most: int
    count: int = 100
    seconds: int = 5
    #: Of a proxy, the side that waits and how long; None for the engine itself.
    option: str = None
    suite: str = "gate.yaml"
    is_loaded: bool = False


GATE = str(ROOT / "Corpus/gate.yaml")
TRIALS = {
    "A/A, quiet": Duels("worse", 0, 3, 300, 2),
    "A/A, second core loaded": Duels("worse", 0, 3, 300, 2, is_loaded=True),
    "A/A in 13 cells": Duels("worse", 0, 1, 100, 2, suite=GATE),
    "+3 %": Duels("worse", 95, 100, option="candidate:delay_percent=3"),
    "+2 %": Duels("worse", 90, 100, option="candidate:delay_percent=2"),
    # 1 / 1.0309 = 0.97
    "-3 %": Duels("better", 95, 100, option="baseline:delay_percent=3.09"),
    "5 % of frames by 30 %": Duels("worse", 80, 100, option="candidate:slow=0.05"),
}


@pytest.fixture
def proxied(bench):
    return {"SCANBENCH_PROXY_ENGINE": bench.engine("zxing")}


def test_simulated_duels(built):
    subprocess.run([built("duel-validation")], check=True)


@pytest.fixture
def load(request):
    """Begins a process that never rests, on the last core."""
    def begin():
        core = max(os.sched_getaffinity(0))
        busy = subprocess.Popen([sys.executable, "-c", "while True: pass"],
                                preexec_fn=lambda: os.sched_setaffinity(0, {core}))
        request.addfinalizer(busy.kill)
    return begin


@pytest.mark.parametrize("name", TRIALS)
def test_real_duels(bench, proxied, load, name):
    trial, answers, spreads, measured = TRIALS[name], collections.Counter(), [], 0
    bench.suite("gate", ["ean_13"], {"module_width_px": 2}, {"samples": 400})
    sides = [bench.engine("zxing"), shutil.copy(bench.engine("zxing"), bench.folder / "copy")]
    words = [f"--option={trial.option}"] if trial.option else []
    if trial.is_loaded:
        load()
    count = max(1, trial.count // setting("SHORTEN", 1))
    for seed in range(1, count + 1):
        done = bench.call(
            "duel", *(["proxy", "proxy"] if trial.option else sides), *words, *(
                f"--suite {trial.suite} --latency-only --force --output duel --cell-seconds "
                f"{trial.seconds} --seed {seed}").split(), codes=CODES, variables=proxied)
        cells = read_json(bench.folder / "duel/duel.json")["latency"]["cells"]
        is_better = [cell["answer"] for cell in cells] == ["better"]
        answers["better" if is_better else CODES[done.returncode]] += 1
        blocks = list(read_blocks(bench.folder / "duel/duel-blocks.jsonl"))
        # A block lasts a sixteenth of --cell-seconds.
        measured += len(blocks) * trial.seconds / 16
        if len(cells) == 1:
            spreads.append(statistics.variance(one["candidate"] for one in blocks
                                               if one["phase"] == "look"))
            record(name, cells[0]["answer"], blocks)
    spread = 100 * math.sqrt(statistics.mean(spreads or [math.nan]))
    print(f"{name}: {dict(answers)} of {count}, {measured / count:.1f} s of measuring each, "
          f"spread between blocks {spread:.2f} %")
    assert trial.least <= answers[trial.answer] * trial.count / count <= trial.most


def read_blocks(path):
    """Of each block, the logarithms of the ratios, by what Documentation/FORMATS.md says."""
    for line in manifest.lines(path):
        latencies, frames = line["latencies_ns"], line["frames"]
        ends = list(itertools.accumulate(frame["rounds"] for frame in frames))

        def median(one, *others):
            """The mean over frames of the median of a frame's ratios."""
            return statistics.mean(
                statistics.median(math.log(latencies[one][place] / latencies[other][place])
                                  for other in others for place in range(end - frame["rounds"], end))
                for frame, end in zip(frames, ends))

        yield {"phase": line["phase"], "control": median("copy", "baseline"),
               "candidate": median("candidate", "baseline", "copy")}


def record(name, answer, blocks):
    """Adds to the fixture of Tests/JudgingTests what a duel's blocks say."""
    if "RECORD" not in os.environ or "frames" in name:
        return
    told = {phase: [[round(1e5 * block[side]) for side in ("candidate", "control")]
                    for block in blocks if block["phase"] == phase] for phase in PHASES}
    with open(os.environ["RECORD"], "a", encoding="utf-8") as file:
        file.write(json.dumps({"trial": name, "answer": answer, **told}, separators=(",", ":")))
        file.write("\n")


def test_readers_that_drop_reads(bench, proxied):
    # 385 frames of each of 13 symbologies.
    bench.suite("drops", "all", {"module_width_px": 3}, {"samples": 385})

    def read(name, *options):
        """How a run compares with the baseline."""
        bench.call(f"run drops.yaml --engine proxy --output {name} --force", *options,
                   variables=proxied)
        done = bench.call(f"compare baseline {name} --output out", codes=CODES)
        compared = read_json(bench.folder / "out/comparison.json")["engines"][0]
        return done.returncode, compared["together"]

    code, _ = read("baseline")
    again = read("again")
    assert code == again[0] == 0 and again[1]["lost"] == again[1]["gained"] == 0
    count = max(2, 50 // setting("SHORTEN", 1))
    codes, found = zip(*(read("candidate", "--option", "proxy:drop=0.005", "--option",
                              f"proxy:seed={seed}") for seed in range(1, count + 1)))
    print(f"{codes.count(1)} of {count} found worse, lost {[one['lost'] for one in found]}")
    assert codes.count(1) >= 0.88 * count
