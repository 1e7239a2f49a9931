"""A headless Chromium, driven over its DevTools protocol by pipes.

https://chromedevtools.github.io/devtools-protocol/
"""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import threading
import time

import axe_core_python

PATIENCE_SECONDS = 60
JOINED = "document.getElementById('state').textContent.startsWith('Joined')"
AXE = pathlib.Path(axe_core_python.__file__).with_name("axe.min.js").read_text(encoding="utf-8")
# The rules of WCAG 2.2 A and AA, and which of them a page breaks, with the elements.
BREACHES = """
axe.run(document, {runOnly:
  ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']}).then(found => ({
    met: found.passes.length,
    contrasts: found.passes.filter(rule => rule.id === 'color-contrast').flatMap(r => r.nodes).length,
    broken: [...found.violations, ...found.incomplete.filter(rule => rule.error)].map(rule =>
      `${rule.id}: ${rule.help}: ${rule.nodes.map(node => node.html.slice(0, 200)).join(' ')}`)}))
"""


class Chromium:
    """A browser with a profile of its own."""

    def __init__(self, *flags):
        names = ("chromium", "chromium-browser", "google-chrome")
        program = next(filter(None, map(shutil.which, names)), None)
        assert program, "there is no chromium; install the Debian package chromium"
        self.profile = tempfile.TemporaryDirectory(prefix="chromium-")
        # The browser reads on descriptor 3, and writes on 4.
        theirs_in, ours_out = os.pipe()
        ours_in, theirs_out = os.pipe()

        def wire():
            # Above 4 first: one may stand where the other goes.
            reading, writing = os.dup(theirs_in), os.dup(theirs_out)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--disable-dev-shm-usage", f"--user-data-dir={self.profile.name}",
             "--remote-debugging-pipe", *flags, "about:blank"],
            preexec_fn=wire, close_fds=False, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(theirs_in)
        os.close(theirs_out)
        self.out = os.fdopen(ours_out, "wb", buffering=0)
        self.answers = {}
        self.changed = threading.Condition()
        self.last = 0
        pipe = os.fdopen(ours_in, "rb", buffering=0)
        threading.Thread(target=self._read, args=(pipe,), daemon=True).start()

    def _read(self, pipe):
        rest = b""
        while chunk := pipe.read(1 << 16):
            *messages, rest = (rest + chunk).split(b"\0")
            for text in messages:
                message = json.loads(text)
                if "id" in message:
                    with self.changed:
                        self.answers[message["id"]] = message
                        self.changed.notify_all()

    def call(self, method, session=None, **parameters):
        """What a method of the protocol answers."""
        with self.changed:
            self.last += 1
            number = self.last
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        self.out.write(json.dumps(message).encode() + b"\0")
        with self.changed:
            if not self.changed.wait_for(lambda: number in self.answers, PATIENCE_SECONDS):
                raise TimeoutError(f"chromium does not answer {method}")
            answer = self.answers.pop(number)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']}")
        return answer["result"]

    def open(self, address):
        target = self.call("Target.createTarget", url=address)["targetId"]
        return Tab(self, target)

    def close(self):
        self.process.kill()
        self.process.wait()
        # Its helpers may still write there.
        for _ in range(20):
            try:
                self.profile.cleanup()
                return
            except OSError:
                time.sleep(0.1)


class Tab:
    """A tab of the browser."""

    def __init__(self, browser, target):
        self.browser, self.target = browser, target
        attached = browser.call("Target.attachToTarget", targetId=target, flatten=True)
        self.session = attached["sessionId"]

    def call(self, method, **parameters):
        return self.browser.call(method, session=self.session, **parameters)

    def run(self, script):
        """The value of a script, or of what it promises."""
        result = self.call("Runtime.evaluate", expression=script, awaitPromise=True,
                           returnByValue=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description", details["text"]))
        return result["result"].get("value")

    def text(self, element):
        return self.run(f"document.getElementById({json.dumps(element)})?.textContent ?? ''")

    def wait(self, script, what, seconds=PATIENCE_SECONDS):
        """Waits until a script is true."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            try:
                if self.run(script):
                    return
            except RuntimeError:
                pass  # It is being loaded.
            time.sleep(0.05)
        state = self.text("state")
        raise TimeoutError(f"{what}: not within {seconds} s; the page says '{state}'")

    def show(self, path):
        """Opens a page that is a file, all of it unfolded."""
        # Our pages forbid every script, those of checks too.
        self.call("Page.setBypassCSP", enabled=True)
        self.call("Page.navigate", url=path.as_uri())
        self.wait("document.readyState === 'complete' && document.links.length > 0", "the page")
        self.run("for (const one of document.querySelectorAll('details')) one.open = true")

    def breaches(self, scheme):
        """What axe-core says of the page in a colour scheme, light or dark."""
        self.call("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": scheme}])
        self.run(AXE)
        return self.run(BREACHES)

    def reload(self):
        self.call("Page.reload")

    def offline(self, is_offline):
        self.call("Network.enable")
        self.call("Network.emulateNetworkConditions", offline=is_offline, latency=0,
                  downloadThroughput=-1, uploadThroughput=-1)

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)
