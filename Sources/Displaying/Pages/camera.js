// The page on a phone: scans what its camera sees, as the guides advise, and posts what it reads.
"use strict";

const element = (id) => document.getElementById(id);
const tell = (id, text) => { element(id).textContent = text; };
const video = element("video");
const counts = { seen: 0, dropped: 0, read: 0 };
// When each content was last seen: it is told once, until it has not been seen for a while.
const lastSeen = new Map();

async function script(name) {
  await new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = name;
    script.onload = done;
    script.onerror = () => failed(new Error(`${name} cannot be loaded`));
    document.head.append(script);
  });
}

async function detector(settings) {
  if (settings.has_polyfill) await script("polyfill.js");
  if (!("BarcodeDetector" in globalThis)) {
    throw new Error("This browser has no BarcodeDetector. Start the display with --polyfill.");
  }
  const supported = await BarcodeDetector.getSupportedFormats();
  const formats = settings.formats.filter((format) => supported.includes(format));
  if (formats.length === 0) throw new Error(`The detector supports none of ${settings.formats.join(", ")}.`);
  tell("detector", `${settings.has_polyfill ? "of the script, " : ""}for ${formats.join(", ")}`);
  return new BarcodeDetector({ formats });
}

async function openCamera(settings) {
  if (!navigator.mediaDevices) throw new Error("A page may use the camera over https, or on localhost, alone.");
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment", width: { ideal: settings.width }, height: { ideal: settings.height } },
  });
  video.srcObject = stream;
  await video.play();
  const given = stream.getVideoTracks()[0].getSettings();
  tell("camera", `${given.width} × ${given.height} at ${Math.round(given.frameRate)} frames per second`);
}

async function post(code) {
  const answer = await fetch("read", {
    method: "POST", body: JSON.stringify({ text: code.rawValue, format: code.format }),
  });
  if (!answer.ok) throw new Error(await answer.text() || `read: ${answer.status}`);
}

async function scan(detector, settings) {
  const codes = await detector.detect(video);
  const now = performance.now();
  for (const code of codes) {
    const key = `${code.format} ${code.rawValue}`;
    const isNew = now - (lastSeen.get(key) ?? -Infinity) > settings.forget_ms;
    lastSeen.set(key, now);
    if (!isNew) continue;
    counts.read++;
    tell("read", `${code.rawValue} (${code.format})`);
    await post(code);
  }
}

function watch(detector, settings) {
  let isBusy = false;
  const next = video.requestVideoFrameCallback
    ? (callback) => video.requestVideoFrameCallback(callback) : requestAnimationFrame;
  // A frame that comes while the one before is read is dropped.
  const take = () => {
    counts.seen++;
    if (isBusy) {
      counts.dropped++;
    } else {
      isBusy = true;
      scan(detector, settings)
        .then(() => tell("fault", ""), (error) => tell("fault", error.message))
        .finally(() => { isBusy = false; });
    }
    tell("frames", `${counts.seen} seen, ${counts.dropped} dropped, ${counts.read} codes read`);
    next(take);
  };
  next(take);
}

element("start").addEventListener("click", async () => {
  element("start").disabled = true;
  try {
    const settings = await (await fetch("settings")).json();
    const reader = await detector(settings);
    await openCamera(settings);
    await navigator.wakeLock?.request("screen").catch(() => {});
    watch(reader, settings);
  } catch (error) {
    tell("fault", error.message);
    element("start").disabled = false;
  }
});
