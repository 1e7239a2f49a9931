"""Reads 200 symbols of every kind of content, and judges them anew, layer by layer.

Shares nothing with the bench but its files: manifest.jsonl, trials.jsonl, run.json, summary.json. Lists every layer
that is not right throughout, and each code that was not read. Where some content is read right in bytes or text by no
engine, it may be the symbol that is wrong.
"""

import base64
import collections
import os

import manifest
import pytest

from Checks.bench import ROOT, read_json, trials

# Application identifiers behind which no separator stands, by their first two digits (GS1 General Specifications,
# figure 7.8.5-2), and the lengths, with the identifier, of the element strings.
PREDEFINED = {
    "00": 20, "01": 16, "02": 16, "03": 16, "04": 18, "20": 4, "41": 16,
    **{str(ai): 8 for ai in range(11, 20)}, **{str(ai): 10 for ai in range(31, 37)}}
FEATURES = ("symbology_identifier", "eci", "gs1", "value_type", "value")
RETAIL = ("ean_13", "ean_8", "upc_a", "upc_e")
# Several of each symbology: what one misses another has to read.
READERS = ["zxing", "zbar", "dmtx", "zxing-java", "tapirscan"]


def on_code(decodes, code, symbology):
    """What was read at the one code: of several decodes that with its content, or the first."""
    def is_right(decode):
        found = dict(layers(decode, code, symbology))
        return found["bytes"] or found.get("text", False)
    return max(decodes, key=is_right, default=None)


def layers(decode, code, symbology):
    """Each layer that the truth tells, and whether the decode has it right."""
    truth, details, name = code["content"], decode.get("details", {}), decode.get("symbology")
    meant, said = (base64.b64decode(one["bytes_base64"]) for one in (code, decode))
    yield "bytes", canonical(name, said)[1] == canonical(symbology, meant)[1]
    if "text" in truth:
        one, two = decode["text"].encode(), truth["text"].encode()
        readable = "".join(f"({ai}){value}" for ai, value in truth.get("gs1", [])).encode()
        yield "text", (canonical(name, one)[1] == canonical(symbology, two)[1] or ("gs1" in truth and one == readable))
    is_retail = symbology in RETAIL
    yield "symbology", name == symbology and (not is_retail or said == meant)
    yield "symbology_normalised", (
        canonical(name, said) == canonical(symbology, meant) if is_retail else name == symbology)
    yield "symbology_identifier", details.get("symbology_identifier") in truth["symbology_identifiers"]
    yield "eci", details.get("eci") == truth["eci"]
    if "gs1" in truth:
        yield "gs1_separators", taken_apart(said) == truth["gs1"]
        yield "gs1", details.get("gs1") == truth["gs1"]
    if "value_type" in truth:
        yield "value_type", details.get("value_type") == truth["value_type"]
        if "value" in truth:
            yield "value", same_fields(details.get("value"), truth["value"])


def canonical(symbology, content):
    """After the equivalences of Documentation/BIAS.md."""
    if symbology == "upc_e" and len(content) == 8:
        content, symbology = expanded(content), "upc_a"
    if symbology in ("upc_a", "upc_e"):
        return "ean_13", b"0" + content if len(content) == 12 else content
    if symbology == "codabar" and content[:1].upper() in (b"A", b"B", b"C", b"D"):
        content = content[1:-1]
    if symbology in ("code_128", "data_matrix", "qr_code", "aztec"):
        content = content.removeprefix(b"\x1d")
    return symbology, content


def expanded(content):
    """The UPC-A that a UPC-E stands for (ISO/IEC 15420)."""
    system, body, last, check = content[:1], content[1:6], content[6:7], content[7:]
    if last < b"3":
        item = body[:2] + last + b"0000" + body[2:]
    elif last < b"5":
        item = body[:int(last)] + b"00000" + body[int(last):]
    else:
        item = body + b"0000" + last
    return system + item + check


def digits_of_identifier(text):
    first = text[:2]
    if first in ("24", "25", "40", "41", "42"):
        return 3
    return 4 if text[0] in "348" and first not in ("30", "37") or first in ("39", "70") else 2


def taken_apart(content):
    """The element strings, with identifiers of as many digits as their first two say."""
    text, elements = content.decode("latin-1").lstrip("\x1d"), []
    while text:
        digits = digits_of_identifier(text)
        end = PREDEFINED.get(text[:2]) or (text + "\x1d").index("\x1d")
        elements.append([text[:digits], text[digits:end]])
        text = text[end:].removeprefix("\x1d")
    return elements


def same_fields(said, meant):
    return said is not None and said.keys() == meant.keys() and all(
        same_field(key, said[key], meant[key]) for key in meant)


def same_field(key, said, meant):
    if key in ("latitude", "longitude"):
        return float(said) == float(meant)
    if key == "address":
        return said.replace(",", " ").split() == meant.replace(",", " ").split()
    return said == meant


class Judgement:
    """Of each engine, kind and symbology, the codes, how many were read, and how many right."""

    def __init__(self, run):
        self.features = {engine["label"]: set(engine.get("features", []))
                         for engine in read_json(run / "run.json")["engines"]}
        frames = {frame["frame"]: frame["codes"][0] for frame in manifest.frames(run)}
        # By engine, kind and symbology; right has each layer that was told.
        self.codes, self.read, self.right = (collections.defaultdict(kind) for kind in (int, int, collections.Counter))
        self.never = set(frames)
        for trial in trials(run):
            if trial["status"] == "ok":
                self.add(trial, frames[trial["frame"]])

    def add(self, trial, code):
        symbology = trial["frame"].split("/")[1]
        key = trial["engine"], code["content"]["kind"], symbology
        self.codes[key] += 1
        decode = on_code(trial["decodes"], code, symbology)
        if decode is None:
            print("not read:", *key, trial["frame"])
            return
        self.read[key] += 1
        found = dict(layers(decode, code, symbology))
        if found["bytes"] or found.get("text"):
            self.never.discard(trial["frame"])
        self.right[key].update({layer: int(is_right and self.supports(key[0], layer))
                                for layer, is_right in found.items()})

    def supports(self, engine, layer):
        return layer not in FEATURES or layer in self.features[engine]

    def show(self):
        for key, codes in sorted(self.codes.items()):
            read = self.read[key]
            wrong = [f"{layer} {right}/{read}" for layer, right in sorted(self.right[key].items())
                     if self.supports(key[0], layer) and right < read]
            if wrong or read < codes:
                print(*key, f"{read}/{codes};", ", ".join(wrong))

    def differences(self, record):
        """Where a record of the summary counts otherwise."""
        key = record["engine"], record["kind"], record["symbology"]
        if (record["codes"], record["read"]) != (self.codes[key], self.read[key]):
            yield key, record["codes"], record["read"], self.codes[key], self.read[key]
        layers = {layer["layer"]: layer for layer in record["layers"]}
        if record["read"] and layers.keys() != self.right[key].keys():
            yield key, layers.keys(), self.right[key].keys()
        for name, layer in layers.items():
            if layer["supported"] != self.supports(key[0], name):
                yield key, name, layer["supported"]
            if layer["supported"] and layer["right"] != self.right[key][name]:
                yield key, name, layer["right"], self.right[key][name]


@pytest.mark.nightly
def test_layers_are_judged_alike(reported, make):
    make("engine-zxing-java")
    make("engine-tapirscan")
    readers = os.environ.get("READERS", " ".join(READERS)).split()
    run = reported(ROOT / "Corpus/contents.yaml", readers, "--profile", os.environ.get("PROFILE", "full"))
    judgement = Judgement(run)
    judgement.show()
    records = read_json(run / "summary.json")["contents"]
    assert not [fault for record in records for fault in judgement.differences(record)]
    assert judgement.codes.keys() == {(one["engine"], one["kind"], one["symbology"]) for one in records}
    assert not judgement.never, f"right by none: {sorted(judgement.never)}"
