"""pyrxing, which reads with zxing-cpp. The README beside this file lists what is decided here."""

from importlib.metadata import version

import pyrxing

from scanbench_engine import Engine, decode, serve

FORMATS = {
    "aztec": "Aztec", "code_128": "Code128", "code_39": "Code39", "code_93": "Code93",
    "codabar": "Codabar", "data_matrix": "DataMatrix", "ean_13": "EAN13", "ean_8": "EAN8",
    "itf": "ITF", "pdf417": "PDF417", "qr_code": "QRCode", "upc_a": "UPCA", "upc_e": "UPCE",
}
SYMBOLOGIES = {name: symbology for symbology, name in FORMATS.items()}


class Picture:
    """Grey levels with what the library looks for in pictures of Pillow, without a copy."""

    mode = "L"

    def __init__(self, pixels, width, height):
        self.pixels, self.width, self.height = pixels, width, height
        self.__array_interface__ = {
            "typestr": "|u1", "data": pixels, "shape": (height, width), "version": 3}

    def tobytes(self):
        return self.pixels

    def convert(self, mode):
        return self

    def load(self):
        """The pixels are there already."""


class PyRXing(Engine):
    name = "pyrxing (zxing-cpp)"
    version = version("pyrxing")
    symbologies = list(FORMATS)
    options = {"formats": ["asked", "library"]}
    about = {"formats": "asks for the mask's symbologies, or leaves the choice to the library"}

    def configure(self, mask, options):
        asked = [FORMATS[symbology] for symbology in mask]
        self.formats = asked if options["formats"] == "asked" else None

    def image(self, pixels, width, height):
        return Picture(pixels, width, height)

    def detect(self, image):
        return pyrxing.read_barcodes(image, formats=self.formats)

    def decodes(self, found):
        return [decode(SYMBOLOGIES.get(barcode.format), barcode.text.encode())
                for barcode in found]


if __name__ == "__main__":
    serve(PyRXing())
