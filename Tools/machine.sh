# shellcheck shell=bash
# What the scripts of this folder have in common, to be sourced: where the checkout is, what the machine has, and how a failure is told.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
readonly root

# fail STATUS MESSAGE...
fail() {
  local status=$1
  shift
  echo "${0##*/}: $*" >&2
  exit "$status"
}

# fail_with_log LINES LOG MESSAGE: with the log's last lines.
fail_with_log() {
  tail -n "$1" "$2" >&2
  fail 69 "$3 (its log: ${2#"$root"/})"
}

# has_word LIST WORD
has_word() {
  case " $1 " in *" $2 "*) return 0 ;; *) return 1 ;; esac
}

# check_version VERSION EXAMPLE
check_version() {
  case $1 in
    *[!0-9.]* | .* | *.) fail 64 "'$1' is no version; write it as in $2" ;;
  esac
}

# Prints the engines in a language: python, java or node.
engines_in() {
  local file names=""
  for file in "$root/Sources/$1-engines"/*/{requirements,library}.txt; do
    if [ -f "$file" ]; then
      file=${file%/*}
      names+=" ${file##*/}"
    fi
  done
  echo "$names"
}

# Prints the first Python that has a module.
python_with() {
  local python
  for python in python3 /usr/bin/python3; do
    if "$python" -m "$1" --version >/dev/null 2>&1; then
      echo "$python"
      return
    fi
  done
  return 1
}

# apt_install PACKAGE...: an update that fails need not matter, the lists of an earlier one may do.
apt_install() {
  as_root apt-get --quiet update || true
  as_root env DEBIAN_FRONTEND=noninteractive apt-get --quiet --yes --no-install-recommends install "$@"
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

sha256() { if command -v sha256sum >/dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi; }

# fetch_files REPOSITORY REVISION FOLDER PATH...: of one commit, and of its files those below the paths, all by one request.
fetch_files() {
  git init --quiet "$3" && git -C "$3" remote add origin "$1" &&
    git -C "$3" fetch --quiet --depth 1 --filter=blob:none origin "$2" &&
    git -C "$3" sparse-checkout set --no-cone "${@:4}" && git -C "$3" checkout --quiet FETCH_HEAD
}
