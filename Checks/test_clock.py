"""Holds the times that ScanBench reports against what is known of them."""

import collections
import json
import math
import statistics
import subprocess

import manifest
import pytest

from Checks.bench import ROOT, trials

pytestmark = pytest.mark.quiet
SMALL, LARGE = {"width": 640, "height": 480}, {"width": 1920, "height": 1080}
# An engine that takes 20 ms with all formats, and 21 with one.
SLEEPER = """#!/usr/bin/env python3
import json, sys, time
asked = 13
def say(**message):
    sys.stdout.write(json.dumps(message) + "\\n")
    sys.stdout.flush()
for line in iter(sys.stdin.buffer.readline, b""):
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="hello", protocol=1, engine="sleeper", version="1",
            symbologies=["ean_13", "qr_code"])
    elif message["type"] == "configure":
        asked = len(message["mask"])
        say(type="configured")
    elif message["type"] == "detect":
        sys.stdin.buffer.read(message["payload"])
        durations = []
        for _ in range(message["warmup"] + message["repeats"]):
            start = time.perf_counter_ns()
            end = start + (20_000_000 if asked > 1 else 21_000_000)
            time.sleep(0.015)
            while time.perf_counter_ns() < end:
                pass
            durations.append(time.perf_counter_ns() - start)
        say(type="detected", id=message["id"], durations_ns=durations[message["warmup"]:],
            decodes=[])
    else:
        break
"""


@pytest.fixture
def timed(bench):
    """Has engines timed in so many blocks of frames of some sizes; returns the run's folder."""
    def run(name, *engines, symbologies=("ean_13",), sizes=(SMALL,), blocks=6, output=None):
        suite = bench.suite(name, list(symbologies), {"clutter": 0.5},
                            {"blocks": [blocks, blocks]}, frame=list(sizes), fill=0.8,
                            masks=["all", "own"])
        named = (f"--engine={engine}" for engine in engines)
        bench.call("run", suite, *named, "--output", output or name)
        return bench.folder / (output or name)
    return run


@pytest.fixture
def loop(bench):
    """A plain C++ loop around zxing-cpp with a clock of its own."""
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "zxing"], check=True,
                           capture_output=True, text=True).stdout.split()
    program = bench.folder / "zxing-loop"
    subprocess.run(["c++", "-std=c++20", "-O2", ROOT / "Tests/ClockBenchmark/zxing-loop.cpp",
                    "-o", program, *flags], check=True)
    return program


def latency(trial):
    return math.log(statistics.median(trial["durations_ns"]))


def test_the_engine_takes_as_long_as_a_plain_loop(timed, loop):
    """On the same frames in the same blocks, at two sizes, with all formats and with one."""
    run = timed("clock", "zxing", f"loop={loop}", symbologies=["ean_13", "qr_code"],
                sizes=[SMALL, LARGE], blocks=60)
    widths = {frame["frame"]: frame["width"] for frame in manifest.frames(run)}
    known = collections.defaultdict(dict)
    for trial in trials(run):
        if not trial["timing"].get("control"):
            cell = widths[trial["frame"]], len(trial["mask"]) == 13
            known[trial["frame"], cell][trial["engine"]] = latency(trial)
    differences = collections.defaultdict(list)
    for (_, cell), engines in known.items():
        differences[cell].append(engines["zxing"] - engines["loop"])
    ratios = {cell: math.exp(statistics.median(found)) for cell, found in differences.items()}
    print(ratios)
    assert len(ratios) == 4 and all(abs(ratio - 1) < 0.02 for ratio in ratios.values())


def speeds(bench, run):
    """Of each cell and symbology, by how much one mask is faster than another."""
    return {(json.dumps(speed["cell"], sort_keys=True), speed.get("symbology")): speed["ratio"]
            for speed in bench.summary(run)["latency"]["mask_speeds"]}


def test_an_engine_that_sleeps_longer(bench, timed):
    sleeper = bench.program_of("sleeper-engine", SLEEPER)
    ratios = speeds(bench, timed("sleeper", f"sleeper={sleeper}", blocks=12)).values()
    assert ratios and all(abs(ratio["value"] - 1.05) < 0.005 for ratio in ratios)


def test_a_mask_against_itself(timed):
    """Of 100 groups of 6 blocks, the intervals of at least 95 hold 1."""
    pairs = collections.defaultdict(dict)
    for trial in trials(timed("control", "zxing", blocks=600)):
        if len(trial["mask"]) == 13:
            is_control = bool(trial["timing"].get("control"))
            pairs[trial["timing"]["block"]][is_control] = latency(trial)
    ratios = [pair[True] - pair[False] for _, pair in sorted(pairs.items())]
    # Of 6 blocks, Hodges and Lehmann's interval goes from the least to the greatest.
    groups = [ratios[start:start + 6] for start in range(0, 600, 6)]
    assert sum(min(group) <= 0 <= max(group) for group in groups) >= 95


def test_two_runs_agree(bench, timed):
    """Their intervals meet in 95 % of the cells."""
    first, second = (speeds(bench, timed(
        "repeated", "zxing", symbologies=["ean_13", "code_128", "qr_code", "data_matrix"],
        sizes=[SMALL, {"width": 1280, "height": 720}], blocks=8, output=output))
        for output in ("first", "second"))
    meet = sum(ratio["lower"] <= second[key]["upper"] and second[key]["lower"] <= ratio["upper"]
               for key, ratio in first.items())
    inside = sum(ratio["lower"] <= second[key]["value"] <= ratio["upper"]
                 for key, ratio in first.items())
    print(f"of {len(first)} cells, {meet} meet; the second lies in the first's in {inside}")
    assert first and meet >= 0.95 * len(first)
