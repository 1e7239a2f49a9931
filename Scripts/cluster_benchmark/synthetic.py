"""Results of shards that look like those that were read, made of a few that were."""

import hashlib
import json
import re
from pathlib import Path

SYMBOLOGIES = 13
# The sweeps of Corpus/guidance.yaml, with fixed sampling: what is gathered has its conditions, lines and outcomes.
WIDTHS = 36
CONDITIONS = ("nominal: {}", "soft: {defocus_radius_modules: 0.3}", "noisy: {noise_sigma: 5}")
SUITE = """\
schema: 1
name: {name}
purpose: A run of this size.
symbologies: {symbologies}
frame: tight
conditions:
  module_width_px: {widths}
  wide_narrow_ratio: 2.5
named_conditions:
  {conditions}
payload: {payload}
masks: [own]
profiles:
  quick: {{samples: {samples}}}
"""


def suite(path, name, samples, is_single=False, cameras=None):
    path.parent.mkdir(exist_ok=True)
    if cameras:
        (path.parent / "cameras").symlink_to(cameras.resolve())
    path.write_text(SUITE.format(
        name=name, samples=samples, symbologies="[code_39]" if is_single else "all", payload="[short]" if is_single else "[short, long]",
        widths="[2]" if is_single else "[{from: 0.7, to: 4.0, step: 0.1}, 6, 8]",
        conditions="\n  ".join(CONDITIONS[:1] if is_single else CONDITIONS)))
    return path


def samples(trials):
    """At each point, for two engines to have so many trials."""
    return max(1, round(trials / 2 / (SYMBOLOGIES * WIDTHS * len(CONDITIONS))))


class Lines:
    """The frames of a result, by their index: note, manifest line, and lines of trials."""

    def __init__(self, path):
        lines = path.read_text().splitlines()
        self.header, self.footer = json.loads(lines[0]), json.loads(lines[-1])
        self.frames, place = {}, 1
        while place < len(lines) - 1:
            note = json.loads(lines[place])
            end = place + 2 + len(note["reads"])
            self.frames[note["frame"]] = lines[place:end]
            place = end


def make_results(run, templates, samples, few):
    """Gives each shard without a result one. Says how these compare with those that were read."""
    source = Lines(next((templates / "results").glob("*.jsonl")))
    plan = Plan(samples, few)
    real, made = {}, {}
    for path in sorted((run / "shards").iterdir()):
        data = path.read_bytes()
        shard, sha256 = json.loads(data), hashlib.sha256(data).hexdigest()
        result = run / "results" / f"{shard['shard']:04d}-{sha256[:12]}.jsonl"
        if result.exists():
            for lines in Lines(result).frames.values():
                note_forms(real, lines)
            continue
        body, trials, frames = [], 0, 0
        for span in shard["spans"]:
            for index in range(span["first"], span["first"] + span["count"]):
                lines = plan.frame(source.frames, index)
                if frames < 50:
                    note_forms(made, lines)
                body += lines
                frames += 1
                trials += len(lines) - 2
        header = source.header | {"shard": shard["shard"], "shard_sha256": sha256}
        text = "".join(line + "\n" for line in [compact(header), *body]).encode()
        footer = source.footer | {"frames": frames, "trials": trials, "sha256": hashlib.sha256(text).hexdigest()}
        result.write_bytes(text + compact(footer).encode() + b"\n")
    strange = set(made) - set(real)
    share = sum(count for form, (count, _) in made.items() if form in strange) / sum(count for count, _ in made.values())
    mean = [sum(size for _, size in forms.values()) / sum(count for count, _ in forms.values()) for forms in (real, made)]
    return (f"synthetic results: lines of {mean[1]:.0f} bytes on average, those that were read {mean[0]:.0f}; "
            f"{share:.2%} of the lines have keys in a combination that the two shards that were read do not have")


class Plan:
    """Which frame of the templates stands for a frame: of the same symbology, at the same point."""

    def __init__(self, samples, few):
        self.samples, self.few = samples, few

    def frame(self, templates, index):
        place, sample = divmod(index, self.samples)
        lines = templates[place * self.few + sample % self.few]
        points = WIDTHS * len(CONDITIONS)
        symbology, number = divmod(index, points * self.samples)
        name = re.search(r'"frame":"([^"]*)/\d+"', lines[1])[1]
        seed = int.from_bytes(hashlib.sha256(f"{name} {index}".encode()).digest()[:8]) % 2**53
        note = re.sub(r'"frame":\d+', f'"frame":{index}', lines[0])
        manifest = re.sub(r'"seed":\d+', f'"seed":{seed}', lines[1])
        return [note, *(re.sub(r'"frame":"[^"]*"', f'"frame":"{name}/{number:06d}"', line) for line in [manifest, *lines[2:]])]


def note_forms(forms, lines):
    """Counts lines by the keys that they have, with their bytes."""
    for line in lines:
        form = tuple(re.findall(r'"([a-z_0-9]+)":', line))
        count, size = forms.get(form, (0, 0))
        forms[form] = (count + 1, size + len(line))


def compact(record):
    return json.dumps(record, separators=(",", ":"), sort_keys=True, ensure_ascii=False)
