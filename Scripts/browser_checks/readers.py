"""Scripts that define BarcodeDetector, each the reader with something wrong or slow about it."""

import pathlib

# What comes behind the reader's script; `Real` is its BarcodeDetector.
BEHAVIOURS = {
    # Frames are of 640 x 480; reference symbols are not.
    "slow": """
        async detect(image) {
          if (image.height === 480) await new Promise(resolve => setTimeout(resolve, 1500));
          return super.detect(image);
        }""",
    "blind": "async detect() { return []; }",
    "blind-later": """
        async detect(image) {
          globalThis.shown = (globalThis.shown ?? 0) + (image.height === 480 ? 1 : 0);
          return globalThis.shown > 3 ? [] : super.detect(image);
        }""",
    "throwing": "async detect() { throw new DOMException('Service unavailable', 'InvalidStateError'); }",
    "throwing-later": """
        async detect(image) {
          if (image.height === 480) throw new DOMException('Service unavailable', 'InvalidStateError');
          return super.detect(image);
        }""",
    "empty": "static async getSupportedFormats() { return []; }",
    "stuck": "static getSupportedFormats() { return new Promise(() => {}); }",
}

# A browser that protects from fingerprinting turns over the lowest bit of some pixels.
NOISE = """
const getImageData = CanvasRenderingContext2D.prototype.getImageData;
CanvasRenderingContext2D.prototype.getImageData = function (...place) {
  const image = getImageData.apply(this, place);
  if (image.height === 480) image.data[4000] ^= 1;
  return image;
};
"""

# Every result is sent twice; what the second one is answered is kept.
TWICE = """
const sendOnce = fetch;
globalThis.second = [];
globalThis.fetch = async (address, options) => {
  const answer = await sendOnce(address, options);
  if (String(address).startsWith("result")) globalThis.second.push((await sendOnce(address, options)).status);
  return answer;
};
"""


def variants(reader, folder):
    """Writes them beside one another; returns their paths by name."""
    text = pathlib.Path(reader).read_text(encoding="utf-8")
    scripts = {
        name: f"{text}\n{{ const Real = BarcodeDetector; globalThis.BarcodeDetector = class extends Real {{ {body} }}; }}\n"
        for name, body in BEHAVIOURS.items()}
    scripts["noise"] = text + NOISE
    scripts["twice"] = text + TWICE
    paths = {}
    for name, script in scripts.items():
        paths[name] = pathlib.Path(folder, f"{name}.js")
        paths[name].write_text(script, encoding="utf-8")
    return paths
