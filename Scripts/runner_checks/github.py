"""Executes a workflow of GitHub's, a job after the other, with artifacts in folders."""

import json
import pathlib
import re
import shutil
import subprocess
import sys

import yaml

CURL = """\
#!{python}
import sys
data = sys.argv[sys.argv.index("--data") + 1]
assert any(word.endswith("/actions/workflows/cluster.yml/dispatches") for word in sys.argv)
open("{folder}/dispatch", "w").write(data)
"""
SHELL = ["/bin/sh", "-e", "-c"]


class Workflow:
    def __init__(self, path, sandbox):
        self.file = yaml.safe_load(path.read_text())
        # YAML takes 'on' for true.
        self.defaults = {name: value.get("default", "") for name, value in
                         self.file[True]["workflow_dispatch"]["inputs"].items()}
        self.sandbox = sandbox
        self.artifacts = {}
        self.log = []
        self.started = 0
        sandbox.stub("curl", CURL.format(folder=sandbox.folder, python=sys.executable))

    def run_to_the_end(self, most=40, **inputs):
        """Follows the chain of workflow runs; the last one's number, and whether it succeeded."""
        while True:
            self.started += 1
            assert self.started <= most, "the workflow starts itself for ever"
            dispatch = self.sandbox.folder / "dispatch"
            dispatch.unlink(missing_ok=True)
            succeeded = self.run(str(self.started), {**self.defaults, **inputs})
            if not dispatch.exists():
                return str(self.started), succeeded
            inputs = json.loads(dispatch.read_text())["inputs"]

    def run(self, number, inputs):
        self.artifacts[number] = {}
        github = {"run_id": number, "run_attempt": 1, "token": "t", "ref_name": "main"}
        context = {"inputs": inputs, "github": github, "needs": {}}
        gathered = True
        for name, job in self.file["jobs"].items():
            if "if" in job and not self.evaluate(job["if"], context):
                continue
            matrix = [{}]
            if "strategy" in job:
                shards = self.evaluate(job["strategy"]["matrix"]["shard"], context)
                assert 0 < len(shards) <= 256, f"a matrix of {len(shards)}"
                matrix = [{"shard": shard} for shard in shards]
            succeeded, outputs = True, {}
            for place in matrix:
                done, steps = self.run_job(job, {**context, "matrix": place})
                succeeded &= done
                outputs = {key: self.evaluate(value, {"steps": steps}) for key, value in job.get("outputs", {}).items()}
            context["needs"][name] = {"result": "success" if succeeded else "failure", "outputs": outputs}
            gathered = succeeded if name == "gather" else gathered
            if name == "plan" and not succeeded:
                return False
        return gathered

    def run_job(self, job, context):
        self.sandbox.renew()
        steps, succeeded = {}, True
        for step in job["steps"]:
            known = {**context, "steps": steps}
            condition = str(step.get("if", "success()"))
            if not succeeded and "cancelled()" not in condition:
                continue
            if "if" in step and not self.evaluate(condition, known):
                continue
            if "uses" in step:
                done = self.use(step, known)
            else:
                done, outputs = self.shell(step, known)
                if "id" in step:
                    steps[step["id"]] = {"outputs": outputs}
            succeeded &= done
        return succeeded, steps

    def shell(self, step, context):
        output = self.sandbox.folder / "github-output"
        output.write_text("")
        environment = {key: str(self.evaluate(value, context)) for key, value in
                       {**self.file.get("env", {}), **step.get("env", {})}.items()}
        code, said = self.sandbox.run(
            self.evaluate(step["run"], context), SHELL, GITHUB_OUTPUT=str(output), GITHUB_API_URL="https://api",
            GITHUB_REPOSITORY="a/b", CI="true", **environment)
        self.log.append(f"== {step.get('name')}: {code}\n{said}")
        return code == 0, dict(line.split("=", 1) for line in output.read_text().splitlines())

    def use(self, step, context):
        action = step["uses"].split("@")[0]
        options = {key: self.evaluate(value, context) for key, value in step.get("with", {}).items()}
        if action == "actions/checkout":
            self.sandbox.check_out()
        elif action == "actions/upload-artifact":
            return self.upload(options, self.artifacts[context["github"]["run_id"]])
        else:
            assert action == "actions/download-artifact", action
            return self.download(options, self.artifacts[str(options.get("run-id", context["github"]["run_id"]))])
        return True

    def upload(self, options, artifacts):
        lines = [line for line in str(options["path"]).splitlines() if line]
        without = [line[1:] for line in lines if line.startswith("!")]
        files = {}
        for line in (line for line in lines if not line.startswith("!")):
            path = self.sandbox.work / line
            for file in [path] if path.is_file() else sorted(path.rglob("*")):
                name = str(file.relative_to(self.sandbox.work))
                # Since version 4.4, what is hidden is left out.
                hidden = any(part.startswith(".") for part in pathlib.Path(name).parts)
                if file.is_file() and not hidden and not any(name.startswith(f"{part}/") for part in without):
                    files[name if path.is_file() else str(file.relative_to(path))] = file.read_bytes()
        assert options["name"] not in artifacts, f"two artifacts {options['name']}"
        artifacts[options["name"]] = files
        return bool(files)

    def download(self, options, artifacts):
        if "name" in options and options["name"] not in artifacts:
            self.log.append(f"== there is no artifact {options['name']}")
            return False
        names = [options["name"]] if "name" in options else [
            name for name in artifacts if re.fullmatch(options["pattern"].replace("*", ".*"), name)]
        for name in names:
            folder = self.sandbox.work / options.get("path", ".") / ("" if "name" in options else name)
            for file, data in artifacts[name].items():
                (folder / file).parent.mkdir(parents=True, exist_ok=True)
                (folder / file).write_bytes(data)
        return True

    def unpack(self, run, artifact, folder):
        """An artifact, to be looked at."""
        for file, data in self.artifacts[run].get(artifact, {}).items():
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            (folder / file).write_bytes(data)
        for tar in folder.glob("*.tar"):
            subprocess.run(["tar", "xf", tar], cwd=folder, check=True)
        return folder

    def evaluate(self, text, context):
        """An expression, or a text with expressions in ${{ }}."""
        text = str(text) if not isinstance(text, bool) else text
        if not isinstance(text, str):
            return text
        whole = re.fullmatch(r"\s*\$\{\{(.*?)\}\}\s*", text, re.S)
        if whole or (re.search(r"==|!=", text) and "${{" not in text and "\n" not in text):
            return self.value(whole[1] if whole else text, context)
        return re.sub(r"\$\{\{(.*?)\}\}", lambda match: str(self.value(match[1], context)), text, flags=re.S)

    @staticmethod
    def value(expression, context):
        def look_up(match):
            value = context
            for part in match[0].split("."):
                value = value.get(part, "") if isinstance(value, dict) else ""
            return repr(value)

        python = expression.strip().replace("!cancelled()", "True").replace("&&", " and ").replace("||", " or ")
        python = re.sub(r"\b(inputs|github|matrix|steps|needs)(\.[a-z_]+)+", look_up, python)
        return eval(python, {"__builtins__": {}}, {"fromJSON": json.loads})


def shell_steps(path):
    """The name and text of each step; expressions become words."""
    for name, job in yaml.safe_load(path.read_text())["jobs"].items():
        for step in job["steps"]:
            if "run" in step:
                yield f"{path.name}, {name}: {step.get('name')}", re.sub(r"\$\{\{.*?\}\}", "expression", step["run"])


def clear(folder):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    return folder
