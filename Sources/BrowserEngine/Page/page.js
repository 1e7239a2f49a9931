// Joins the server, takes one task after the other, and shows what goes on.
import { Bench } from "./bench.js";
import { describe } from "./device.js";
import { View } from "./view.js";

// Longer than the server lets a request wait.
const POLL_MILLISECONDS = 30000;
const RETRY_MILLISECONDS = 500;
// A bench that measures sends the next frame sooner.
const IDLE_MILLISECONDS = 300;

const view = new View();
const sleep = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

// The same after a reload, and in no other tab.
let page = sessionStorage.getItem("scanbench-page");
function rename() {
  page = crypto.randomUUID();
  sessionStorage.setItem("scanbench-page", page);
}
if (!page) rename();

let seat = null;
let waiting = null;

async function main() {
  view.state("wait", "Getting to know this device…");
  const about = await describe();
  view.about(about);
  if (about.fault) view.note(about.fault);
  const bench = new Bench((about.clock_grain_ns ?? 0) / 1e6);
  for (;;) {
    try {
      if (seat === null && !(await join(about))) {
        await sleep(2000);
        continue;
      }
      await work(bench);
    } catch (error) {
      view.state("fault", `The server does not answer (${error.message ?? error}). Trying again…`);
      await sleep(RETRY_MILLISECONDS);
    }
  }
}

async function join(about) {
  const answer = await fetch(`join?page=${page}`, { method: "POST", body: JSON.stringify(about) });
  if (answer.ok) {
    seat = (await answer.json()).seat;
    view.state("wait", "Joined. Waiting for frames.");
    return true;
  }
  view.state("fault", (await answer.text()).trim());
  return false;
}

// One task, or none for now.
async function work(bench) {
  const asked = seat;
  waiting = new AbortController();
  const late = setTimeout(() => waiting?.abort(), POLL_MILLISECONDS);
  const idle = setTimeout(() => view.rest(), IDLE_MILLISECONDS);
  let answer, body;
  try {
    answer = await fetch(`next?seat=${asked}`, { signal: waiting.signal });
    body = await answer.arrayBuffer();
  } finally {
    clearTimeout(late);
    clearTimeout(idle);
    waiting = null;
  }
  if (answer.status === 409) return lose();
  if (answer.status === 204) return view.state("wait", "Joined. Waiting for frames.");
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const task = JSON.parse(answer.headers.get("Task"));
  const result = await bench.read(task, new Uint8Array(body));
  await send(
    `result?seat=${asked}&task=${answer.headers.get("Task-Id")}&attempt=${answer.headers.get("Task-Attempt")}`,
    JSON.stringify(result));
  view.frame(task, result, bench.canvas);
}

// Another page has the address now, perhaps a copy of this one: this is a new page.
function lose() {
  seat = null;
  rename();
}

// Until it has come, or is refused: a result counts once, however often it is sent.
async function send(address, body) {
  for (;;) {
    try {
      const answer = await fetch(address, { method: "POST", body });
      if (answer.status === 409 && answer.headers.get("Reason") === "not-seated") lose();
      if (answer.status === 413) body = JSON.stringify({ error: "the result is too long for the server" });
      else if (answer.status < 500) return;
    } catch { /* No network for now. */ }
    await sleep(RETRY_MILLISECONDS);
  }
}

// A request that slept with the device is of no use.
function ask() {
  if (!document.hidden) waiting?.abort();
}
document.addEventListener("visibilitychange", ask);
addEventListener("online", ask);
addEventListener("pagehide", () => {
  if (seat !== null) navigator.sendBeacon(`leave?seat=${seat}`);
});
addEventListener("pageshow", event => {
  if (event.persisted) location.reload();
});

main();
