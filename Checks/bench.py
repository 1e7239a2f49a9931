"""The programs under test, called in a folder, and the files that they write."""

import hashlib
import json
import os
import pathlib
import subprocess

import manifest

ROOT = pathlib.Path(__file__).resolve().parent.parent
# What differs from run to run.
TIMES = {"started_at", "resumed_at", "finished_at", "command_line", "durations_ns", "timing"}
# What the record of a run says of files with times.
HASHES = {"files", "record_sha256"}


class Bench:
    """The built programs, and a folder in which they are called."""

    def __init__(self, programs, folder):
        self.programs, self.folder = programs, folder
        self.scanbench = self.program("scanbench")

    def program(self, name):
        return str(self.programs / name)

    def engine(self, name):
        """The path of an engine's program."""
        return self.program(f"scanbench-engine-{name}")

    def suite(self, name, symbologies, conditions, sampling, profile="quick", **keys):
        """Writes a suite with one profile, as JSON, which is YAML; returns its path."""
        suite = {"schema": 1, "name": pathlib.Path(name).name, "purpose": "A check.", "symbologies": symbologies,
                 "frame": "tight", "conditions": conditions, "masks": ["own"], **keys}
        suite["profiles"] = {profile: sampling}
        path = self.folder / f"{name}.yaml"
        path.write_text(json.dumps(suite), encoding="utf-8")
        return path

    def program_of(self, name, text):
        """Writes a program; returns its path."""
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        path.chmod(0o755)
        return path

    def start(self, command, *words, folder=None, variables=None, **options):
        """Starts scanbench with a command, split at spaces, and further words."""
        return subprocess.Popen(
            [self.scanbench, *command.split(), *map(str, words)], cwd=folder or self.folder,
            env={**os.environ, **(variables or {})}, stdin=subprocess.DEVNULL, text=True,
            errors="replace", **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options})

    def call(self, command, *words, codes=(0,), timeout=3600, **options):
        """Calls scanbench to its end, which has to have one of the exit codes."""
        process = self.start(command, *words, **options)
        try:
            output, errors = process.communicate(timeout=timeout)
        finally:
            process.kill()
        done = subprocess.CompletedProcess(process.args, process.returncode, output, errors)
        assert codes is None or done.returncode in codes, (
            f"scanbench {command} {' '.join(map(str, words))}: exit code {done.returncode}: "
            f"{(errors or '').strip()[-800:]}")
        return done

    def summary(self, run):
        """What a report of a run says."""
        self.call("report", run)
        return read_json(self.folder / run / "summary.json")


def setting(name, default):
    """A number that the environment may set, such as CASES."""
    return int(os.environ.get(name) or default)


def photographs(variable, *source):
    """The folder of photographs from elsewhere, which the environment may name; else they are fetched."""
    named = os.environ.get(variable) or subprocess.run(
        [ROOT / "Tools/get-photographs", *source], stdout=subprocess.PIPE, text=True,
        check=True).stdout.strip()
    return pathlib.Path(named)


def read_json(path):
    return json.loads(pathlib.Path(path).read_text(encoding="utf-8"))


def trials(run):
    return list(manifest.lines(pathlib.Path(run) / "trials.jsonl"))


def timeless(value, besides=()):
    """Without what differs from run to run, at any depth."""
    if isinstance(value, dict):
        return {key: timeless(item, besides) for key, item in value.items()
                if key not in TIMES and key not in besides}
    if isinstance(value, list):
        return [timeless(item, besides) for item in value]
    return value


def digest(path):
    return hashlib.sha256(pathlib.Path(path).read_bytes()).hexdigest()


def peak_memory_mb(process):
    """The most memory that a running process has had, in megabytes; 0 where it has ended."""
    try:
        status = pathlib.Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    except OSError:
        return 0
    peaks = [int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM:")]
    return max(peaks, default=0) * 1024 / 1e6
