"""Whether the page can be used on a phone: nothing is cut off at 390 px, and contrasts suffice, light and dark."""

import pathlib

from .chromium import Chromium
from .engine import Server, frames
from .faults import FRAME, JOINED

WIDTHS = [320, 390, 1280]


def fits(bench, readers):
    """No sideways scrolling, and the rules of WCAG 2.2 A and AA that axe-core can check."""
    import axe_core_python

    axe = pathlib.Path(axe_core_python.__file__).with_name("axe.min.js").read_text(encoding="utf-8")
    image = frames(bench.scanbench, FRAME, 1)[0]
    server, browser = Server(bench.program, "--polyfill", str(bench.reader)), Chromium()
    try:
        tab = browser.open(server.address)
        tab.wait(JOINED, "joining")
        engine = server.engine()
        engine.hello()
        engine.detect(image)
        tab.wait("document.getElementById('read').children.length > 0 || Number(document.getElementById('frames').textContent) > 0",
                 "the frame")
        tab.call("Page.setBypassCSP", enabled=True)
        for scheme in ("light", "dark"):
            tab.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
            for width in WIDTHS:
                tab.call("Emulation.setDeviceMetricsOverride", width=width, height=800, deviceScaleFactor=1, mobile=True)
                wide = tab.run("document.documentElement.scrollWidth")
                bench.expect(f"the page fits {width} px ({scheme})", wide <= width, f"{wide} px wide")
            tab.run(axe)
            broken = tab.run(
                "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']})"
                ".then(found => found.violations.map(rule => `${rule.id}: ${rule.nodes.map(node => node.html).join(' ')}`))")
            bench.expect(f"it breaks no rule of WCAG 2.2 that axe-core checks ({scheme})", not broken, broken)
        engine.close()
    finally:
        browser.close()
        server.close()
