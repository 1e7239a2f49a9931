"""Holds the engine `browser` against headless Chromium, with ZBar as WebAssembly.

The page conforms, reads what the engine zbar reads, fits phones, is reached over TLS, and on a
quiet machine has the times of the reader's own loop in the same page.
"""

import base64
import collections
import hashlib
import shutil
import ssl
import statistics
import urllib.error
import urllib.request

import pytest

from Checks.bench import trials
from Checks.chromium import hold_rules
from Checks.pages import Opened, first_frame, is_read, qr_suite

TURNS, CALLS, WARMUP = 20, 15, 3
# The page's own canvas and detector, which know no word of the bench.
SETUP = """({ width, height, formats, pixels }) => {
  globalThis.ownCanvas = Object.assign(document.createElement("canvas"), { width, height });
  const image = new ImageData(width, height);
  const grey = Uint8Array.from(atob(pixels), character => character.charCodeAt(0));
  grey.forEach((level, i) => image.data.set([level, level, level, 255], 4 * i));
  ownCanvas.getContext("2d", { willReadFrequently: true }).putImageData(image, 0, 0);
  globalThis.ownDetector = new BarcodeDetector({ formats });
}"""
LOOP = """async ([warmup, calls]) => {
  const durations = [];
  for (let i = 0; i < warmup + calls; i++) {
    const start = performance.now();
    await ownDetector.detect(ownCanvas);
    durations.push((performance.now() - start) * 1e6);
  }
  return durations.slice(warmup);
}"""


@pytest.fixture
def opened(bench, chromium, browser_reader, closing):
    """Opens the page."""
    return lambda *options, **looks: closing(
        Opened(bench, chromium(), browser_reader, *options, **looks))


@pytest.fixture
def page(opened):
    return opened()


@pytest.mark.nightly
def test_the_page_conforms(bench, page):
    assert page.tab.evaluate("crossOriginIsolated && isSecureContext")
    assert "qr_code" in page.tab.text_content("#about")
    bench.call("engine check", bench.engine("browser"), variables=page.server.variables)


def told(trial):
    """What an engine said of a frame."""
    return trial["status"], [(decode.get("symbology"), decode["bytes_base64"],
                              decode.get("corners")) for decode in trial["decodes"]]


@pytest.mark.nightly
def test_the_page_agrees_with_the_engine_zbar(bench, page):
    """In every decode, its content and corners, in their order; some are missed, some misread."""
    suite = bench.suite(
        "browser-agreement",
        ["codabar", "code_128", "code_39", "code_93", "ean_13", "ean_8", "itf", "qr_code",
         "upc_a", "upc_e"],
        {"module_width_px": [1.3, 2]}, {"samples": 52}, masks=["all", "own"],
        named_conditions={"sharp": {}, "turned": {"rotation_deg": 15, "noise_sigma": 2}})
    bench.call("run", suite, "--engine", "browser", "--engine", "zbar", "--output", "agreement",
               variables=page.server.variables)
    said = collections.defaultdict(dict)
    for trial in trials(bench.folder / "agreement"):
        key = trial["frame"], ",".join(trial["mask"])
        assert trial["engine"] not in said[key], "one trial of each engine on each frame"
        said[key][trial["engine"]] = told(trial)
    assert len({frame for frame, _ in said}) >= 2000
    assert 0 < sum(bool(pair["zbar"][1]) for pair in said.values()) < len(said)
    assert not {key: pair for key, pair in said.items() if pair.get("browser") != pair["zbar"]}


@pytest.mark.nightly
def test_the_page_fits_phones(bench, opened):
    """No sideways scrolling, and no breach of WCAG 2.2, light and dark, while it reads."""
    page = opened(is_mobile=True, bypass_csp=True).greet()
    page.engine.detect(first_frame(bench, qr_suite(bench)))
    page.tab.wait_for_function("() => document.getElementById('read').children.length > 0"
                               " || Number(document.getElementById('frames').textContent) > 0")
    for scheme in ("light", "dark"):
        for width in (320, 390, 1280):
            page.tab.set_viewport_size({"width": width, "height": 800})
            assert page.tab.evaluate("document.documentElement.scrollWidth") <= width, scheme
            hold_rules(page.tab, scheme)


@pytest.mark.nightly
@pytest.mark.skipif(not shutil.which("stunnel"), reason="stunnel is not installed ('make tls')")
def test_the_page_is_reached_over_tls(bench, opened):
    """By the certificate whose fingerprint is printed; plain HTTP and other tokens get nothing."""
    page = opened("--tls", ignore_https_errors=True)
    address, root = page.server.address, page.server.root
    host, port = root.split("//")[1].split(":")
    certificate = ssl.PEM_cert_to_DER_cert(
        ssl.get_server_certificate((host, int(port)), timeout=30))
    assert hashlib.sha256(certificate).digest().hex(":").upper() == page.server.fingerprint
    trusting = ssl.create_default_context(cadata=certificate)
    with urllib.request.urlopen(address, context=trusting, timeout=30) as answer:
        assert answer.status == 200
    with pytest.raises(urllib.error.URLError) as refused:
        urllib.request.urlopen(address, timeout=30)
    assert isinstance(refused.value.reason, ssl.SSLCertVerificationError)
    with pytest.raises(OSError):
        urllib.request.urlopen(address.replace("https:", "http:"), timeout=30)
    with pytest.raises(urllib.error.HTTPError, match="403"):
        urllib.request.urlopen(f"{root}/{'0' * 32}/", context=trusting, timeout=30)
    assert page.tab.evaluate("isSecureContext && crossOriginIsolated")
    assert is_read(page.greet().engine.detect(first_frame(bench, qr_suite(bench))))
    page.server.close()
    with pytest.raises(OSError):
        ssl.get_server_certificate((host, int(port)), timeout=5)


@pytest.mark.quiet
@pytest.mark.parametrize("width, height", [(640, 480), (1920, 1080)])
def test_the_times_are_those_of_the_page(bench, page, width, height):
    """The reported median is within 3 % of that of a loop in the page, in turns."""
    suite = bench.suite("browser-latency", ["qr_code"], {"span": 0.2, "clutter": 0.5},
                        {"samples": 1}, frame={"width": width, "height": height})
    image = first_frame(bench, suite)
    formats = page.engine.hello()["symbologies"]
    page.engine.configure(*formats)
    page.tab.evaluate(SETUP, {"width": width, "height": height, "formats": formats,
                              "pixels": base64.b64encode(image[2]).decode()})

    def own():
        return page.tab.evaluate(LOOP, [WARMUP, CALLS])

    def ours():
        return page.engine.detect(image, warmup=WARMUP, repeats=CALLS)["durations_ns"]

    medians = {own: [], ours: []}
    for turn in range(TURNS):
        for contestant in (own, ours) if turn % 2 == 0 else (ours, own):
            medians[contestant].append(statistics.median(contestant()))
    ratio = statistics.median(medians[ours]) / statistics.median(medians[own])
    print(f"{width}x{height}: {statistics.median(medians[ours]) / 1e6:.3f} ms, ratio {ratio:.4f}")
    assert abs(ratio - 1) <= 0.03
