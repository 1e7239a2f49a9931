"""A page of the engine `browser` that is open in Chromium, with ZBar as its BarcodeDetector."""

import pathlib

from Checks.engine import Server, grey_image

VGA = {"width": 640, "height": 480}
PATIENCE_MS = 120_000
# What comes behind the reader's script; `Real` is its BarcodeDetector. Frames are of 640 x 480;
# reference symbols are not.
BEHAVIOURS = {
    "slow": """async detect(image) {
        if (image.height === 480) await new Promise(resolve => setTimeout(resolve, 1500));
        return super.detect(image);
      }""",
    "unhurried": """async detect(image) {
        if (image.height === 480) await new Promise(resolve => setTimeout(resolve, 50));
        return super.detect(image);
      }""",
    "blind": "async detect() { return []; }",
    "blind-later": """async detect(image) {
        globalThis.shown = (globalThis.shown ?? 0) + (image.height === 480 ? 1 : 0);
        return globalThis.shown > 3 ? [] : super.detect(image);
      }""",
    "throwing": """async detect() {
        throw new DOMException('Service unavailable', 'InvalidStateError');
      }""",
    "throwing-later": """async detect(image) {
        if (image.height === 480)
          throw new DOMException('Service unavailable', 'InvalidStateError');
        return super.detect(image);
      }""",
    "empty": "static async getSupportedFormats() { return []; }",
    "stuck": "static getSupportedFormats() { return new Promise(() => {}); }",
}
CLASS = "{ const Real = BarcodeDetector; globalThis.BarcodeDetector = class extends Real { %s }; }"
SCRIPTS = {
    **{name: CLASS % body for name, body in BEHAVIOURS.items()},
    # A browser that protects from fingerprinting turns over the lowest bit of some pixels.
    "noise": """
const getImageData = CanvasRenderingContext2D.prototype.getImageData;
CanvasRenderingContext2D.prototype.getImageData = function (...place) {
  const image = getImageData.apply(this, place);
  if (image.height === 480) image.data[4000] ^= 1;
  return image;
};""",
}


def open_page(context, address):
    tab = context.new_page()
    tab.goto(address)
    return tab


def wait_until_joined(tab):
    """Until the page has joined, or has a frame already."""
    tab.wait_for_selector("#state:has-text('Joined'), #state[data-kind=work]")


class Opened:
    """A server, its page in a browser, and an engine's process that takes its frames."""

    def __init__(self, bench, browser, reader, *options, waits=True, **looks):
        self.server = Server(bench, *options, "--polyfill", str(reader))
        self.context = browser.new_context(**looks)
        self.context.set_default_timeout(PATIENCE_MS)
        self.tab = self.open()
        if waits:
            wait_until_joined(self.tab)
        self.engine = self.server.engine()

    def open(self):
        return open_page(self.context, self.server.address)

    def greet(self):
        self.engine.hello()
        self.engine.configure("qr_code")
        return self

    def close(self):
        self.engine.close()
        self.server.close()


def variant(bench, reader, name):
    """The path of the reader with something wrong or slow about it."""
    path = bench.folder / f"{name}.js"
    text = pathlib.Path(reader).read_text(encoding="utf-8")
    path.write_text(f"{text}\n{SCRIPTS[name]}\n", encoding="utf-8")
    return path


def qr_suite(bench, samples=1):
    return bench.suite("browser-frames", ["qr_code"], {"fill": 0.5}, {"samples": samples},
                       frame=VGA)


def first_frame(bench, suite):
    """The image of the first frame of a suite."""
    bench.call("corpus build", suite, "--output", "frames")
    return grey_image(min((bench.folder / "frames/images").glob("*.png")))


def is_read(answer):
    return bool(answer) and answer.get("type") == "detected" and len(answer["decodes"]) == 1
