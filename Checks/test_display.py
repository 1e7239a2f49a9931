"""Holds `scanbench display` against scanners whose reads and delays are known.

Frames are shown three times in a headless Chromium. Keys are typed by Playwright, curl posts, and
the page with the camera scans, with ZBar as its BarcodeDetector and a fake camera that films the
frames in time. Each time some frames are read right, one is read wrong, one is missed and one is
read twice. What `scanbench run --recorded` makes of the recordings is just that, and each time is
right to 20 ms by the machine's clock: from when the browser says that it showed the frame to some
moment between the sending of the read and the answer to it.
"""

import json
import math
import re
import subprocess
import time

import manifest
import pytest

from Checks.bench import trials
from Checks.engine import grey_image

pytestmark = pytest.mark.nightly
SHOWN, BLANK = 1.5, 0.8
LIMIT_MS = 20
MISREAD, MISSED, TWICE = 3, 4, 5
# The fake camera's frames a second, and what it films before the first frame, in seconds.
RATE, LEAD = 10, 9
# When it films a code by which its beginning is known, before the frames.
SIGNAL = 4
# How long a code lies before the camera after its frame was shown, and from when on.
BEFORE, FILMED = 0.3, 0.9
# Keeps when each frame was shown, by the machine's clock of the day in milliseconds.
WATCH_SCREEN = """
globalThis.shown = [];
addEventListener("scanbench-shown", ({ detail }) => {
  shown.push({ number: detail.task.number, at: performance.timeOrigin + detail.begin });
});
"""
NEXT = """(index) => new Promise((done) => {
  const look = () => shown[index] ? done(shown[index]) : setTimeout(look, 2);
  look();
})"""
# Keeps what the page with the camera posts, and when.
WATCH_CAMERA = """
globalThis.posted = [];
const fetchIt = fetch;
globalThis.fetch = (path, options) => {
  const now = () => performance.timeOrigin + performance.now();
  if (path !== "read") return fetchIt(path, options);
  const read = { text: JSON.parse(options.body).text, at: now() };
  return fetchIt(path, options).then((answer) => {
    posted.push({ ...read, until: now() });
    return answer;
  });
};
"""


class Display:
    """A running `scanbench display` with its page on a screen."""

    def __init__(self, bench, browser, name, *words):
        self.process = bench.start(
            f"display corpus --output {name}.jsonl --shown {SHOWN} --blank {BLANK} --name {name}",
            *words)
        addresses = []
        for line in self.process.stdout:
            addresses += re.findall(r"^On .*?(http\S+)", line)
            if "curl" in line:
                break
        assert len(addresses) == 2, f"display did not start: {self.process.stderr.read()}"
        self.screen, self.camera = addresses
        self.page = browser.new_page(viewport={"width": 1280, "height": 900})
        self.page.goto(self.screen)
        self.page.wait_for_selector("#screen:not(:empty)")
        self.page.evaluate(WATCH_SCREEN)

    def start(self):
        self.page.evaluate("document.getElementById('start').click()")

    def shown(self, count):
        """Yields the number of each frame and when it was shown, in milliseconds, as they are."""
        for index in range(count):
            frame = self.page.evaluate(NEXT, index)
            yield frame["number"], frame["at"]

    def end(self):
        print(self.process.communicate(timeout=60)[0].strip())
        assert self.process.returncode == 0

    def close(self):
        self.process.kill()
        self.process.wait()


class Frames:
    """The frames of a corpus in the order in which they are shown, from 1."""

    def __init__(self, bench):
        self.bench = bench
        suite = bench.suite("display-check", ["ean_13", "qr_code", "code_128"],
                            {"module_width_px": [3]}, {"samples": 4}, payload=["short"],
                            frame={"width": 640, "height": 480}, masks=["all"])
        bench.call("corpus build", suite, "--output", "corpus")
        self.lines = mixed(list(manifest.frames(bench.folder / "corpus")))
        self.numbers = {line["frame"]: number for number, line in enumerate(self.lines, 1)}

    def text(self, number):
        return self.lines[number - 1]["codes"][0]["text"]

    def pixels(self, number):
        """As the bench would hand them to an engine, by a reader that is none of ours."""
        return grey_image(self.bench.folder / "corpus" / self.lines[number - 1]["file"])[2]


@pytest.fixture(scope="module")
def frames(shared_bench):
    return Frames(shared_bench)


def mixed(frames):
    """Each is the golden section of their number further on than the one before."""
    step = int(len(frames) * 0.618)
    while math.gcd(step, len(frames)) != 1:
        step += 1
    return [frames[number * step % len(frames)] for number in range(len(frames))]


def plan(number, text):
    """What is read of a frame, and how long after it was shown, in milliseconds."""
    wrong = text[:-1] + ("1" if text[-1] == "0" else "0")
    reads = {MISREAD: [(wrong, 300)], MISSED: [], TWICE: [(text, 250), (text, 600)]}
    return reads.get(number, [(text, 40 + 97 * number % 900)])


def type_it(display, text):
    display.page.keyboard.type(text)
    sent = time.time() * 1000
    display.page.keyboard.down("Enter")
    return sent, time.time() * 1000


def post_it(display, text):
    sent = time.time() * 1000
    subprocess.run(["curl", "--silent", "--fail", "--data", json.dumps({"text": text}),
                    display.camera + "read"], check=True)
    return sent, time.time() * 1000


def judge(frames, name, times):
    """Holds a recording, and what a run makes of it, against what was sent."""
    bench, errors = frames.bench, []
    for answer in manifest.lines(bench.folder / f"{name}.jsonl"):
        begin, sent = times[frames.numbers[answer["frame"]]]
        assert len(answer["decodes"]) == len(sent), answer["frame"]
        if sent:
            arrival = begin + answer["durations_ns"][0] / 1e6
            errors.append(arrival - min(max(arrival, sent[0][0]), sent[0][1]))
    print(f"{len(errors)} times are {min(errors):+.1f} to {max(errors):+.1f} ms outside")
    run = f"run-{name}"
    bench.call(f"run corpus --recorded {name}={name}.jsonl --mask all --output {run}")
    bench.call(f"report {run}")
    for trial in trials(bench.folder / run):
        number = frames.numbers[trial["frame"]]
        right = {MISREAD: "misread", MISSED: "missed"}.get(number, "correct")
        found = (trial["codes"][0]["outcome"], trial.get("duplicates", 0),
                 trial.get("false_positives", 0))
        assert found == (right, int(number == TWICE), 0), trial["frame"]
    assert max(map(abs, errors)) <= LIMIT_MS


@pytest.mark.parametrize("name, send", [("typed", type_it), ("posted", post_it)])
def test_reads_that_a_script_sends(frames, chromium, closing, name, send):
    display, times = closing(Display(frames.bench, chromium(), name)), {}
    display.start()
    for number, begin in display.shown(len(frames.lines)):
        sent = []
        for text, delay in plan(number, frames.text(number)):
            time.sleep(max(0, (begin + delay) / 1000 - time.time()))
            sent.append(send(display, text))
        times[number] = (begin, sent)
    display.end()
    judge(frames, name, times)


def begins_alone(frames, display):
    """When each frame is shown, in milliseconds."""
    display.start()
    begins = [begin for _, begin in display.shown(len(frames.lines))]
    display.end()
    return begins


def film(frames, begins, path):
    """Writes what the fake camera films: each frame for a while after it is shown, with faults."""
    grey, chroma = bytes([128]) * (640 * 480), bytes([128]) * (640 * 480 // 2)
    pictures = [grey] * int((LEAD + (begins[-1] - begins[0]) / 1000 + SHOWN + 2) * RATE)
    pictures[SIGNAL * RATE:(SIGNAL + 1) * RATE] = [frames.pixels(1)] * RATE
    for number, begin in enumerate(begins, 1):
        first = round((LEAD + (begin - begins[0]) / 1000 + BEFORE) * RATE)
        picture = frames.pixels(1 if number == MISREAD else number)
        for index in range(first, first + round(FILMED * RATE)):
            # Out of sight for longer than the page remembers a code.
            is_hidden = number == MISSED or (
                number == TWICE and 0.1 <= (index - first) / RATE < 0.8)
            if not is_hidden:
                pictures[index] = picture
    with open(path, "wb") as video:
        video.write(b"YUV4MPEG2 W640 H480 F%d:1 Ip A1:1 C420jpeg\n" % RATE)
        for picture in pictures:
            video.write(b"FRAME\n" + picture + chroma)


def test_reads_of_a_camera(frames, chromium, closing, browser_reader):
    """Which films frames that begin as they did before."""
    video = frames.bench.folder / "camera.y4m"
    unread = closing(Display(frames.bench, chromium(), "unread"))
    film(frames, begins_alone(frames, unread), video)
    display = closing(Display(
        frames.bench, chromium(), "camera", "--polyfill", browser_reader, "--camera-width", "640",
        "--camera-height", "480"))
    page = chromium(
        "--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream",
        f"--use-file-for-fake-video-capture={video}").new_page()
    page.goto(display.camera)
    page.evaluate(WATCH_CAMERA)
    page.click("#start")
    page.wait_for_function("() => posted.length")
    begin = page.evaluate("posted[0].at") / 1000 - SIGNAL + LEAD - 0.4
    time.sleep(max(0, begin - time.time()))
    display.start()
    times = {number: (begin, []) for number, begin in display.shown(len(frames.lines))}
    display.end()
    for read in page.evaluate("posted"):
        number = max((number for number, (begin, _) in times.items() if begin <= read["at"]),
                     default=None)
        if number:
            times[number][1].append((read["at"], read["until"]))
    print(page.text_content("#camera"), page.text_content("#frames"))
    judge(frames, "camera", times)
