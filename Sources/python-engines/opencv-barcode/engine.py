"""OpenCV's barcode detector. The README beside this file lists what is decided here."""

import cv2

from scanbench_engine import Engine, decode, serve

SYMBOLOGIES = {"EAN_13": "ean_13", "EAN_8": "ean_8", "UPC_A": "upc_a"}


class OpenCVBarcode(Engine):
    name = "OpenCV barcode"
    version = cv2.__version__
    symbologies = list(SYMBOLOGIES.values())

    def configure(self, mask, options):
        self.mask, self.detector = mask, cv2.barcode.BarcodeDetector()

    def detect(self, image):
        return self.detector.detectAndDecodeWithType(image)

    def decodes(self, found):
        ok, texts, types, quads = found
        for text, kind, quad in zip(texts, types, quads if ok else []):
            symbology = SYMBOLOGIES.get(kind)
            # A place that was located and not decoded has no text, and the library takes no mask.
            if text and (symbology in self.mask or symbology is None):
                bottom_left, top_left, top_right, bottom_right = quad + 0.5  # Its 0 is the middle of a pixel.
                yield decode(symbology, text.encode(), (top_left, top_right, bottom_right, bottom_left))


if __name__ == "__main__":
    cv2.setNumThreads(1)
    serve(OpenCVBarcode())
