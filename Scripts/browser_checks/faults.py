"""What can go wrong with a page: nothing hangs, nothing is lost, nothing is counted twice."""

import functools
import http.server
import json
import pathlib
import socket
import tempfile
import threading
import time
import urllib.error
import urllib.request

from .chromium import Chromium
from .engine import Server, frames, in_background

FRAME = """
schema: 1
name: browser-frame
purpose: A frame to read.
symbologies: [qr_code]
frame: {width: 640, height: 480}
conditions: {fill: 0.5}
masks: [own]
profiles: {quick: {samples: 1}}
"""
RUN = """
schema: 1
name: browser-run
purpose: Frames of a run.
symbologies: [qr_code]
frame: {width: 640, height: 480}
conditions: {fill: 0.5}
masks: [own]
profiles: {quick: {samples: 12}}
"""
JOINED = "document.getElementById('state').textContent.startsWith('Joined')"
FLOOD_BYTES = 64 << 20
# Fetches, pictures, frames, forms and beacons with addresses of up to 2 MB, as Chromium has them at most.
HOSTILE_PAGE = """<!doctype html><iframe name="shown"></iframe><script>
Object.assign(globalThis, { sent: 0, ended: 0, got: 0 });
const lengths = [9000, 100000, 500000, 1900000];
const address = () => "ROOT/" + "a".repeat(lengths[sent++ % lengths.length]);
const end = () => { ended++; };
async function ask() {
  for (let i = 0; i < 40; i++) {
    await fetch(address(), { mode: "no-cors" }).then(end, end);
    await fetch(address()).then(async (answer) => { got += (await answer.text()).length; end(); }, end);
    await fetch(address(), { method: "POST", mode: "no-cors", body: "a".repeat(100000) }).then(end, end);
    const picture = new Image();
    picture.onload = picture.onerror = end;
    picture.src = address();
    navigator.sendBeacon(address(), "a");
    shown.location = address();
    const form = Object.assign(document.createElement("form"), { method: "post", target: "shown", action: address() });
    document.body.append(form);
    form.submit();
  }
}
addEventListener("load", () => { for (let i = 0; i < 6; i++) ask(); });
</script>"""


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class Opened:
    """A server, a browser that has opened its page, and an engine that has said hello."""

    def __init__(self, bench, reader, says_hello=True):
        self.server = Server(bench.program, "--polyfill", str(reader))
        self.browser = Chromium()
        self.tab = self.browser.open(self.server.address)
        self.tab.wait(JOINED, "joining")
        self.engine = self.server.engine()
        if says_hello:
            self.engine.hello()
            self.engine.configure("qr_code")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.engine.close()
        self.browser.close()
        self.server.close()


def status(address, body=None, method=None):
    """The status of a request."""
    request = urllib.request.Request(address, data=body, method=method or ("POST" if body is not None else "GET"))
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        return error.code


def is_read(answer):
    return bool(answer) and answer.get("type") == "detected" and len(answer["decodes"]) == 1


def interrupted(bench, readers):
    """The page is reloaded, loses its network, is closed, each in the midst of a frame that takes 1.5 s."""
    image = frames(bench.scanbench, FRAME, 1)[0]
    with Opened(bench, readers["slow"]) as opened:
        wait = in_background(lambda: opened.engine.detect(image))
        time.sleep(0.7)
        opened.tab.reload()
        bench.expect("a frame that is read while the page is reloaded is read again, and answered once", is_read(wait()))
        bench.expect("the next frame is read, too", is_read(opened.engine.detect(image)))

        wait = in_background(lambda: opened.engine.detect(image))
        time.sleep(0.7)
        opened.tab.offline(True)
        time.sleep(10)
        opened.tab.offline(False)
        bench.expect("a frame survives a network that is cut for 10 s", is_read(wait()))
        opened.tab.offline(True)
        wait = in_background(lambda: opened.engine.detect(image))
        time.sleep(10)
        opened.tab.offline(False)
        bench.expect("so does one that is sent while it is cut", is_read(wait()))

        second = opened.browser.open(opened.server.address)
        second.wait("document.getElementById('state').textContent.includes('Another page has this address')", "refusal")
        bench.expect("a second page with the same address is refused, with words", True)
        bench.expect("the first one goes on", is_read(opened.engine.detect(image)))

        wait = in_background(lambda: opened.engine.detect(image))
        time.sleep(0.7)
        opened.tab.close()
        second.wait(f"{JOINED} || document.getElementById('state').dataset.kind === 'work'", "taking over")
        bench.expect("a page that is closed gives its frame to the next", is_read(wait()))
        second.close()
        opened.engine.start(image)
        try:
            opened.engine.answer(seconds=3)
            bench.expect("without a page a frame gets no answer", False)
        except TimeoutError:
            bench.expect("without a page a frame gets no answer", True)
        opened.engine.close()
        opened.tab = opened.browser.open(opened.server.address)
        opened.tab.wait(JOINED, "joining again")
        opened.engine = opened.server.engine()
        opened.engine.hello()
        bench.expect("a new page and a new process go on", is_read(opened.engine.detect(image)))


def answered_twice(bench, readers):
    """The page sends each result twice, and others send results that nobody asked for."""
    image = frames(bench.scanbench, FRAME, 1)[0]
    with Opened(bench, readers["twice"]) as opened:
        answers = [opened.engine.detect(image) for _ in range(5)]
        bench.expect("results that come twice count once", all(map(is_read, answers)))
        opened.tab.wait("second.length > 5", "the second results")
        bench.expect("each second result is refused", set(opened.tab.run("second")) == {409})
        for wrong in ("seat=1&task=999&attempt=1", "seat=1&task=1&attempt=1", "seat=99&task=1&attempt=1"):
            bench.expect(f"a result for {wrong} is refused", status(f"{opened.server.address}result?{wrong}", b"{}") == 409)
        bench.expect("and the engine goes on", is_read(opened.engine.detect(image)))


def strangers(bench, readers):
    """Requests without the token, bodies of 64 MiB, and more connections than there may be."""
    image = frames(bench.scanbench, FRAME, 1)[0]
    with Opened(bench, readers["twice"]) as opened:
        root = "/".join(opened.server.address.split("/")[:3])
        for path in ("/", "/next?seat=1", "/" + "0" * 32 + "/"):
            bench.expect(f"{path} without the token is forbidden", status(root + path) == 403)
        flood = b" " * FLOOD_BYTES
        address = f"{opened.server.address}result?seat=1&task=1&attempt=1"
        bench.expect("a body of 64 MiB is refused", status(address, flood) == 413)
        bench.expect("without the token, too", status(f"{root}/x/result", flood) == 403)
        host, port = root.split("//")[1].split(":")
        connections = []
        for _ in range(400):
            connection = socket.create_connection((host, int(port)), timeout=5)
            connection.settimeout(0.2)
            connections.append(connection)
        time.sleep(1)
        closed = 0
        for connection in connections:
            try:
                closed += connection.recv(1) == b""
            except (TimeoutError, ConnectionError) as error:
                closed += not isinstance(error, TimeoutError)
        for connection in connections:
            connection.close()
        bench.note(f"of 400 connections {closed} were closed by the server")
        bench.expect("connections that are too many are closed", closed >= 200)
        bench.expect("the page reads on after all that", is_read(opened.engine.detect(image)))


def elsewhere(bench, readers):
    """A page of another origin in the same browser asks the server for long addresses in every way that it has."""
    image = frames(bench.scanbench, FRAME, 1)[0]
    with Opened(bench, readers["twice"]) as opened, tempfile.TemporaryDirectory() as folder:
        root = "/".join(opened.server.address.split("/")[:3])
        pathlib.Path(folder, "index.html").write_text(HOSTILE_PAGE.replace("ROOT", root), encoding="utf-8")
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(QuietHandler, directory=folder)) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            hostile = opened.browser.open(f"http://localhost:{server.server_port}/")
            hostile.wait("globalThis.sent > 200", "the long addresses")
            bench.expect("frames are read while another page asks for long addresses",
                         all(is_read(opened.engine.detect(image)) for _ in range(20)))
            hostile.wait("globalThis.ended > 100", "answers to them")
            bench.expect("none of them could be read there", hostile.run("globalThis.got") == 0)
            with urllib.request.urlopen(opened.server.address, timeout=5) as answer:
                bench.expect("the server answers others at once", answer.status == 200)
            hostile.close()
            server.shutdown()
        bench.expect("and the page reads on", is_read(opened.engine.detect(image)))


def broken_detectors(bench, readers):
    """Detectors that find nothing, throw, support nothing or never answer; a browser that changes pixels."""
    image = frames(bench.scanbench, FRAME, 1)[0]
    refusals = {
        "blind": "reads no reference symbol of any format",
        "throwing": "InvalidStateError: Service unavailable",
        "empty": "supports no format",
        "stuck": "getSupportedFormats() failed: Error: no answer in time",
    }
    for name, words in refusals.items():
        server, browser = Server(bench.program, "--polyfill", str(readers[name])), Chromium()
        try:
            browser.open(server.address)
            engine = server.engine()
            answer = engine.hello(seconds=90)
            bench.expect(f"a detector that is {name} is no engine, and says why",
                         answer.get("type") == "failed" and words in answer["message"], answer)
            engine.close()
            if name == "blind":
                run = server.scanbench(bench.scanbench, "run", bench.write("blind.yaml", RUN), "--engine", "browser",
                                       "--output", pathlib.Path(bench.folder, "blind"))
                bench.expect("a run with it does not begin: code 69, and a line that says why",
                             run.returncode == 69 and words in run.stderr, run.stderr)
        finally:
            browser.close()
            server.close()
    with Opened(bench, readers["throwing-later"]) as opened:
        answer = opened.engine.detect(image)
        bench.expect("a detector that throws fails that frame",
                     answer["type"] == "failed" and "Service unavailable" in answer["message"], answer)
    with Opened(bench, readers["noise"]) as opened:
        answer = opened.engine.detect(image)
        bench.expect("a browser that changes pixels is found out",
                     answer["type"] == "failed" and "the browser changed 1 of 307200 pixels" in answer["message"], answer)
        bench.expect("and the page says so", "changed 1 of 307200 pixels" in opened.tab.text("note"))


def dying_detector(bench, readers):
    """A detector that finds nothing after three frames: a run with it has reads and no misses."""
    with Opened(bench, readers["blind-later"], says_hello=False) as opened:
        run = pathlib.Path(bench.folder, "dying")
        done = opened.server.scanbench(bench.scanbench, "run", bench.write("dying.yaml", RUN), "--engine", "browser",
                                       "--jobs", "1", "--output", run)
        trials = [json.loads(line) for line in (run / "trials.jsonl").read_text(encoding="utf-8").splitlines()]
        statuses = [trial["status"] for trial in trials]
        bench.note(f"a detector that dies: {', '.join(f'{statuses.count(s)} {s}' for s in sorted(set(statuses)))}")
        bench.expect("every frame has one trial", len(trials) == len({trial["frame"] for trial in trials}) == 12)
        bench.expect("none of them is a miss", all(
            code["outcome"] != "missed" for trial in trials if trial["status"] == "ok" for code in trial["codes"]))
        bench.expect("three are read, one gets no answer, and the engine is given up at once",
                     statuses == 3 * ["ok"] + ["crashed"] + 8 * ["given_up"], statuses)
        bench.expect("and a line says why", "no longer reads a reference symbol" in json.dumps(trials) + done.stderr)


def several_pages(bench, readers):
    """Two pages at once, as browser:1 and browser:2."""
    server, browser = Server(bench.program, "--polyfill", str(bench.reader), pages=2), Chromium()
    try:
        for address in server.addresses:
            browser.open(address).wait(JOINED, "joining")
        run = pathlib.Path(bench.folder, "several")
        done = server.scanbench(bench.scanbench, "run", bench.write("several.yaml", RUN), "--engine", "browser:1", "--engine",
                                "browser:2", "--output", run)
        bench.expect("a run with two pages ends", done.returncode == 0, done.stderr[-500:])
        trials = [json.loads(line) for line in (run / "trials.jsonl").read_text(encoding="utf-8").splitlines()]
        engines = [trial["engine"] for trial in trials if trial["status"] == "ok"]
        bench.expect("each page reads every frame", engines.count("browser-1") == engines.count("browser-2") == 12, engines)
    finally:
        browser.close()
        server.close()
