// What the page shows.

// Drawing takes time from the reader, so it is done seldom, and only between tasks.
const PAUSE_MILLISECONDS = 500;

export class View {
  #shown = -Infinity;
  #codes = 0;
  #last = null;

  constructor() {
    this.#keepAwake();
    document.addEventListener("visibilitychange", () => this.#keepAwake());
  }

  state(kind, text) {
    const state = element("state");
    state.dataset.kind = kind;
    if (state.textContent !== text) state.textContent = text;
  }

  note(text) {
    element("note").hidden = !text;
    element("note").textContent = text;
  }

  about(about) {
    const rows = {
      "Reader": [about.reader, about.reader_version],
      "Browser": [about.browser, about.browser_version],
      "System": [about.system, about.system_version],
      "Device": [about.device ?? "not told"],
      "Formats": [about.formats.join(", ") || "none"],
      "Clock": [`steps of ${(about.clock_grain_ns ?? 0) / 1000} µs`,
        about.cross_origin_isolated ? "isolated" : "not isolated: coarser"],
    };
    const list = element("about");
    list.replaceChildren();
    for (const [name, words] of Object.entries(rows)) {
      list.append(made("dt", name), made("dd", words.filter(Boolean).join(", ")));
    }
  }

  frame(task, result, canvas) {
    if (task.purpose === "frame") this.#codes += result.decodes?.length ?? 0;
    this.#last = () => this.#draw(task, result, canvas);
    if (performance.now() - this.#shown >= PAUSE_MILLISECONDS || result.error) this.rest();
  }

  // That there is time to draw what was not drawn.
  rest() {
    this.#last?.();
    this.#last = null;
  }

  #draw(task, result, canvas) {
    this.#shown = performance.now();
    this.state("work", task.purpose === "frame" ? "Reading frames." : "Looking at reference symbols.");
    this.note(result.error ?? "");
    element("frames").textContent = task.count;
    element("codes").textContent = this.#codes;
    const last = result.durations_ns?.at(-1);
    element("duration").textContent = last === undefined
      ? "–" : `${(last / 1e6).toFixed(3)} ms${result.batch > 1 ? `, the mean of ${result.batch} calls` : ""}`;
    element("caption").textContent = `${task.width} x ${task.height} pixels, asked for ${task.formats.join(", ")}`;
    element("read").replaceChildren(
      ...(result.decodes ?? []).map(code => made("li", `${code.format}: ${visible(code.text)}`)));
    const picture = element("picture");
    const scale = Math.min(1, 640 / canvas.width, 640 / canvas.height);
    picture.width = Math.max(1, Math.round(canvas.width * scale));
    picture.height = Math.max(1, Math.round(canvas.height * scale));
    picture.getContext("2d").drawImage(canvas, 0, 0, picture.width, picture.height);
  }

  // The screen stays on while the page is seen, where the browser can do that.
  async #keepAwake() {
    if (document.hidden) return;
    try {
      await navigator.wakeLock.request("screen");
      element("screen").textContent = "stays on";
    } catch {
      element("screen").textContent = "may go off: keep it on yourself";
    }
  }
}

const element = id => document.getElementById(id);

function made(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

// Control characters as what they are.
function visible(text) {
  return text.slice(0, 200).replace(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e]/g,
    character => `<U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}>`);
}
