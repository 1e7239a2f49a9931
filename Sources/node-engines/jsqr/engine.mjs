// jsQR. The README lists what is decided here.

import { createRequire } from "node:module";

import { decode, serve } from "../scanbench-engine.mjs";

const require = createRequire(import.meta.url); // Looks in NODE_PATH, which `import` does not.
const jsQR = require("jsqr");

// To warm up on: the rows of a QR code of version 1, one bit for a module.
const SYMBOL = [
  0x1fd07f, 0x105e41, 0x17495d, 0x175f5d, 0x17485d, 0x104841, 0x1fd57f, 0x1800, 0x16e44b, 0x12594, 0x1e4dd4,
  0x159135, 0xc66ab, 0x1659, 0x1fd455, 0x10589c, 0x1746d4, 0x175b2e, 0x175cf8, 0x104800, 0x1fddd6,
];

/** The symbol in a frame of 320 x 240 with so many grey levels of noise, the same at each call. */
function symbolPixels(noise) {
  return Uint8Array.from({ length: 320 * 240 }, (_, index) => {
    const column = Math.floor(((index % 320) - 76) / 8);
    const row = Math.floor((Math.floor(index / 320) - 36) / 8);
    const isDark = column >= 0 && column < 21 && (SYMBOL[row] >> (20 - column)) & 1;
    return (isDark ? 40 : 215) + Math.round(noise * Math.sin(index * index));
  });
}

class JSQR {
  name = "jsQR";
  version = require("jsqr/package.json").version;
  symbologies = ["qr_code"];
  options = { inversionAttempts: ["attemptBoth", "dontInvert", "invertFirst"] };
  about = { inversionAttempts: "whether light codes on dark are looked for, and when" };
  features = ["eci"];

  warmUpCalls = 40;
  warmUpImages = [0, 30].map((noise) => this.image(symbolPixels(noise), 320, 240));

  configure(mask, options) {
    this.settings = options; // Given with every call: the library keeps those of the last one.
  }

  image(pixels, width, height) {
    const data = new Uint8ClampedArray(4 * pixels.length);
    const colours = new Uint32Array(data.buffer);
    // Alpha is all ones, whatever the order of bytes.
    pixels.forEach((grey, index) => (colours[index] = grey * 0x01010101));
    return { data, width, height };
  }

  detect({ data, width, height }) {
    return jsQR(data, width, height, this.settings);
  }

  decodes(found) {
    if (!found) return [];
    const { topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner } = found.location;
    const corners = [topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner].map(({ x, y }) => [x, y]);
    const eci = found.chunks.filter(({ type }) => type === "eci").map(({ assignmentNumber }) => assignmentNumber);
    return [decode("qr_code", found.binaryData, found.data, corners, { eci })];
  }
}

await serve(new JSQR());
