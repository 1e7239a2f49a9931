"""Works the verdicts of a report out again from its trials.

It shares nothing with ScanBench but the rule (Documentation/METHODOLOGY.md, "Verdicts").
RUN=Reports/latest names a run whose summary.json is held against that.
"""

import collections
import itertools
import math

import manifest
import pytest

from Checks.bench import read_json, trials

NARROWEST, DECISIVE = 2.0 - 1e-9, 20
# Odds of a failure, as multiples of those at the target, and the share of the stake.
ABOVE = [(0, 0.5), (0.1, 0.2), (0.3, 0.15), (0.6, 0.1), (0.85, 0.05)]
BELOW = [(1.2, 0.15), (1.5, 0.2), (2.2, 0.25), (4, 0.2), (12, 0.1), (50, 0.1)]


def e_value(bets, answers, target):
    """What the bets make of a stake of 1, given of each frame whether it was read."""
    total, reads, n = 0, sum(answers), len(answers)
    for multiple, share in bets:
        odds = multiple * (1 - target) / target
        rate = 1 / (1 + odds)
        if rate < 1 or reads == n:
            gain = reads * math.log(rate / target)
            gain += (n - reads) * math.log((1 - rate) / (1 - target)) if n > reads else 0
            total += share * math.exp(min(gain, 600))
    return total


def asked(run):
    """Each trial that was asked, with its frame, and whether every code of it was read."""
    frames = {frame["frame"]: frame for frame in manifest.frames(run)}
    for trial in trials(run):
        if trial["status"] != "unsupported":
            yield trial, frames[trial["frame"]], bool(trial["codes"]) and all(
                code["outcome"] == "correct" for code in trial["codes"])


def answered(run, suites):
    """Of each sweep and width, whether each trial was read."""
    answers = collections.defaultdict(lambda: collections.defaultdict(list))
    for trial, frame, is_read in asked(run):
        suite = trial["frame"].split("/")[0]
        if suite in suites:
            sweep = (suite, trial["engine"], frame["codes"][0]["symbology"],
                     frame.get("named_condition"))
            answers[sweep][frame["point"]["module_width_px"]].append(is_read)
    return answers


def judged(tried, suite):
    """The verdict of a sweep, and its safe width."""
    target, widths = suite["target"], sorted(suite["module_widths_px"])
    passes = {width: e_value(ABOVE, tried[width], target) >= DECISIVE for width in widths}
    guided = [width for width in widths if width >= NARROWEST]
    against = sum(e_value(BELOW, tried[width], target) for width in guided) / len(guided)
    verdict = ("fails" if against >= DECISIVE
               else "holds" if all(passes[width] for width in guided) else "undecided")
    safe = list(itertools.takewhile(passes.get, reversed(widths)))
    return verdict, safe[-1] if safe else None


@pytest.mark.ci
def test_verdicts_follow_from_the_trials(reported, shared_bench):
    run = reported(shared_bench.suite(
        "guided", ["qr_code", "ean_13"], {"module_width_px": [1, 2, 3]},
        {"target": 0.9, "start": 8, "most": 400}), ["zxing", "zbar"])
    suites = {suite["name"]: suite for suite in read_json(run / "run.json")["suites"]
              if "target" in suite}
    computed = {sweep: judged(tried, suites[sweep[0]])
                for sweep, tried in answered(run, suites).items()}
    stated = {(one["suite"], one["engine"], one["symbology"], one.get("named_condition")):
              (one["verdict"], one.get("safe_px"))
              for one in read_json(run / "summary.json").get("verdicts", [])}
    print(*sorted(computed.items(), key=str), sep="\n")
    assert computed and computed == stated
