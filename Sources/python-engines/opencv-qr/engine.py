"""OpenCV's QR detectors. The README beside this file lists what is decided here."""

import cv2

from scanbench_engine import Engine, decode, serve


class OpenCVQR(Engine):
    name = "OpenCV QR"
    version = cv2.__version__
    symbologies = ["qr_code"]
    options = {"detector": ["QRCodeDetector", "QRCodeDetectorAruco"]}
    about = {"detector": "which of OpenCV's two"}

    def configure(self, mask, options):
        self.detector = getattr(cv2, options["detector"])()

    def detect(self, image):
        return self.detector.detectAndDecodeBytesMulti(image)

    def decodes(self, found):
        ok, payloads, quads, _ = found
        # A symbol that was located and not decoded has an empty payload.
        return [decode("qr_code", payload, quad + 0.5)  # The library's 0 is the middle of a pixel.
                for payload, quad in zip(payloads, quads if ok else []) if payload]


if __name__ == "__main__":
    cv2.setNumThreads(1)
    serve(OpenCVQR())
