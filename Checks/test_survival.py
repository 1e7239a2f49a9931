"""Shows that a run survives its engines and its own end, and loses nothing."""

import collections
import json
import os
import random
import shutil
import signal
import time

import pytest

from Checks.bench import HASHES, peak_memory_mb, timeless, trials

pytestmark = pytest.mark.nightly
MEMORY_LIMIT_MB = 210
MEMORY_GROWTH = 1.2
KILLS = 20


def peak_memory(bench, command):
    """Runs a command to its end; the most memory that its own process had."""
    process, peak = bench.start(command, stdout=None, stderr=None), 0
    while process.poll() is None:
        peak = max(peak, peak_memory_mb(process.pid))
        time.sleep(0.05)
    assert process.returncode == 0, f"scanbench {command}: exit code {process.returncode}"
    return peak


def test_an_engine_that_crashes_and_hangs(bench, monkeypatch):
    """Every trial is there, and those that were answered are what they are without crashes."""
    monkeypatch.setenv("SCANBENCH_PROXY_ENGINE", "zxing")
    engine = f"--engine proxy={bench.engine('proxy')}"
    deadly = "--option proxy:crash=0.01 --option proxy:hang=0.001 --timeout 2"
    peaks = {}
    for samples in (2_000, 20_000):
        bench.suite("many", ["qr_code"], {"module_width_px": 2, "noise_sigma": 20},
                    {"samples": samples})
        peaks[samples] = peak_memory(
            bench, f"run many.yaml {engine} {deadly} --output deadly-{samples}")
    bench.call(f"run many.yaml {engine} --output clean")
    clean, deadly = ({trial["frame"]: timeless(trial) for trial in trials(bench.folder / run)}
                     for run in ("clean", "deadly-20000"))
    count = len(trials(bench.folder / "deadly-20000"))
    statuses = collections.Counter(trial["status"] for trial in deadly.values())
    print(statuses, peaks)
    assert count == len(deadly) == 20_000, "every trial is there once"
    assert not [frame for frame, trial in deadly.items()
                if trial["status"] == "ok" and trial != clean[frame]]
    assert statuses["crashed"] > 100 and statuses["timeout"] > 5
    assert peaks[20_000] <= min(MEMORY_LIMIT_MB, MEMORY_GROWTH * peaks[2_000])


def kill_at_random(bench, command, output, seconds):
    """Has a command killed so many times, each time at a random moment of what is left to do."""
    draw, kills = random.Random(1), 0
    while kills < KILLS:
        process = bench.start(command, stdout=None, stderr=None)
        time.sleep(draw.uniform(0.02, 2 * seconds / KILLS))
        if process.poll() is not None:
            # It came to its end before; what is left has to be killed from the beginning.
            shutil.rmtree(bench.folder / output)
            continue
        process.send_signal(signal.SIGKILL)
        process.wait()
        kills += 1


def test_a_run_that_is_killed(bench):
    """What it has at the end is what a run has that nobody disturbed, apart from times."""
    bench.suite("disturbed", ["ean_13", "itf", "qr_code", "pdf417"],
                {"module_width_px": [1, 1.5, 2], "noise_sigma": 40, "gaussian_blur_px": 0.7},
                {"samples": 150}, masks=["own", "all"])
    bench.suite("adaptive", ["ean_13", "qr_code"],
                {"module_width_px": [1, 1.5, 2], "noise_sigma": 20},
                {"target": 0.99, "start": 16, "most": 400})
    command = "run disturbed.yaml adaptive.yaml --engine zxing --engine zbar --output"
    begin = time.monotonic()
    bench.call(f"{command} whole")
    seconds = time.monotonic() - begin
    kill_at_random(bench, f"{command} killed --resume", "killed", seconds)
    bench.call(f"{command} killed --resume")
    summaries = [timeless(bench.summary(run), HASHES) for run in ("whole", "killed")]
    lines, pictures = [], []
    for run in (bench.folder / "whole", bench.folder / "killed"):
        lines.append(sorted(json.dumps(timeless(trial), sort_keys=True) for trial in trials(run)))
        pictures.append(sorted(os.listdir(run / "frames")))
    assert summaries[0] == summaries[1]
    assert lines[0] == lines[1]
    assert pictures[0] == pictures[1]
