"""What the checks have in common: the programs under test, and folders of their own.

`make check CHECK=server` runs Checks/test_server.py. SCANBENCH names another scanbench than that of
this checkout; then nothing is built.
"""

import os
import pathlib
import shutil
import subprocess

import pytest

from Checks.bench import ROOT, Bench
from Checks.renderer import Renderer


@pytest.fixture(scope="session")
def programs():
    """The folder of the release programs."""
    named = os.environ.get("SCANBENCH") or ROOT / ".build/release/scanbench"
    scanbench = pathlib.Path(named).resolve()
    assert os.access(scanbench, os.X_OK), f"{scanbench}: no such program; 'make build' builds it"
    return scanbench.parent


@pytest.fixture(scope="session")
def make():
    """Has make bring about a target, unless SCANBENCH says that all is there."""
    def bring_about(*words):
        if "SCANBENCH" not in os.environ:
            subprocess.run(["make", "--no-print-directory", *words], cwd=ROOT, check=True)
    return bring_about


@pytest.fixture(scope="session")
def built(programs, make):
    """The path of a program that `make build` leaves out."""
    def build(name):
        make("build", f"PROGRAMS={name}")
        return str(programs / name)
    return build


@pytest.fixture
def bench(programs, tmp_path):
    """The programs, in a folder of the test."""
    return Bench(programs, tmp_path)


@pytest.fixture(scope="module")
def shared_bench(programs, tmp_path_factory):
    """The programs, in a folder of the module, for what several tests read."""
    return Bench(programs, tmp_path_factory.mktemp("shared"))


@pytest.fixture
def closing(request):
    """Has things closed when the test ends, the last first."""
    def close_later(thing):
        request.addfinalizer(thing.close)
        return thing
    return close_later


@pytest.fixture(scope="session")
def playwright():
    # Few checks have a browser; the others start without it.
    from playwright.sync_api import sync_playwright
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture
def chromium(playwright, closing):
    """Starts a headless Chromium, which ends with the test."""
    names = ("chromium", "chromium-browser", "google-chrome")
    program = next(filter(None, map(shutil.which, names)), None)
    assert program, "there is no chromium; install the Debian package chromium"
    return lambda *flags: closing(playwright.chromium.launch(executable_path=program, args=flags))


@pytest.fixture(scope="session")
def browser_reader():
    """The path of ZBar as a BarcodeDetector for browsers."""
    if "SCANBENCH" not in os.environ:
        subprocess.run([ROOT / "Tools/setup"], env={**os.environ, "ALSO": "browser"}, check=True)
    done = subprocess.run([ROOT / "Tools/build-browser-reader"], stdout=subprocess.PIPE, text=True)
    assert done.returncode == 0, "the reader for browsers could not be built"
    return done.stdout.strip()


@pytest.fixture(scope="module")
def reported(shared_bench):
    """Has a suite read and reported; RUN=FOLDER names a run that is there already."""
    def read(suite, engines, *words):
        if "RUN" in os.environ:
            return ROOT / os.environ["RUN"]
        folder = shared_bench.folder / f"reported-{pathlib.Path(suite).stem}"
        named = (f"--engine={engine}" for engine in engines)
        shared_bench.call("run", suite, *named, *words, "--output", folder)
        shared_bench.call("report", folder)
        return folder
    return read


@pytest.fixture
def render(programs, tmp_path):
    """Renders frames of a suite, in a folder of the test."""
    return Renderer(programs, tmp_path)
