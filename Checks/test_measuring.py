"""Measures FRAMES=30 rendered frames of each symbology, and holds that against their conditions."""

import subprocess

import pytest

from Checks.bench import setting


@pytest.mark.nightly
def test_what_is_measured(built):
    subprocess.run([built("measuring-validation"), str(setting("FRAMES", 30))], check=True)
