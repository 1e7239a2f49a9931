// The page on the screen: shows frames in the screen's own pixels, and takes in what a scanner types.
"use strict";

const element = (id) => document.getElementById(id);
const canvas = element("canvas");
const tell = (id, text) => { element(id).textContent = text; };
const sleepUntil = (time) => new Promise((done) => setTimeout(done, Math.max(0, time - performance.now())));
const nextFrame = () => new Promise(requestAnimationFrame);

// --- The display's clock, by the shortest of many round trips, some before each frame.

const clock = { offset: 0, error: Infinity, set: 0 };
// By how much two clocks of one or two machines may part, in milliseconds for each: 50 millionths.
const drift = 50e-6;

async function setClock() {
  for (let trip = 0; trip < 5; trip++) {
    const before = performance.now();
    const answer = await fetch("time");
    const after = performance.now();
    const error = (after - before) / 2;
    if (error > clock.error + drift * (after - clock.set)) continue;
    Object.assign(clock, { offset: Number(answer.headers.get("Now-Ms")) - (before + after) / 2, error, set: after });
  }
  tell("clock", `within ${clock.error.toFixed(1)} ms of the terminal's`);
}

const displayTime = (time) => time + clock.offset;

// --- What is typed: a read ends with Enter or Tab, or when no key has come for a while.

const gapMilliseconds = 150;
const typing = { text: "", last: 0, timer: 0 };

addEventListener("keydown", (event) => {
  if (!document.body.classList.contains("showing")) return;
  if (event.key === "Escape" || event.metaKey) return;
  event.preventDefault();
  if (event.key === "Enter" || event.key === "Tab") return endTyping(event.timeStamp);
  // Scanners type a group separator as Ctrl and ].
  const character = event.ctrlKey && event.key === "]" ? "\u001d" : event.key;
  if (character.length !== 1 && [...character].length !== 1) return;
  typing.text += character;
  typing.last = event.timeStamp;
  clearTimeout(typing.timer);
  typing.timer = setTimeout(() => endTyping(typing.last), gapMilliseconds);
});

function endTyping(time) {
  clearTimeout(typing.timer);
  const text = typing.text;
  typing.text = "";
  if (text === "") return;
  tell("typed", text);
  post("read", { text, typed_ms: displayTime(time) }).catch((error) => tell("fault", error.message));
}

// --- Requests.

async function post(path, value) {
  const answer = await fetch(path, { method: "POST", body: JSON.stringify(value) });
  if (!answer.ok) throw new Error(await answer.text() || `${path}: ${answer.status}`);
  return answer;
}

function description() {
  return {
    user_agent: navigator.userAgent, device_pixel_ratio: devicePixelRatio,
    width: Math.round(innerWidth * devicePixelRatio), height: Math.round(innerHeight * devicePixelRatio),
  };
}

const showScreen = () => {
  const { width, height } = description();
  tell("screen", `${width} × ${height} pixels, ${devicePixelRatio} for each of CSS`);
};
addEventListener("resize", showScreen);
showScreen();

// --- Frames.

// Whether the browser lays the canvas over exactly so many pixels of the screen; null where it does not tell.
const laidOut = (width, height) => new Promise((done) => {
  const observer = new ResizeObserver(([entry]) => {
    observer.disconnect();
    const box = entry.devicePixelContentBoxSize?.[0];
    done(box ? box.inlineSize === width && box.blockSize === height : null);
  });
  try {
    observer.observe(canvas, { box: "device-pixel-content-box" });
  } catch {
    done(null);
  }
});

async function show(task, pixels) {
  const [width, height] = [task.width * task.scale, task.height * task.scale];
  const screen = description();
  if (width > screen.width || height > screen.height) {
    return { fault: `a frame takes ${width} x ${height} pixels of the screen, and the window has ${screen.width} x ${screen.height}; take a larger screen, with this window filling it, or a suite of smaller frames` };
  }
  canvas.width = task.width;
  canvas.height = task.height;
  canvas.style.width = `${width / devicePixelRatio}px`;
  canvas.style.height = `${height / devicePixelRatio}px`;
  // At whole pixels of the screen.
  canvas.style.left = `${Math.floor((screen.width - width) / 2) / devicePixelRatio}px`;
  canvas.style.top = `${Math.floor((screen.height - height) / 2) / devicePixelRatio}px`;
  const image = new ImageData(task.width, task.height);
  // Grey, and opaque: a word for each pixel, the same in either order of bytes but for the opacity.
  const words = new Uint32Array(image.data.buffer);
  const isLittle = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;
  const opaque = isLittle ? 0xff000000 : 0x000000ff;
  const grey = isLittle ? 0x00010101 : 0x01010100;
  for (let index = 0; index < pixels.length; index++) words[index] = (opaque | pixels[index] * grey) >>> 0;
  canvas.getContext("2d").putImageData(image, 0, 0);
  await nextFrame();
  canvas.classList.add("on");
  // What is drawn before the browser's next frame begins has been handed to the screen by then.
  const begin = await nextFrame();
  const isExact = await laidOut(width, height);
  dispatchEvent(new CustomEvent("scanbench-shown", { detail: { task, begin } }));
  await sleepUntil(begin + task.shown_ms);
  canvas.classList.remove("on");
  await sleepUntil(begin + task.shown_ms + task.blank_ms);
  return {
    begin_ms: displayTime(begin), end_ms: displayTime(performance.now()),
    clock_error_ms: clock.error + drift * (performance.now() - clock.set), is_exact: isExact,
  };
}

// Why the last frame could not be shown; null where it was.
let failure = null;

async function take(answer) {
  const task = JSON.parse(answer.headers.get("Task"));
  if (task.act === "end") {
    document.body.classList.remove("showing");
    if (document.fullscreenElement) document.exitFullscreen();
    tell("frames", failure ?? "all were shown; this window can be closed");
    return {};
  }
  tell("frames", `${task.number} of ${task.count}`);
  await setClock();
  const result = await show(task, new Uint8Array(await answer.arrayBuffer()));
  failure = result.fault ?? null;
  return result;
}

async function work() {
  const page = sessionStorage.page ??= crypto.getRandomValues(new Uint32Array(2)).join("-");
  for (;;) {
    try {
      const { seat } = await (await post(`join?page=${page}`, description())).json();
      for (;;) {
        const answer = await fetch(`next?seat=${seat}`);
        if (answer.status === 204) continue;
        if (!answer.ok) break;
        const [task, attempt] = [answer.headers.get("Task-Id"), answer.headers.get("Task-Attempt")];
        await post(`result?seat=${seat}&task=${task}&attempt=${attempt}`, await take(answer));
        tell("fault", "");
      }
    } catch (error) {
      tell("fault", error.message);
    }
    await sleepUntil(performance.now() + 1000);
  }
}

element("start").addEventListener("click", async () => {
  element("start").disabled = true;
  document.body.classList.add("showing");
  await document.documentElement.requestFullscreen({ navigationUI: "hide" }).catch(() => {});
  await navigator.wakeLock?.request("screen").catch(() => {});
  await work();
});
