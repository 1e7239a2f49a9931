"""Holds a report's page against the rules of WCAG 2.2 A and AA that a program can check.

The page is opened in headless Chromium, unfolded, light and dark, and examined by axe-core.
RUN=Reports/latest names a run whose page it is.
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
