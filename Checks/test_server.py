"""Has strangers attack the server of pages while a run reads with a page of it."""

import json
import os
import random
import signal
import socket
import threading
import time
import urllib.error
import urllib.request

import pytest

from Checks.bench import peak_memory_mb, trials
from Checks.engine import Engine, Server, in_background

pytestmark = pytest.mark.nightly
# How long the page takes for a frame, so that the run goes on as long as the attack.
FRAME_SECONDS = 0.05
REQUESTS = 1000
ATTACKERS = 40
MEMORY_LIMIT_MB = 256
SECONDS_TO_END = 1
SEED = 20261125
LONG = 500_000


class Page(threading.Thread):
    """A page without a browser: a script that hands each frame to the engine zxing."""

    def __init__(self, address, bench):
        super().__init__(daemon=True)
        self.address, self.engine = address, Engine([bench.engine("zxing")])
        self.frames, self.is_over, self.fault = 0, False, None
        self.seat = self._ask("join?page=script", {
            "reader": "script", "formats": self.engine.hello()["symbologies"],
            "clock_grain_ns": 1000})["seat"]
        self.start()

    def _open(self, name, value=None):
        data = None if value is None else json.dumps(value).encode()
        # A page tries again where a connection fails.
        for attempt in range(20):
            try:
                request = urllib.request.Request(self.address + name, data=data)
                return urllib.request.urlopen(request, timeout=60)
            except urllib.error.HTTPError:
                raise
            except OSError:
                time.sleep(0.05 * attempt)
        raise ConnectionError(f"{name} cannot be reached")

    def _ask(self, name, value):
        with self._open(name, value) as answer:
            return json.loads(answer.read() or b"{}")

    def run(self):
        try:
            while not self.is_over:
                with self._open(f"next?seat={self.seat}") as answer:
                    body, headers = answer.read(), answer.headers
                if "Task" in headers:
                    task = f"task={headers['Task-Id']}&attempt={headers['Task-Attempt']}"
                    self._ask(f"result?seat={self.seat}&{task}",
                              self._read(json.loads(headers["Task"]), body))
        except (OSError, ValueError, AssertionError) as error:
            self.fault = None if self.is_over else error

    def _read(self, task, pixels):
        self.engine.configure(*task["formats"])
        image = task["width"], task["height"], pixels
        answer = self.engine.detect(image, task["warmup"], task["repeats"])
        if task["purpose"] == "frame":
            self.frames += 1
            time.sleep(FRAME_SECONDS)
        return {"durations_ns": answer["durations_ns"],
                "decodes": [{**decode, "format": decode.get("symbology", "unknown")}
                            for decode in answer["decodes"]]}

    def close(self):
        self.is_over = True
        self.engine.close()


def head(*lines, token="x", method="GET", name=""):
    return "\r\n".join([f"{method} /{token}/{name} HTTP/1.1", "Host: a", *lines, "", ""]).encode()


def post(token, name, *lines, body=None):
    """A request with a body, whose length is told where no lines say something else."""
    told = lines or (f"Content-Length: {len(body)}", "Connection: close")
    return head(*told, token=token, method="POST", name=name)


def result(token, draw):
    body = draw.choice([
        b'{"a":' + b"[" * 1_000_000, b"[" * 1_000_000, b'{"a":[' + b"1," * 500_000 + b"1]}",
        b'{"durations_ns":[1e22]}', b'{"a":"' + b"\\u0000" * 150_000 + b'"}', b"\xff" * 1_000_000])
    return [post(token, "result?seat=99&task=9999999999999999999&attempt=-1", body=body), body]


def join(token, draw):
    body = b'{"reader":"a","formats":["qr_code"],"clock_grain_ns":1e22}'
    return [post(token, "join?page=stranger", body=body), body]


def lengths(token, draw):
    length = draw.choice(["-1", "+1", "0x10", "1, 1", "1048577", "9" * 100, "",
                          "1\r\nContent-Length: 2"])
    name = "result?seat=99&task=1&attempt=1"
    return [post(token, name, f"Content-Length: {length}"), b"a" * 1000]


def chunks(token, draw):
    return [post(token, "join?page=chunks", "Transfer-Encoding: chunked"),
            draw.choice([b"f" * LONG, b"7fffffffffffffff\r\n", b"-1\r\n", b"1\r\na\r\n" * 50_000,
                         b"0\r\n" + b"A: b\r\n" * 50_000])]


def names(token, draw):
    name = draw.choice(["%ff" * 2000, "../" * 1000, "next?seat=9223372036854775808",
                        "leave?seat=-1", "next?" + "seat=99&" * 1000])
    return [head("Connection: close", token=token, name=name)]


def protocols(token, draw):
    return [draw.choice([
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(500),
        b"SSH-2.0-OpenSSH_9\r\n\r\n", b"\n" * 10_000, b"\r" * 10_000, b"\0" * 10_000])]


# What strangers send, and then wait until the server hangs up. Chunks, lengths, results, joins and
# names come with the token, as a page that is broken or hostile has it, though no seat.
SENT = {
    "line of address": lambda token, draw: [b"GET /" + b"a" * LONG],
    "line of header": lambda token, draw: [b"GET / HTTP/1.1\r\nA: " + b"a" * LONG],
    "headers": lambda token, draw: [head(*(f"A{number}: b" for number in range(20_000)))],
    "garbage": lambda token, draw: [draw.randbytes(draw.randrange(1, 100_000))],
    "tokens": lambda token, draw: [head(token=f"{draw.getrandbits(128):032x}", name="next?seat=1")],
    "pipeline": lambda token, draw: [head() * 500],
    "body": lambda token, draw: [
        post("x", "", "Content-Length: 999999999999999999999"), b"a" * LONG],
    "protocols": protocols, "chunks": chunks, "lengths": lengths, "result": result, "join": join,
    "names": names,
}


class Attack:
    """Hostile requests. What is said to them does not matter, if the server hangs up in the end."""

    def __init__(self, address):
        self.host, port = address.split("/")[2].split(":")
        self.port, self.token = int(port), address.split("/")[3]
        self.is_over, self.done, self.lock = threading.Event(), {}, threading.Lock()
        own = {"slowness": self.be_slow, "silence": self.be_silent, "cut": self.cut,
               "reset": self.reset}
        sent = {name: lambda draw, parts=parts: self.send(*parts(self.token, draw))
                for name, parts in SENT.items()}
        self.kinds = {**own, **sent}
        self.threads = [threading.Thread(target=self.work, args=(number,), daemon=True)
                        for number in range(ATTACKERS)]
        for thread in self.threads:
            thread.start()

    def connection(self):
        made = socket.create_connection((self.host, self.port), timeout=15)
        made.settimeout(15)
        return made

    def send(self, *parts, waits=True):
        with self.connection() as made:
            for part in parts:
                made.sendall(part)
            while waits and made.recv(1 << 16):
                pass

    def be_slow(self, draw):
        with self.connection() as made:
            for byte in b"GET / HTTP/1.1\r\nHost: a\r\n" * 20:
                if self.is_over.wait(0.05):
                    return
                made.sendall(bytes([byte]))

    def be_silent(self, draw):
        with self.connection() as made:
            made.settimeout(1)
            for _ in range(15):
                try:
                    if self.is_over.is_set() or not made.recv(1):
                        return
                except TimeoutError:
                    pass

    def cut(self, draw):
        whole = post(self.token, "join?page=cut", "Content-Length: 2") + b"{"
        self.send(whole[:draw.randrange(len(whole))], waits=False)

    def reset(self, draw):
        with self.connection() as made:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
            made.sendall(post(self.token, "result?seat=1&task=1&attempt=1",
                              "Content-Length: 100000"))

    def work(self, number):
        draw = random.Random(SEED + number)
        while not self.is_over.is_set():
            kind = draw.choice(sorted(self.kinds))
            try:
                self.kinds[kind](draw)
            except OSError:
                # Whoever is hostile is hung up on.
                pass
            with self.lock:
                self.done[kind] = self.done.get(kind, 0) + 1

    def close(self):
        self.is_over.set()
        for thread in self.threads:
            thread.join(30)


@pytest.fixture
def server(bench, closing):
    return closing(Server(bench))


@pytest.fixture
def page(bench, server, closing):
    return closing(Page(server.address, bench))


def found(bench, server, suite, name):
    """What a run found: its trials without their times."""
    bench.call("run", suite, "--engine", "browser", "--output", name, variables=server.variables)
    kept = [{key: value for key, value in trial.items() if not key.endswith("_ns")}
            for trial in trials(bench.folder / name)]
    return sorted(json.dumps(trial, sort_keys=True) for trial in kept)


def test_an_attack_changes_no_outcome(bench, server, page):
    suite = bench.suite(
        "attacked", ["qr_code", "ean_13"], {"module_width_px": [1, 1.3, 2], "noise_sigma": 30},
        {"samples": 25}, frame={"width": 320, "height": 240}, payload=["short"],
        masks=["own", "all"])
    quiet = found(bench, server, suite, "undisturbed")
    attack = Attack(server.address)
    try:
        loud = found(bench, server, suite, "attacked")
        while sum(attack.done.values()) < REQUESTS:
            time.sleep(0.1)
    finally:
        attack.close()
    peak = peak_memory_mb(server.process.pid)
    print(f"{attack.done}; {page.frames} frames; the server's peak is {peak:.0f} MB")
    assert attack.done.keys() == attack.kinds.keys(), "each kind of request has come"
    assert quiet == loud, f"{len(set(quiet) ^ set(loud))} of {len(quiet)} trials differ"
    assert page.fault is None, "the page has lost no frame"
    assert 0 < peak < MEMORY_LIMIT_MB


@pytest.mark.parametrize("number, code", [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_a_signal_ends_the_server(server, page, closing, number, code):
    """While strangers are at work, connections of all kinds are open, and a frame is being read."""
    engine = closing(server.engine())
    engine.hello()
    attack = closing(Attack(server.address))
    wait = in_background(lambda: engine.detect((320, 240, bytes(320 * 240)), repeats=50))
    time.sleep(2)
    page.is_over = True
    begin = time.monotonic()
    server.process.send_signal(number)
    assert server.process.wait(timeout=60) == code
    assert time.monotonic() - begin < SECONDS_TO_END
    assert os.listdir(server.sockets) == [], "no socket stays"
    wait()
    attack.close()
