"""Holds the pages of published results against their files: links, shares, intervals and ranks, worked out anew.

The results are those of Reports/published. Intervals are scipy's, ranks are of scipy's exact test and a Holm of its own.
"""

import itertools
import json
import re

import lxml.html
import pytest
from scipy import stats

from Checks.bench import ROOT
from Checks.chromium import Chromium

pytestmark = pytest.mark.nightly

PUBLISHED = sorted((ROOT / "Reports/published").glob("*.json"))
FOREIGN = re.compile(r"<script|src=\"(?!data:)|url\((?!data:)")


class Page:
    """The tables of a page, as captions with rows of texts, and its links."""

    def __init__(self, text):
        page = lxml.html.fromstring(text)
        self.links, self.tables, caption = page.xpath("//a/@href"), [], None
        for small in page.iter("small"):
            small.text = "|" + (small.text or "")
        for one in page.xpath("//p[@class='caption'] | //table"):
            if one.tag == "p":
                caption = one.text_content()
                continue
            self.tables.append((caption, [[cell.text_content().strip() for cell in row.iter("td", "th")]
                                          for row in one.iter("tr")]))
            caption = None


def published():
    """The results, in the order in which a site is built of them."""
    return [json.loads(path.read_text(encoding="utf-8")) for path in PUBLISHED]


def asks_how_much(results):
    """Tells suites that ask how much is read from those whose frames are there for their contents, or to be timed."""
    others = {one["suite"] for result in results for one in result["contents"] + result["calls"]}
    return lambda suite: suite["name"] not in others


def place(suite):
    """As columns and cells name a suite."""
    return f"{suite['name']}, {'photographs' if suite['photographs'] else 'rendered'}"


def percent(rate):
    """As the page says a share."""
    if rate <= 0:
        return "0 %"
    if rate >= 1:
        return "100 %"
    tenths = int(rate * 1000 + 0.5)
    return "<0.1 %" if tenths < 1 else ">99.9 %" if tenths > 999 else f"{tenths / 10:.1f} %"


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

    def tail(count):
        return stats.hypergeom.sf(count - 1, more["codes"] + less["codes"], total, more["codes"])
    return tail(more["correct"]), tail(min(total, more["codes"]))


def rejected(tests):
    """What tests of (p-value, its least, what) show: Holm's, without those that could reject nothing (Tarone)."""
    tests = sorted((p, what) for p, least, what in tests if least <= 0.05)
    found, largest = set(), 0
    for index, (p, what) in enumerate(tests):
        largest = max(largest, min(1, p * (len(tests) - index)))
        if largest <= 0.05:
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
    """Each suite with the names of the results that have reads of its frames, these reads, and who read; a reader that several have, once."""
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
    return suites.values()


def expected(own, engines, condition):
    """The cells of a table, by reader and symbology."""
    own = [read for read in own if read.get("condition") == condition]
    cells = {}
    for symbology in {read["symbology"] for read in own}:
        column = [read for read in own if read["symbology"] == symbology]
        rank = {engine: len(more) + 1 for engine, more in betters(column, engines).items()}
        for read in column:
            interval = stats.binomtest(read["correct"], read["codes"]).proportion_ci(0.95, "exact")
            share = percent(read["correct"] / read["codes"])
            cells[read["engine"], symbology] = (
                f"{rank[read['engine']]}. {share}",
                f"{percent(interval.low)} to {percent(interval.high)}; {read['correct']}/{read['codes']}")
    return cells


@pytest.fixture(scope="module")
def site(shared_bench):
    shared_bench.call("site build", *PUBLISHED, "--output", "site")
    return {path.name: path.read_text(encoding="utf-8") for path in (shared_bench.folder / "site").iterdir()}


def test_the_pages_need_nothing_else_and_lead_to_one_another(site):
    assert sum(map(len, site.values())) < 5e6
    for name, text in site.items():
        assert not FOREIGN.search(text), name
        identifiers = set(re.findall(r'id="([^"]+)"', text))
        for link in Page(text).links:
            if link.startswith("#"):
                assert link[1:] in identifiers, f"{name}: {link}"
            elif not link.startswith("https://"):
                page, _, anchor = link.partition("#")
                assert page in site and f'id="{anchor}"' in site[page] + 'id=""', f"{name}: {link}"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_breaks_a_rule(site, shared_bench, closing, scheme):
    tab = closing(Chromium()).open("about:blank")
    for name in site:
        tab.show(shared_bench.folder / "site" / name)
        found = tab.breaches(scheme)
        assert not found["broken"] and found["met"] > 0, name


def test_a_filter_shows_what_is_selected_and_all_again(site, shared_bench, closing):
    tab = closing(Chromium()).open("about:blank")
    tab.show(shared_bench.folder / "site/reads.html")

    def shown(kind):
        """The readers of the rows, or the symbologies of the columns, that are seen."""
        seen = tab.run(f"""[...document.querySelectorAll('{kind}')].filter(one => one.checkVisibility())
          .map(one => one.className)""")
        return {word.split("-", 2)[2] for text in seen for word in text.split() if word.count("-") > 1}

    def click(label):
        tab.run(f"""[...document.querySelectorAll('.filters label')]
          .find(one => one.textContent === '{label}').click()""")

    def named(*names):
        """As classes name them."""
        return {re.sub(r"\W", lambda sign: f"-{ord(sign[0]):x}-", name) for name in names}

    readers, symbologies = shown("tbody tr"), shown("thead th")
    assert named("zxing-cpp", "ZBar") < readers and {"ean_13", "qr_code"} < symbologies
    click("ZBar")
    assert shown("tbody tr") == {"ZBar"} and shown("thead th") == symbologies
    click("zxing-cpp")
    click("qr_code")
    assert shown("tbody tr") == named("ZBar", "zxing-cpp") and shown("thead th") == {"qr_code"}
    assert shown("tbody td") == {"qr_code"}
    for label in ["ZBar", "zxing-cpp", "qr_code"]:
        click(label)
    assert shown("tbody tr") == readers and shown("thead th") == symbologies


def test_each_share_interval_and_rank_is_that_of_the_result(site):
    tables = Page(site["reads.html"]).tables
    compared = 0
    for suite, names, reads, engines, _ in shared(published()):
        for condition in {read.get("condition") for read in reads}:
            name = suite["name"] + (f", {condition}" if condition else "")
            rows = [rows for caption, rows in tables
                    if f": {name}, {suite['purpose']}" in plain(caption) and all(f"{one} of" in caption for one in names)]
            assert len(rows) == 1, name
            compared += hold(rows[0], expected(reads, engines, condition))
    assert compared > 0
    print(f"{compared} cells of {len(PUBLISHED)} results")


def reader(engine):
    """As the pages of symbologies name it, with the options that are not the defaults."""
    recorded = engine.get("recorded")
    version = " ".join(filter(None, ["recorded", recorded.get("date"), recorded.get("device")])) if recorded else engine["version"]
    options = {} if engine.get("variant", {"default": True})["default"] else engine["variant"]["options"]
    words = " ".join(f"{key}={value}" for key, value in sorted(options.items()))
    return f"{engine['engine']} {version}" + (f"|{words}" if words else "")


def test_each_symbology_s_page_has_the_shares_widths_and_times_of_the_results(site):
    results = published()
    symbologies = {read["symbology"] for result in results for read in result["reads"]}
    counts = asks_how_much(results)
    assert {name for name in site if name.startswith("code-")} == {f"code-{name}.html" for name in symbologies}
    compared = dict.fromkeys(["share", "misread", "better", "width", "call"], 0)
    for symbology in symbologies:
        tables = [rows for caption, rows in Page(site[f"code-{symbology}.html"]).tables if caption.startswith(f"{symbology}: ")]
        # After the options stands the licence.
        cells = {(re.sub(r"[|;] ?[^=|;]+(?=;|$)", "", plain(row[0])), plain(column).replace(' %', '%')): plain(text) for rows in tables
                 for row in rows[1:] for column, text in zip(rows[0][1:], row[1:]) if text}
        page = plain(site[f"code-{symbology}.html"])
        leading = re.search(r"then by ranks in (.*?), then", page)[1]
        beaten = {}
        for suite, _, reads, engines, _ in shared(results):
            asked = [read for read in reads if read["symbology"] == symbology and read.get("condition") is None]
            wanted, more = expected(asked, engines, None), betters(asked, engines)
            names = {engine["label"]: reader(engine) for engine in engines}
            few = suite["photographs"] and max((read["codes"] for read in asked), default=0) < 30
            # A reader that decides by time may be there twice, with other counts; the first is shown.
            first = {reader(engine): engine for engine in engines[::-1] if engine["label"] in more}
            for engine in first.values() if counts(suite) and not few else []:
                beaten.setdefault(reader(engine), set()).update((names[one], suite["name"]) for one in more[engine["label"]])
            for engine in engines:
                shown = cells.pop((reader(engine), place(suite)), None)
                if shown is None:
                    continue
                share, _, note = shown.partition("|")
                assert [share.replace(" %", "%"), note.split("; ")[0]] == [
                    word.replace(" %", "%") for word in (wanted[engine["label"], symbology][0],
                                                         wanted[engine["label"], symbology][1].split("; ")[0])]
                compared["share"] += 1
                if leading == place(suite):
                    read = next(read for read in asked if read["engine"] == engine["label"])
                    interval = stats.binomtest(read["misread"], read["codes"]).proportion_ci(0.95, "exact")
                    assert cells.pop((reader(engine), "misread")).replace(" %", "%") == (
                        f"{read['misread']}|{percent(read['misread'] / read['codes'])}, "
                        f"{percent(interval.low)} to {percent(interval.high)}").replace(" %", "%")
                    compared["misread"] += 1
        for result in results:
            engines = {engine["label"]: reader(engine) for engine in result["engines"]}
            for width in result["widths"]:
                name = engines[width["engine"]], f"module width for {percent(width['target']).replace(' %', '%')}, {width['suite']}, {width['condition']}"
                if width["symbology"] == symbology and name in cells:
                    safe = f"{width['safe_px']:g} px" if "safe_px" in width else "none shown"
                    assert cells.pop(name).split("|")[0] == safe, name
                    compared["width"] += 1
            for call in result["calls"]:
                asked = {"own": "the frame's format alone", "all": "all formats"}.get(call["mask"])
                end = ", " + call["condition"] if "condition" in call else ""
                column = re.compile(f"a call, {asked}(, frames of .+)?{re.escape(end)}")
                name = next((name for name in cells if name[0] == engines[call["engine"]] and column.fullmatch(name[1])), None)
                frames = f"Calls: {call['suite']}, {call['size']}, frames of "
                if frames in page and name:
                    value, unit = cells.pop(name).split("|")[0].split()
                    assert abs(float(value) * {"µs": 1e-3, "ms": 1, "s": 1e3}[unit] / call["typical_ms"] - 1) < 6e-3, name
                    compared["call"] += 1
        for name, betters_of in beaten.items():
            told = cells.pop((name, "shown to read less than"), "none")
            # Each better reader, with the suites in brackets.
            told = [re.match(r"(.*) \((.*)\)$", one).groups() for one in told.split("; ") if one != "none"]
            assert {(one, suite) for one, suites in told for suite in re.split(", | and ", suites)} == betters_of, name
            compared["better"] += 1
        assert all(name[1].startswith("text right") for name in cells), cells
        texts = [plain(row[tables[0][0].index(leading)]) for row in tables[0][1:]]
        lasts = [row[-1] != "none" for row in tables[0][1:]]
        places = [(last, int(text.split(".")[0])) for last, text in zip(lasts, texts) if text]
        assert places == sorted(places) and places[0][1] == 1, symbology
    print(compared)
    assert all(compared.values())


def test_a_newer_version_s_table_says_what_it_reads_more_of(site):
    results = published()
    suites = [one for one in shared(results) if asks_how_much(results)(one[0])]
    compared = 0
    for text in (text for name, text in site.items() if name.startswith("reader-")):
        for caption, rows in Page(text).tables:
            newer = re.match("What (.*?) reads more of than older versions", plain(caption or ""))
            for older, count, *cells, _ in rows[1:] if newer else []:
                tests = []
                for suite, _, reads, engines, _ in suites:
                    labels = [next((engine["label"] for engine in engines if reader(engine) == name), None)
                              for name in (newer[1], plain(older))]
                    own = [read for read in reads if read.get("condition") is None]
                    for symbology in {read["symbology"] for read in own}:
                        pair = [next((read for read in own if (read["engine"], read["symbology"]) == (label, symbology)), None)
                                for label in labels]
                        if all(pair):
                            what = f"{symbology} ({place(suite)})"
                            tests += [(*greater(*pair), (0, what)), (*greater(*pair[::-1]), (1, what))]
                assert int(count.split("|")[0]) == len(tests) / 2
                named = {(way, what) for way, cell in enumerate(cells) if cell != "nothing"
                         for what in re.findall(r"(?:^|; )(.*?): ", plain(cell))}
                assert named == rejected(tests), f"{newer[1]}, {older}"
                compared += 1
    assert compared > 0


def plain(text):
    return text.replace("\u00a0", " ").replace("\u202f", " ").replace("\u2009", " ")


def hold(rows, cells):
    """Compares a table with what its cells have to be; returns how many there are."""
    symbologies = rows[0][1:]
    left = dict(cells)
    for row in rows[1:]:
        engine = plain(row[0]).split("|")[1]
        for symbology, text in zip(symbologies, row[1:]):
            wanted = left.pop((engine, symbology), None)
            shown = plain(text)
            if wanted is None:
                assert shown == "", f"{engine}, {symbology}: {shown}"
                continue
            share, _, note = shown.partition("|")
            spaced = [word.replace(" %", "%") for word in (share, note)]
            assert spaced[0] == wanted[0].replace(" %", "%"), f"{engine}, {symbology}"
            assert spaced[1].startswith(wanted[1].replace(" %", "%")), f"{engine}, {symbology}: {note}"
    assert not left, left
    return len(cells)


def test_the_table_of_readme_ranks_the_newest_versions():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    marked = text.split("<!-- what `scanbench site table` writes -->\n")[1].split("<!-- to here -->")[0]
    head, _, *rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in marked.splitlines()]
    shown = {(row[0].replace("\\", ""), column): cell.replace("\\", "")
             for row in rows for column, cell in zip(head[1:], row[1:]) if cell}
    results = [json.loads((ROOT / f"Reports/published/round-1-{name}.json").read_text(encoding="utf-8"))
               for name in ("rendered", "photographs")]
    engines = {engine["label"]: engine for result in results for engine in result["engines"]}
    names = {label: f"{engines[label]['engine']} {engines[label]['version']}" for label in newest(engines.values())}
    wanted = {}
    for column in head[1:]:
        symbology, name = column.split(", ")[:2]
        own, asked = next((reads, engines) for suite, _, reads, engines, _ in shared(results) if suite["name"] == name)
        own = [read for read in own if read["symbology"] == symbology]
        for (engine, _), (share, note) in expected(own, asked, None).items():
            if engine in names:
                wanted[names[engine], column] = f"{share} ({note.split(';')[0]})"
    assert shown == wanted
