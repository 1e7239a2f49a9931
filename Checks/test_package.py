"""Installs what `make package` has made in a clean Debian without Swift, reads there, and purges it again.

Needs root, and mmdebstrap of Debian; `make check CHECK=package PROGRAMS=` builds nothing beside. What is
left behind is what was not there before, but for the records of apt and dpkg.
"""

import os
import shutil
import subprocess

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

from Checks.bench import ROOT, digest

pytestmark = pytest.mark.nightly
PACKAGES = ROOT / ".build/package"
RECORDS = ("/proc/", "/sys/", "/dev/", "/root/", "/opt/", "/var/lib/apt/", "/var/lib/dpkg/", "/var/log/",
           "/var/cache/")


def package(pattern):
    found = list(PACKAGES.glob(pattern))
    assert len(found) == 1, f"{PACKAGES}/{pattern}: {len(found)} files; 'make package' makes one"
    return found[0]


class Debian:
    """The smallest system that has apt, in a folder."""

    def __init__(self, folder):
        self.folder = folder
        subprocess.run(["mmdebstrap", "--variant=minbase", "--include=curl,ca-certificates,xz-utils",
                        "bookworm", folder], check=True)
        shutil.copy("/etc/resolv.conf", folder / "etc/resolv.conf")
        subprocess.run(["mount", "-t", "proc", "proc", folder / "proc"], check=True)

    def call(self, command):
        """Executes a command of the shell in it, and returns what it prints."""
        done = subprocess.run(
            ["chroot", self.folder, "sh", "-euc", f"cd /root; {command}"], text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "LC_ALL": "C.UTF-8",
                 "DEBIAN_FRONTEND": "noninteractive"})
        assert done.returncode == 0, f"{command}: {done.returncode}: {done.stdout[-2000:]}"
        return done.stdout

    def take(self, path, folder="root"):
        (self.folder / folder).mkdir(parents=True, exist_ok=True)
        shutil.copy(path, self.folder / folder)

    def files(self):
        return {path for path in self.call("find / -xdev").splitlines() if not path.startswith(RECORDS)}

    def close(self):
        subprocess.run(["umount", self.folder / "proc"], check=True)


@pytest.fixture
def debian(tmp_path, closing):
    assert os.getuid() == 0 and shutil.which("mmdebstrap"), "root and mmdebstrap are needed"
    return closing(Debian(tmp_path / "debian"))


def read(debian, scanbench, suite):
    """Reads a suite and reports it, with the engines that come with it."""
    said = debian.call(f"{scanbench} --version; {scanbench} engines")
    print(said)
    assert all(name in said for name in ("zxing", "zbar", "dmtx"))
    assert "not ok" not in debian.call(f"{scanbench} self-test")
    debian.call(f"{scanbench} bench {suite} --engine zxing --engine zbar --output run --force; "
                "test -s run/index.html; test -s run/trials.jsonl")


def release(debian, deb):
    """Puts a release where the action of that version fetches it, and returns its variables."""
    version = deb.name.split("_")[1].split("-")[0]
    folder = f"root/server/owner/scanbench/releases/download/v{version}"
    debian.take(deb, folder)
    debian.call(f"cd /{folder}; sha256sum * > SHA256SUMS")
    for script in ("get-scanbench", "machine.sh"):
        debian.take(ROOT / "Tools" / script, "root/action/Tools")
    debian.take(ROOT / "Sources/Workflows/Program.swift", "root/action/Sources/Workflows")
    return f"GITHUB_SERVER_URL=file:///root/server REPOSITORY=owner/scanbench REF=v{version}"


def test_it_is_installed_reads_and_is_purged(debian):
    deb, tarball = package("*.deb"), package("*.tar.xz")
    before = debian.files()
    debian.take(tarball)
    # As the action does it.
    said = debian.call(f"{release(debian, deb)} action/Tools/get-scanbench")
    assert said.splitlines()[-1] == "/usr/bin/scanbench"
    libraries = debian.call("ldd /usr/bin/scanbench*")
    assert "libswift" not in libraries and "not found" not in libraries
    assert debian.call("dpkg --verify scanbench") == ""
    read(debian, "scanbench", "gate")
    debian.call("BASELINE=zbar CANDIDATE=zbar PROFILE=quick ARGUMENTS=--accuracy-only GITHUB_OUTPUT=answer "
                "/usr/share/scanbench/Tools/run-gate; grep -x answer=no-loss-shown answer")
    # Purged, with all that it needs still there: what the tarball has runs from where it is unpacked.
    debian.call(f"apt-get purge --yes scanbench; tar -xf {tarball.name} -C /opt; ! command -v scanbench")
    read(debian, "/opt/scanbench-*/bin/scanbench", "gate")
    debian.call("apt-get autoremove --purge --yes")
    assert sorted(debian.files() - before) == []


def test_the_same_programs_give_the_same_bytes():
    before = {path.name: digest(path) for path in PACKAGES.iterdir()}
    subprocess.run([ROOT / "Tools/package", ".build/static"], cwd=ROOT, check=True)
    assert {path.name: digest(path) for path in PACKAGES.iterdir()} == before


def test_the_bill_of_materials_is_one():
    text = package("*.cdx.json").read_text(encoding="utf-8")
    assert JsonStrictValidator(SchemaVersion.V1_5).validate_str(text) is None
    assert all(f'"name": "{name}"' in text for name in ("Yams", "zxing-cpp", "swift", "libzbar0"))


def test_manual_and_completions_are_understood(tmp_path):
    subprocess.run(["dpkg-deb", "--extract", package("*.deb"), tmp_path], check=True)
    share = tmp_path / "usr/share"
    for command in (["man", "--warnings", "--local-file", share / "man/man1/scanbench.1.gz"],
                    ["bash", "-n", share / "bash-completion/completions/scanbench"],
                    ["zsh", "-n", share / "zsh/vendor-completions/_scanbench"],
                    ["fish", "--no-execute", share / "fish/vendor_completions.d/scanbench.fish"]):
        if shutil.which(command[0]):
            done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=True)
            assert done.stderr == b""
