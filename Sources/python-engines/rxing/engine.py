"""rxing, through the Python package qrfast. The README lists what is decided here."""

from importlib.metadata import version

import qrfast

from scanbench_engine import Engine, decode, serve

# Of less than this the library does not come back.
LEAST_WIDTH, LEAST_HEIGHT = 14, 6


class Rxing(Engine):
    name = "rxing (qrfast)"
    version = version("qrfast")
    symbologies = ["qr_code"]
    options = {"tryHarder": ["true", "false"]}
    about = {"tryHarder": "spends more time on what is hard to read"}

    def configure(self, mask, options):
        self.try_harder = options["tryHarder"] == "true"

    def image(self, pixels, width, height):
        if width < LEAST_WIDTH or height < LEAST_HEIGHT:
            raise ValueError(
                f"of less than {LEAST_WIDTH} x {LEAST_HEIGHT} pixels rxing may not come back")
        return pixels, width, height

    def detect(self, image):
        return qrfast.decode_qrs_bytes(*image, self.try_harder)

    def decodes(self, found):
        return [decode("qr_code", text.encode()) for text in found]


if __name__ == "__main__":
    serve(Rxing())
