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

# The files of folders, and those that the commands below write under these names.
SCHEMAS = {
    "advice.json": "advice", "blocks.jsonl": "blocks", "calibration.json": "calibration",
    "choice.json": "choice", "comparison.json": "comparison", "conditions.jsonl": "conditions",
    "corpus.json": "corpus", "cost.json": "engine-cost", "datasheet.json": "datasheet",
    "duel.json": "duel", "duel-blocks.jsonl": "duel-blocks", "history.jsonl": "history",
    "manifest.jsonl": "manifest", "measured.jsonl": "measurement", "photos.json": "photos",
    "photos.jsonl": "photos-line", "preview.json": "preview", "recording.jsonl": "recording",
    "result.json": "result", "round.json": "round", "run.json": "run", "summary.json": "summary", "trials.jsonl": "trials", "truth.jsonl": "truth"}
FIXTURES = {
    "summary": ["ReportingTests/Snapshots/*summary.json", "Fuzzing/Seeds/summary/*.json"],
    "run": ["Fuzzing/Templates/run/run.json", "Fuzzing/Seeds/run/*.json"],
    "manifest": ["Fuzzing/Templates/run/manifest.jsonl", "Fuzzing/Seeds/manifest/*.jsonl"],
    "conditions": ["Fuzzing/Templates/run/conditions.jsonl", "Fuzzing/Seeds/conditions/*.jsonl"],
    "trials": ["Fuzzing/Templates/run/trials.jsonl", "Fuzzing/Seeds/trials/*.jsonl"],
    "blocks": ["Fuzzing/Templates/run/blocks.jsonl", "Fuzzing/Seeds/blocks/*.jsonl"],
    "duel": ["Fuzzing/Templates/duel/duel.json", "Fuzzing/Seeds/duel/*.json"],
    "duel-blocks": ["Fuzzing/Templates/duel/duel-blocks.jsonl",
                    "Fuzzing/Seeds/duel-blocks/*.jsonl"],
    "comparison": ["Fuzzing/Seeds/comparison/*.json"],
    "history": ["Fuzzing/Seeds/history/*.jsonl"],
    "measurement": ["Fuzzing/Seeds/measurements/*.jsonl"],
    "recording": ["Fuzzing/Seeds/recording/*.jsonl"],
    "truth": ["Fuzzing/Seeds/truth/*.jsonl"]}
STREAM = {
    "frame": {"width": 320, "height": 240}, "module_mm": 1, "distance_mm": 100,
    "camera": {"focal_mm": 4.25, "sensor_width_mm": 5.66, "f_number": 1.8},
    "stream": {"frames_per_second": 30, "seconds": 1, "wants": "one", "motion": {"hold": {}},
               "focus": {"start_mm": 100, "closest_mm": 50}},
    "scanner": {"dropping": ["newest-waits"], "acceptance": ["first", "2-in-a-row"]}}


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


def write_runs(bench, call):
    """Runs with verdicts, times, views, streams and contents, of readers that also misread."""
    guide = bench.suite("guide", ["qr_code", "ean_13"], {"module_width_px": [1, 2]},
                        {"target": 0.9, "start": 16, "most": 400})
    timed = bench.suite(
        "timed", ["qr_code"], {"module_width_px": 3, "rotation_deg": [0, 90]},
        {"blocks": [6, 6], "budget_s": 5}, masks=["own", "all"],
        frame={"width": 320, "height": 240},
        views={"untold": {}, "told": {"orientation": "told"}})
    held = bench.suite("held", ["qr_code"], {"light_lux": 1000}, {"samples": 2}, **STREAM)
    contents = bench.suite("contents", ["qr_code", "code_128"], {"module_width_px": 6},
                           {"samples": 1}, contents="all")
    tiny = bench.suite("tiny", ["ean_13", "qr_code"], {"module_width_px": 2}, {"samples": 20},
                       masks=["own", "all"])
    small = bench.suite("small", ["qr_code"], {"module_width_px": 2}, {"samples": 4})
    call("run", guide, timed, held, contents, tiny, "--engine zxing --engine zbar --engine proxy "
         "--option proxy:corrupt=0.2 --output run")
    call("report run")
    (bench.folder / "advice.json").write_text(call("advise run --json --engine zxing "
                                                   "--symbology qr_code --module-mm 0.5"))
    (bench.folder / "choice.json").write_text(call("choose run --read 0.5 --json"))
    (bench.folder / "cost.json").write_text(call("engine cost zbar --json"))
    call("site add run --output result.json")
    shutil.copy(ROOT / "Reports/published/rounds/round-1.json", bench.folder / "round.json")
    bend = bench.suite("bend", ["ean_13"], {}, {"target": 0.5, "start": 6, "most": 20, "budget": 60},
                       frame={"width": 320, "height": 240}, module_mm=0.5, distance_mm=150,
                       camera={"focal_mm": 4.25, "sensor_width_mm": 5.66},
                       limits={"yaw_deg": [0, 30, 60, 80]})
    call("run", bend, "--engine zbar --output limits")
    call("datasheet limits --output sheets")
    call("history run --commit c --file history.jsonl --page history.html")
    for name, spoiled in (("before", ""), ("after", "--option proxy:drop=0.5")):
        call("run", tiny, f"--engine proxy --output {name} {spoiled}")
    call("compare before after --output comparison", codes=[1])
    call("duel proxy proxy --option candidate:drop=0.3 --cell-seconds 0.1 --output duel --suite",
         small, codes=[1, 2, 3])


def write_pictures(bench, call):
    """A corpus, a preview, photographs with a truth, their twins, and what was read of them."""
    shown = bench.suite("shown", ["ean_13", "qr_code"], {"module_width_px": 4, "noise_sigma": 2},
                        {"samples": 1})
    call("corpus build", shown, "--output rendered")
    call("corpus preview", shown, "--output preview")
    pictures = bench.folder / "pictures"
    shutil.copytree(bench.folder / "rendered/images", pictures)
    (pictures / "notes.txt").touch()
    engines = "--engine zxing --engine zbar"
    call(f"corpus label pictures {engines}")
    call("corpus import pictures --turns 0,90 --output photographs")
    call(f"photos pictures {engines} --truth pictures/truth.jsonl --output photos")
    call("camera measure photographs --output measured.jsonl")
    call("corpus twin photographs --measured measured.jsonl --output twins")
    answer = {"elapsedTime": 7, "results": [{
        "barcodeText": "1", "barcodeFormat": "QR_CODE",
        "x1": 0, "y1": 0, "x2": 9, "y2": 0, "x3": 9, "y3": 9, "x4": 0, "y4": 9}]}
    with zipfile.ZipFile(pictures / "results.zip", "w") as archive:
        for picture in pictures.glob("*.png"):
            archive.writestr(f"{picture.stem}-Reader.json", json.dumps(answer))
    call("engines recorded pictures --reader Reader --output recording.jsonl")
    call(f"run photographs twins {engines} --recorded reader=recording.jsonl --mask all "
         "--output photographed")
    call("report photographed")


@pytest.fixture(scope="module")
def written(shared_bench):
    """The JSON files that the commands have written."""
    variables = {"SCANBENCH_PROXY_ENGINE": shared_bench.engine("zbar")}

    def call(command, *words, codes=(0,)):
        words = [part for word in words for part in (
            word.split() if isinstance(word, str) else [word])]
        return shared_bench.call(command, *words, codes=codes, variables=variables).stdout

    write_runs(shared_bench, call)
    write_pictures(shared_bench, call)
    return [path for path in sorted(shared_bench.folder.rglob("*.json*"))
            if path.suffix in (".json", ".jsonl")]


@pytest.mark.ci
def test_each_format_has_files(written, schemas):
    assert sorted(SCHEMAS.values()) == sorted(schemas.names)
    filled = {path.name for path in written if records(path)}
    assert filled == SCHEMAS.keys() - {"calibration.json"}


@pytest.mark.ci
def test_what_is_written_conforms(written, schemas):
    assert [] == [fault for path in written
                  for fault in faults(schemas.strict[SCHEMAS[path.name]], path)]


@pytest.mark.ci
def test_other_keys_are_seen(written, schemas):
    """A key that is called otherwise is refused where no other is allowed; the lack of one that is
    required, and a value of another type, everywhere."""
    for path in {path.name: path for path in written if records(path)}.values():
        record, name = records(path)[0], SCHEMAS[path.name]
        strict, lenient = schemas.strict[name], schemas.lenient[name]
        required = lenient.schema.get("required", [])
        assert lenient.is_valid(record | {"of_later": 1}), path
        for key, value in record.items():
            rest = {other: record[other] for other in record if other != key}
            assert not strict.is_valid(rest | {f"{key}s": value}), (path, key)
            assert lenient.is_valid(rest) != (key in required), (path, key)
            assert not lenient.is_valid(rest | {key: [[None]]}), (path, key)


@pytest.mark.ci
@pytest.mark.parametrize("name", FIXTURES)
def test_fixtures_conform(schemas, name):
    paths = [path for pattern in FIXTURES[name] for path in (ROOT / "Tests").glob(pattern)]
    assert paths
    assert [] == [fault for path in paths for fault in faults(schemas.strict[name], path)]


@pytest.mark.nightly
def test_a_calibration_conforms(bench, schemas):
    # A call of microseconds is soon as long again where other programs run.
    suite = bench.suite("large", ["qr_code"], {"module_width_px": 2}, {"samples": 2},
                        frame={"width": 1280, "height": 720})
    done = bench.call("calibrate zxing --cell-seconds 0.02 --slowdown 100 --budget 40 "
                      "--output out --suite", suite, codes=(0, 3))
    if done.returncode == 3:
        pytest.skip(f"this machine is too busy to be calibrated: {done.stderr[-300:]}")
    assert [] == [fault for name in ("calibration.json", "duel-blocks.jsonl")
                  for fault in faults(schemas.strict[SCHEMAS[name]], bench.folder / "out" / name)]
