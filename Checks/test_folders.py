"""Shows that no command changes what is not its own.

Every command that writes is pointed at folders and files of a user: content of their own, content
of another kind, what is read, a read-only and a full file system, a device, a pipe, a link. What was
there is the same after it, by the hashes of the whole tree, and the exit code the documented one.
Mounts file systems, in a mount namespace of its own, as root or in a user namespace.
"""

import ctypes
import os
import pathlib
import shutil
import subprocess
import threading

import pytest

from Checks.bench import digest

pytestmark = pytest.mark.nightly
FOREIGN = (
    "notes.txt", "index.html", "report.md", "summary.json", "run.json", "duel.json",
    "manifest.jsonl", "conditions.jsonl", "trials.jsonl", "reproduce.txt", "engine-zxing.log",
    "frames/holiday.png", "thumbnails/holiday.png", "images/tiny-qr_code-000000.png",
    "reading-1/trials.jsonl", "duel-blocks.jsonl", "calibration.json", "contact-sheet.png",
    "preview.json", "corpus.json", "suite.yaml", "comparison.json", "junit.xml")
# OUT is what is written, IN a folder with the suites, SHELF has runs and a corpus, HERE is free.
FOLDERS = {
    "run": "run {IN}/tiny.yaml --engine zxing --output {OUT} --force",
    "check-guidance": "check-guidance --suite {IN}/guide.yaml --engine zxing --output {OUT} "
                      "--force",
    "duel": "duel zxing zxing --suite {IN}/tiny.yaml --accuracy-only --output {OUT} --force",
    "calibrate": "calibrate zxing --suite {IN}/tiny.yaml --budget 60 --cell-seconds 0.02 "
                 "--slowdown 100 --output {OUT} --force",
    "compare": "compare {SHELF}/run {SHELF}/other --output {OUT}",
    "corpus build": "corpus build {IN}/tiny.yaml --output {OUT} --force",
    "corpus preview": "corpus preview {IN}/tiny.yaml --output {OUT} --force",
    "photos": "photos {SHELF}/corpus/images --engine zxing --output {OUT} --force",
    "report": "report {SHELF}/run --output {OUT}",
}
FILES = {
    "history --page": "history {SHELF}/run --commit c --file {HERE}/h.jsonl --page {OUT}",
    "history --file": "history {SHELF}/run --commit c --file {OUT} --page {HERE}/h.html",
    "corpus show": "corpus show {SHELF}/corpus tiny/qr_code/000000 --output {OUT}",
    "engine check --log": "engine check {SHELF}/complainer --log {OUT}",
}
NEW_USER, NEW_MOUNTS = 0x10000000, 0x20000


@pytest.fixture(scope="module", autouse=True)
def own_mounts():
    """Mounts of this process are seen by no other one."""
    user, group = os.geteuid(), os.getegid()
    flags = NEW_MOUNTS | (NEW_USER if user else 0)
    assert ctypes.CDLL(None).unshare(flags) == 0, "no mount namespace; run this as root"
    if user:
        for name, text in (("setgroups", "deny"), ("uid_map", f"0 {user} 1"),
                           ("gid_map", f"0 {group} 1")):
            pathlib.Path("/proc/self", name).write_text(text, encoding="utf-8")
    subprocess.run(["mount", "--make-rprivate", "/"], check=True)


@pytest.fixture(scope="module")
def shelf(shared_bench):
    """Suites, two reported runs, a corpus, and an engine that complains."""
    folder = shared_bench.folder
    (folder / "in").mkdir()
    shared_bench.suite("in/tiny", ["ean_13", "qr_code"], {"module_width_px": 2}, {"samples": 2})
    shared_bench.suite("in/guide", ["qr_code"], {"module_width_px": [1, 2]},
                       {"target": 0.9, "start": 16, "most": 400})
    shared_bench.program_of("complainer", "#!/bin/sh\necho complaint >&2\nexit 3\n")
    for name in ("run", "other"):
        shared_bench.call(f"run in/tiny.yaml --engine zxing --output {name}")
        shared_bench.call(f"report {name}")
    shared_bench.call("corpus build in/tiny.yaml --output corpus")
    return folder


def tree(path):
    """What is at a path and below: contents of files, links' targets, inodes of all else."""
    entries = {}
    for entry in [path, *([] if path.is_symlink() else path.rglob("*"))]:
        if entry.is_symlink():
            entries[entry] = os.readlink(entry)
        elif entry.is_file():
            entries[entry] = digest(entry)
        else:
            entries[entry] = "" if entry.is_dir() else entry.stat().st_ino
    return entries


def fill(folder):
    for name in FOREIGN:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{name} of a user\n", encoding="utf-8")


class Case:
    """A place for a command, with what is watched there and what may come of it."""

    def __init__(self, what, bench, shelf, request):
        self.what, self.bench, self.shelf, self.request = what, bench, shelf, request
        self.here = bench.folder / "here"
        self.here.mkdir()
        self.out, self.source = self.here / "out", shelf / "in"
        self.watched, self.allowed = [self.here], {74}
        self.home = None
        self.is_log, self.is_history = what == "engine check --log", what == "history --file"

    def mount(self, options):
        subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", self.here], check=True)
        self.request.addfinalizer(lambda: subprocess.run(["umount", self.here], check=True))

    def only(self, path, *codes):
        """Watches no more than a path; the log is of an engine that does not conform."""
        self.watched = [path]
        self.allowed = set(codes) or ({65, 74} if self.is_history else {1} if self.is_log else {0})

    def hold(self, command):
        """Calls a command, and holds the watched paths against what they were."""
        words = command.format(OUT=self.out, IN=self.source, SHELF=self.shelf,
                               HERE=self.bench.folder)
        before = [tree(path) for path in self.watched]
        variables = {"HOME": str(self.home)} if self.home else {}
        done = self.bench.call(words, codes=self.allowed, variables=variables, timeout=300)
        assert [tree(path) for path in self.watched] == before
        assert done.returncode != 74 or done.stderr.count("\n") == 1, done.stderr


def foreign_folder(case):
    fill(case.out)


def other_kind(case):
    kind = "corpus" if case.what in ("run", "check-guidance") else "run"
    shutil.copytree(case.shelf / kind, case.out)


def git_checkout(case):
    (case.out / ".git").mkdir(parents=True)


def home(case):
    case.out.mkdir()
    case.home = case.out


def root(case):
    case.out, case.watched = pathlib.Path("/"), []


def input_folder(case):
    if case.what in ("compare", "report"):
        case.out = case.shelf / ("run" if case.what == "compare" else "other")
        case.watched = [case.shelf / "run", case.shelf / "other"]
    else:
        shutil.copytree(case.source, case.here / "in")
        case.out = case.source = case.here / "in"


def read_only(case):
    case.mount("ro")


def full_disk(case):
    case.mount("size=4k")
    (case.here / "notes.txt").write_text("x" * 4096, encoding="utf-8")
    # What an engine complains is no reason to stop.
    case.only(case.here / "notes.txt", 1 if case.is_log else 74)


def device(case):
    case.out = pathlib.Path("/dev/null")
    case.watched = [case.out]


def fifo(case):
    os.mkfifo(case.out)


def link_to_foreign(case):
    fill(case.here / "target")
    case.out.symlink_to(case.here / "target")


def link_to_empty_folder(case):
    (case.here / "target").mkdir()
    case.out.symlink_to(case.here / "target")
    # Four frames are too few to compare readers by; a machine may be too busy to be calibrated, or slow.
    codes = {"compare": [2], "duel": [2], "calibrate": [0, 3, 64]}
    case.only(case.out, *codes.get(case.what, [0]))


def foreign_file(case):
    case.out.write_text("of a user\n", encoding="utf-8")
    case.only(case.out, 65 if case.is_history else 74)
    if case.is_log:
        # It grows.
        case.watched, case.allowed = [], {1}


def foreign_folder_for_a_file(case):
    fill(case.out)
    case.only(case.out, 65, 74)


def null(case):
    case.out = pathlib.Path("/dev/null")
    case.only(case.out)


def full_device(case):
    case.out = pathlib.Path("/dev/full")
    case.only(case.out, *([] if case.is_history or case.is_log else [74]))


def read_fifo(case):
    fifo(case)
    case.only(case.out)
    if not case.is_history:
        threading.Thread(target=case.out.read_bytes, daemon=True).start()


def link_to_empty_file(case):
    (case.here / "target").touch()
    case.out.symlink_to(case.here / "target")
    case.only(case.out, 1 if case.is_log else 0)


@pytest.fixture
def place(bench, shelf, request):
    return lambda what: Case(what, bench, shelf, request)


@pytest.mark.parametrize("situation", [
    foreign_folder, other_kind, input_folder, git_checkout, home, root, read_only, full_disk,
    device, fifo, link_to_foreign, link_to_empty_folder], ids=lambda one: one.__name__)
@pytest.mark.parametrize("what", FOLDERS)
def test_a_command_that_writes_a_folder(place, what, situation):
    case = place(what)
    situation(case)
    case.hold(FOLDERS[what])


@pytest.mark.parametrize("situation", [
    foreign_file, foreign_folder_for_a_file, read_only, full_disk, null, full_device, read_fifo,
    link_to_empty_file], ids=lambda one: one.__name__)
@pytest.mark.parametrize("what", FILES)
def test_a_command_that_writes_a_file(place, what, situation):
    case = place(what)
    situation(case)
    case.hold(FILES[what])
    if situation is foreign_file:
        assert case.out.read_text(encoding="utf-8").startswith("of a user\n")
