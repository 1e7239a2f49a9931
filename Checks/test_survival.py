"""Shows that a run survives its engines, and loses nothing. Its own end it survives in test_faults."""

import collections
import time

import pytest

from Checks.bench import peak_memory_mb, timeless, trials

pytestmark = pytest.mark.nightly
MEMORY_LIMIT_MB = 210
MEMORY_GROWTH = 1.2


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
