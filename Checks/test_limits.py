"""Works the limits of a run out again from its trials, and holds them against exhaustive sweeps.

It shares nothing with ScanBench but the rule (Documentation/METHODOLOGY.md, "Limits").
"""

import collections
import json

import pytest
from scipy.stats import beta

from Checks.bench import read_json
from Checks.test_verdicts import ABOVE, BELOW, DECISIVE, asked, e_value

TARGET = 0.9
STILL = {"module_width_px": 3, "noise_sigma": 2}
# Each from the easy end to the hard one.
SWEEPS = {
    "contrast": [0.9, 0.5, 0.3, 0.2, 0.15, 0.1, 0.05, 0.02],
    "gaussian_blur_modules": [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2],
    "yaw_deg": [0, 15, 30, 40, 50, 60, 70, 75],
    "noise_sigma": [2, 10, 20, 30, 45, 60, 90, 120],
    "scratches_percent": [0, 2, 4, 6, 8, 12, 16, 24],
}


def answered(run, suite):
    """Of each search, whether each frame was read, by values."""
    answers = collections.defaultdict(lambda: collections.defaultdict(list))
    for trial, frame, is_read in asked(run):
        for search in suite["limits"] if trial["frame"].startswith(f"{suite['name']}/") else []:
            parameter, values = search["parameter"], tuple(search["values"])
            value = frame["point"].get(parameter)
            if value in values:
                rest = {key: v for key, v in frame["point"].items() if key != parameter}
                key = (trial["engine"], frame["codes"][0]["symbology"], parameter, values,
                       json.dumps(rest, sort_keys=True), frame.get("named_condition"))
                answers[key][value].append(is_read)
    return answers


def rejected(e_values):
    """The closed test: which hypotheses go, where every set that holds them has a decisive mean."""
    missing = sum(DECISIVE - e for e in e_values if e < DECISIVE)
    return [e >= DECISIVE and e - DECISIVE >= missing for e in e_values]


def judged(values, tried, target):
    """The limit, and how the search for it ended."""
    answers = [tried.get(value, []) for value in values]
    passes = [e_value(ABOVE, one, target) >= DECISIVE for one in answers]
    fails = rejected([e_value(BELOW, one, target) for one in answers])
    passing = next((i for i, is_passing in enumerate(passes) if not is_passing), len(values))
    end = "beyond" if passing == len(values) else "found" if fails[passing] else "open"
    return (values[passing - 1] if passing else None), end


@pytest.mark.ci
def test_limits_follow_from_the_trials(reported, shared_bench):
    run = reported(shared_bench.suite(
        "limited", ["ean_13", "qr_code"], STILL, {"target": TARGET, "start": 6, "most": 200},
        limits={"contrast": SWEEPS["contrast"],
                "rotation_deg": [{"from": 0, "to": 45, "step": 15},
                                 {"from": 0, "to": -45, "step": 15}]}), ["zxing", "zbar"])
    (suite,) = [suite for suite in read_json(run / "run.json")["suites"] if "limits" in suite]
    computed = {key: judged(key[3], tried, suite["target"])
                for key, tried in answered(run, suite).items()}
    stated = {key_of(one, suite): (one.get("limit"), one["end"])
              for one in read_json(run / "summary.json")["limits"]}
    print(*sorted(computed.items(), key=str), sep="\n")
    assert computed and computed == stated


def key_of(limit, suite):
    tried = {step["value"] for step in limit["steps"]} | set(limit.get("untried", []))
    (values,) = [tuple(search["values"]) for search in suite["limits"]
                 if search["parameter"] == limit["parameter"] and set(search["values"]) == tried]
    return (limit["engine"], limit["symbology"], limit["parameter"], values,
            json.dumps(limit["setting"], sort_keys=True), limit.get("named_condition"))


@pytest.mark.nightly
def test_limits_lie_where_exhaustive_sweeps_cross_the_target(reported, shared_bench):
    """Of 2,000 frames at each value the interval is 3 points wide at most."""
    symbologies, engines = ["ean_13", "qr_code"], ["zxing", "zbar"]
    run = reported(shared_bench.suite(
        "sought", symbologies, STILL, {"target": TARGET, "start": 6, "most": 2000},
        limits=SWEEPS), engines)
    limits = read_json(run / "summary.json")["limits"]
    far = []
    for parameter, values in SWEEPS.items():
        swept = reported(shared_bench.suite(
            f"swept-{parameter.replace('_', '-')}", symbologies,
            {**STILL, parameter: values}, {"samples": 2000}), engines)
        cells = read_json(swept / "summary.json")["cells"]
        for limit in (one for one in limits if one["parameter"] == parameter):
            rates = {cell["point"][parameter]: (cell["outcomes"]["correct"], cell["codes"])
                     for cell in cells if cell["engine"] == limit["engine"]
                     and cell["symbology"] == limit["symbology"]}
            crossing = crossed(values, rates)
            found = values.index(limit["limit"]) if "limit" in limit else -1
            print(parameter, limit["engine"], limit["symbology"], limit.get("limit"), limit["end"],
                  "sweep:", [round(rates[v][0] / rates[v][1], 3) for v in values], crossing)
            if not crossing[0] - 1 <= found <= crossing[1] + 1:
                far.append((parameter, limit["engine"], limit["symbology"]))
    assert len(limits) == len(SWEEPS) * 4 and not far, far


def crossed(values, rates):
    """The last steps up to which the sweep surely, and perhaps, reaches the target."""
    lower = [beta.ppf(0.025, r, n - r + 1) if r else 0 for r, n in map(rates.get, values)]
    upper = [beta.ppf(0.975, r + 1, n - r) if r < n else 1 for r, n in map(rates.get, values)]
    first = {name: next((i for i, bound in enumerate(bounds) if bound < TARGET), len(values)) - 1
             for name, bounds in (("surely", lower), ("perhaps", upper))}
    return first["surely"], first["perhaps"]
