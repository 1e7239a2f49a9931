"""The server of pages, and an engine's process spoken to by hand (Documentation/ENGINES.md)."""

import json
import os
import pathlib
import select
import subprocess
import tempfile
import threading
import time


class Server:
    """`scanbench-engine-browser serve`, with sockets of its own."""

    def __init__(self, program, *options, pages=1):
        self.program = program
        self.folder = tempfile.TemporaryDirectory(prefix="verify-browser-")
        self.environment = {**os.environ, "SCANBENCH_BROWSER": f"{self.folder.name}/sockets"}
        self.process = subprocess.Popen(
            [program, "serve", "--pages", str(pages), *options], env=self.environment, stdout=subprocess.PIPE, text=True)
        self.addresses = []
        for _ in range(pages):
            line = self.process.stdout.readline().split()
            if len(line) != 2:
                raise RuntimeError("the server does not start")
            self.addresses.append(line[1])

    @property
    def address(self):
        return self.addresses[0]

    def engine(self, page=1):
        return Engine([self.program, str(page)], self.environment)

    def scanbench(self, program, *arguments, seconds=3600):
        """A command of scanbench that finds this server."""
        return subprocess.run([program, *map(str, arguments)], env=self.environment, capture_output=True, text=True,
                              timeout=seconds)

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()


class Engine:
    """An engine's process."""

    def __init__(self, command, environment=None):
        self.log = tempfile.TemporaryFile()
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=self.log, bufsize=0)
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
        self.send({"type": "detect", "id": self.last, "width": width, "height": height, "warmup": warmup,
                   "repeats": repeats, "payload": len(pixels)}, pixels)
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


def frames(scanbench, suite, count, **variables):
    """Images of the first frames of a suite, as width, height and grey levels."""
    from PIL import Image

    with tempfile.TemporaryDirectory(prefix="verify-browser-") as folder:
        path = pathlib.Path(folder, "suite.yaml")
        path.write_text(suite, encoding="utf-8")
        subprocess.run([scanbench, "corpus", "build", path, "--output", f"{folder}/corpus"], check=True,
                       capture_output=True)
        images = []
        for file in sorted(pathlib.Path(folder, "corpus", "images").rglob("*.png"))[:count]:
            with Image.open(file) as picture:
                grey = picture.convert("L")
                images.append((grey.width, grey.height, grey.tobytes()))
        return images


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
