"""Holds a report's page against the rules of WCAG 2.2 A and AA that a program can check, and a duel's against windows.

The pages are opened in headless Chromium, unfolded; a report's light and dark, and examined by axe-core.
RUN=Reports/latest names a run whose page that is.
"""

import pytest

from Checks.chromium import Chromium


@pytest.fixture(scope="module")
def page(reported, shared_bench):
    suite = shared_bench.suite("pages", ["qr_code", "ean_13"], {"module_width_px": [1, 2]},
                               {"target": 0.9, "start": 8, "most": 50})
    return reported(suite, ["zxing", "zbar"]) / "index.html"


@pytest.mark.nightly
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_report_breaks_no_rule(page, closing, scheme):
    tab = closing(Chromium()).open("about:blank")
    tab.show(page)
    found = tab.breaches(scheme)
    print(f"{found['met']} rules are met, contrast of {found['contrasts']} elements")
    assert not found["broken"] and found["met"] > 0


@pytest.mark.nightly
def test_a_duel_fits_windows(shared_bench, closing):
    suite = shared_bench.suite("duel", ["qr_code", "ean_13", "code_128"], {"module_width_px": [1, 2]},
                               {"samples": 4})
    shared_bench.call("duel zbar zxing --suite", suite, "--output", "duel", "--budget", 20,
                      codes=(0, 1, 2, 3))
    tab = closing(Chromium()).open("about:blank")
    tab.show(shared_bench.folder / "duel/index.html")
    for width in (390, 1280):
        tab.call("Emulation.setDeviceMetricsOverride", width=width, height=900,
                 deviceScaleFactor=1, mobile=False)
        assert tab.run("document.documentElement.scrollWidth") <= width
    # In the wide one no table has to be scrolled.
    tables = tab.run("""[...document.querySelectorAll('.scroll')].map(box =>
        [box.getAttribute('aria-label'), box.scrollWidth - box.clientWidth])""")
    assert len(tables) > 2 and not [table for table in tables if table[1] > 0]
