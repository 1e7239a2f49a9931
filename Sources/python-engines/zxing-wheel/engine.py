"""The Python wheel of zxing-cpp, of whichever version is installed. The README lists what is decided here."""

from importlib.metadata import version

import zxingcpp

from contents import assignment_numbers, gs1_elements
from corners import in_contract_terms
from scanbench_engine import Engine, decode, serve

# The narrowest format of each symbology first; versions before 3.0 have only the wider one.
FORMATS = {
    "aztec": ["AztecCode", "Aztec"], "code_128": ["Code128"], "code_39": ["Code39Std", "Code39"],
    "code_93": ["Code93"], "codabar": ["Codabar"], "data_matrix": ["DataMatrix"], "ean_13": ["EAN13"],
    "ean_8": ["EAN8"], "itf": ["ITF"], "pdf417": ["PDF417"], "qr_code": ["QRCodeModel2", "QRCode"],
    "upc_a": ["UPCA"], "upc_e": ["UPCE"],
}
REPORTED_AS = {name: symbology for symbology, names in FORMATS.items() for name in names} | {
    "CompactPDF417": "pdf417", "Code39Ext": "code_39", "ISBN": "ean_13", "ITF14": "itf", "QRCodeModel1": "qr_code"}
FLAGS = {"tryRotate": "try_rotate", "tryInvert": "try_invert", "tryDownscale": "try_downscale"}
# Whose symbols may name encodings.
WITH_ECI = {"aztec", "data_matrix", "pdf417", "qr_code"}
BINARIZERS = ["LocalAverage", "GlobalHistogram", "FixedThreshold", "BoolCast"]


class ZXingWheel(Engine):
    name = "zxing-cpp (wheel)"
    version = version("zxing-cpp")
    symbologies = list(FORMATS)
    options = {name: ["true", "false"] for name, argument in FLAGS.items()
               if argument in zxingcpp.read_barcodes.__doc__} | {
                   "binarizer": BINARIZERS, "formats": ["asked", "library"]}
    about = {"binarizer": "how pixels become black and white",
             "formats": "asks for the mask's symbologies, or leaves the choice to the library"}
    tells_eci = hasattr(zxingcpp.TextMode, "HexECI")  # 2.3.0 does not.
    features = ["gs1", "symbology_identifier"] + (["eci"] if tells_eci else [])

    def configure(self, mask, options):
        self.arguments = {FLAGS[name]: value == "true" for name, value in options.items() if name in FLAGS}
        self.arguments["binarizer"] = getattr(zxingcpp.Binarizer, options["binarizer"])
        if options["formats"] == "asked":
            self.arguments["formats"] = formats(mask)

    def image(self, pixels, width, height):
        self.frame = super().image(pixels, width, height)
        return self.frame

    def detect(self, image):
        return zxingcpp.read_barcodes(image, **self.arguments)

    def decodes(self, found):
        return [self.decode(barcode, eci) for barcode, eci in zip(found, self.eci(found))]

    def eci(self, found):
        """The assignment numbers of each, or None where they cannot be told.

        A call gives the content in one form alone, so what may have such numbers is read once more.
        """
        if not self.tells_eci:
            return [None] * len(found)
        if not any(REPORTED_AS.get(barcode.format.name) in WITH_ECI for barcode in found):
            return [[]] * len(found)
        again = zxingcpp.read_barcodes(self.frame, text_mode=zxingcpp.TextMode.HexECI, **self.arguments)
        if [barcode.bytes for barcode in again] != [barcode.bytes for barcode in found]:
            return [None] * len(found)
        return [assignment_numbers(bytes.fromhex(barcode.text), barcode.symbology_identifier) for barcode in again]

    def decode(self, barcode, eci):
        symbology = REPORTED_AS.get(barcode.format.name)
        position = barcode.position
        corners = [(point.x, point.y) for point in (
            position.top_left, position.top_right, position.bottom_right, position.bottom_left)]
        data = bytes(barcode.bytes)
        is_gs1 = barcode.content_type == zxingcpp.ContentType.GS1
        return decode(symbology, data, in_contract_terms(corners, symbology), barcode.text,
                      symbology_identifier=barcode.symbology_identifier or None, eci=eci,
                      gs1=gs1_elements(barcode.text, data.decode("latin-1")) if is_gs1 else None)


def formats(mask):
    """The library's formats, joined as its version wants it."""
    names = [next(name for name in FORMATS[symbology] if hasattr(zxingcpp.BarcodeFormat, name)) for symbology in mask]
    values = [getattr(zxingcpp.BarcodeFormat, name) for name in names]
    try:
        return zxingcpp.BarcodeFormats(values)
    except TypeError:  # Before 3.0.
        joined = values[0]
        for value in values[1:]:
            joined = joined | value
        return joined


if __name__ == "__main__":
    serve(ZXingWheel())
