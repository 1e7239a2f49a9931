"""tapirscan. The README beside this file lists what is decided here."""

from importlib.metadata import version

import tapirscan

from contents import gs1_elements, value_of
from scanbench_engine import Engine, decode, serve

FORMATS = {
    "aztec": "Aztec", "code_128": "Code128", "code_39": "Code39", "code_93": "Code93", "codabar": "Codabar",
    "data_matrix": "DataMatrix", "ean_13": "EAN13", "ean_8": "EAN8", "itf": "ITF", "pdf417": "PDF417",
    "qr_code": "QRCode", "upc_a": "UPCA", "upc_e": "UPCE",
}
SYMBOLOGIES = {name: symbology for symbology, name in FORMATS.items()}


class Tapirscan(Engine):
    name = "tapirscan"
    version = version("tapirscan")
    symbologies = list(FORMATS)
    options = {"mode": ["medium", "low", "high", "very-high"]}
    about = {"mode": "how thoroughly it looks"}
    features = ["gs1", "value", "value_type"]

    def configure(self, mask, options):
        # One thread: engines are compared on one core.
        self.scanner = tapirscan.Scanner(options["mode"], formats=[FORMATS[symbology] for symbology in mask], parallel=False)

    def image(self, pixels, width, height):
        return tapirscan.PixelImage(pixels, width=width, height=height)

    def detect(self, image):
        return self.scanner.scan(image)

    def decodes(self, found):
        return [self.decode(barcode) for barcode in found.barcodes]

    def decode(self, barcode):
        data = barcode.text.encode() if barcode.payload_bytes is None else barcode.payload_bytes
        corners = barcode.polygon if len(barcode.polygon) == 4 else None
        value_type, value = value_of(barcode)
        return decode(SYMBOLOGIES.get(barcode.format), data, corners, barcode.text,
                      gs1=gs1_elements(barcode), value_type=value_type, value=value)


if __name__ == "__main__":
    serve(Tapirscan())
