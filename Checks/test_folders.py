"""Shows that no command changes what is not its own.

Every command that writes is pointed at folders and files of a user: content of their own, content
of another kind, what is read, a read-only and a full file system, a device, a pipe, a link. What was
there is the same after it, by the hashes of the whole tree, and the exit code the documented one.
Mounts file systems, in a mount namespace of its own, as root or in a user namespace.
"""

import ctypes
import hashlib
import os
import pathlib
import shutil
import stat
import subprocess
import threading

import pytest

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
                 "--output {OUT} --force",
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
PRINTS = ("export {SHELF}/run --format csv", "engines", "corpus verify {SHELF}/corpus",
          "run --help")
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
    shared_bench.suite("tiny", ["ean_13", "qr_code"], {"module_width_px": 2}, {"samples": 2})
    shared_bench.suite("guide", ["qr_code"], {"module_width_px": [1, 2]},
                       {"target": 0.9, "start": 16, "most": 400})
    (folder / "in").mkdir()
    for name in ("tiny", "guide"):
        (folder / f"{name}.yaml").rename(folder / "in" / f"{name}.yaml")
    complainer = folder / "complainer"
    complainer.write_text("#!/bin/sh\necho complaint >&2\nexit 3\n", encoding="utf-8")
    complainer.chmod(0o755)
    for name in ("run", "other"):
        shared_bench.call(f"run in/tiny.yaml --engine zxing --output {name}")
        shared_bench.call(f"report {name}")
    shared_bench.call("corpus build in/tiny.yaml --output corpus")
    return folder


@pytest.fixture
def mount(request):
    def mount_there(folder, options):
        subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", folder], check=True)
        request.addfinalizer(lambda: subprocess.run(["umount", folder], check=True))
    return mount_there


def tree(path):
    """What is at a path and below: kinds, contents, links' targets, inodes of all else."""
    entries = {}
    paths = [path] if path.is_symlink() or not path.is_dir() else [path, *path.rglob("*")]
    for entry in paths:
        status = entry.lstat()
        kind = stat.S_IFMT(status.st_mode)
        if stat.S_ISREG(kind):
            content = hashlib.sha256(entry.read_bytes()).hexdigest()
        elif stat.S_ISLNK(kind):
            content = os.readlink(entry)
        else:
            content = "" if stat.S_ISDIR(kind) else (status.st_ino, status.st_rdev)
        entries[str(entry)] = (kind, content)
    return entries


def fill(folder):
    for name in FOREIGN:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{name} of a user\n", encoding="utf-8")


class Case:
    """A place for one case, with what is done to it and what may come of it."""

    def __init__(self, what, bench, shelf, mount):
        self.what, self.bench, self.shelf, self.mount = what, bench, shelf, mount
        self.here = bench.folder / "here"
        self.here.mkdir()
        self.out = self.here / "out"
        self.watched, self.allowed = [self.here], {74}
        self.source, self.home = shelf / "in", None
        # What fine is: of the engine that complains, that it does not conform.
        self.fine = 1 if what == "engine check --log" else 0

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


def input_folder(case):
    if case.what in ("compare", "report"):
        case.out = case.shelf / ("run" if case.what == "compare" else "other")
        case.watched = [case.shelf / "run", case.shelf / "other"]
    else:
        shutil.copytree(case.shelf / "in", case.here / "in")
        case.out = case.source = case.here / "in"


def git_checkout(case):
    (case.out / ".git").mkdir(parents=True)


def home(case):
    case.out.mkdir()
    case.home = case.out


def root(case):
    case.out, case.watched = pathlib.Path("/"), []


def read_only(case):
    case.mount(case.here, "ro")


def full_disk(case):
    case.mount(case.here, "size=4k")
    (case.here / "notes.txt").write_text("x" * 4096, encoding="utf-8")
    case.watched = [case.here / "notes.txt"]
    # What an engine complains is no reason to stop.
    case.allowed = {1} if case.what == "engine check --log" else {74}


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
    # Four frames are too few to compare readers by.
    case.watched, case.allowed = [case.out], {2 if case.what in ("compare", "duel") else 0}


def foreign_file(case):
    case.out.write_text("of a user\n", encoding="utf-8")
    case.watched = [case.out]
    case.allowed = {65} if case.what == "history --file" else {74}


def foreign_folder_for_a_file(case):
    fill(case.out)
    case.watched, case.allowed = [case.out], {65, 74}


def null(case):
    device(case)
    case.allowed = {65, 74} if case.what == "history --file" else {case.fine}


def full_device(case):
    null(case)
    case.out = pathlib.Path("/dev/full")
    case.watched = [case.out]
    if case.what not in ("history --file", "engine check --log"):
        case.allowed = {74}


def read_fifo(case):
    fifo(case)
    case.watched = [case.out]
    case.allowed = {65, 74} if case.what == "history --file" else {case.fine}
    if case.what != "history --file":
        threading.Thread(target=case.out.read_bytes, daemon=True).start()


def link_to_empty_file(case):
    (case.here / "target").write_text("", encoding="utf-8")
    case.out.symlink_to(case.here / "target")
    case.watched, case.allowed = [case.out], {case.fine}


@pytest.fixture
def place(bench, shelf, mount):
    return lambda what: Case(what, bench, shelf, mount)


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
    if what == "engine check --log" and situation is foreign_file:
        # A log grows.
        case.watched, case.allowed = [], {1}
    case.hold(FILES[what])
    if situation is foreign_file:
        assert case.out.read_text(encoding="utf-8").startswith("of a user\n")


@pytest.mark.parametrize("command", PRINTS)
def test_a_full_standard_output(bench, shelf, command):
    with open("/dev/full", "w", encoding="utf-8") as full:
        bench.call(command.format(SHELF=shelf), codes={74}, stdout=full)
