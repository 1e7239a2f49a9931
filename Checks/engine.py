"""The server of pages, and an engine's process spoken to by hand (Documentation/ENGINES.md)."""

import json
import os
import select
import subprocess
import tempfile
import threading
import time

from PIL import Image


class Server:
    """`scanbench-engine-browser serve`, with sockets of its own."""

    def __init__(self, bench, *options, pages=1):
        self.program = bench.engine("browser")
        self.folder = tempfile.TemporaryDirectory(prefix="server-")
        self.sockets = f"{self.folder.name}/sockets"
        # By which a command finds this server.
        self.variables = {"SCANBENCH_BROWSER": self.sockets}
        self.process = subprocess.Popen(
            [self.program, "serve", "--pages", str(pages), *options],
            env={**os.environ, **self.variables}, stdout=subprocess.PIPE, text=True)
        # The fingerprint of its certificate comes first.
        self.fingerprint = self._line()[-1] if "--tls" in options else None
        self.addresses = [self._line()[-1] for _ in range(pages)]

    def _line(self):
        line = self.process.stdout.readline().split()
        assert len(line) >= 2, "the server does not start"
        return line

    @property
    def address(self):
        return self.addresses[0]

    def engine(self, page=1):
        return Engine([self.program, str(page)], self.variables)

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()


class Engine:
    """An engine's process."""

    def __init__(self, command, variables=None, **options):
        self.log = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            command, env={**os.environ, **(variables or {})}, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=self.log, bufsize=0, **options)
        self.rest = b""
        self.last = 0

    def send(self, message, payload=b""):
        data = memoryview(json.dumps(message).encode() + b"\n" + payload)
        while data:
            data = data[self.process.stdin.write(data):]

    def answer(self, seconds=60):
        """The next message; None where the process has ended."""
        deadline = time.monotonic() + seconds
        while b"\n" not in self.rest:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self.process.stdout], [], [], left)[0]:
                raise TimeoutError("the engine does not answer")
            chunk = self.process.stdout.read(1 << 16)
            if not chunk:
                return None
            self.rest += chunk
        line, self.rest = self.rest.split(b"\n", 1)
        return json.loads(line)

    def hello(self, seconds=60):
        self.send({"type": "hello", "protocol": 1})
        return self.answer(seconds)

    def configure(self, *mask):
        self.send({"type": "configure", "mask": list(mask), "options": {}})
        return self.answer()

    def start(self, image, warmup=0, repeats=1):
        """Asks for an image to be read, and does not wait; returns the request's id."""
        self.last += 1
        width, height, pixels = image
        self.send({"type": "detect", "id": self.last, "width": width, "height": height,
                   "warmup": warmup, "repeats": repeats, "payload": len(pixels)}, pixels)
        return self.last

    def detect(self, image, warmup=0, repeats=1, seconds=60):
        number = self.start(image, warmup, repeats)
        answer = self.answer(seconds)
        assert answer is None or answer.get("id") == number, answer
        return answer

    def ending(self, seconds=30):
        """How the process ends: its code, and what it wrote to standard error."""
        code = self.process.wait(timeout=seconds)
        self.log.seek(0)
        return code, self.log.read().decode()

    def close(self):
        self.process.kill()
        self.process.wait()


def grey_image(path):
    """A picture as engines are handed it: width, height, grey levels."""
    with Image.open(path) as picture:
        grey = picture.convert("L")
        return grey.width, grey.height, grey.tobytes()


def frames(bench, suite, count):
    """The images of the first frames of a suite."""
    corpus = bench.folder / f"{suite.stem}-corpus"
    bench.call("corpus build", suite, "--output", corpus)
    return [grey_image(file) for file in sorted((corpus / "images").rglob("*.png"))[:count]]


def in_background(action):
    """Runs an action beside; returns what waits for its result."""
    box = []
    thread = threading.Thread(target=lambda: box.append(action()), daemon=True)
    thread.start()

    def wait(seconds=90):
        thread.join(seconds)
        if not box:
            raise TimeoutError("no answer")
        return box[0]

    return wait
