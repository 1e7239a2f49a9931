"""qrlyzer: rqrr, and rxing where that reads nothing. The README lists what is decided here."""

import os
from importlib.metadata import version

# One thread: engines are compared on one core. It is read once, on the first resizing.
os.environ["RAYON_NUM_THREADS"] = "1"

import qrlyzer  # noqa: E402

from scanbench_engine import Engine, decode, serve  # noqa: E402


class Qrlyzer(Engine):
    name = "qrlyzer (rqrr, rxing)"
    version = version("qrlyzer")
    symbologies = ["qr_code"]
    options = {"autoResize": ["false", "true"]}

    def configure(self, mask, options):
        self.auto_resize = options["autoResize"] == "true"

    def image(self, pixels, width, height):
        return pixels, width, height

    def detect(self, image):
        return qrlyzer.detect_and_decode_from_bytes(*image, self.auto_resize)

    def decodes(self, found):
        return [decode("qr_code", text.encode()) for text in found]


if __name__ == "__main__":
    serve(Qrlyzer())
