"""Reads a run in parts as Documentation/CLUSTER.md says, and holds it against one machine's run.

The Slurm script of that page is given to a cluster of three nodes (slurmctld, three slurmd, munged)
on this host's loopback, started as root in a temporary folder; one node is lost while it reads.
Then the command of each pod of the page's Kubernetes Job is executed in a shell. Of both, only
suite, profile and the number of parts are others. Needs slurm-wlm and munge (Debian).
"""

import contextlib
import os
import random
import re
import shutil
import socket
import subprocess
import textwrap
import time

import psutil
import pytest
import yaml

from Checks.bench import ROOT, digest, read_json, timeless, trials

pytestmark = pytest.mark.nightly
PARTS = 12
PACKAGES = {"slurmctld": "slurm-wlm", "slurmd": "slurm-wlm", "munged": "munge"}
NODES = ["n1", "n2", "n3"]
NODE = ("NodeName={name} NodeHostname={host} NodeAddr=127.0.0.1 Port={port} CPUs={cpus} "
        "State=UNKNOWN")
CONFIGURATION = """\
ClusterName=scanbench
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={ports[0]}
AuthType=auth/munge
AuthInfo=socket={folder}/munge.socket
CredType=cred/munge
SlurmUser=root
SlurmdUser=root
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool-%n
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd-%n.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd-%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ReturnToService=2
SlurmdTimeout=20
KillWait=5
MinJobAge=3600
SchedulerParameters=sched_interval=5
JobRequeue=1
AccountingStorageType=accounting_storage/none
{nodes}
PartitionName=all Nodes=n[1-3] Default=YES MaxTime=INFINITE State=UP
"""


@pytest.fixture(autouse=True)
def path(monkeypatch, programs):
    monkeypatch.setenv("PATH", f"{programs}:{os.environ['PATH']}:/usr/sbin:/sbin")


@pytest.fixture
def one(bench):
    """What one machine reads, reported."""
    bench.suite("parts", ["qr_code", "ean_13", "code_128", "itf"],
                {"module_width_px": [1, 1.5, 2, 3]},
                {"target": 0.9, "start": 8, "most": 2000, "budget": 6000}, profile="standard",
                named_conditions={"noisy": {"noise_sigma": 5}, "soft": {"gaussian_blur_px": 0.6}})
    bench.call("run parts.yaml --profile standard --engine zxing --engine zbar --output one")
    bench.call("report one")
    return bench.folder / "one"


def example(start):
    """The indented block of the page that begins so, for the suite and the parts of this check."""
    page = (ROOT / "Documentation/CLUSTER.md").read_text(encoding="utf-8")
    blocks = [text.strip("\n") for text in re.findall(r"(?m)(?:^    .*\n|^\n(?=    ))+", page)]
    block = textwrap.dedent(next(text for text in blocks if text.startswith(f"    {start}")))
    return (block + "\n").replace("Corpus/guidance.yaml", "parts.yaml").replace("26", str(PARTS))


def compare(one, many):
    """All is there that one machine would have written, but for times."""
    for name in ("manifest.jsonl", "conditions.jsonl"):
        assert digest(one / name) == digest(many / name), name
    assert timeless(trials(one)) == timeless(trials(many))
    verdicts = [read_json(run / "summary.json").get("verdicts") for run in (one, many)]
    assert verdicts[0] and verdicts[0] == verdicts[1]
    assert pictures(one) == pictures(many)


def pictures(run):
    return {path.relative_to(run): digest(path) for part in ("frames", "thumbnails")
            for path in (run / part).rglob("*.png")}


class Cluster:
    """The daemons of a cluster of three nodes on this machine."""

    def __init__(self, folder):
        self.folder, self.running = folder, {}
        host, ports = socket.gethostname(), free_ports(len(NODES) + 1)
        nodes = "\n".join(NODE.format(name=name, host=host, port=port, cpus=os.cpu_count())
                          for name, port in zip(NODES, ports[1:]))
        self.configuration = folder / "slurm.conf"
        self.configuration.write_text(CONFIGURATION.format(
            folder=folder, host=host, ports=ports, nodes=nodes), encoding="utf-8")
        os.environ["SLURM_CONF"] = str(self.configuration)
        for name in ["state"] + [f"spool-{node}" for node in NODES]:
            (folder / name).mkdir()

    def start(self):
        key = self.folder / "munge.key"
        key.write_bytes(random.randbytes(128))
        key.chmod(0o400)
        files = {"socket": "socket", "pid-file": "pid", "log-file": "log", "seed-file": "seed"}
        self.run("munged", "munged", "--foreground", "--force", f"--key-file={key}",
                 *(f"--{option}={self.folder}/munge.{end}" for option, end in files.items()))
        self.wait_for((self.folder / "munge.socket").exists)
        self.run("slurmctld", "slurmctld", "-D", "-f", self.configuration)
        for node in NODES:
            self.begin(node)
        self.wait_for(lambda: ask("sinfo", "--noheader", "--format=%T %D").split() == ["idle", "3"])

    def run(self, name, *command):
        with open(self.folder / f"{name}.out", "a", encoding="utf-8") as output:
            self.running[name] = subprocess.Popen(
                command, stdout=output, stderr=output, start_new_session=True)

    def begin(self, node):
        self.run(node, "slurmd", "-D", "-N", node, "-f", self.configuration)

    def kill(self, node):
        """The node is lost: its daemon, what works for it, and the steps that began that."""
        self.running.pop(node).kill()
        for process in psutil.process_iter():
            with contextlib.suppress(psutil.Error):
                told = process.environ()
                if (told.get("SLURM_CONF"), told.get("SLURMD_NODENAME")) == (
                        str(self.configuration), node):
                    steps = [one for one in process.parents() if one.name() == "slurmstepd"]
                    for one in [*steps, process]:
                        one.kill()

    def close(self):
        for process in reversed(self.running.values()):
            process.terminate()
            try:
                process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                process.kill()

    def wait_for(self, *conditions, seconds=1800):
        """Until one of these is so."""
        end = time.monotonic() + seconds
        while not any(condition() for condition in conditions):
            assert time.monotonic() < end, f"the cluster does not get on:\n{self.log()[-2000:]}"
            time.sleep(1)

    def log(self):
        return "".join(path.read_text(errors="replace") for path in self.folder.glob("slurmctld.log"))


def ask(*command):
    return subprocess.run(command, capture_output=True, text=True).stdout


def free_ports(count):
    with contextlib.ExitStack() as sockets:
        return [sockets.enter_context(socket.create_server(("127.0.0.1", 0))).getsockname()[1]
                for _ in range(count)]


@pytest.fixture
def cluster(bench, closing):
    for program, package in PACKAGES.items():
        assert shutil.which(program), f"{program}: not found; apt-get install {package}"
    assert os.getuid() == 0, "the cluster has to be started by root"
    cluster = closing(Cluster(bench.folder))
    cluster.start()
    return cluster


def test_slurm_with_a_node_that_is_lost(bench, one, cluster):
    (bench.folder / "parts.sh").write_text(example("#!/bin/sh"), encoding="utf-8")
    # The two commands behind the script, with the job's number between them.
    subprocess.run(["sh", "-euc", example("job=")], cwd=bench.folder, check=True)
    parts, merged = bench.folder / "Reports/parts", bench.folder / "Reports/guidance"
    cluster.wait_for(lambda: len(list(parts.glob("*/run.json"))) >= 3)
    cluster.kill("n1")
    time.sleep(5)
    cluster.begin("n1")
    cluster.wait_for((merged / "index.html").exists, lambda: ask("squeue", "--noheader") == "")
    assert "requeu" in cluster.log().lower(), "a part of the lost node is put into the queue again"
    assert (merged / "index.html").exists(), [
        path.read_text(errors="replace") for path in bench.folder.glob("*.log")]
    compare(one, merged)


def test_the_pods_of_a_job(bench, one):
    spec = yaml.safe_load(example("apiVersion"))["spec"]
    assert (spec["completionMode"], spec["completions"]) == ("Indexed", PARTS)
    container = spec["template"]["spec"]["containers"][0]
    runs = bench.folder / "runs"
    # As in the image, and on the volume.
    command = container["args"][0].replace("/usr/share/scanbench/", "").replace(
        "/runs/", f"{runs}/")
    for index in reversed(range(PARTS)):
        subprocess.run([*container["command"], command], cwd=bench.folder, check=True,
                       env={**os.environ, "JOB_COMPLETION_INDEX": str(index)})
    bench.call("merge", *sorted(runs.iterdir()), "--output", "kubernetes")
    bench.call("report kubernetes")
    compare(one, bench.folder / "kubernetes")
