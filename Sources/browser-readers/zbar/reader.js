// A BarcodeDetector (https://wicg.github.io/shape-detection-api/) that reads with ZBar, compiled to WebAssembly. It claims, asks
// and reports as Sources/scanbench-engine-zbar does, so that the two can be held against each other decode by decode.
(() => {
  "use strict";
  const wasm = "@WASM@";
  const version = "@VERSION@";

  // In the order of reader.c, each with ZBar's number.
  const formats = {
    codabar: 38, code_128: 128, code_39: 39, code_93: 93, ean_13: 13, ean_8: 8, itf: 25, qr_code: 64, upc_a: 12, upc_e: 9,
  };
  const names = Object.keys(formats);
  const nameOf = new Map(Object.entries(formats).map(([name, number]) => [number, name]));

  // What the C library asks of a system (wasi_snapshot_preview1); a page has none of it, which is 52, ENOSYS.
  const systemCall = name =>
    name === "proc_exit" ? code => { throw new Error(`ZBar exited with ${code}`); } : () => 52;
  let reader;
  async function load() {
    const bytes = Uint8Array.from(atob(wasm), character => character.charCodeAt(0));
    const module = await WebAssembly.compile(bytes);
    const imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) {
      (imports[from] ??= {})[name] = systemCall(name);
    }
    const { exports } = await WebAssembly.instantiate(module, imports);
    exports._initialize?.();
    return exports;
  }
  const loaded = () => reader ??= load();

  class BarcodeDetector {
    static readerVersion = version;
    #asked;
    #mask = 0;
    #canvas;

    constructor(options = {}) {
      const asked = options.formats === undefined ? names : Array.from(options.formats, String);
      if (!asked.length || asked.some(name => !names.includes(name))) {
        throw new TypeError(`formats has to name some of ${names.join(", ")}`);
      }
      this.#asked = new Set(asked);
      // The library decodes a UPC-A as an EAN-13, which it then renames.
      for (const name of this.#asked.has("upc_a") ? [...asked, "ean_13"] : asked) this.#mask |= 1 << names.indexOf(name);
    }

    static async getSupportedFormats() {
      await loaded();
      return [...names];
    }

    async detect(source) {
      const exports = await loaded();
      const { width, height, data } = this.#pixels(source);
      const count = width * height;
      const room = exports.room(count);
      if (!room) throw new Error("there is no memory for the image");
      const grey = new Uint8Array(exports.memory.buffer, room, count);
      // Luma of ITU-R BT.601, in 1024ths: equal parts stay what they are.
      for (let i = 0, j = 0; i < count; i++, j += 4) {
        grey[i] = (306 * data[j] + 601 * data[j + 1] + 117 * data[j + 2] + 512) >> 10;
      }
      const found = exports.scan(this.#mask, width, height);
      if (!found) throw new Error("there is no memory for what was found");
      // Without the EAN-13 that are read only because UPC-A needs them.
      return read(exports.memory.buffer, found).filter(code => code.format !== "ean_13" || this.#asked.has("ean_13"));
    }

    #pixels(source) {
      if (source instanceof ImageData) return source;
      let canvas = source;
      if (!source.getContext) {
        canvas = this.#canvas ??= document.createElement("canvas");
        canvas.width = source.videoWidth ?? source.naturalWidth ?? source.width;
        canvas.height = source.videoHeight ?? source.naturalHeight ?? source.height;
        canvas.getContext("2d", { willReadFrequently: true }).drawImage(source, 0, 0);
      }
      return canvas.getContext("2d", { willReadFrequently: true }).getImageData(0, 0, canvas.width, canvas.height);
    }
  }

  function read(memory, start) {
    const view = new DataView(memory);
    let at = start;
    const next = () => {
      at += 4;
      return view.getInt32(at - 4, true);
    };
    return Array.from({ length: next() }, () => {
      const [type, orientation, byteCount, pointCount] = [next(), next(), next(), next()];
      const bytes = new Uint8Array(memory, at, byteCount);
      at += Math.ceil(byteCount / 4) * 4;
      const points = Array.from({ length: pointCount }, () => ({ x: next(), y: next() }));
      const cornerPoints = (type === formats.qr_code ? areaCorners(points) : passCorners(points, orientation)) ?? [];
      return { format: nameOf.get(type) ?? "unknown", rawValue: text(bytes), cornerPoints, boundingBox: box(cornerPoints) };
    });
  }

  function text(bytes) {
    const copy = bytes.slice();
    try {
      return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(copy);
    } catch {
      return Array.from(copy, byte => String.fromCharCode(byte)).join("");
    }
  }

  // As Sources/scanbench-engine-zbar/Quad+ZBar.swift has it, from which these two are taken.
  function areaCorners(points) {
    if (points.length !== 4) return null;
    const [topLeft, bottomLeft, bottomRight, topRight] = points.map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 }));
    return [topLeft, topRight, bottomRight, bottomLeft];
  }

  const directions = { 1: { x: 0, y: 1 }, 2: { x: -1, y: 0 }, 3: { x: 0, y: -1 } };
  function passCorners(points, orientation) {
    if (!points.length) return null;
    const right = directions[orientation] ?? { x: 1, y: 0 };
    const down = { x: -right.y, y: right.x };
    const dot = (a, b) => a.x * b.x + a.y * b.y;
    const ends = points.map(({ x, y }) => ({ x: x + Math.abs(down.x) * 0.5, y: y + Math.abs(down.y) * 0.5 }));
    const along = ends.map(end => dot(right, end));
    const [low, high] = [Math.min(...along), Math.max(...along)];
    const quarter = (high - low) / 4;
    const left = ends.filter((_, i) => along[i] <= low + quarter);
    const rest = ends.filter((_, i) => along[i] >= high - quarter);
    const highest = list => list.reduce((best, end) => (dot(end, down) < dot(best, down) ? end : best));
    const lowest = list => list.reduce((best, end) => (dot(end, down) > dot(best, down) ? end : best));
    return [highest(left), highest(rest), lowest(rest), lowest(left)];
  }

  function box(corners) {
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    if (!corners.length) return new DOMRectReadOnly();
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return new DOMRectReadOnly(left, top, Math.max(...xs) - left, Math.max(...ys) - top);
  }

  globalThis.BarcodeDetector = BarcodeDetector;
})();
