"""Tools that people call by hand do what they say: truths of readers that agree, shakes, large runs, workflows."""

import json
import math
import subprocess
import sys
import zipfile

import manifest
import pytest
import synthetic_run

from Checks.bench import ROOT, trials

pytestmark = pytest.mark.ci


def call(tool, *words):
    return subprocess.run([sys.executable, ROOT / "Tools" / tool, *map(str, words)], check=True, text=True,
                          stdout=subprocess.PIPE).stdout


def test_a_truth_is_what_two_readers_agree_on(tmp_path):
    square = {"x1": 0, "y1": 0, "x2": 9, "y2": 0, "x3": 9, "y3": 9, "x4": 0, "y4": 9}
    elsewhere = {key: value + 20 for key, value in square.items()}
    said = {"agreed": [("A", square), ("A", square)], "one": [("A", square)],
            "split": [("A", square), ("B", square)],
            "elsewhere": [("A", square), ("A", elsewhere)]}
    with zipfile.ZipFile(tmp_path / "results.zip", "w") as archive:
        for name, texts in said.items():
            (tmp_path / f"{name}.jpg").touch()
            archive.writestr(f"{name}.txt", json.dumps([square]))
            for reader, (text, place) in zip(("Dynamsoft", "BoofCV"), texts):
                archive.writestr(f"{name}-{reader}.json", json.dumps(
                    {"results": [{"barcodeText": text, **place}]}))
    truth = map(json.loads, call("agreed-truth", tmp_path).splitlines())
    assert {line["image"]: line["codes"][0].get("text") for line in truth} == {
        "agreed.jpg": "A", "one.jpg": None, "split.jpg": None, "elsewhere.jpg": None}


@pytest.mark.parametrize("axis, column, seen", [
    # Blender's cameras turn up about x, to the left about y, and anticlockwise about z; the code goes
    # the other way.
    (0, "y_mm", 200 * math.sin(0.01)), (1, "x_mm", 200 * math.sin(0.01)),
    (2, "roll_deg", math.degrees(0.01))])
def test_a_shake_becomes_a_trace(tmp_path, axis, column, seen):
    curves = {("rotation_euler", other): [(1, -0.01 * (other == axis)), (2, 0.01 * (other == axis))]
              for other in range(3)}
    (tmp_path / "shake_data.py").write_text(f"SHAKES = {{'S': ('Shake', 24.0, {curves!r})}}\n")
    head, *rows = [line.split(",") for line in call(
        "convert-shake", tmp_path / "shake_data.py", "S", 200).splitlines()
        if not line.startswith("#")]
    last = dict(zip(head, map(float, rows[-1])))
    assert last[column] == pytest.approx(seen, rel=1e-3)
    assert math.hypot(*(last[f"{one}_mm"] for one in "xyz")) == pytest.approx(200)


def test_a_run_is_enlarged(bench):
    suite = bench.suite("small", ["qr_code"], {"module_width_px": 2}, {"samples": 3})
    bench.call("run", suite, "--engine", "zxing", "--output", "run")
    synthetic_run.enlarge(bench.folder / "run", 10, bench.folder / "large")
    assert len(trials(bench.folder / "large")) == 10
    assert len({frame["frame"] for frame in manifest.frames(bench.folder / "large")}) == 10
    bench.call("report large")


@pytest.mark.parametrize("schema, files", [
    ("github-workflows", sorted((ROOT / ".github/workflows").glob("*.yml"))),
    ("github-actions", [ROOT / "action.yml"])])
def test_workflows_satisfy_their_schema(schema, files):
    subprocess.run([sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}",
                    *files], check=True)
