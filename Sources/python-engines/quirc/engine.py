"""quirc, through the Python package deqr. The README beside this file lists what is decided here."""

import deqr.quirc
from deqr.version import __VERSION__

from scanbench_engine import Engine, decode, serve


class Quirc(Engine):
    name = "quirc (deqr)"
    version = __VERSION__
    symbologies = ["qr_code"]

    def configure(self, mask, options):
        self.decoder = deqr.quirc.QuircDecoder()

    def image(self, pixels, width, height):
        return pixels, (width, height)

    def detect(self, image):
        return self.decoder.decode(image, convert_data=False)

    def decodes(self, found):
        return [decode("qr_code", b"".join(entry.data for entry in code.data_entries),
                       [(x + 0.5, y + 0.5) for x, y in code.corners])  # The library numbers pixels.
                for code in found]


if __name__ == "__main__":
    serve(Quirc())
