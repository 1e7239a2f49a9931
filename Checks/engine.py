"""The server of pages, and an engine's process spoken to by hand (Documentation/ENGINES.md)."""

import json
import os
import select
import subprocess
import tempfile

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
        self.fingerprint = self._last_word() if "--tls" in options else None
        self.addresses = [self._last_word() for _ in range(pages)]
        self.address = self.addresses[0]
        # Without the token.
        self.root = self.address.rsplit("/", 2)[0]

    def _last_word(self):
        line = self.process.stdout.readline()
        assert line, "the server does not start"
        return line.split()[-1]

    def engine(self):
        return Engine([self.program], self.variables)

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()


class Engine:
    """An engine's process."""

    def __init__(self, command, variables=None, **options):
        self.process = subprocess.Popen(
            command, env={**os.environ, **(variables or {})}, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0, **options)
        self.last = 0

    def send(self, message, payload=b""):
        data = memoryview(json.dumps(message).encode() + b"\n" + payload)
        while data:
            data = data[self.process.stdin.write(data):]

    def answer(self, seconds=60):
        """The next message; None where the process has ended."""
        if not select.select([self.process.stdout], [], [], seconds)[0]:
            raise TimeoutError("the engine does not answer")
        line = self.process.stdout.readline()
        return json.loads(line) if line else None

    def hello(self, seconds=60):
        self.send({"type": "hello", "protocol": 1})
        return self.answer(seconds)

    def configure(self, *mask, **options):
        self.send({"type": "configure", "mask": mask, "options": options})
        return self.answer()

    def start(self, image, warmup=0, repeats=1):
        """Asks for an image to be read, and does not wait."""
        self.last += 1
        width, height, pixels = image
        self.send({"type": "detect", "id": self.last, "width": width, "height": height,
                   "warmup": warmup, "repeats": repeats, "payload": len(pixels)}, pixels)

    def detect(self, image, **calls):
        self.start(image, **calls)
        answer = self.answer()
        assert answer is None or answer.get("id") == self.last, answer
        return answer

    def close(self):
        self.process.kill()
        self.process.wait()


def grey_image(path):
    """A picture as engines are handed it: width, height, grey levels."""
    with Image.open(path) as picture:
        grey = picture.convert("L")
        return grey.width, grey.height, grey.tobytes()
