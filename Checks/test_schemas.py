"""Holds every JSON file that scanbench writes against its JSON Schema, and fixtures of the tests.

The strict schemas of `scanbench schema` are used, which allow no keys beside those that are named.
"""

import json
import shutil
import types
import zipfile

import jsonschema
import pytest

from Checks.bench import ROOT, read_json

# Files whose names are not their schemas'.
OTHERWISE = {"cost.json": "engine-cost", "measured.jsonl": "measurement", "photos.jsonl": "photos-line"}
SMALL = {"width": 320, "height": 240}
CAMERA = {"focal_mm": 4.25, "sensor_width_mm": 5.66}
# Runs with verdicts, times, views, streams and contents, of readers that also misread; then pictures:
# a corpus, a preview, photographs with a truth, their twins, and what was read of them.
COMMANDS = """
run guide.yaml timed.yaml held.yaml said.yaml tiny.yaml READERS --engine proxy --option proxy:corrupt=0.2 --output run
report run
advise run --json --engine zxing --symbology qr_code --module-mm 0.5 > advice.json
choose run --read 0.5 --json > choice.json
engine cost zbar --json > cost.json
site add run --output result.json
run bend.yaml --engine zbar --output limits
datasheet limits --output sheets
history run --commit c --file history.jsonl --page history.html
run tiny.yaml --engine proxy --output before
run tiny.yaml --engine proxy --output after --option proxy:drop=0.5
compare before after --output comparison
duel proxy proxy --option candidate:drop=0.3 --cell-seconds 0.1 --output duel --suite small.yaml
corpus build shown.yaml --output rendered
corpus preview shown.yaml --output preview
corpus label rendered/images READERS
corpus import rendered/images --turns 0,90 --output photographs
photos rendered/images READERS --truth rendered/images/truth.jsonl --output photos
camera measure photographs --output measured.jsonl
corpus twin photographs --measured measured.jsonl --output twins
engines recorded rendered/images --reader Reader --output recording.jsonl
run photographs twins READERS --recorded reader=recording.jsonl --mask all --output photographed
report photographed
"""
READERS = "--engine zxing --engine zbar"
# The exit codes of commands that find differences.
CODES = {"compare": [1], "duel": [1, 2, 3]}
ANSWER = {"elapsedTime": 7, "results": [{
    "barcodeText": "1", "barcodeFormat": "QR_CODE", "x1": 0, "y1": 0, "x2": 9, "y2": 0, "x3": 9, "y3": 9,
    "x4": 0, "y4": 9}]}


@pytest.fixture(scope="module")
def schemas(shared_bench):
    """The names, and the validator of each: strict, or as the documentation has it."""
    names = [line.split()[0] for line in shared_bench.call("schema").stdout.splitlines()]

    def validator(name, *words):
        schema = json.loads(shared_bench.call("schema", name, *words).stdout)
        jsonschema.Draft202012Validator.check_schema(schema)
        return jsonschema.Draft202012Validator(schema)

    return types.SimpleNamespace(
        names=names, strict={name: validator(name, "--strict") for name in names},
        lenient={name: validator(name) for name in names})


def schema_of(path):
    return OTHERWISE.get(path.name, path.stem)


def records(path):
    """The record of a file, or those of its lines."""
    if path.suffix != ".jsonl":
        return [read_json(path)]
    # The truth of a person may have empty lines. Other ends of lines than this stand in texts.
    lines = path.read_text(encoding="utf-8").split("\n")
    return [json.loads(line) for line in lines if line.strip()]


def faults(validator, path):
    return [f"{path}:{number}: {error.json_path}: {error.message[:300]}"
            for number, record in enumerate(records(path), 1)
            for error in validator.iter_errors(record)]


def write_suites(bench):
    two, adaptive = {"module_width_px": 2}, {"target": 0.9, "start": 16, "most": 400}
    bench.suite("guide", ["qr_code", "ean_13"], {"module_width_px": [1, 2]}, adaptive)
    bench.suite("timed", ["qr_code"], {"module_width_px": 3, "rotation_deg": [0, 90]},
                {"blocks": [6, 6], "budget_s": 5}, masks=["own", "all"], frame=SMALL,
                views={"untold": {}, "told": {"orientation": "told"}})
    bench.suite("held", ["qr_code"], {"light_lux": 1000}, {"samples": 2}, frame=SMALL, module_mm=1,
                distance_mm=100, camera={**CAMERA, "f_number": 1.8},
                stream={"frames_per_second": 30, "seconds": 1, "wants": "one", "motion": {"hold": {}},
                        "focus": {"start_mm": 100, "closest_mm": 50}},
                scanner={"dropping": ["newest-waits"], "acceptance": ["first", "2-in-a-row"]})
    bench.suite("said", ["qr_code", "code_128"], {"module_width_px": 6}, {"samples": 1},
                contents="all")
    bench.suite("tiny", ["ean_13", "qr_code"], two, {"samples": 20}, masks=["own", "all"])
    bench.suite("small", ["qr_code"], two, {"samples": 4})
    bench.suite("bend", ["ean_13"], {}, {"target": 0.5, "start": 6, "most": 20, "budget": 60},
                frame=SMALL, module_mm=0.5, distance_mm=150, camera=CAMERA,
                limits={"yaw_deg": [0, 30, 60, 80]})
    bench.suite("shown", ["ean_13", "qr_code"], {"module_width_px": 4, "noise_sigma": 2},
                {"samples": 1})


def record_answers(pictures):
    """What a reader from elsewhere said of pictures."""
    (pictures / "notes.txt").touch()
    with zipfile.ZipFile(pictures / "results.zip", "w") as archive:
        for picture in pictures.glob("*.png"):
            archive.writestr(f"{picture.stem}-Reader.json", json.dumps(ANSWER))


@pytest.fixture(scope="module")
def written(shared_bench):
    """The JSON files that the commands have written."""
    bench = shared_bench
    write_suites(bench)
    for line in COMMANDS.strip().replace("READERS", READERS).splitlines():
        command, _, output = line.partition(" > ")
        if command.startswith("engines recorded"):
            record_answers(bench.folder / "rendered/images")
        done = bench.call(command, codes=CODES.get(command.split()[0], [0]),
                          variables={"SCANBENCH_PROXY_ENGINE": bench.engine("zbar")})
        if output:
            (bench.folder / output).write_text(done.stdout, encoding="utf-8")
    shutil.copy(ROOT / "Reports/published/rounds/round-1.json", bench.folder / "round.json")
    return [path for path in sorted(bench.folder.rglob("*.json*")) if records(path)]


@pytest.mark.ci
def test_each_format_has_files(written, schemas):
    assert {schema_of(path) for path in written} == set(schemas.names) - {"calibration"}


@pytest.mark.ci
def test_what_is_written_conforms(written, schemas):
    assert [] == [fault for path in written
                  for fault in faults(schemas.strict[schema_of(path)], path)]


@pytest.mark.ci
def test_other_keys_are_seen(written, schemas):
    """A key that is called otherwise is refused where no other is allowed; the lack of one that is
    required, and a value of another type, everywhere."""
    for path in {path.name: path for path in written}.values():
        record, name = records(path)[0], schema_of(path)
        strict, lenient = schemas.strict[name], schemas.lenient[name]
        required = lenient.schema.get("required", [])
        assert lenient.is_valid(record | {"of_later": 1}), path
        for key, value in record.items():
            rest = {other: record[other] for other in record if other != key}
            assert not strict.is_valid(rest | {f"{key}s": value}), (path, key)
            assert lenient.is_valid(rest) != (key in required), (path, key)
            assert not lenient.is_valid(rest | {key: [[None]]}), (path, key)


def fixtures(names):
    """Files of the tests with the names of their schemas; of seeds, the folder is named as these."""
    tests = ROOT / "Tests"
    found = [(path.stem, path) for path in tests.glob("Fuzzing/Templates/*/*.json*")]
    found += [("summary", path) for path in tests.glob("ReportingTests/Snapshots/*summary.json")]
    found += [(path.parent.name.replace("measurements", "measurement"), path)
              for path in tests.glob("Fuzzing/Seeds/*/*.json*")]
    return [(name, path) for name, path in found if name in names]


@pytest.mark.ci
def test_fixtures_conform(schemas):
    found = fixtures(schemas.names)
    assert len({name for name, _ in found}) >= 13
    assert [] == [fault for name, path in found for fault in faults(schemas.strict[name], path)]


@pytest.mark.nightly
def test_a_calibration_conforms(bench, schemas):
    suite = bench.suite("large", ["qr_code"], {"module_width_px": 2}, {"samples": 2},
                        frame={"width": 1280, "height": 720})
    # Where other programs run, blocks take longer, and a call is soon as long again.
    for seconds in (40, 120, 360):
        done = bench.call(f"calibrate zxing --cell-seconds 0.02 --slowdown 100 --budget {seconds} "
                          "--output out --force --suite", suite, codes=(0, 3, 64))
        if done.returncode == 0:
            break
    if done.returncode == 3:
        pytest.skip(f"this machine is too busy to be calibrated: {done.stderr[-300:]}")
    assert done.returncode == 0, done.stderr
    assert [] == [fault for name in ("calibration.json", "duel-blocks.jsonl")
                  for path in [bench.folder / "out" / name]
                  for fault in faults(schemas.strict[schema_of(path)], path)]
