"""Environments with the libraries that scripts need, made once in .native."""

import os
import pathlib
import subprocess
import sys
import venv

NATIVE = pathlib.Path(__file__).resolve().parent.parent / ".native"


def continue_with(name, *requirements, wheels=False):
    """Goes on as a process of the environment `.native/NAME-venv`, which has what pip's requirements name.

    With `wheels`, nothing is built from source. Exits with 69 where something cannot be installed.
    """
    environment = NATIVE / f"{name}-venv"
    python = environment / "bin" / "python"
    if pathlib.Path(sys.prefix) == environment:
        return
    installed = environment / "installed"
    if not installed.exists():
        wanted = " ".join(requirements)
        print(f"installing {wanted} into .native/{name}-venv (once)", file=sys.stderr)
        venv.create(environment, clear=True, with_pip=True)
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        if subprocess.run([*pip, *(["--only-binary", ":all:"] if wheels else []), *requirements]).returncode != 0:
            print(f"{os.path.basename(sys.argv[0])}: {wanted} could not be installed", file=sys.stderr)
            sys.exit(69)
        installed.touch()
    os.execv(python, [python, *sys.argv])
