"""Holds jsQR's engine in Node against jsQR called by hand, and against its published results, on 462 pictures.

254 of them are jsQR's own end-to-end tests, which are fetched; LIBRARY=FOLDER names a copy of its repository.
"""

import json
import os
import subprocess
from base64 import b64decode

import manifest
import numpy
import pytest
from PIL import Image

from Checks.bench import ROOT, photographs, read_json
from Checks.engine import Engine, grey_image
from Checks.reader_suite import PICTURES, reader_suite

JSQR = ROOT / ".native/engines/jsqr"
PUBLISHED = 254
CORNERS = ["topLeftCorner", "topRightCorner", "bottomRightCorner", "bottomLeftCorner"]
# By which jsQR makes colours grey (its src/binarizer), those of ITU-R BT.709.
WEIGHTS = [0.2126, 0.7152, 0.0722]


@pytest.fixture(scope="module")
def published():
    """The folders of jsQR's end-to-end tests."""
    folder = photographs("LIBRARY", "jsqr")
    found = [*folder.glob("*/input.png"), *folder.glob("tests/end-to-end/*/input.png")]
    return [path.parent for path in sorted(found)]


@pytest.fixture(scope="module")
def pictures(shared_bench, published):
    """Rendered pictures, and jsQR's own."""
    shared_bench.call("corpus build", reader_suite(shared_bench, ["qr_code"]), "--output", "corpus")
    corpus = shared_bench.folder / "corpus"
    rendered = [corpus / frame["file"] for frame in manifest.frames(corpus)]
    return rendered + [folder / "input.png" for folder in published]


@pytest.fixture
def engine(make, closing):
    make("engine-jsqr")
    return closing(Engine([JSQR / "bin/scanbench-engine-jsqr"]))


def by_hand(options, images, folder):
    paths = [folder / f"{number}.pgm" for number in range(len(images))]
    for path, (width, height, pixels) in zip(paths, images):
        path.write_bytes(b"P5 %d %d 255\n" % (width, height) + pixels)
    done = subprocess.run(
        ["node", ROOT / "Checks/library_calls.mjs", json.dumps(options), *paths], check=True,
        env={**os.environ, "NODE_PATH": str(JSQR / "node_modules")}, stdout=subprocess.PIPE)
    return json.loads(done.stdout)


def weighted(path):
    """A picture as grey as jsQR itself makes it."""
    with Image.open(path) as picture:
        grey = numpy.rint(numpy.asarray(picture.convert("RGB")) @ numpy.array(WEIGHTS)).astype(numpy.uint8)
    return grey.shape[1], grey.shape[0], grey.tobytes()


def is_same(found, answer):
    """Whether the engine reports what jsQR returned, to the last bit of a corner."""
    if found is None:
        return answer["decodes"] == []
    decode, = answer["decodes"]
    return (decode["text"] == found["data"] and list(b64decode(decode["bytes_base64"])) == found["binaryData"]
            and decode["corners"] == [[found["location"][name][axis] for axis in "xy"] for name in CORNERS])


@pytest.mark.nightly
@pytest.mark.parametrize("attempts", ["attemptBoth", "dontInvert", "invertFirst"])
def test_the_engine_reads_what_jsqr_reads(engine, pictures, tmp_path, attempts):
    assert engine.configure("qr_code", inversionAttempts=attempts) == {"type": "configured"}
    images = [grey_image(path) for path in pictures]
    theirs = by_hand({"inversionAttempts": attempts}, images, tmp_path)
    different = [path for path, image, found in zip(pictures, images, theirs)
                 if not is_same(found, engine.detect(image))]
    read = len(theirs) - theirs.count(None)
    print(f"{attempts}: {len(pictures)} pictures, something read in {read}, {len(different)} differ")
    assert len(pictures) == PICTURES + PUBLISHED and not different, different
    assert 0 < read < len(pictures)


@pytest.mark.nightly
def test_the_engine_reads_what_jsqr_has_published(engine, published):
    results = {folder: read_json(folder / "output.json") for folder in published}
    different = [folder.name for folder, found in results.items()
                 if not is_same(found, engine.detect(weighted(folder / "input.png")))]
    assert len(results) == PUBLISHED and not different, different
    # The bench makes colours grey by other weights, those of ITU-R BT.601; corners move, and a code is lost.
    changed = [folder.name for folder, found in results.items()
               if texts(engine.detect(grey_image(folder / "input.png"))) != ([found["data"]] if found else [])]
    print(f"{len(results) - list(results.values()).count(None)} codes in {len(results)} pictures; "
          f"with the bench's grey {len(changed)} differ")
    assert changed == ["stickerbook-2"]


def texts(answer):
    return [decode["text"] for decode in answer["decodes"]]
