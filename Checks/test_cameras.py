"""Holds the frames of each camera profile against photographs: looks, and read rates.

The linear codes of photographs, those that the profile was made of and others, are put beside frames that are rendered
with it, in bins by module width; all is measured by scanlines.py, which shares nothing with the renderer. In each bin
of at least 8 codes a side, the medians of runs for each element are within 0.03 of one another, and the quartiles of
the noise of ink to that of paper, of the deviation along bars at edges, and of the edges' slope overlap. Both are also
read: each code in a window of its own, as it is, and shrunk by area to 2 px a module. PHOTOGRAPHS=FOLDER and
DATASET=FOLDER are as for 'make photographs'.
"""

import dataclasses
import json
import os
import pathlib
import shutil

import manifest
import numpy as np
import pytest
from PIL import Image
from scipy import stats

from Checks import scanlines
from Checks.bench import ROOT, trials

# Each bin reaches from its width divided by STRETCH to its width times it: no two of these overlap.
WIDTHS = [1.4, 2, 3, 4.3, 6.2]
STRETCH = 1.2
FRAMES = 60
# Of fewer nothing is judged.
FEWEST = 8
# Runs an element, noise of ink to that of paper, deviation along bars at edges and slope of edges in per cent of the
# contrast.
MEASURES = ("runs", "ratio", "edge", "slope")
MOST_RUNS = 0.03
# Modules of margin around a code that is read by itself.
MARGIN = 12
SYMBOLOGIES = ["ean_13", "upc_a", "code_128", "code_39"]
CORPORA = {"multiple-barcodes": "multiple-barcodes", "zxing-cpp-upright": "zxing-cpp"}
SHOWN = {"as it is": None, "shrunk to 2 px": 2}


@dataclasses.dataclass
class Code:
    """A linear code in a picture."""

    path: pathlib.Path
    corners: np.ndarray
    width: float
    elements: int
    symbology: str
    text: str

    def picture(self):
        with Image.open(self.path) as picture:
            return picture.convert("L")

    def measured(self):
        pixels = np.asarray(self.picture()).astype(float)
        found = scanlines.measure(pixels, self.corners, self.width, self.elements)
        return found and [found["runs"], found["ink"] / max(found["paper"], 0.3), 100 * found["edge"],
                          100 * found["slope"]]

    def window(self, target):
        """The code and MARGIN modules around it, shrunk by area to `target` px a module."""
        picture, margin = self.picture(), MARGIN * self.width
        low = np.maximum(self.corners.min(axis=0) - margin, 0).astype(int)
        high = np.minimum((self.corners.max(axis=0) + margin).astype(int) + 1, picture.size)
        cut = picture.crop((*low, *high))
        if target is None:
            return cut
        size = [max(1, round(length * target / self.width)) for length in cut.size]
        return cut.resize(size, Image.Resampling.BOX)


def codes(corpus, places):
    """The linear codes of a corpus; places are of a frame, a code of it, its corners and width."""
    found = [Code(corpus / frame["file"], np.asarray(corners, float), width,
                  scanlines.elements(code["symbology"], code["modules_wide"], len(code["text"])),
                  code["symbology"], code["text"]) for frame, code, corners, width in places]
    return [code for code in found if code.elements]


def photographs(name):
    """The linear codes of photographs that were measured, in focus or not."""
    corpus = ROOT / "Corpus/rendered" / name
    frames = {frame["frame"]: frame for frame in manifest.frames(corpus)}
    places = []
    for line in manifest.lines(ROOT / f".native/photographs/measured/{CORPORA[name]}.jsonl"):
        if not line.get("failed") and line.get("unexplained", 1) <= 0.15:
            frame, geometry = frames[line["frame"]], line["geometry"]
            code = {**frame["codes"][line["code"]], "symbology": line["symbology"],
                    "modules_wide": geometry["modules_wide"]}
            places.append((frame, code, geometry["corners"], geometry["module_width_px"]))
    return codes(corpus, places)


def rendered(bench, profile):
    shutil.copy(profile, bench.folder / "camera.yaml")
    suite = bench.suite("rendered", SYMBOLOGIES, {"module_width_px": WIDTHS, "wide_narrow_ratio": 2.5},
                        {"samples": FRAMES // 4}, camera="camera.yaml")
    bench.call("corpus build", suite, "--output", "rendered")
    return codes(bench.folder / "rendered", [
        (frame, frame["codes"][0], frame["codes"][0]["corners"], frame["condition"]["module_width_px"])
        for frame in manifest.frames(bench.folder / "rendered")])


def in_bin(width, middle):
    return middle / STRETCH <= width < middle * STRETCH


def unlike(measured, width):
    """Which measures of photographs in a bin are not as those of rendered frames."""
    rows = {name: np.array([found for own, found in each if found and in_bin(own, width)])
            for name, each in measured.items()}
    quartiles = {name: np.percentile(row, [25, 50, 75], axis=0).T for name, row in rows.items()
                 if len(row) >= (1 if name == "rendered" else FEWEST)}
    for name, found in quartiles.items():
        for number, measure in enumerate(MEASURES):
            low, middle, high = found[number]
            print(f"{width:g} px, {len(rows[name])} of {name}, {measure}: {middle:.3g} ({low:.3g}–{high:.3g})")
            if name != "rendered" and len(rows["rendered"]) >= FEWEST:
                other = quartiles["rendered"][number]
                is_alike = (abs(middle - other[1]) <= MOST_RUNS if measure == "runs"
                            else low <= other[2] and other[0] <= high)
                if not is_alike:
                    yield width, name, measure, middle, other


def outcomes(bench, name, codes, how, engines):
    """Whether each code was read, by its place and the engine's name."""
    folder, target, lines = bench.folder / f"{name}-{how.replace(' ', '-')}", SHOWN[how], []
    folder.mkdir()
    for place, code in enumerate(codes):
        if not target or code.width >= target * 1.2:
            code.window(target).save(folder / f"{place}.png")
            lines.append(json.dumps({"image": f"{place}.png", "codes": [
                {"symbology": code.symbology, "text": code.text}]}))
    (folder / "truth.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    corpus, run = f"{folder}-corpus", f"{folder}-run"
    bench.call("corpus import", folder, "--truth", "truth", "--name", "windows", "--output", corpus)
    bench.call("run", corpus, *[word for engine in engines for word in ("--engine", engine)], "--output", run)
    places = {frame["frame"]: int(frame["photograph"]["source"].removesuffix(".png"))
              for frame in manifest.frames(corpus)}
    return {(places[trial["frame"]], trial["engine"]): [code["outcome"] for code in trial["codes"]] == ["correct"]
            for trial in trials(run)}


def tell_reads(bench, sets, engines):
    """Prints how many codes of each bin are read, with the interval of 95 % (Wilson 1927)."""
    for name, codes in sets.items():
        for how in SHOWN:
            found = outcomes(bench, name, codes, how, engines)
            for width in WIDTHS:
                places = [place for place, code in enumerate(codes) if in_bin(code.width, width)]
                for engine in engines if len(places) >= FEWEST else ():
                    read = [found[place, engine] for place in places if (place, engine) in found]
                    if read:
                        interval = stats.binomtest(sum(read), len(read)).proportion_ci(0.95, "wilson")
                        print(f"{width:g} px, {name}, {engine}, {how}: {sum(read)} of {len(read)} "
                              f"({100 * interval.low:.0f}–{100 * interval.high:.0f} %)")


@pytest.mark.nightly
@pytest.mark.parametrize("profile", sorted(ROOT.glob("Corpus/cameras/*.yaml")), ids=lambda path: path.stem)
def test_frames_look_like_photographs(bench, make, profile):
    make("measured-photographs")
    sets = {"rendered": rendered(bench, profile), **{name: photographs(name) for name in CORPORA}}
    measured = {name: [(code.width, code.measured()) for code in codes] for name, codes in sets.items()}
    wrong = [each for width in WIDTHS for each in unlike(measured, width)]
    asked = os.environ.get("ENGINES", "zxing zbar").split()
    if engines := [name for name in asked if name in ("zxing", "zbar")]:
        tell_reads(bench, sets, engines)
    assert not wrong
