"""Holds a report's page against the rules of WCAG 2.2 A and AA that a program can check, and a duel's against windows.

The pages are opened in headless Chromium, unfolded; a report's light and dark, and examined by axe-core.
RUN=Reports/latest names a run whose page that is.
"""

import pytest

from Checks.chromium import hold_rules, show


@pytest.mark.nightly
def test_a_report_breaks_no_rule(reported, shared_bench, chromium):
    suite = shared_bench.suite("pages", ["qr_code", "ean_13"], {"module_width_px": [1, 2]},
                               {"target": 0.9, "start": 8, "most": 50})
    tab = show(chromium(), reported(suite, ["zxing", "zbar"]) / "index.html")
    for scheme in ("light", "dark"):
        hold_rules(tab, scheme)


@pytest.mark.nightly
def test_a_duel_fits_windows(shared_bench, chromium):
    suite = shared_bench.suite("duel", ["qr_code", "ean_13", "code_128"], {"module_width_px": [1, 2]},
                               {"samples": 4})
    shared_bench.call("duel zbar zxing --suite", suite, "--output", "duel", "--budget", 20,
                      codes=(0, 1, 2, 3))
    tab = show(chromium(), shared_bench.folder / "duel/index.html")
    for width in (390, 1280):
        tab.set_viewport_size({"width": width, "height": 900})
        assert tab.evaluate("document.documentElement.scrollWidth") <= width
    # In the wide one no table has to be scrolled.
    tables = tab.evaluate("""[...document.querySelectorAll('.scroll')].map(box =>
        [box.getAttribute('aria-label'), box.scrollWidth - box.clientWidth])""")
    assert len(tables) > 2 and not [table for table in tables if table[1] > 0]
