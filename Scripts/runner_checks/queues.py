"""Stand-ins for Slurm's commands and for ssh."""

import subprocess

SCONTROL = "#!/bin/sh\necho 'MaxArraySize            = 4'\n"
# Submitted jobs wait in FOLDER/queue, one file each: the array's size, or nothing, and the script.
SBATCH = """\
#!{python}
import os, pathlib, sys
queue = pathlib.Path("{folder}/queue")
queue.mkdir(exist_ok=True)
number = len(list(queue.iterdir())) + 1
words = sys.argv[1:]
array = next((word.split("=1-")[1] for word in words if word.startswith("--array=")), "")
assert not array or int(array) <= 3, "beyond MaxArraySize"
assert not array or words[-3] == "--comment=it's two words", words
(queue / f"{{number:03d}}").write_text(array + "\\n" + words[words.index("--wrap") + 1])
print(number)
"""
# A host is this machine, but for 'lost', which is not reached.
SSH = """\
#!/bin/sh
[ "$1" = -n ] && host=$2 && shift 2
[ "$host" != lost ] || exit 255
exec /bin/sh -c "$*"
"""


def run_queue(sandbox, most=60, **environment):
    """Runs what is in the queue, and what that submits, in the environment of who submitted it; the last job's exit code and output."""
    done = 0
    while True:
        waiting = sorted((sandbox.folder / "queue").iterdir())[done:]
        if not waiting:
            return code, said
        done += 1
        assert done <= most, "jobs are submitted for ever"
        array, script = waiting[0].read_text().split("\n", 1)
        for task in range(1, int(array or 1) + 1):
            code, said = sandbox.run(script, ["/bin/sh", "-c"], **environment,
                                     **({"SLURM_ARRAY_TASK_ID": str(task)} if array else {}))


def queue_of(sandbox):
    subprocess.run(["rm", "-rf", sandbox.folder / "queue"], check=True)
