"""Pages in a headless Chromium, held against the rules of WCAG 2.2 A and AA that a program can check."""

from axe_playwright_python.sync_playwright import Axe

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def show(browser, path):
    """Opens a page that is a file, all of it unfolded."""
    tab = browser.new_page()
    tab.goto(path.as_uri())
    tab.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    return tab


def hold_rules(tab, scheme):
    """Has axe-core examine a page in a colour scheme, light or dark."""
    tab.emulate_media(color_scheme=scheme)
    options = {"runOnly": RULES, "resultTypes": ["violations", "incomplete"]}
    found = Axe().run(tab, options=options).response
    broken = found["violations"] + [rule for rule in found["incomplete"] if "error" in rule]
    assert not broken, [(rule["id"], rule["help"], [node["html"][:200] for node in rule["nodes"]])
                        for rule in broken]
    assert found["passes"], "some rules are met"
