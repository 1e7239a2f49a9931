"""Has strangers attack the server of pages while a run reads with a page of it."""

import collections
import concurrent.futures
import contextlib
import json
import os
import random
import signal
import socket
import threading
import time

import pytest

from Checks.bench import peak_memory_mb, trials
from Checks.pages import VGA, Opened, variant

pytestmark = pytest.mark.nightly
REQUESTS = 1000
ATTACKERS = 40
MEMORY_LIMIT_MB = 256
SECONDS_TO_END = 1
SEED = 20261125
LONG = 500_000


def head(request, *lines):
    return "\r\n".join([f"{request} HTTP/1.1", "Host: a", *lines, "", ""]).encode()


def post(name, *bodies):
    """Requests with one of the bodies each, as a page that is broken or hostile sends them."""
    def drawn(draw):
        body = draw.choice(bodies)
        return head(f"POST /TOKEN/{name}", f"Content-Length: {len(body)}", "Connection: close") + body
    return drawn


def one_of(*requests):
    return lambda draw: draw.choice(requests)


# What strangers send, and then wait until the server hangs up. Some have the page's token, though no
# seat.
SENT = {
    "line of address": one_of(b"GET /" + b"a" * LONG),
    "line of header": one_of(b"GET / HTTP/1.1\r\nA: " + b"a" * LONG),
    "headers": one_of(head("GET /x/", *(f"A{number}: b" for number in range(20_000)))),
    "garbage": lambda draw: draw.randbytes(draw.randrange(1, 100_000)),
    "tokens": lambda draw: head(f"GET /{draw.getrandbits(128):032x}/next?seat=1"),
    "pipeline": one_of(head("GET /x/") * 500),
    "body": one_of(head("POST /x/", "Content-Length: 999999999999999999999") + b"a" * LONG),
    "protocols": one_of(
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"SSH-2.0-OpenSSH_9\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(500),
        b"\n" * 10_000, b"\r" * 10_000, b"\0" * 10_000),
    "chunks": one_of(*(
        head("POST /TOKEN/join?page=chunks", "Transfer-Encoding: chunked") + body
        for body in (b"f" * LONG, b"7fffffffffffffff\r\n", b"-1\r\n", b"1\r\na\r\n" * 50_000,
                     b"0\r\n" + b"A: b\r\n" * 50_000))),
    "lengths": one_of(*(
        head("POST /TOKEN/result?seat=99&task=1&attempt=1", f"Content-Length: {length}") + b"a" * 1000
        for length in ("-1", "+1", "0x10", "1, 1", "1048577", "9" * 100, "",
                       "1\r\nContent-Length: 2"))),
    "result": post(
        "result?seat=99&task=9999999999999999999&attempt=-1", b'{"a":' + b"[" * 1_000_000,
        b"[" * 1_000_000, b'{"a":[' + b"1," * 500_000 + b"1]}", b'{"durations_ns":[1e22]}',
        b'{"a":"' + b"\\u0000" * 150_000 + b'"}', b"\xff" * 1_000_000),
    "join": post("join?page=stranger",
                 b'{"reader":"a","formats":["qr_code"],"clock_grain_ns":1e22}'),
    "names": one_of(*(
        head(f"GET /TOKEN/{name}", "Connection: close")
        for name in ("%ff" * 2000, "../" * 1000, "next?seat=9223372036854775808", "leave?seat=-1",
                     "next?" + "seat=99&" * 1000))),
}


class Attack:
    """Hostile requests. What is said to them does not matter, if the server hangs up in the end."""

    def __init__(self, server):
        host, port = server.root.split("//")[1].split(":")
        self.place, self.token = (host, int(port)), server.address.split("/")[3].encode()
        self.is_over, self.done = threading.Event(), []
        self.strangers = [threading.Thread(target=self.work, args=(number,), daemon=True)
                          for number in range(ATTACKERS)]
        self.kinds = {"slowness": self.be_slow, "silence": self.be_silent, "cut": self.cut,
                      "reset": self.reset, **dict.fromkeys(SENT, self.send)}

    def __enter__(self):
        for stranger in self.strangers:
            stranger.start()
        return self

    def __exit__(self, *_):
        self.is_over.set()
        for stranger in self.strangers:
            stranger.join(30)

    def work(self, number):
        draw = random.Random(SEED + number)
        while not self.is_over.is_set():
            kind = draw.choice(sorted(self.kinds))
            # Whoever is hostile is hung up on.
            with contextlib.suppress(OSError), socket.create_connection(self.place, 15) as made:
                self.kinds[kind](made, draw, kind)
            self.done.append(kind)

    def send(self, made, draw, kind):
        made.sendall(SENT[kind](draw).replace(b"TOKEN", self.token))
        while made.recv(1 << 16):
            pass

    def be_slow(self, made, *_):
        for byte in head("GET /x/") * 20:
            if self.is_over.wait(0.05):
                return
            made.sendall(bytes([byte]))

    def be_silent(self, *_):
        self.is_over.wait(15)

    def cut(self, made, draw, _):
        whole = SENT["join"](draw).replace(b"TOKEN", self.token)
        made.sendall(whole[:draw.randrange(len(whole))])

    def reset(self, made, draw, _):
        made.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        made.sendall(SENT["result"](draw)[:1000].replace(b"TOKEN", self.token))


@pytest.fixture
def page(bench, chromium, browser_reader, closing):
    """A page whose run goes on as long as the attack."""
    reader = variant(bench, browser_reader, "unhurried")
    return closing(Opened(bench, chromium(), reader))


def found(bench, page, suite, name):
    """What a run found: its trials without their times."""
    bench.call("run", suite, "--engine", "browser", "--output", name,
               variables=page.server.variables)
    kept = [{key: value for key, value in trial.items() if not key.endswith("_ns")}
            for trial in trials(bench.folder / name)]
    return sorted(json.dumps(trial, sort_keys=True) for trial in kept)


def test_an_attack_changes_no_outcome(bench, page):
    suite = bench.suite(
        "attacked", ["qr_code", "ean_13"], {"module_width_px": [1, 1.3, 2], "noise_sigma": 30},
        {"samples": 25}, frame=VGA, payload=["short"], masks=["own", "all"])
    quiet = found(bench, page, suite, "undisturbed")
    with Attack(page.server) as attack:
        loud = found(bench, page, suite, "attacked")
        while len(attack.done) < REQUESTS:
            time.sleep(0.1)
    peak = peak_memory_mb(page.server.process.pid)
    print(f"{collections.Counter(attack.done)}; the server's peak is {peak:.0f} MB")
    assert set(attack.done) == attack.kinds.keys(), "each kind of request has come"
    assert quiet == loud, f"{len(set(quiet) ^ set(loud))} of {len(quiet)} trials differ"
    assert 0 < peak < MEMORY_LIMIT_MB


@pytest.mark.parametrize("number, code", [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_a_signal_ends_the_server(page, number, code):
    """While strangers are at work, connections of all kinds are open, and a frame is being read."""
    page.greet()
    image = 640, 480, bytes(640 * 480)
    with Attack(page.server), concurrent.futures.ThreadPoolExecutor() as beside:
        beside.submit(page.engine.detect, image, repeats=50)
        time.sleep(2)
        begin = time.monotonic()
        page.server.process.send_signal(number)
        assert page.server.process.wait(timeout=60) == code
        assert time.monotonic() - begin < SECONDS_TO_END
        assert os.listdir(page.server.sockets) == [], "no socket stays"
