"""Holds verdicts and intervals against simulated engines whose read rates are known."""

import subprocess

import pytest


@pytest.mark.nightly
def test_verdicts_and_intervals(built):
    subprocess.run([built("statistics-validation")], check=True)
