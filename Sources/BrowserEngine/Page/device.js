// What the page says of itself when it joins.

// What reads, and where.
export async function describe() {
  const about = {
    ...reader(),
    ...(await place()),
    user_agent: navigator.userAgent,
    cross_origin_isolated: globalThis.crossOriginIsolated === true,
    formats: [],
  };
  const grain = clockGrain();
  if (grain > 0) about.clock_grain_ns = Math.round(grain * 1e6);
  const fault = await addFormats(about);
  if (fault) about.fault = fault;
  else if (!(grain > 0)) about.fault = "the page's clock does not move";
  return about;
}

function reader() {
  const polyfill = document.getElementById("polyfill");
  if (!polyfill) return { reader: "BarcodeDetector" };
  return { reader: polyfill.dataset.name, reader_version: "SHA-256 " + polyfill.dataset.sha256 };
}

// Returns why nothing can be read.
async function addFormats(about) {
  if (!globalThis.isSecureContext) {
    return "this address is no secure context, without which a browser has no BarcodeDetector: use localhost or https";
  }
  if (typeof globalThis.BarcodeDetector !== "function") {
    return "this browser has no BarcodeDetector; a polyfill would be one (--polyfill)";
  }
  try {
    about.formats = await within(20000, globalThis.BarcodeDetector.getSupportedFormats());
  } catch (error) {
    return `getSupportedFormats() failed: ${error}`;
  }
  return about.formats.length ? null : "the BarcodeDetector of this browser supports no format";
}

function within(milliseconds, promise) {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error("no answer in time")), milliseconds));
  return Promise.race([promise, late]);
}

// Browser, system and device: by the User-Agent's client hints, which only some browsers have; else as its string has them.
async function place() {
  const data = navigator.userAgentData;
  if (!data?.getHighEntropyValues) return placeByString(navigator.userAgent);
  let hints = {};
  try {
    hints = await data.getHighEntropyValues(["platformVersion", "model", "fullVersionList", "architecture"]);
  } catch { /* The browser keeps them to itself. */ }
  const brands = (hints.fullVersionList ?? data.brands ?? []).filter(({ brand }) => !/not.?a.?brand/i.test(brand));
  const brand = brands.find(({ brand }) => brand !== "Chromium") ?? brands[0];
  return {
    browser: brand?.brand ?? "unknown",
    browser_version: brand?.version,
    system: data.platform || "unknown",
    system_version: hints.platformVersion || undefined,
    device: [hints.model, hints.architecture].filter(Boolean).join(", ") || undefined,
  };
}

function placeByString(text) {
  const found = /(Firefox|FxiOS|CriOS|Edg|Chrome)\/([\d.]+)/.exec(text) ?? /Version\/([\d.]+).*(Safari)/.exec(text);
  const isSafari = found?.[2] === "Safari";
  const system = /\(([^)]*)\)/.exec(text)?.[1];
  return {
    browser: (isSafari ? "Safari" : found?.[1]) ?? "unknown",
    browser_version: isSafari ? found?.[1] : found?.[2],
    system: system?.slice(0, 120) ?? "unknown",
  };
}

// The smallest step of performance.now(), in milliseconds; 0 where it does not move.
export function clockGrain() {
  let grain = Infinity;
  const start = performance.now();
  let last = start;
  for (let steps = 0; steps < 200 && last - start < 300;) {
    const now = performance.now();
    if (now > last) {
      grain = Math.min(grain, now - last);
      last = now;
      steps += 1;
    } else if (Date.now() - (performance.timeOrigin + start) > 5000) {
      break;
    }
  }
  return Number.isFinite(grain) ? grain : 0;
}
