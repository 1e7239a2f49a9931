"""Engine protocol 1 of ScanBench, complete, for engines in Python; Documentation/ENGINES.md describes it.

An engine is a class derived from Engine, and `serve(MyEngine())` is its main program.
"""

import base64
import gc
import json
import os
import sys
import time
import traceback

SYMBOLOGIES = ("aztec code_128 code_39 code_93 codabar data_matrix ean_13 ean_8 itf pdf417 qr_code "
               "upc_a upc_e").split()
MOST_CALLS = 1_000_000  # a hundred times what suites may ask for


class Engine:
    name = "the library's name"
    version = "its version"
    symbologies = []  # what it claims to read
    options = {}  # the values that each option may have, as strings; the first is the default
    about = {}  # of options, what they are for, in a few words
    features = []  # the optional keys that it heeds in a request, or gives in a decode

    def configure(self, mask, options):
        """Sets the symbologies to look for, never none, and every option. May raise ValueError, before any change."""

    def image(self, pixels, width, height):
        """What `detect` takes, without a copy; not timed."""
        import numpy
        return numpy.frombuffer(pixels, numpy.uint8).reshape(height, width)

    def detect(self, image):
        """The library's call, and nothing else: this is what is timed."""
        raise NotImplementedError

    def decodes(self, found):
        """What `detect` returned, as `decode(…)`s; not timed."""
        raise NotImplementedError


def decode(symbology, data, corners=None, text=None, **details):
    """A decode: a symbology's name or None, bytes, and four (x, y) in the order of ENGINES.md.

    `details` are its optional keys; those that are None are left out.
    """
    return {"symbology": symbology, "bytes_base64": base64.b64encode(data).decode(),
            "text": data.decode(errors="replace") if text is None else text,
            "corners": None if corners is None else [[float(x), float(y)] for x, y in corners],
            **{key: value for key, value in details.items() if value is not None}}


def serve(engine):
    """Answers requests until `quit` or the end of input, and ends the process."""
    if sys.argv[1:] == ["--version"]:
        sys.exit(print(f"{engine.name} {engine.version}, engine protocol 1"))
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # What the library prints, also from C, goes to the log.
    service, status = Service(engine), 0
    while line := sys.stdin.buffer.readline():
        request = {}
        try:
            request = json.loads(line)
            answer = {"hello": service.hello, "configure": service.configure, "detect": service.detect,
                      "quit": None}[request["type"]]
        except (ValueError, KeyError, TypeError):
            message, status = {"type": "failed", "message": f"not a request of protocol 1: {line[:80]}"}, 65
        else:
            if answer is None:
                break
            try:
                message = answer(request)
            except Exception as error:
                traceback.print_exc()
                message = {"type": "failed", "message": str(error) or type(error).__name__}
                if request["type"] == "detect":
                    message["id"] = request["id"]
        output.write(json.dumps(message).encode() + b"\n")
        output.flush()
        if status:
            break
    sys.exit(status)


class Service:
    def __init__(self, engine):
        self.engine = engine
        self.options = {name: values[0] for name, values in engine.options.items()}
        engine.configure(list(engine.symbologies), dict(self.options))

    def hello(self, request):
        if request["protocol"] != 1:
            raise ValueError(f"this engine speaks protocol 1, not {request['protocol']}")
        return {"type": "hello", "protocol": 1, "engine": self.engine.name, "version": self.engine.version,
                "symbologies": sorted(self.engine.symbologies), "options": self.options,
                "option_notes": {name: self.note(name, values) for name, values in self.engine.options.items()},
                "features": self.engine.features}

    def note(self, name, values):
        about = {"about": self.engine.about[name]} if name in self.engine.about else {}
        return {"values": "one of " + ", ".join(values), **about}

    def configure(self, request):
        for name in request["mask"]:
            if name not in SYMBOLOGIES:
                raise ValueError(f"unknown symbology '{name}' in the mask")
        mask = [name for name in request["mask"] if name in self.engine.symbologies]
        if not mask:
            raise ValueError(f"the mask {request['mask']} has no symbology that this engine reads")
        options = {name: values[0] for name, values in self.engine.options.items()}
        for name, value in request.get("options", {}).items():
            if name not in options:
                raise ValueError(f"unknown option '{name}'; known are {', '.join(options) or 'none'}")
            if value not in self.engine.options[name]:
                raise ValueError(f"option '{name}' cannot be '{value}'; it takes one of "
                                 + ", ".join(self.engine.options[name]))
            options[name] = value
        self.engine.configure(mask, dict(options))
        self.options = options
        return {"type": "configured"}

    def detect(self, request):
        pixels = sys.stdin.buffer.read(request["payload"])
        width, height = request["width"], request["height"]
        if width < 1 or height < 1 or width * height != len(pixels):
            raise ValueError(f"{len(pixels)} bytes are no image of {width} x {height} pixels")
        if not (1 <= request["repeats"] <= MOST_CALLS and 0 <= request["warmup"] <= MOST_CALLS):
            raise ValueError(f"repeats has to be 1 to {MOST_CALLS} and warmup 0 to {MOST_CALLS}")
        image, durations = self.engine.image(pixels, width, height), []
        gc.disable()  # As timeit does: a collection would be of this module's garbage.
        try:
            for _ in range(request["warmup"] + request["repeats"]):
                start = time.perf_counter_ns()  # Monotonic.
                found = self.engine.detect(image)
                durations.append(max(1, time.perf_counter_ns() - start))
        finally:
            gc.enable()
        return {"type": "detected", "id": request["id"], "durations_ns": durations[request["warmup"]:],
                "decodes": list(self.engine.decodes(found))}
