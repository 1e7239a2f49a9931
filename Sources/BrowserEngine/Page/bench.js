// Reads frames: pixels in, durations and codes out.

// The grain of the clock has at most this share of a duration.
const MOST_GRAIN = 0.01;
// However coarse the clock is, a duration is the mean of no more calls than this.
const MOST_CALLS = 10000;

export class Bench {
  #canvas = document.createElement("canvas");
  #context = this.#canvas.getContext("2d", { willReadFrequently: true });
  #detectors = new Map();
  #grain;

  // `grain`: the smallest step of the clock, in milliseconds.
  constructor(grain) {
    this.#grain = grain;
  }

  get canvas() {
    return this.#canvas;
  }

  // What `task` asks of the frame with these grey levels; the body of `result`.
  async read(task, pixels) {
    try {
      const fault = this.#draw(task, pixels);
      if (fault) return { error: fault };
      return await this.#time(this.#detector(task.formats), task);
    } catch (error) {
      return { error: `${error?.name ?? "Error"}: ${error?.message ?? error}` };
    }
  }

  #detector(formats) {
    const key = formats.join();
    if (!this.#detectors.has(key)) this.#detectors.set(key, new BarcodeDetector({ formats }));
    return this.#detectors.get(key);
  }

  // Puts the frame on the canvas, and holds what is there against what was sent.
  #draw(task, pixels) {
    const { width, height } = task;
    if (pixels.length !== width * height) return `${pixels.length} bytes are no frame of ${width} x ${height} pixels`;
    if (checksum(pixels) !== task.checksum) return "the pixels changed on their way to the page";
    if (this.#canvas.width !== width) this.#canvas.width = width;
    if (this.#canvas.height !== height) this.#canvas.height = height;
    const words = new Uint32Array(pixels.length);
    for (let i = 0; i < words.length; i++) words[i] = colour(pixels[i]);
    this.#context.putImageData(new ImageData(new Uint8ClampedArray(words.buffer), width, height), 0, 0);
    const back = new Uint32Array(this.#context.getImageData(0, 0, width, height).data.buffer);
    let changed = 0;
    for (let i = 0; i < words.length; i++) changed += back[i] === words[i] ? 0 : 1;
    return changed
      ? `the browser changed ${changed} of ${words.length} pixels on its canvas, as protection from fingerprinting does`
      : null;
  }

  async #time(detector, task) {
    let found = [];
    for (let i = 0; i < task.warmup; i++) found = await detector.detect(this.#canvas);
    const durations = [];
    let batch = 1;
    while (durations.length < task.repeats) {
      const start = performance.now();
      for (let i = 0; i < batch; i++) found = await detector.detect(this.#canvas);
      const elapsed = performance.now() - start;
      const needed = Math.ceil(this.#grain / MOST_GRAIN / (Math.max(elapsed, this.#grain) / batch));
      if (batch < MOST_CALLS && elapsed * MOST_GRAIN < this.#grain) {
        // Too short to be told by this clock: once more, as often as it takes, and so for those that were counted.
        batch = Math.min(MOST_CALLS, Math.max(needed, batch * 2));
        durations.length = 0;
      } else {
        durations.push((elapsed / batch) * 1e6);
      }
    }
    return { durations_ns: durations, batch, decodes: found.map(decode) };
  }
}

// An opaque grey, as a word of ImageData: the bytes of red, green and blue are alike, so the order of bytes tells alpha alone.
const isLittleEndian = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;
function colour(level) {
  return isLittleEndian ? (0xff000000 | (level * 0x010101)) >>> 0 : ((level * 0x01010100) | 0xff) >>> 0;
}

function decode(code) {
  const points = code.cornerPoints ?? [];
  return {
    format: String(code.format),
    text: String(code.rawValue),
    ...(points.length === 4 ? { corners: points.map(({ x, y }) => [x, y]) } : {}),
  };
}

// FNV-1a of 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/).
function checksum(bytes) {
  let hash = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ bytes[i], 0x01000193);
  return hash >>> 0;
}
