"""Holds what the gate writes for other tools against the tools' own schemas and parsers."""

import csv
import io
import json
import os
import re
import subprocess
import types

import cmarkgfm
import jsonschema
import junitparser
import pytest
from cmarkgfm.cmark import Options
from prometheus_client.openmetrics.parser import text_string_to_metric_families

pytestmark = pytest.mark.nightly

TEXT, NUMBER = {"type": "string"}, {"type": "number"}
SCHEMAS = {
    # https://bencher.dev/docs/reference/bencher-metric-format
    "bencher": {"type": "object", "minProperties": 1, "additionalProperties": {
        "type": "object", "minProperties": 1, "additionalProperties": {
            "type": "object", "required": ["value"], "additionalProperties": False,
            "properties": dict.fromkeys(["value", "lower_value", "upper_value"], NUMBER)}}},
    # github-action-benchmark's README, "Using the Benchmark.js … or custom format".
    "github-benchmark": {"type": "array", "minItems": 1, "items": {
        "type": "object", "required": ["name", "unit", "value"], "additionalProperties": False,
        "properties": {"name": TEXT, "unit": TEXT, "value": NUMBER, "range": TEXT,
                       "extra": TEXT}}},
    # google/benchmark, docs/user_guide.md, "Output Formats", and its tools/gbench/util.py.
    "google-benchmark": {"type": "object", "required": ["context", "benchmarks"], "properties": {
        "context": {"type": "object", "required": [
            "date", "host_name", "executable", "num_cpus", "mhz_per_cpu", "cpu_scaling_enabled",
            "caches", "load_avg", "library_build_type", "json_schema_version"]},
        "benchmarks": {"type": "array", "minItems": 1, "items": {
            "type": "object", "required": [
                "name", "run_name", "run_type", "repetitions", "repetition_index", "threads",
                "iterations", "real_time", "cpu_time", "time_unit"],
            "properties": {"real_time": {"type": "number", "exclusiveMinimum": 0},
                           "time_unit": {"enum": ["ns", "us", "ms", "s"]},
                           "run_type": {"const": "iteration"}}}}}},
}
WRITTEN = ["comparison", "duel"]
EXPORTED = ["a", "a/summary.json", "duel", "comparison"]


@pytest.fixture(scope="module")
def gate(shared_bench):
    """A reader that loses and corrupts what it reads: compared, timed, reported, in a history."""
    variables = {"SCANBENCH_PROXY_ENGINE": shared_bench.engine("zbar")}

    def call(command, *words, code=0):
        return shared_bench.call(command, *words, codes=[code], variables=variables).stdout

    suite = shared_bench.suite("formats", ["qr_code", "ean_13"], {"module_width_px": [2, 3]},
                               {"samples": 60}, masks=["own", "all"])
    spoiled = "--option {0}:drop=0.3 --option {0}:corrupt=0.1"
    call("run formats.yaml --engine proxy --output a")
    call("run formats.yaml --engine proxy --output b " + spoiled.format("proxy"))
    call("compare a b --output comparison", code=1)
    call("duel proxy proxy --output duel --cell-seconds 1 " + spoiled.format("candidate"),
         "--suite", suite, code=1)
    call("report a")
    call("history a --commit c --file h.jsonl --page h.html")
    return types.SimpleNamespace(call=call, folder=shared_bench.folder)


def read_by_jq(text):
    """By a parser that takes no bare NaN."""
    done = subprocess.run(["jq", "-e", "type"], input=text, capture_output=True, text=True)
    assert done.returncode == 0 and "NaN" not in text, done.stderr


@pytest.mark.parametrize("folder", WRITTEN)
def test_junit(gate, folder):
    path = str(gate.folder / folder / "junit.xml")
    suites = list(junitparser.JUnitXml.fromfile(path))
    worse = [case for suite in suites for case in suite
             if any(isinstance(result, junitparser.Failure) for result in case.result)]
    assert worse and sum(suite.failures for suite in suites) == len(worse)
    # Jenkins's junit-10.xsd.
    if schema := os.environ.get("JUNIT_XSD"):
        subprocess.run(["xmllint", "--noout", "--schema", schema, path], check=True)


@pytest.mark.parametrize("name", ["step-summary.md", "report.md"])
@pytest.mark.parametrize("folder", WRITTEN)
def test_markdown_by_the_renderer_of_github(gate, folder, name):
    text = (gate.folder / folder / name).read_text(encoding="utf-8")
    html = cmarkgfm.github_flavored_markdown_to_html(text, Options.CMARK_OPT_UNSAFE)
    assert "<table>" in html
    assert not [line for line in html.splitlines() if "| ---" in line]
    assert html.count("<details>") == html.count("</details>")
    assert len(text.encode()) <= 1 << 20


@pytest.mark.parametrize("path", ["comparison/comparison.json", "duel/duel.json",
                                  "a/summary.json", "h.jsonl"])
def test_json(gate, path):
    read_by_jq((gate.folder / path).read_text(encoding="utf-8"))


@pytest.mark.parametrize("path, name", [
    *((path, name) for path in EXPORTED for name in ("bencher", "github-benchmark")),
    ("duel", "google-benchmark")])
def test_exported_json(gate, path, name):
    text = gate.call(f"export {path} --format {name}")
    read_by_jq(text)
    jsonschema.Draft7Validator(SCHEMAS[name]).validate(json.loads(text))


def test_a_run_has_no_times_for_google_benchmark(gate):
    gate.call("export a --format google-benchmark", code=65)


@pytest.mark.parametrize("path", EXPORTED)
def test_csv(gate, path):
    text = gate.call(f"export {path} --format csv")
    rows = list(csv.DictReader(io.StringIO(text, newline=""), strict=True))
    assert rows and all(float(row["value"]) == float(row["value"]) for row in rows)
    assert all(None not in row and None not in row.values() for row in rows)


@pytest.mark.parametrize("path", EXPORTED)
def test_open_metrics(gate, path):
    text = gate.call(f"export {path} --format openmetrics")
    families = list(text_string_to_metric_families(text))
    assert any(family.samples for family in families)
    assert all(family.type == "gauge" for family in families)


@pytest.mark.parametrize("spoil", [
    lambda text: "", lambda text: text[:-100], lambda text: "[]",
    lambda text: re.sub(r'"schema" : \d+', '"schema" : 99', text)],
    ids=["empty", "truncated", "foreign", "of another schema"])
def test_a_summary_that_cannot_be_used_is_bad_input(gate, spoil):
    text = (gate.folder / "a/summary.json").read_text(encoding="utf-8")
    assert spoil(text) != text
    (gate.folder / "spoiled.json").write_text(spoil(text), encoding="utf-8")
    gate.call("compare spoiled.json b --output out", code=65)
