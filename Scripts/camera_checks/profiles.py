"""Photographs beside the frames of a camera profile, in bins by the module width of the photographs' codes."""

import json
import pathlib
import shutil
import subprocess
import sys

import manifest
import numpy
from PIL import Image

from . import scanlines

# Each bin reaches from its width divided by STRETCH to its width times it: no two of these overlap.
WIDTHS = [1.4, 2, 3, 4.3, 6.2]
STRETCH = 1.2
FRAMES = 60
# Of fewer nothing is judged.
FEWEST = 8
MEASURES = {
    "runs": "runs an element", "ratio": "noise ink : paper", "edge": "deviation along bars at edges, % of contrast",
    "slope": "slope of edges, % of contrast a px",
}
MOST_RUNS = 0.03
# Modules of margin around a code that is read by itself.
MARGIN = 12


class Code:
    """A linear code in a picture."""

    def __init__(self, path, corners, width, elements, symbology, text):
        self.path, self.corners, self.width = path, numpy.asarray(corners, float), width
        self.elements, self.symbology, self.text = elements, symbology, text

    def measured(self):
        with Image.open(self.path) as picture:
            found = scanlines.measure(numpy.asarray(picture.convert("L")).astype(float), self.corners, self.width, self.elements)
        if found:
            found["ratio"] = found["ink"] / max(found["paper"], 0.3)
            found["edge"] *= 100
            found["slope"] *= 100
        return found

    def window(self, target=None):
        """The code and MARGIN modules around it, shrunk by area to `target` px a module."""
        low, high = self.corners.min(axis=0) - MARGIN * self.width, self.corners.max(axis=0) + MARGIN * self.width
        with Image.open(self.path) as picture:
            box = (max(0, int(low[0])), max(0, int(low[1])), min(picture.width, int(high[0]) + 1), min(picture.height, int(high[1]) + 1))
            cut = picture.convert("L").crop(box)
        if target is None:
            return cut
        share = target / self.width
        size = (max(1, round(cut.width * share)), max(1, round(cut.height * share)))
        return cut.resize(size, Image.Resampling.BOX, reducing_gap=None)


def photographs(corpus, measured):
    """The linear codes of photographs that were measured, in focus or not."""
    frames = {frame["frame"]: frame for frame in manifest.frames(corpus)}
    for line in manifest.lines(measured):
        if line.get("failed") or line.get("unexplained", 1) > 0.15:
            continue
        code = frames[line["frame"]]["codes"][line["code"]]
        geometry = line["geometry"]
        elements = scanlines.elements(line["symbology"], geometry["modules_wide"], len(code["text"]))
        if elements:
            yield Code(pathlib.Path(corpus) / frames[line["frame"]]["file"], geometry["corners"], geometry["module_width_px"], elements,
                       line["symbology"], code["text"])


class Check:
    def __init__(self, scanbench, profile, folder, engines):
        self.scanbench, self.profile, self.folder, self.engines = scanbench, profile, folder, engines
        self.passes = True

    def call(self, *words):
        result = subprocess.run([self.scanbench, *map(str, words)], capture_output=True, text=True)
        if result.returncode != 0:
            print(f"check-cameras: {result.stderr.strip()}", file=sys.stderr)
            sys.exit(result.returncode)
        return result.stdout

    def rendered(self):
        shutil.copy(self.profile, self.folder / "camera.yaml")
        suite = {
            "schema": 1, "name": "rendered", "purpose": "check-cameras", "symbologies": ["ean_13", "upc_a", "code_128", "code_39"],
            "frame": "tight", "camera": "camera.yaml", "conditions": {"module_width_px": WIDTHS, "wide_narrow_ratio": 2.5},
            "profiles": {"quick": {"samples": FRAMES // 4}},
        }
        (self.folder / "rendered.yaml").write_text(json.dumps(suite))
        self.call("corpus", "build", self.folder / "rendered.yaml", "--output", self.folder / "rendered")
        for frame in manifest.frames(self.folder / "rendered"):
            code = frame["codes"][0]
            elements = scanlines.elements(code["symbology"], code["modules_wide"], len(code["text"]))
            yield Code(self.folder / "rendered" / frame["file"], code["corners"], frame["condition"]["module_width_px"], elements,
                       code["symbology"], code["text"])

    def run(self, pairs):
        sets = {"rendered": list(self.rendered())}
        for corpus, measured in pairs:
            sets[pathlib.Path(corpus).name] = list(photographs(corpus, measured))
        found = {name: [(code.width, code.measured()) for code in codes] for name, codes in sets.items()}
        print(f"### {self.profile.stem}\n")
        print("| px a module | of | codes | " + " | ".join(MEASURES.values()) + " |")
        print("| --- " * (3 + len(MEASURES)) + "|")
        for width in WIDTHS:
            rows = {name: [each for own, each in all if each and width / STRETCH <= own < width * STRETCH] for name, all in found.items()}
            for name, each in rows.items():
                if len(each) >= (FEWEST if name != "rendered" else 1):
                    self.row(width, name, each, rows["rendered"])
        if self.engines:
            self.read(sets)
        print(f"\n{'It passes.' if self.passes else 'It does not pass.'}")
        return self.passes

    def row(self, width, name, each, rendered):
        cells = []
        for measure in MEASURES:
            low, middle, high = numpy.percentile([one[measure] for one in each], [25, 50, 75])
            text = f"{middle:.3g} ({low:.3g}–{high:.3g})"
            if name != "rendered" and len(rendered) >= FEWEST:
                other = numpy.percentile([one[measure] for one in rendered], [25, 50, 75])
                is_alike = abs(middle - other[1]) <= MOST_RUNS if measure == "runs" else low <= other[2] and other[0] <= high
                if not is_alike:
                    self.passes, text = False, f"{text} ✗"
            cells.append(text)
        print(f"| {width:g} | {name} | {len(each)} | " + " | ".join(cells) + " |")

    # MARK: Reading

    def read(self, sets):
        print("\n| px a module | of | codes | " + " | ".join(f"{engine}, {how}" for engine in self.engines for how in ("as it is", "shrunk to 2 px")) + " |")
        print("| --- " * (3 + 2 * len(self.engines)) + "|")
        results = {name: self.outcomes(name, codes) for name, codes in sets.items()}
        for width in WIDTHS:
            for name, codes in sets.items():
                places = [place for place, code in enumerate(codes) if width / STRETCH <= code.width < width * STRETCH]
                if len(places) < FEWEST:
                    continue
                cells = []
                for engine in self.engines:
                    for how in ("native", "shrunk"):
                        read = [results[name][how, engine].get(place) for place in places]
                        read = [each for each in read if each is not None]
                        cells.append(f"{sum(read)} of {len(read)} ({wilson(sum(read), len(read))})" if read else "–")
                print(f"| {width:g} | {name} | {len(places)} | " + " | ".join(cells) + " |")

    def outcomes(self, name, codes):
        """Whether each code was read, by how it was shown and by the engine's name."""
        results = {}
        for how, target in (("native", None), ("shrunk", 2)):
            folder = self.folder / f"{name}-{how}"
            folder.mkdir()
            lines = []
            for place, code in enumerate(codes):
                if target and code.width < target * 1.2:
                    continue
                code.window(target).save(folder / f"{place}.png")
                lines.append({"image": f"{place}.png", "codes": [{"symbology": code.symbology, "text": code.text}]})
            (folder / "truth.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
            corpus, run = self.folder / f"{name}-{how}-corpus", self.folder / f"{name}-{how}-run"
            self.call("corpus", "import", folder, "--truth", "truth", "--name", "windows", "--output", corpus)
            self.call("run", corpus, *(word for engine in self.engines for word in ("--engine", engine)), "--output", run)
            places = {frame["frame"]: int(frame["photograph"]["source"].removesuffix(".png")) for frame in manifest.frames(corpus)}
            for engine in self.engines:
                results[how, engine] = {}
            for trial in manifest.lines(run / "trials.jsonl"):
                results[how, trial["engine"]][places[trial["frame"]]] = [code["outcome"] for code in trial["codes"]] == ["correct"]
        return results


def wilson(successes, count):
    """The interval of 95 % of a share, in per cent (Wilson 1927)."""
    z, share = 1.96, successes / count
    middle, half = share + z * z / 2 / count, z * ((share * (1 - share) + z * z / 4 / count) / count) ** 0.5
    return f"{100 * (middle - half) / (1 + z * z / count):.0f}–{100 * (middle + half) / (1 + z * z / count):.0f} %"
