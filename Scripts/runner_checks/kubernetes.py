"""A stand-in for kubectl, which runs the containers of Jobs as shell steps, with the folders of the check for the cluster's."""

KUBECTL = '''\
#!{python}
import fnmatch, json, os, pathlib, subprocess, sys
import yaml

folder = pathlib.Path("{folder}")
jobs = folder / "jobs"
jobs.mkdir(exist_ok=True)


def main():
    words = sys.argv[1:]
    if words[:2] == ["apply", "-f"]:
        apply(yaml.safe_load(sys.stdin))
    elif words[0] == "get":
        job = jobs / words[2]
        state = json.loads(job.read_text())
        # What comes before the end is seen first.
        print(state["before"] if not state["seen"] else state["before"] + " " + state["end"], end="")
        job.write_text(json.dumps(state | {{"seen": True}}))
    elif words[0] == "logs":
        print((jobs / (words[1].removeprefix("job/") + ".log")).read_text(), end="")
    elif words[0] == "delete":
        (jobs / words[2]).unlink(missing_ok=True)
    else:
        sys.exit(f"kubectl {{words}}")


def apply(job):
    name, spec = job["metadata"]["name"], job["spec"]
    assert not (jobs / name).exists(), f"{{name}}: field is immutable"
    never = next(rule["onExitCodes"]["values"] for rule in spec["podFailurePolicy"]["rules"] if rule["action"] == "FailIndex")
    failed, said = [], ""
    for index in range(spec["completions"]):
        for _ in range(spec["backoffLimitPerIndex"] + 1):
            code, output = run_pod(spec["template"]["spec"], index)
            said = output
            if code == 0 or code in never:
                break
        if code:
            failed.append(index)
    (jobs / f"{{name}}.log").write_text(said)
    end = ("FailureTarget", "Failed") if failed else ("SuccessCriteriaMet", "Complete")
    (jobs / name).write_text(json.dumps({{"before": end[0], "end": end[1], "seen": False}}))


def run_pod(spec, index):
    runs = folder / "runs"
    if "emptyDir" in spec["volumes"][0]:
        runs = folder / "empty"
        subprocess.run(["rm", "-rf", runs])
    runs.mkdir(exist_ok=True)
    said = ""
    for container in spec.get("initContainers", []) + spec["containers"]:
        # Kubernetes makes a single $ of two.
        words = [expand(word, runs) for word in container["command"] + container["args"]]
        done = subprocess.run(words, capture_output=True, text=True, cwd=folder / "image",
                              env=dict(os.environ, JOB_COMPLETION_INDEX=str(index)))
        if container["name"] == "scanbench":
            said = done.stdout
        (folder / "pods.log").open("a").write(f"{{words}}: {{done.returncode}}\\n{{done.stdout}}{{done.stderr}}\\n")
        if done.returncode:
            return done.returncode, said
    return 0, said


def expand(word, runs):
    return (word.replace("$$", "$").replace("/runs", str(runs)).replace("/scanbench/programs", str(folder / "image/programs")))


main()
'''

# rclone copy [--filter RULE]… FROM TO, of which the store is a folder.
RCLONE = '''\
#!{python}
import fnmatch, pathlib, shutil, sys

words, rules = sys.argv[2:], []
while words[0] == "--filter":
    rules.append(words[1].split(" ", 1))
    words = words[2:]
source, target = (pathlib.Path(word.replace("store:", "{folder}/store/")) for word in words)
for path in sorted(source.rglob("*")) if source.exists() else []:
    name = "/" + str(path.relative_to(source))
    sign = next((sign for sign, pattern in rules if fnmatch.fnmatch(name, pattern.replace("**", "*"))), "+")
    if path.is_file() and sign == "+":
        (target / name[1:]).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target / name[1:])
'''
