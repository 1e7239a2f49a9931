"""arbez: a network that finds codes, and zxing-cpp. The README lists what is decided here."""

import functools

import arbez
import onnxruntime
from PIL import Image

from scanbench_engine import Engine, decode, serve

SYMBOLOGIES = {
    "aztec": "aztec", "code_128": "code_128", "code_39": "code_39", "code_93": "code_93",
    "codabar": "codabar", "data_matrix": "data_matrix", "ean_13": "ean_13", "ean_8": "ean_8",
    "itf": "itf", "pdf417": "pdf417", "qr": "qr_code", "upc_a": "upc_a", "upc_e": "upc_e",
}


class Arbez(Engine):
    name = "arbez"
    version = arbez.__version__
    symbologies = list(SYMBOLOGIES.values())
    options = {"engine": ["all", "arbez", "zxing"], "preprocess": ["off", "auto"]}
    about = {"engine": "arbez's network, zxing-cpp, or both", "preprocess": "tries the image in other forms, too"}

    def configure(self, mask, options):
        engine = options["engine"]
        self.mask, self.preprocess = mask, options["preprocess"]
        self.scanner = arbez.Scanner(engine=None if engine == "all" else engine)
        self.scanner.warmup()

    def image(self, pixels, width, height):
        return Image.frombytes("L", (width, height), pixels).convert("RGB")

    def detect(self, image):
        return self.scanner.scan(image, preprocess=self.preprocess)

    def decodes(self, found):
        for code in found.detections:
            # What was located and not decoded has no payload.
            if code.payload is not None:
                symbology = SYMBOLOGIES.get(code.symbology.value)
                if self.is_asked_for(symbology, code.payload):
                    yield decode(symbology, code.payload.encode())

    def is_asked_for(self, symbology, payload):
        """Whether it is in the mask, which the library does not take; UPC-A is found as EAN-13."""
        if symbology == "ean_13" and payload.startswith("0") and "upc_a" in self.mask:
            return True
        return symbology is None or symbology in self.mask


def on_one_thread():
    """Has the network run on one thread, since engines are compared on one core."""
    one = onnxruntime.SessionOptions()
    one.intra_op_num_threads = one.inter_op_num_threads = 1
    onnxruntime.InferenceSession = functools.partial(
        onnxruntime.InferenceSession, sess_options=one)


if __name__ == "__main__":
    on_one_thread()
    serve(Arbez())
