// Reads pictures with jsQR as its own documentation does, without an engine's code.
//
//     NODE_PATH=.native/engines/jsqr/node_modules node Checks/library_calls.mjs '{}' A.pgm B.pgm
//
// The first argument is jsQR's options. Prints a JSON array: what jsQR returned for each picture, a binary PGM.

import fs from "node:fs";
import { createRequire } from "node:module";

const jsQR = createRequire(import.meta.url)("jsqr");
const [options, ...paths] = process.argv.slice(2);

function read(path) {
  const file = fs.readFileSync(path);
  const [header, width, height] = file.toString("latin1").match(/^P5\s+(\d+)\s+(\d+)\s+255\s/);
  const pixels = file.subarray(header.length);
  const rgba = new Uint8ClampedArray(4 * pixels.length);
  for (let pixel = 0; pixel < pixels.length; pixel++) {
    rgba.fill(pixels[pixel], 4 * pixel, 4 * pixel + 3);
    rgba[4 * pixel + 3] = 255;
  }
  return jsQR(rgba, Number(width), Number(height), JSON.parse(options));
}

console.log(JSON.stringify(paths.map(read)));
