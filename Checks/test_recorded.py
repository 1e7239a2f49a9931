"""Counts what recorded readers read, from the JSON of tony-xlh/barcode-dataset alone.

Shares no code with scanbench: a code counts as read where a result has its text, apart from the ends of lines, FNC1 in
the first place, and the 0 before a UPC-A. DATASET=FOLDER names a copy of the dataset; else it is fetched.
"""

import fnmatch
import json
import zipfile

import pytest

from Checks.bench import photographs

# Symbologies that count neither way.
OTHER = {"JapanPost", "IATA25"}
PART, READERS = "PDF417", ["MLKit", "Dynamsoft"]


def plain(text):
    """The text as it is compared, or None where nobody knows it."""
    if len(text) >= 16 and text.isalnum():
        try:
            hidden = bytes.fromhex(text).decode("utf-16-be").encode("cp437").decode("latin-1")
            return None if "^" in hidden else hidden
        except (ValueError, UnicodeError):
            pass
    if len(text) == 13 and text.isdigit() and text[0] == "0":
        return text[1:]
    return text.replace("\r", "\n").removeprefix("\x1d")


def counted(archive, reader):
    """How many codes a reader read, of how many."""
    read = codes = 0
    for answer in fnmatch.filter(archive.namelist(), f"*-{reader}.json"):
        name = answer.removesuffix(f"-{reader}.json") + ".txt"
        if name not in archive.namelist():
            continue
        got = [plain(one["barcodeText"]) for one in json.loads(archive.read(answer))["results"]]
        for code in json.loads(archive.read(name).decode("utf-8-sig")):
            text = plain(code["text"])
            if text is not None and code["attrib"]["Type"] not in OTHER:
                codes += 1
                if text in got:
                    got.remove(text)
                    read += 1
    return read, codes


@pytest.mark.nightly
def test_recorded_readers_are_counted_alike(bench):
    pictures = photographs("DATASET", "barcode-dataset") / PART
    bench.call("corpus import", pictures, "--truth", "barcode-dataset", "--name", "recorded",
               "--skip-bad", "--output", "corpus")
    recorded = []
    for reader in READERS:
        bench.call("engine recorded", pictures, "--reader", reader, "--output", f"{reader}.jsonl")
        recorded.append(f"--recorded={reader.lower()}={reader}.jsonl")
    bench.call("run corpus", *recorded, "--mask", "all", "--output", "run")
    studies = {study["engine"]: study["all"] for study in bench.summary("run")["photographs"]}
    archive = zipfile.ZipFile(pictures / "results.zip")
    for reader in READERS:
        found = studies[reader.lower()]
        assert (found["outcomes"]["correct"], found["codes"]) == counted(archive, reader), reader
