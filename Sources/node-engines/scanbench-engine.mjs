// Engine protocol 1 of ScanBench, complete, for engines in Node; Documentation/ENGINES.md describes it.
//
// An engine is an object, and `await serve(engine)` is its main program. It has
//   name, version           the library's
//   symbologies             what it claims to read
//   options                 the values that each option may have, as strings; the first is the default; optional
//   about                   of options, what they are for, in a few words; optional
//   features                the optional keys that it heeds in a request, or gives in a decode; optional
//   configure(mask, options)       sets the symbologies to look for, never none, and every option; throws before any change
//   image(pixels, width, height)   makes of a Uint8Array of grey levels what `detect` takes; not timed
//   detect(image)                  the library's call, and nothing else: this is what is timed; may return a promise
//   decodes(found)                 makes of what `detect` returned a list of `decode(…)`s; not timed
//   warmUpImages, warmUpCalls      images, as `image` makes them, and how often they are read before `hello`; optional

import fs from "node:fs";

const SYMBOLOGIES = ("aztec code_128 code_39 code_93 codabar data_matrix ean_13 ean_8 itf pdf417 qr_code " +
  "upc_a upc_e").split(" ");
const MOST_CALLS = 1_000_000; // a hundred times what suites may ask for

// Which keys a request has to have.
const REQUESTS = {
  hello: (request) => Number.isSafeInteger(request.protocol),
  configure: (request) => Array.isArray(request.mask),
  detect: (request) =>
    ["id", "width", "height", "warmup", "repeats", "payload"].every((key) => Number.isSafeInteger(request[key])) &&
    request.payload >= 0,
  quit: () => true,
};

/** A decode: a symbology's name or null, bytes, text, four [x, y] in the order of ENGINES.md or null; optional keys. */
export function decode(symbology, bytes, text, corners = null, details = {}) {
  return { symbology, bytes_base64: Buffer.from(bytes).toString("base64"), text, corners, ...details };
}

/** Answers requests until `quit` or the end of input. */
export async function serve(engine) {
  if (process.argv[2] === "--version") {
    console.log(`${engine.name} ${engine.version}, engine protocol 1`);
    return;
  }
  // What the library prints goes to the log. The stream itself is left alone: it would make the output non-blocking.
  Object.defineProperty(process, "stdout", { get: () => process.stderr });
  const service = new Service(engine);
  await service.warmUp();
  for (let line; (line = readLine()) !== null; ) {
    const request = parsed(line);
    if (request === null) {
      answer({ type: "failed", message: `not a request of protocol 1: ${line.slice(0, 80)}` });
      process.exit(65);
    }
    if (request.type === "quit") break;
    try {
      answer(await service[request.type](request));
    } catch (error) {
      console.error(error);
      const id = request.type === "detect" ? { id: request.id } : {};
      answer({ type: "failed", message: String(error?.message || error), ...id });
    }
  }
}

function parsed(line) {
  try {
    const request = JSON.parse(line);
    return Object.hasOwn(REQUESTS, request.type) && REQUESTS[request.type](request) ? request : null;
  } catch {
    return null;
  }
}

function answer(message) {
  fs.writeFileSync(1, JSON.stringify(message) + "\n");
}

class Service {
  constructor(engine) {
    this.engine = engine;
    this.known = engine.options ?? {};
    this.options = this.defaults();
    engine.configure([...engine.symbologies], this.defaults());
  }

  defaults() {
    return Object.fromEntries(Object.entries(this.known).map(([name, values]) => [name, values[0]]));
  }

  // V8 compiles what is called often, and the bench has fresh processes in each block.
  async warmUp() {
    const { warmUpImages = [], warmUpCalls = 0 } = this.engine;
    const calls = Number(process.env.SCANBENCH_WARM_UP_CALLS ?? warmUpCalls); // For Checks/test_warm_up.py.
    for (let call = 0; call < calls && warmUpImages.length; call++) {
      this.engine.decodes(await this.engine.detect(warmUpImages[call % warmUpImages.length]));
    }
  }

  hello({ protocol }) {
    if (protocol !== 1) throw new Error(`this engine speaks protocol 1, not ${protocol}`);
    const { name, version, symbologies, features = [] } = this.engine;
    const answer = { type: "hello", protocol: 1, engine: name, version, symbologies, features };
    return { ...answer, options: this.options, option_notes: this.optionNotes() };
  }

  optionNotes() {
    const note = ([name, values]) => [name, { values: `one of ${values.join(", ")}`, about: this.engine.about?.[name] }];
    return Object.fromEntries(Object.entries(this.known).map(note));
  }

  configure(request) {
    const unknown = request.mask.find((name) => !SYMBOLOGIES.includes(name));
    if (unknown !== undefined) throw new Error(`unknown symbology '${unknown}' in the mask`);
    const mask = this.engine.symbologies.filter((name) => request.mask.includes(name));
    if (!mask.length) throw new Error(`the mask ${request.mask} has no symbology that this engine reads`);
    const options = this.defaults();
    for (const [name, value] of Object.entries(request.options ?? {})) {
      options[name] = this.allowed(name, value);
    }
    this.engine.configure(mask, { ...options });
    this.options = options;
    return { type: "configured" };
  }

  allowed(name, value) {
    if (!Object.hasOwn(this.known, name)) {
      throw new Error(`unknown option '${name}'; known are ${Object.keys(this.known).join(", ") || "none"}`);
    }
    if (!this.known[name].includes(value)) {
      throw new Error(`option '${name}' cannot be '${value}'; it takes one of ${this.known[name].join(", ")}`);
    }
    return value;
  }

  async detect({ id, width, height, warmup, repeats, payload }) {
    const pixels = readBytes(payload);
    if (width < 1 || height < 1 || width * height !== pixels.length) {
      throw new Error(`${pixels.length} bytes are no image of ${width} x ${height} pixels`);
    }
    if (repeats < 1 || repeats > MOST_CALLS || warmup < 0 || warmup > MOST_CALLS) {
      throw new Error(`repeats has to be 1 to ${MOST_CALLS} and warmup 0 to ${MOST_CALLS}`);
    }
    const image = this.engine.image(pixels, width, height);
    const durations = [];
    let found;
    for (let call = 0; call < warmup + repeats; call++) {
      const start = process.hrtime.bigint(); // Monotonic.
      found = this.engine.detect(image);
      if (typeof found?.then === "function") found = await found;
      durations.push(Math.max(1, Number(process.hrtime.bigint() - start)));
    }
    return { type: "detected", id, durations_ns: durations.slice(warmup), decodes: [...this.engine.decodes(found)] };
  }
}

let rest = Buffer.alloc(0); // What has been read and not yet used.

/** The next line; null at the end of input. */
function readLine() {
  const parts = [];
  while (!rest.includes(10)) {
    parts.push(rest);
    rest = Buffer.alloc(1 << 16);
    rest = rest.subarray(0, fs.readSync(0, rest));
    if (!rest.length) return null;
  }
  const end = rest.indexOf(10);
  parts.push(rest.subarray(0, end));
  rest = rest.subarray(end + 1);
  return Buffer.concat(parts).toString();
}

/** The next bytes; fewer where the input ends. */
function readBytes(count) {
  const bytes = new Uint8Array(count);
  let filled = rest.copy(bytes);
  rest = rest.subarray(filled);
  while (filled < count) {
    const read = fs.readSync(0, bytes, filled, count - filled);
    if (!read) break;
    filled += read;
  }
  return bytes.subarray(0, filled);
}
