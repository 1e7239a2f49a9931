"""Holds the virtual clock of streams against frames that are handed over in real time.

LIVE_SCANS=8 scans for each engine, size of frame and dropping policy; times are judged of 110 or
more, which take some hours.
"""

import subprocess

import pytest

from Checks.bench import ROOT, setting


@pytest.mark.quiet
def test_the_virtual_clock(built, bench):
    engines = [f"{name}={bench.engine(name)}" for name in ("zxing", "zbar")]
    subprocess.run([built("live-validation"), ROOT / "Corpus/shared-bike.yaml", "standard",
                    str(setting("LIVE_SCANS", 8)), *engines], check=True)
