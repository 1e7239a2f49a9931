"""Folders in which the runners' steps are executed as on a fresh machine: with the programs that its image has, and no others."""

import os
import pathlib
import shutil
import stat
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# Debian's essential packages (coreutils, dash, dpkg, findutils, grep, hostname, libc-bin, mawk, sed, tar), which all images have;
# gnuplot counts once its package is installed.
PROGRAMS = """awk basename bash cat chmod cp cut date dirname dpkg dpkg-query env expr false find gnuplot grep head hostname ldd ln ls mkdir
mktemp mv nproc paste printf readlink realpath rm rmdir sed seq sh sleep sort stat tail tar tee test touch tr true uname uniq wc
xargs yes""".split()

# Which shard fails, and how, is in FOLDER/fault: 'NUMBER kill', 'NUMBER 70', or 'NUMBER once'. A program without its libraries does
# not start.
SCANBENCH = """\
#!/bin/sh
folder='{folder}'
if ! [ -e "$folder/built" ]; then
  while read -r package; do
    grep -qx "$package" "$folder/packages" || {{ echo "scanbench: $package is not installed" >&2; exit 127; }}
  done <"$(dirname "$0")/packages"
fi
if [ "$1" = report ] && ! grep -qx gnuplot-nox "$folder/packages"; then echo "scanbench: no gnuplot" >&2; exit 69; fi
verb=$1 number=
for word in "$@"; do [ "$previous" != --index ] || number=$word; previous=$word; done
read -r shard fault <"$folder/fault"
if [ "$verb" = shard ]; then
  echo "$number" >>"$folder/tried"
  if [ "$number" = "$shard" ]; then
    case $fault in
      kill) kill -9 $$ ;;
      once) [ "$(grep -cx "$number" "$folder/tried")" -gt 1 ] || exit 75 ;;
      *) exit "$fault" ;;
    esac
  fi
fi
exec "$(dirname "$0")/scanbench-engine-real" "$@"
"""
APT_GET = """\
#!/bin/sh
# What is installed is noted, and appears on PATH where it is a program of this folder.
folder='{folder}'
[ "$1" = install ] || exit 0
shift
for package in "$@"; do
  case $package in
    -*) ;;
    *)
      echo "$package" >>"$folder/packages"
      [ ! -e "$folder/stubs/$package" ] || ln -sf "$folder/stubs/$package" "$folder/bin/$package"
      ;;
  esac
done
"""
# 'make build' needs what is to be installed first, and installs the rest itself (Scripts/setup).
MAKE = """\
#!/bin/sh
[ "$*" = build ] || {{ echo "make: only 'make build' is known here" >&2; exit 2; }}
mkdir -p .build/release
cp '{scanbench}' .build/release/scanbench-engine-real
cp '{folder}/stubs/scanbench' .build/release/scanbench
cp '{programs}'/scanbench-engine-zxing '{programs}'/scanbench-engine-zbar .build/release/
mkdir -p .build/release/scanbench-engine-zbar.product
echo gnuplot-nox >>'{folder}/packages'
touch '{folder}/built'
"""


class Sandbox:
    """A machine: `work` is its working directory, always of the same path, as in containers."""

    def __init__(self, folder, scanbench):
        self.folder = pathlib.Path(folder)
        self.work = self.folder / "work"
        self.scanbench = pathlib.Path(scanbench)
        (self.folder / "stubs").mkdir(parents=True)
        self.set_fault("0 none")
        self.forget_tries()
        for name, text in {"scanbench": SCANBENCH, "apt-get": APT_GET, "make": MAKE}.items():
            self.stub(name, text.format(folder=self.folder, scanbench=self.scanbench, programs=self.scanbench.parent))
        self.renew()

    def stub(self, name, text):
        path = self.folder / "stubs" / name
        path.write_text(text)
        path.chmod(path.stat().st_mode | stat.S_IXUSR | stat.S_IXGRP | stat.S_IXOTH)

    def renew(self):
        """Another machine, with nothing on it but what its image has."""
        for name in ("bin", "work"):
            shutil.rmtree(self.folder / name, ignore_errors=True)
            (self.folder / name).mkdir()
        (self.folder / "built").unlink(missing_ok=True)
        (self.folder / "packages").write_text("")
        for name in PROGRAMS:
            found = shutil.which(name)
            if found:
                (self.folder / "bin" / name).symlink_to(found)
        (self.folder / "bin" / "apt-get").symlink_to(self.folder / "stubs" / "apt-get")

    def provide(self, name):
        """Puts a stub on PATH, as if the image had it."""
        (self.folder / "bin" / name).symlink_to(self.folder / "stubs" / name)

    def check_out(self):
        """The repository, as it is now, without what git ignores."""
        names = subprocess.run(["git", "-C", ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard", "Corpus",
                                "Scripts", "Makefile"], capture_output=True, check=True).stdout.split(b"\0")
        for name in filter(None, map(os.fsdecode, names)):
            if (ROOT / name).is_file():
                (self.work / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, self.work / name)

    def run(self, script, shell, **environment):
        """Exit code and output of a step."""
        done = subprocess.run([*shell, script], cwd=self.work, capture_output=True, text=True, stdin=subprocess.DEVNULL,
                              env={"PATH": str(self.folder / "bin"), "HOME": str(self.folder), "LANG": "C.UTF-8", **environment})
        return done.returncode, done.stdout + done.stderr

    def set_fault(self, fault):
        (self.folder / "fault").write_text(fault + "\n")

    def forget_tries(self):
        (self.folder / "tried").write_text("")

    def tries(self, shard):
        return (self.folder / "tried").read_text().split().count(str(shard))
