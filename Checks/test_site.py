"""Holds the pages of published results against their files: links, shares, intervals and ranks, worked out anew.

The results are those of Reports/published. Intervals are scipy's, ranks are of its exact test and a Holm of our own.
"""

import itertools
import json
import re

import lxml.html
import pytest
from scipy import stats

from Checks.bench import ROOT, read_json
from Checks.chromium import hold_rules, show

pytestmark = pytest.mark.nightly

PUBLISHED = sorted((ROOT / "Reports/published").glob("*.json"))
FOREIGN = re.compile(r"<script|src=\"(?!data:)|url\((?!data:)")
ALONE = {"own": "the frame's format alone", "all": "all formats"}
MILLISECONDS = {"µs": 1e-3, "ms": 1, "s": 1e3}
# What calls were timed on.
FRAMES = re.compile(", frames of (.*? and )?[^,]+")
LESS = "shown to read less than"


def plain(text):
    """A text with usual spaces, and none before %."""
    return re.sub("[\u00a0\u202f\u2009]", " ", text).replace(" %", "%")


def tables_of(text):
    """The tables of a page, as captions with rows of texts, small print behind a bar."""
    page, caption = lxml.html.fromstring(plain(text)), ""
    for small in page.iter("small"):
        small.text = "|" + (small.text or "")
    for one in page.xpath("//p[@class='caption'] | //table"):
        if one.tag == "p":
            caption = one.text_content()
        else:
            yield caption, [[cell.text_content().strip() for cell in row.iter("td", "th")]
                            for row in one.iter("tr")]
            caption = ""


def cells_of(rows):
    """The cells of a table that say something, by the texts of their row and column."""
    return {(row[0], column): text for row in rows[1:] for column, text in zip(rows[0][1:], row[1:]) if text}


def place(suite):
    """As columns and cells name a suite."""
    return f"{suite['name']}, {'photographs' if suite['photographs'] else 'rendered'}"


def percent(rate):
    """As the page says a share."""
    if rate in (0, 1):
        return f"{100 * rate:.0f}%"
    tenths = int(rate * 1000 + 0.5)
    return "<0.1%" if tenths < 1 else ">99.9%" if tenths > 999 else f"{tenths / 10:.1f}%"


def interval(read, outcome):
    """A share's, as the page says it."""
    found = stats.binomtest(read[outcome], read["codes"]).proportion_ci(0.95, "exact")
    return f"{percent(found.low)} to {percent(found.high)}"


def newest(engines):
    """The labels of each library's newest version, with its defaults. A wheel is a package of its library."""
    def library(engine):
        return engine["engine"].removesuffix(" (wheel)")

    def version(engine):
        recorded = engine.get("recorded") or {}
        text = " ".join(filter(None, [recorded.get("date"), recorded.get("device")])) or engine["version"]
        return [(1, int(part), "") if part.isdigit() else (0, 0, part) for part in re.findall(r"\d+|\D+", text)]
    usual = [engine for engine in engines if "variant" not in engine or engine["variant"]["default"]]
    best = {name: max(version(one) for one in usual if library(one) == name) for name in map(library, usual)}
    return {engine["label"] for engine in usual if version(engine) == best[library(engine)]}


def greater(more, less):
    """The p-value that one reads more than another (Fisher), and the least that such counts allow."""
    total = more["correct"] + less["correct"]
    tail = stats.hypergeom(more["codes"] + less["codes"], total, more["codes"]).sf
    return tail(more["correct"] - 1), tail(min(total, more["codes"]) - 1)


def rejected(tests):
    """What tests of (p-value, its least, what) show: Holm's, without those that could reject nothing (Tarone)."""
    tests = sorted((p, what) for p, least, what in tests if least <= 0.05)
    found = set()
    for index, (p, what) in enumerate(tests):
        if p * (len(tests) - index) > 0.05:
            break
        found.add(what)
    return found


def betters(reads, engines):
    """By engine, the newest versions that are shown to read more."""
    asked = {read["engine"] for read in reads}
    rivals = newest([engine for engine in engines if engine["label"] in asked])
    # Others against the newest are a family of their own: older versions move no library's rank.
    found = set()
    for family in (rivals, asked - rivals):
        found |= rejected([(*greater(more, less), (more["engine"], less["engine"]))
                           for more, less in itertools.permutations(reads, 2)
                           if more["engine"] in rivals and less["engine"] in family])
    return {engine: {more for more, less in found if less == engine} for engine in asked}


def shared(results):
    """Each suite with the names of the results that have reads of its frames, these reads, and who read.

    A reader that several results have is there once.
    """
    suites = {}
    for result in results:
        for suite in result["suites"]:
            own = [read for read in result["reads"] if read["suite"] == suite["name"]]
            if not own:
                continue
            _, names, reads, engines, known = suites.setdefault(
                (suite["sha256"], suite["profile"], suite["seed"]), (suite, [], [], [], {}))
            for engine in result["engines"]:
                mine = [read for read in own if read["engine"] == engine["label"]]
                counts = sorted(json.dumps({**read, "engine": ""}, sort_keys=True) for read in mine)
                same = [engine["engine"], engine["version"], engine.get("recorded"), engine["options"], counts]
                if not mine or same in known.values():
                    continue
                label = engine["label"] if engine["label"] not in known else f"{engine['label']} ({result['name']})"
                known[label] = same
                engines.append({**engine, "label": label})
                reads += [{**read, "engine": label} for read in mine]
            names.append(result["name"])
    return [suite[:4] for suite in suites.values()]


def asks_how_much(results):
    """Tells suites that ask how much is read from those whose frames are there for their contents, or to be timed."""
    others = {one["suite"] for result in results for one in result["contents"] + result["calls"]}
    return lambda suite: suite["name"] not in others


def expected(reads, engines, condition=None):
    """The cells of a table, by reader and symbology."""
    cells = {}
    for symbology in {read["symbology"] for read in reads}:
        column = [read for read in reads
                  if read["symbology"] == symbology and read.get("condition") == condition]
        for engine, more in betters(column, engines).items():
            read = next(read for read in column if read["engine"] == engine)
            cells[engine, symbology] = (
                f"{len(more) + 1}. {percent(read['correct'] / read['codes'])}|"
                f"{interval(read, 'correct')}; {read['correct']}/{read['codes']}")
    return cells


def share(text):
    """What a cell says, without how many were misread, which may stand behind the codes."""
    return "; ".join(text.split("; ")[:2])


def reader(engine):
    """As the pages of symbologies name it, with the options that are not the defaults."""
    version = engine["version"]
    if recorded := engine.get("recorded"):
        version = " ".join(filter(None, ["recorded", recorded.get("date"), recorded.get("device")]))
    options = {} if engine.get("variant", {"default": True})["default"] else engine["variant"]["options"]
    words = " ".join(f"{key}={value}" for key, value in sorted(options.items()))
    return f"{engine['engine']} {version}" + (f"|{words}" if words else "")


@pytest.fixture(scope="module")
def results():
    """In the order in which a site is built of them."""
    return [read_json(path) for path in PUBLISHED]


@pytest.fixture(scope="module")
def site(shared_bench):
    shared_bench.call("site build", *PUBLISHED, "--output", "site")
    return {path.name: path.read_text(encoding="utf-8") for path in (shared_bench.folder / "site").iterdir()}


def test_the_pages_need_nothing_else_and_lead_to_one_another(site):
    assert sum(map(len, site.values())) < 5e6
    for name, text in site.items():
        assert not FOREIGN.search(text), name
        for link in lxml.html.fromstring(text).xpath("//a/@href"):
            page, _, anchor = link.partition("#")
            if not link.startswith("https://"):
                target = site.get(page or name, "")
                assert target and (not anchor or f'id="{anchor}"' in target), f"{name}: {link}"


def test_no_page_breaks_a_rule(site, shared_bench, chromium):
    browser = chromium()
    for name in site:
        tab = show(browser, shared_bench.folder / "site" / name)
        for scheme in ("light", "dark"):
            hold_rules(tab, scheme)
        tab.close()


def test_a_filter_shows_what_is_selected_and_all_again(site, shared_bench, chromium):
    tab = show(chromium(), shared_bench.folder / "site/reads.html")

    def shown(kind):
        """The readers of the rows, or the symbologies of the columns, that are seen."""
        seen = tab.eval_on_selector_all(kind, """all => all.filter(one => one.checkVisibility())
          .map(one => one.className)""")
        return {word.split("-", 2)[2] for text in seen for word in text.split() if word.count("-") > 1}

    def click(label):
        tab.locator(".filters label").get_by_text(label, exact=True).click()

    zxing = "zxing-2d-cpp"
    readers, symbologies = shown("tbody tr"), shown("thead th")
    assert {zxing, "ZBar"} < readers and {"ean_13", "qr_code"} < symbologies
    click("ZBar")
    assert shown("tbody tr") == {"ZBar"} and shown("thead th") == symbologies
    click("zxing-cpp")
    click("qr_code")
    assert shown("tbody tr") == {"ZBar", zxing} and shown("thead th") == {"qr_code"}
    assert shown("tbody td") == {"qr_code"}
    for label in ["ZBar", "zxing-cpp", "qr_code"]:
        click(label)
    assert shown("tbody tr") == readers and shown("thead th") == symbologies


def test_each_share_interval_and_rank_is_that_of_the_result(site, results):
    tables, compared = list(tables_of(site["reads.html"])), 0
    for suite, names, reads, engines in shared(results):
        for condition in {read.get("condition") for read in reads}:
            name = suite["name"] + (f", {condition}" if condition else "")
            [rows] = [rows for caption, rows in tables
                      if f": {name}, {suite['purpose']}" in caption and all(f"{one} of" in caption for one in names)]
            # A reader's label stands below its name.
            shown = {(name.split("|")[1], symbology): share(text)
                     for (name, symbology), text in cells_of(rows).items()}
            assert shown == expected(reads, engines, condition), name
            compared += len(shown)
    print(f"{compared} cells of {len(PUBLISHED)} results")
    assert compared > 0


def named_by_options(name):
    """A row's reader: before its licence may stand options."""
    title, _, notes = name.partition("|")
    options = notes.split("; ")[0]
    return f"{title}|{options}" if "=" in options else title


def measured(column, text):
    """What is compared of a cell of a symbology's page."""
    first = text.split("|")[0]
    if column.startswith("a call"):
        value, unit = first.split()
        return float(value) * MILLISECONDS[unit]
    if column.startswith("module width"):
        return first
    if column == LESS:
        # Each better reader, with the suites in brackets.
        told = [re.match(r"(.*) \((.*)\)$", one).groups() for one in text.split("; ") if text != "none"]
        return {(one, suite) for one, suites in told for suite in re.split(", | and ", suites)}
    return share(text)


def shares(symbology, results, leading):
    """What the page of a symbology may say of how much is read, by reader and column."""
    wanted, counts = {}, asks_how_much(results)
    for suite, _, reads, engines in shared(results):
        asked = {read["engine"]: read for read in reads
                 if read["symbology"] == symbology and read.get("condition") is None}
        cells, more = expected(asked.values(), engines), betters(asked.values(), engines)
        names = {engine["label"]: reader(engine) for engine in engines}
        few = suite["photographs"] and max((read["codes"] for read in asked.values()), default=0) < 30
        for label, name in names.items():
            # A reader that decides by time may be there twice, with other counts; the first is shown.
            if label not in asked or (name, place(suite)) in wanted:
                continue
            wanted[name, place(suite)] = cells[label, symbology]
            if place(suite) == leading:
                read = asked[label]
                wanted[name, "misread"] = (f"{read['misread']}|{percent(read['misread'] / read['codes'])}, "
                                           f"{interval(read, 'misread')}")
            if counts(suite) and not few:
                beaten = wanted.setdefault((name, LESS), set())
                beaten.update((names[one], suite["name"]) for one in more[label])
    return wanted


def widths_and_times(symbology, results, page):
    """What the page of a symbology may say of widths and calls, by reader and column."""
    wanted = {}
    for result in results:
        names = {engine["label"]: reader(engine) for engine in result["engines"]}
        for width in (one for one in result["widths"] if one["symbology"] == symbology):
            column = f"module width for {percent(width['target'])}, {width['suite']}, {width['condition']}"
            wanted[names[width["engine"]], column] = (
                f"{width['safe_px']:g} px" if "safe_px" in width else "none shown")
        for call in result["calls"]:
            # One size of frames is shown.
            if f"Calls: {call['suite']}, {call['size']}, frames of " in page and call["mask"] in ALONE:
                words = ["a call", ALONE[call["mask"]], call.get("condition")]
                wanted[names[call["engine"]], ", ".join(filter(None, words))] = pytest.approx(
                    call["typical_ms"], rel=6e-3)
    return wanted


def test_each_symbology_s_page_has_the_shares_widths_and_times_of_the_results(site, results):
    symbologies = {read["symbology"] for result in results for read in result["reads"]}
    assert {name for name in site if name.startswith("code-")} == {f"code-{name}.html" for name in symbologies}
    compared = set()
    for symbology in symbologies:
        page = plain(site[f"code-{symbology}.html"])
        leading = re.search(r"then by ranks in (.*?), then", page)[1]
        tables = [rows for caption, rows in tables_of(page) if caption.startswith(f"{symbology}: ")]
        cells = {(named_by_options(name), FRAMES.sub("", column)): text for rows in tables
                 for (name, column), text in cells_of(rows).items() if not column.startswith("text right")}
        wanted = shares(symbology, results, leading) | widths_and_times(symbology, results, page)
        for (name, column), text in cells.items():
            assert measured(column, text) == wanted[name, column], f"{symbology}, {name}, {column}"
        assert {name for name, column in wanted if column == LESS} <= {name for name, _ in cells}
        compared |= {column.split(",")[0].split(" for ")[0] for _, column in cells}
        # First whatever none is shown to read more than, then by ranks.
        at = tables[0][0].index(leading)
        order = [(row[-1] != "none", int(row[at].split(".")[0])) for row in tables[0][1:] if row[at]]
        assert order == sorted(order) and order[0][1] == 1, symbology
    assert {LESS, "misread", "module width", "a call", "handheld"} <= compared


def test_a_newer_version_s_table_says_what_it_reads_more_of(site, results):
    suites = [one for one in shared(results) if asks_how_much(results)(one[0])]
    compared = 0
    for caption, rows in (table for name in site if name.startswith("reader-") for table in tables_of(site[name])):
        newer = re.match("What (.*?) reads more of than older versions", caption)
        for older, count, *cells, _ in rows[1:] if newer else []:
            tests = []
            for suite, _, reads, engines in suites:
                labels = {reader(engine): engine["label"] for engine in engines[::-1]}
                own = {(read["engine"], read["symbology"]): read for read in reads if read.get("condition") is None}
                for symbology in {symbology for _, symbology in own}:
                    pair = [own.get((labels.get(name), symbology)) for name in (newer[1], older)]
                    if all(pair):
                        what = f"{symbology} ({place(suite)})"
                        tests += [(*greater(*pair), (0, what)), (*greater(*pair[::-1]), (1, what))]
            assert int(count.split("|")[0]) == len(tests) / 2
            named = {(way, what) for way, cell in enumerate(cells) if cell != "nothing"
                     for what in re.findall(r"(?:^|; )(.*?): ", cell)}
            assert named == rejected(tests), f"{newer[1]}, {older}"
            compared += 1
    assert compared > 0


def test_the_table_of_readme_ranks_the_newest_versions():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    marked = text.split("<!-- what `scanbench site table` writes -->\n")[1].split("<!-- to here -->")[0]
    head, _, *rows = [[plain(cell).strip() for cell in line.split("|")[1:-1]]
                      for line in marked.replace("\\", "").splitlines()]
    shown = {(row[0], column): cell for row in rows for column, cell in zip(head[1:], row[1:]) if cell}
    results = [read_json(ROOT / f"Reports/published/round-1-{name}.json") for name in ("rendered", "photographs")]
    engines = {engine["label"]: engine for result in results for engine in result["engines"]}
    wanted = {}
    for column in head[1:]:
        symbology, name = column.split(", ")[:2]
        reads, asked = next(each[2:] for each in shared(results) if each[0]["name"] == name)
        reads = [read for read in reads if read["symbology"] == symbology]
        for (label, _), cell in expected(reads, asked).items():
            if label in newest(engines.values()):
                share, note = cell.split("|")
                wanted[f"{engines[label]['engine']} {engines[label]['version']}", column] = (
                    f"{share} ({note.split(';')[0]})")
    assert shown == wanted and len(wanted) > 10
