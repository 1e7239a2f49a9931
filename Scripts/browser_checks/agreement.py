"""Whether the page conforms, and reads what the same reader reads outside the browser."""

import json
import pathlib

from .chromium import Chromium
from .engine import Server

# Small, soft, turned and noisy, so that some are missed and some misread: 2,080 frames.
SUITE = """
schema: 1
name: browser-agreement
purpose: Does a reader in a browser read what it reads outside?
symbologies: [codabar, code_128, code_39, code_93, ean_13, ean_8, itf, qr_code, upc_a, upc_e]
frame: tight
conditions:
  module_width_px: [1.3, 2]
named_conditions:
  sharp: {}
  turned: {rotation_deg: 15, noise_sigma: 2}
masks: [all, own]
profiles:
  quick: {samples: 52}
"""


def conforms(bench):
    """`scanbench engine check` passes."""
    server, browser = Server(bench.program, "--polyfill", bench.reader), Chromium()
    try:
        tab = browser.open(server.address)
        tab.wait("document.getElementById('state').textContent.startsWith('Joined')", "joining")
        bench.expect("the page joins, isolated", tab.run("crossOriginIsolated && isSecureContext"))
        bench.expect("the page says what it reads", "qr_code" in tab.text("about"))
        found = server.scanbench(bench.scanbench, "engine", "check", bench.program)
        bench.note(found.stdout.strip())
        bench.expect("the page passes 'scanbench engine check'", found.returncode == 0, found.stderr[-500:])
    finally:
        browser.close()
        server.close()


def agrees(bench):
    """Every decode of a run is that of the engine zbar: symbology, content and corners, in their order."""
    server, browser = Server(bench.program, "--polyfill", bench.reader), Chromium()
    try:
        browser.open(server.address)
        run = pathlib.Path(bench.folder, "agreement")
        suite = pathlib.Path(bench.folder, "agreement.yaml")
        suite.write_text(SUITE, encoding="utf-8")
        done = server.scanbench(bench.scanbench, "run", suite, "--engine", "browser", "--engine", "zbar", "--output", run)
        if not bench.expect("a run of the page ends", done.returncode == 0, done.stderr[-500:]):
            return
        trials = {}
        for line in (run / "trials.jsonl").read_text(encoding="utf-8").splitlines():
            trial = json.loads(line)
            key = (trial["frame"], ",".join(trial["mask"]))
            bench.expect_quietly("one trial of each engine on each frame", trial["engine"] not in trials.get(key, {}))
            trials.setdefault(key, {})[trial["engine"]] = trial
        frames = {frame for frame, _ in trials}
        differing = [key for key, pair in trials.items() if told(pair.get("browser")) != told(pair.get("zbar"))]
        read = sum(bool(pair["zbar"]["decodes"]) for pair in trials.values())
        bench.note(f"{len(frames)} frames, {len(trials)} trials of each engine, {read} with decodes; {len(differing)} differ")
        for key in differing[:5]:
            bench.note(f"{key}: {told(trials[key].get('browser'))} against {told(trials[key].get('zbar'))}")
        bench.expect("2,000 frames are read", len(frames) >= 2000)
        bench.expect("some are read and some are not", 0 < read < len(trials))
        bench.expect("the page agrees with the engine zbar in every decode", not differing)
    finally:
        browser.close()
        server.close()


def told(trial):
    """What an engine said of a frame."""
    if trial is None:
        return None
    return trial["status"], [(d.get("symbology"), d["bytes_base64"], d.get("corners")) for d in trial["decodes"]]
