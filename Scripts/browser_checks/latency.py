"""Whether the times that the bench reports are those of the reader's own loop in the same page."""

import base64
import json
import statistics

from .chromium import Chromium
from .engine import Server, frames

SUITE = """
schema: 1
name: browser-latency
purpose: A frame to time.
symbologies: [qr_code]
frame: {{width: {width}, height: {height}}}
conditions: {{span: 0.2, clutter: 0.5}}
masks: [own]
profiles: {{quick: {{samples: 1}}}}
"""
SIZES = [(640, 480), (1920, 1080)]
MOST_DIFFERENCE = 0.03
TURNS = 20
CALLS = 15
WARMUP = 3

# The page's own canvas and detector, which know no word of the bench.
SETUP = """
globalThis.ownCanvas = document.createElement("canvas");
[ownCanvas.width, ownCanvas.height] = [WIDTH, HEIGHT];
{
  const image = new ImageData(WIDTH, HEIGHT);
  const grey = Uint8Array.from(atob(PIXELS), character => character.charCodeAt(0));
  grey.forEach((level, i) => image.data.set([level, level, level, 255], 4 * i));
  ownCanvas.getContext("2d", { willReadFrequently: true }).putImageData(image, 0, 0);
}
globalThis.ownDetector = new BarcodeDetector({ formats: FORMATS });
true
"""
LOOP = """
(async () => {
  const durations = [];
  for (let i = 0; i < WARMUP + CALLS; i++) {
    const start = performance.now();
    await ownDetector.detect(ownCanvas);
    durations.push((performance.now() - start) * 1e6);
  }
  return durations.slice(WARMUP);
})()
"""


def matches(bench):
    """Medians within 3 %, in turns."""
    server, browser = Server(bench.program, "--polyfill", bench.reader), Chromium()
    try:
        tab = browser.open(server.address)
        engine = server.engine()
        formats = engine.hello()["symbologies"]
        engine.configure(*formats)
        for width, height in SIZES:
            image = frames(bench.scanbench, SUITE.format(width=width, height=height), 1)[0]
            values = {"WIDTH": width, "HEIGHT": height, "FORMATS": formats, "CALLS": CALLS, "WARMUP": WARMUP,
                      "PIXELS": base64.b64encode(image[2]).decode()}
            tab.run(filled(SETUP, values))
            script = filled(LOOP, values)
            own, ours, fastest = [], [], {True: [], False: []}
            for turn in range(TURNS):
                for is_own in (turn % 2 == 0, turn % 2 == 1):
                    if is_own:
                        durations = tab.run(script)
                    else:
                        durations = engine.detect(image, warmup=WARMUP, repeats=CALLS)["durations_ns"]
                    (own if is_own else ours).append(statistics.median(durations))
                    fastest[is_own].append(min(durations))
            ratio = statistics.median(ours) / statistics.median(own)
            bench.note(
                f"{width}x{height}: {statistics.median(ours) / 1e6:.3f} ms reported, {statistics.median(own) / 1e6:.3f} ms in "
                f"the page's own loop, ratio {ratio:.4f}; fastest calls {min(fastest[False]) / 1e6:.3f} and {min(fastest[True]) / 1e6:.3f} ms; "
                f"{TURNS} turns of {CALLS} calls each")
            bench.expect(f"the reported median at {width}x{height} is within 3 %", abs(ratio - 1) <= MOST_DIFFERENCE)
        engine.close()
    finally:
        browser.close()
        server.close()


def filled(script, values):
    """A script with the values in the place of their names."""
    for name, value in values.items():
        script = script.replace(name, json.dumps(value))
    return script
