"""The package deqr: ZBar's and quirc's decoders. The README lists what is decided here."""

import deqr
from deqr.version import __VERSION__

from scanbench_engine import Engine, decode, serve

DECODERS = {"qrdec": deqr.QRdecDecoder, "quirc": deqr.QuircDecoder}


class Deqr(Engine):
    name = "deqr"
    version = __VERSION__
    symbologies = ["qr_code"]
    options = {"decoder": list(DECODERS)}
    about = {"decoder": "whose decoder reads"}

    def configure(self, mask, options):
        self.decoder = DECODERS[options["decoder"]]()

    def image(self, pixels, width, height):
        return pixels, (width, height)

    def detect(self, image):
        return self.decoder.decode(image, convert_data=False)

    def decodes(self, found):
        return [decode("qr_code", b"".join(entry.data for entry in code.data_entries),
                       [(x + 0.5, y + 0.5) for x, y in code.corners])  # Both number pixels.
                for code in found]


if __name__ == "__main__":
    serve(Deqr())
