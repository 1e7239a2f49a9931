"""Shows that neither a failing disk nor a sudden end loses what was there, or what was measured.

Every write, rename, fsync, truncation, folder that is made and file that is opened for writing
fails once, each in a process of its own (Tests/FaultInjection): the exit code is 74 with one line,
what was there is whole, and the same command again gives what it gives undisturbed. What an engine
complains may be lost: there the exit code may be 0. Then commands are killed at random moments,
KILLS=100 in all.
"""

import collections
import dataclasses
import pathlib
import random
import shutil
import signal
import subprocess
import time

import manifest
import pytest

from Checks.bench import HASHES, ROOT, digest, read_json, setting, timeless

pytestmark = pytest.mark.nightly
RUN = "run small.yaml --engine zxing --output out"
DUEL = "duel zxing zxing --suite small.yaml --accuracy-only --output out --force"
REPORT = ("summary.json", "report.md", "index.html")
RULES = ("schema: 1\nrules:\n  - {id: ours, who: Us, symbologies: all, px: 3, source: us, "
         "read: 2026-01-01}\n")


@dataclasses.dataclass
class Case:
    """A command that writes the folder `out`."""

    command: str
    #: What completes it, where it has begun.
    again: str = ""
    #: What is called before, undisturbed.
    before: tuple = ()
    #: Whether there is an `out` before, which has to stay as it is until the command is done.
    replaces: bool = False
    #: Which files of `out` are compared at the end; all where it is empty.
    outputs: tuple = ()


CASES = {
    "run": Case(RUN, again=f"{RUN} --resume"),
    "run --force": Case(f"{RUN} --force", again=f"{RUN} --resume", before=(f"{RUN} --seed 2",),
                        replaces=True),
    "report": Case("report out", before=(RUN, "report out --rules rules.yaml"), replaces=True,
                   outputs=REPORT),
    "corpus build": Case("corpus build small.yaml --output out"),
}
KILLED = {
    **CASES,
    "duel": Case(DUEL, before=(DUEL,), replaces=True,
                 outputs=("duel.json", "reading-1/trials.jsonl")),
    "compare": Case("compare one two --output out", replaces=True, before=(
        "run small.yaml --engine zxing --output one", "run small.yaml --engine zxing --output two",
        "compare two one --output out")),
}


class Trial:
    """Copies of a folder in which a case's command can be called, and what it gives there."""

    def __init__(self, bench, case):
        self.bench, self.case = bench, case
        self.template, self.place = bench.folder / "template", bench.folder / "place"
        self.template.mkdir()
        bench.suite("template/small", ["itf", "qr_code"],
                    {"module_width_px": [1, 2], "noise_sigma": 40}, {"samples": 8})
        (self.template / "rules.yaml").write_text(RULES, encoding="utf-8")
        for command in case.before:
            bench.call(command, folder=self.template, codes=(0, 1, 2))
        self.out, self.before = self.place / "out", None

    def begin(self):
        """Makes the place anew."""
        shutil.rmtree(self.place, ignore_errors=True)
        shutil.copytree(self.template, self.place, symlinks=True)
        self.before = tree(self.out)

    def call(self, command, codes, **variables):
        return self.bench.call(command, folder=self.place, codes=codes, variables=variables,
                               timeout=300)

    def finish(self, wanted):
        """Calls the command again, which has to give what it gives undisturbed."""
        mark = self.place / "out.unfinished/.scanbench-unfinished"
        begun = not self.case.replaces or mark.exists()
        command = self.case.again if self.case.again and begun else self.case.command
        done = self.call(command, codes=(0, 1, 2, 74))
        if done.returncode == 74:
            # Killed after its last write, when only the mark was left to go: what is complete is
            # not replaced unasked.
            assert not self.case.replaces and (self.out / "corpus.json").exists(), done.stderr
            (self.out / ".scanbench-unfinished").unlink(missing_ok=True)
        assert results(self.out, self.case.outputs) == wanted
        assert not list(self.place.glob("out.*"))

    def is_whole(self, wanted):
        """Whether what was there, or else what is new, is whole, apart from what says it is not."""
        now, new = without_marks(tree(self.out)), results(self.out, self.case.outputs)
        if self.case.outputs != REPORT:
            return now == without_marks(self.before) or without_marks(new) == wanted
        # Each file is replaced at once; a report is made anew from its run.
        return all(new.get(name) == wanted[name] or now.get(name) == self.before.get(name)
                   for name in REPORT) and all(
            now.get(name) == content for name, content in self.before.items()
            if name not in REPORT)


def tree(folder):
    return {str(path.relative_to(folder)): digest(path)
            for path in sorted(folder.rglob("*")) if path.is_file()}


def without_marks(files):
    """Without files that are being written, which say that they are."""
    return {path: content for path, content in files.items()
            if not any(mark in pathlib.Path(path).name for mark in ("unfinished", ".scanbench-"))}


def results(folder, outputs):
    """What a command gives, without times."""
    return {name: content(folder / name) for name in tree(folder)
            if (not outputs or name in outputs) and not name.endswith(".log")}


def content(path):
    if path.suffix == ".jsonl":
        return [timeless(line) for line in manifest.lines(path)]
    if path.suffix == ".json":
        return timeless(read_json(path), besides=HASHES)
    # Those show times.
    return path.stat().st_size > 0 if path.suffix in (".html", ".md", ".xml") else digest(path)


@pytest.fixture(scope="module")
def injection(tmp_path_factory):
    library = tmp_path_factory.mktemp("injection") / "fault.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", library,
                    ROOT / "Tests/FaultInjection/fault.c", "-ldl"], check=True)
    return str(library)


@pytest.mark.parametrize("name", CASES)
def test_each_operation_that_fails(bench, injection, name):
    trial = Trial(bench, CASES[name])
    count = bench.folder / "count"
    variables = {"LD_PRELOAD": injection, "FAULT_COUNT": str(count),
                 "FAULT_FOLDER": str(trial.out)}
    trial.begin()
    trial.call(trial.case.command, codes=[0], FAULT_AT="0", **variables)
    operations, wanted = int(count.read_text()), results(trial.out, trial.case.outputs)
    codes = collections.Counter()
    for number in range(1, operations + 1):
        trial.begin()
        done = trial.call(trial.case.command, codes=(0, 74), FAULT_AT=str(number), **variables)
        codes[done.returncode] += 1
        if done.returncode == 74:
            assert done.stderr.count("\n") == 1, f"operation {number}: {done.stderr}"
            if trial.case.replaces:
                assert without_marks(tree(trial.out)) == without_marks(trial.before), number
        trial.finish(wanted)
    print(f"{name}: {operations} operations failed in turn; exit codes {dict(codes)}")


@pytest.mark.parametrize("name", KILLED)
def test_kills_at_random_moments(bench, name):
    trial, draw = Trial(bench, KILLED[name]), random.Random(name)
    trial.begin()
    begin = time.monotonic()
    trial.call(trial.case.command, codes=(0, 1, 2))
    seconds, wanted = time.monotonic() - begin, results(trial.out, trial.case.outputs)
    for number in range(-(-setting("KILLS", 100) // len(KILLED))):
        trial.begin()
        process = bench.start(trial.case.command, folder=trial.place, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL)
        time.sleep(draw.uniform(0, seconds))
        process.send_signal(signal.SIGKILL)
        process.wait()
        assert not trial.case.replaces or trial.is_whole(wanted), f"kill {number + 1}"
        trial.finish(wanted)
