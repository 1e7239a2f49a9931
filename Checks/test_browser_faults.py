"""What can go wrong with a page in a browser: nothing hangs, nothing is lost.

That the server counts nothing twice, and refuses strangers and floods, Tests/PageServerTests show.
"""

import concurrent.futures
import functools
import http.server
import json
import threading
import time

import pytest

from Checks.bench import trials
from Checks.engine import Server
from Checks.pages import (
    Opened, first_frame, is_read, open_page, qr_suite, variant, wait_until_joined)

pytestmark = pytest.mark.nightly
# Fetches, pictures, frames, forms and beacons with addresses of up to 2 MB, Chromium's most.
HOSTILE_PAGE = """<!doctype html><iframe name="shown"></iframe><script>
Object.assign(globalThis, { sent: 0, ended: 0, got: 0 });
const lengths = [9000, 100000, 500000, 1900000];
const address = () => "ROOT/" + "a".repeat(lengths[sent++ % lengths.length]);
const end = () => { ended++; };
async function ask() {
  for (let i = 0; i < 40; i++) {
    await fetch(address(), { mode: "no-cors" }).then(end, end);
    await fetch(address()).then(async (answer) => {
      got += (await answer.text()).length;
      end();
    }, end);
    await fetch(address(), { method: "POST", mode: "no-cors", body: "a".repeat(100000) })
      .then(end, end);
    const picture = new Image();
    picture.onload = picture.onerror = end;
    picture.src = address();
    navigator.sendBeacon(address(), "a");
    shown.location = address();
    const form = Object.assign(document.createElement("form"),
      { method: "post", target: "shown", action: address() });
    document.body.append(form);
    form.submit();
  }
}
addEventListener("load", () => { for (let i = 0; i < 6; i++) ask(); });
</script>"""


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture
def opened(bench, browser_reader, chromium, closing):
    """Opens the page with a reader of which something is wrong."""
    return lambda name, **options: closing(
        Opened(bench, chromium(), variant(bench, browser_reader, name), **options))


@pytest.fixture
def image(bench):
    return first_frame(bench, qr_suite(bench))


def asked(page, image):
    """Has a frame that takes 1.5 s come to its midst; returns what will be its answer."""
    answer = concurrent.futures.ThreadPoolExecutor().submit(page.engine.detect, image)
    time.sleep(0.7)
    return answer


def test_a_page_that_is_reloaded_reads_its_frame_again(opened, image):
    page = opened("slow").greet()
    answer = asked(page, image)
    page.tab.reload()
    assert is_read(answer.result())
    assert is_read(page.engine.detect(image))


@pytest.mark.parametrize("is_cut_before", [False, True])
def test_a_frame_survives_a_network_that_is_cut(opened, image, is_cut_before):
    page = opened("slow").greet()
    page.context.set_offline(is_cut_before)
    answer = asked(page, image)
    page.context.set_offline(True)
    time.sleep(10)
    page.context.set_offline(False)
    assert is_read(answer.result())


def test_pages_follow_one_another(opened, image):
    page = opened("slow").greet()
    second = page.open()
    second.wait_for_selector("#state:has-text('Another page has this address')")
    assert is_read(page.engine.detect(image)), "the first one goes on"
    answer = asked(page, image)
    page.tab.close()
    wait_until_joined(second)
    assert is_read(answer.result()), "a page that is closed gives its frame to the next"
    second.close()
    page.engine.start(image)
    with pytest.raises(TimeoutError):
        page.engine.answer(seconds=3)
    page.engine.close()
    wait_until_joined(page.open())
    page.engine = page.server.engine()
    page.engine.hello()
    assert is_read(page.engine.detect(image)), "a new page and a new process go on"


def test_a_page_of_another_origin_asks_for_long_addresses(opened, image, tmp_path):
    page = opened("unhurried").greet()
    (tmp_path / "index.html").write_text(HOSTILE_PAGE.replace("ROOT", page.server.root),
                                         encoding="utf-8")
    handler = functools.partial(QuietHandler, directory=str(tmp_path))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        hostile = open_page(page.context, f"http://localhost:{server.server_port}/")
        hostile.wait_for_function("() => sent > 200")
        assert all(is_read(page.engine.detect(image)) for _ in range(20))
        hostile.wait_for_function("() => ended > 100")
        assert hostile.evaluate("got") == 0, "none of them could be read there"
        hostile.close()
        server.shutdown()
    assert is_read(page.engine.detect(image))


@pytest.mark.parametrize("name, words", {
    "blind": "reads no reference symbol of any format",
    "throwing": "InvalidStateError: Service unavailable",
    "empty": "supports no format",
    "stuck": "getSupportedFormats() failed: Error: no answer in time",
}.items())
def test_a_broken_detector_is_no_engine(bench, opened, name, words):
    page = opened(name, waits=False)
    answer = page.engine.hello(seconds=90)
    assert answer.get("type") == "failed" and words in answer["message"]
    page.engine.close()
    if name == "blind":
        run = bench.call("run", qr_suite(bench, 12), "--engine", "browser", "--output", "blind",
                         codes=[69], variables=page.server.variables)
        assert words in run.stderr


def test_a_detector_that_throws_fails_that_frame(opened, image):
    answer = opened("throwing-later").greet().engine.detect(image)
    assert answer["type"] == "failed" and "Service unavailable" in answer["message"]


def test_a_browser_that_changes_pixels_is_found_out(opened, image):
    page = opened("noise").greet()
    answer = page.engine.detect(image)
    assert answer["type"] == "failed"
    assert "the browser changed 1 of 307200 pixels" in answer["message"]
    page.tab.wait_for_selector("#note:has-text('changed 1 of 307200 pixels')")


def test_a_run_with_a_detector_that_dies_has_no_misses(bench, opened):
    """It finds nothing after three frames."""
    page = opened("blind-later")
    done = bench.call("run", qr_suite(bench, 12), "--engine", "browser", "--jobs", "1",
                      "--output", "dying", codes=None, variables=page.server.variables)
    found = trials(bench.folder / "dying")
    assert len(found) == len({trial["frame"] for trial in found}) == 12
    assert all(code["outcome"] != "missed" for trial in found if trial["status"] == "ok"
               for code in trial["codes"])
    statuses = [trial["status"] for trial in found]
    assert statuses == 3 * ["ok"] + ["crashed"] + 8 * ["given_up"]
    assert "no longer reads a reference symbol" in json.dumps(found) + done.stderr


def test_two_pages_read_at_once(bench, browser_reader, chromium, closing):
    """As browser:1 and browser:2."""
    server = closing(Server(bench, "--polyfill", browser_reader, pages=2))
    context = chromium().new_context()
    for address in server.addresses:
        wait_until_joined(open_page(context, address))
    bench.call("run", qr_suite(bench, 12), "--engine", "browser:1", "--engine", "browser:2",
               "--output", "several", variables=server.variables)
    engines = [trial["engine"] for trial in trials(bench.folder / "several")
               if trial["status"] == "ok"]
    assert engines.count("browser-1") == engines.count("browser-2") == 12
