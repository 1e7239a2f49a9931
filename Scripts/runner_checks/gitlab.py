"""Executes pipelines of GitLab's, a job after the other, with artifacts in zip files."""

import io
import json
import shutil
import sys
import zipfile

import yaml

CURL = """\
#!{python}
import json, shutil, sys
url = sys.argv[-1]
if url.endswith("/artifacts"):
    assert any("-TOKEN: " in word for word in sys.argv)
    shutil.copy(f"{folder}/zips/" + url.split("/")[-2] + ".zip", sys.argv[sys.argv.index("--output") + 1])
else:
    assert url.endswith("/trigger/pipeline"), url
    forms = [sys.argv[place + 1] for place, word in enumerate(sys.argv) if word == "--form"]
    values = dict(form.split("=", 1) for form in forms)
    json.dump({{key[10:-1]: value for key, value in values.items() if key.startswith("variables[")}}, open("{folder}/trigger", "w"))
"""
UNZIP = """\
#!{python}
import sys, zipfile
assert sys.argv[1] == "-qo"
zipfile.ZipFile(sys.argv[2]).extractall(members=sys.argv[3:] or None)
"""
# What the runner puts before a script where there is bash.
SHELL = ["/bin/bash", "-eo", "pipefail", "-c"]


class Pipelines:
    def __init__(self, path, sandbox):
        self.file = yaml.safe_load(path.read_text())
        self.sandbox = sandbox
        self.log = []
        self.job = self.started = 0
        sandbox.stub("curl", CURL.format(folder=sandbox.folder, python=sys.executable))
        sandbox.stub("unzip", UNZIP.format(python=sys.executable))
        shutil.rmtree(sandbox.folder / "zips", ignore_errors=True)
        (sandbox.folder / "zips").mkdir()

    def run_to_the_end(self, most=40, **variables):
        """Follows the chain of pipelines; the number of the last job, and whether it succeeded."""
        while True:
            self.started += 1
            assert self.started <= most, "the pipeline starts itself for ever"
            trigger = self.sandbox.folder / "trigger"
            trigger.unlink(missing_ok=True)
            succeeded = self.run({**self.file["variables"], **variables})
            if not trigger.exists():
                return self.job, succeeded
            variables = json.loads(trigger.read_text())

    def run(self, variables):
        artifacts = {}
        for stage in self.file["stages"]:
            job, made = self.file[stage], {}
            # Fewer jobs at once than the file asks for, to save time.
            jobs = min(job.get("parallel", 1), 3)
            for place in range(1, jobs + 1):
                succeeded, files = self.run_job(
                    job, {**variables, **job.get("variables", {}), "CI_NODE_INDEX": place, "CI_NODE_TOTAL": jobs}, artifacts)
                if succeeded or job["artifacts"].get("when") == "always":
                    made.update(files)
                if not succeeded and not job.get("allow_failure"):
                    return False
            artifacts.update(made)
        return True

    def run_job(self, job, variables, artifacts):
        self.job += 1
        self.sandbox.renew()
        project, room = self.sandbox.work / "project", self.sandbox.work / "room"
        project.mkdir()
        self.sandbox.work, work = project, self.sandbox.work
        self.sandbox.check_out()
        for name, data in artifacts.items():
            (project / name).write_bytes(data)
        environment = {key: str(value) for key, value in {
            **variables, "ROOM": room, "CI": "true", "CI_PROJECT_DIR": project, "CI_JOB_ID": self.job, "CI_JOB_TOKEN": "t",
            "CI_PROJECT_ID": 1, "CI_API_V4_URL": "https://api", "CI_COMMIT_REF_NAME": "main"}.items()}
        code, said = self.sandbox.run("\n".join(job["script"]), SHELL, **environment)
        self.sandbox.work = work
        self.log.append(f"== job {self.job}: {code}\n{said}")
        files = {}
        for pattern in job["artifacts"]["paths"]:
            for path in project.glob(pattern):
                for file in [path] if path.is_file() else path.rglob("*"):
                    if file.is_file():
                        files[str(file.relative_to(project))] = file.read_bytes()
        self.store(files)
        return code == 0, files

    def store(self, files):
        data = io.BytesIO()
        with zipfile.ZipFile(data, "w") as file:
            for name, content in files.items():
                file.writestr(name, content)
        (self.sandbox.folder / "zips" / f"{self.job}.zip").write_bytes(data.getvalue())

    def unpack(self, job, folder):
        """What a job has left, to be looked at."""
        zipfile.ZipFile(self.sandbox.folder / "zips" / f"{job}.zip").extractall(folder)
        return folder


def shell_steps(path):
    for name, job in yaml.safe_load(path.read_text()).items():
        if isinstance(job, dict) and "script" in job:
            yield f"{path.name}, {name}", "\n".join(job["script"])
