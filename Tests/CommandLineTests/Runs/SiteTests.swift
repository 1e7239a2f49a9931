import BuiltPrograms
import Findings
import Foundation
import PageFaults
import Records
import Testing

/// `scanbench site`: results that follow from their runs, and pages of them.
@Suite struct SiteTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SuiteText.shelf("ean_13, data_matrix"), to: "shelf.yaml")
    let run = try folder.scanbench(
      "run shelf.yaml --engine zbar --engine zxing --seed 7 --output run")
    try #require(run.code == 0, "\(run.errors)")
    let added = try folder.scanbench("site add run --output first.json")
    try #require(added.code == 0, "\(added.errors)")
  }

  @Test func `a result follows from its run, and a changed figure is named`() throws {
    let whole = try folder.scanbench("site check first.json --run run")
    #expect(whole.code == 0 && whole.output == "first.json: follows from run\n")
    let text = try folder.text("first.json")
    for (from, to, words) in [
      (#""codes" : 12"#, #""codes" : 13"#, "'reads', entry 1, is"),
      (#""seed" : 7"#, #""seed" : 8"#, "'suites' is not that of the run"),
      (#""version" : "3.1.1""#, #""version" : "3.2.0""#, "'engines' is not that of the run"),
    ] {
      #expect(text.contains(from), "\(from)")
      try folder.write(text.replacing(from, with: to, maxReplacements: 1), to: "first.json")
      let result = try folder.scanbench("site check first.json --run run")
      #expect(result.code == 1 && result.output.contains(words), "\(result.output)")
    }
  }

  @Test func `where no suite tells how much is read, the site says so, and there is no table`()
    throws
  {
    let whole = try folder.text("first.json")
    try folder.write(
      whole.replacing(/"reads" : \[.*?\n  \]/.dotMatchesNewlines(), with: #""reads" : []"#),
      to: "bare.json")
    #expect(try folder.scanbench("site build bare.json --output site").code == 0)
    let index = try folder.text("site/index.html")
    #expect(index.contains("2 readers and versions in 1 result"))
    #expect(index.contains("No result has a suite that tells how much readers read"))
    #expect(!index.contains(#"href="contents.html""#))
    let table = try folder.scanbench("site table bare.json")
    #expect(
      table.code == 64 && table.output.isEmpty && table.errors.contains("bare.json: No result"))
  }

  @Test func `a result whose counts can be no run's is refused by its place`() throws {
    let text = try folder.text("first.json")
    for (from, to, words) in [
      (#""codes" : 12"#, #""codes" : 1"#, "more codes were read, misread or not answered"),
      (#""codes" : 12"#, #""codes" : 100001"#, "more than 100000 codes"),
      (#""label" : "zbar""#, #""label" : "zxing""#, "two engines have one label"),
    ] {
      #expect(text.contains(from), "\(from)")
      try folder.write(text.replacing(from, with: to, maxReplacements: 1), to: "bad.json")
      let result = try folder.scanbench("site build bad.json --output site")
      #expect(result.code == 65 && result.errors.contains("bad.json"), "\(result.errors)")
      #expect(result.errors.contains(words), "\(result.errors)")
    }
  }

  @Test func `a user's copy of a page, or a link to one, stays`() throws {
    #expect(try folder.scanbench("site build first.json --output site").code == 0)
    let page = try folder.text("site/reader-zbar.html")
    try folder.write(page, to: "site/old-index.html")
    try folder.write(page, to: "elsewhere.html")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("site/reader-mine.html"), withDestinationPath: "../elsewhere.html")
    for name in ["reader-gone", "code-gone", "reader-zbar-last-year"] {
      try folder.write(page, to: "site/\(name).html")
    }
    // As the first page of a site with more readers and symbologies.
    let links = #"<a href="reader-gone.html"></a><a href="code-gone.html"></a></body>"#
    try folder.write(
      try folder.text("site/index.html").replacing("</body>", with: links), to: "site/index.html")
    #expect(try folder.scanbench("site build first.json --output site").code == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("site"))
    for name in ["old-index", "reader-mine", "reader-zbar-last-year"] {
      #expect(names.contains("\(name).html"))
    }
    #expect(!names.contains("reader-gone.html") && !names.contains("code-gone.html"))
  }

  @Test func `a run whose trials were changed is not the one that the result names`() throws {
    let trials = try folder.text("run/trials.jsonl")
    try folder.write(trials.replacing("\"missed\"", with: "\"correct\""), to: "run/trials.jsonl")
    let result = try folder.scanbench("site check first.json --run run")
    #expect(result.code != 0)
    #expect(
      (result.output + result.errors).contains("trials.jsonl"), "\(result.output)\(result.errors)")
  }

  @Test func `a site has a page for each reader, and leaves empty what a reader was not asked`()
    throws
  {
    let built = try folder.scanbench("site build first.json --output site")
    #expect(built.code == 0 && built.output == "site/index.html\n", "\(built.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("site")).sorted()
    #expect(
      names == [
        "calls.html", "claims.html", "code-data_matrix.html", "code-ean_13.html", "contents.html",
        "index.html", "limits.html", "reader-zbar.html", "reader-zxing-cpp.html", "reads.html",
        "scans.html", "settings.html", "widths.html",
      ])
    let index = try folder.text("site/index.html")
    #expect(index.contains("Which reader reads most?"))
    // ZBar is shown to read more of EAN-13, and is not asked for Data Matrix.
    #expect(index.contains("ZBar 0.23.92 for 1 and zxing-cpp 3.1.1 for 1"))
    let reads = try folder.text("site/reads.html")
    #expect(reads.contains("seed 7"))
    // ZBar does not claim Data Matrix.
    #expect(
      reads.contains(#"<td class="absent by-symbology by-symbology-data_matrix"></td>"#))
    for name in names {
      let page = try folder.text("site/\(name)")
      #expect(!page.contains("<script"))
      let faults = try PageFaults.found(
        in: page, folder: folder.path("site"), elements: ["a", "p"])
      #expect(faults == [], "\(name)")
    }
  }

  /// Runs a suite of each other kind, and makes a result of them: more.json.
  private func addMore() throws {
    try folder.write(
      """
      schema: 1
      name: bend
      purpose: How far may codes be turned?
      symbologies: [ean_13]
      frame: {width: 320, height: 240}
      module_mm: 0.5
      distance_mm: 150
      camera: {focal_mm: 4.25, sensor_width_mm: 5.66}
      limits: {yaw_deg: [0, 30, 60, 80]}
      masks: [own]
      profiles:
        quick: {target: 0.5, start: 6, most: 20, budget: 60}

      """, to: "bend.yaml")
    try folder.write(SuiteText.held(samples: 2), to: "held.yaml")
    try folder.write(
      SuiteText.plain(samples: 2).replacing("name: plain", with: "name: said")
        .replacing("conditions:", with: "contents: all\nconditions:"), to: "said.yaml")
    try folder.write(
      SuiteText.plain("ean_13", samples: 12) + "\nchoose: {read: 0.5}\n", to: "plain.yaml")
    let run = try folder.scanbench(
      "run bend.yaml held.yaml said.yaml plain.yaml --engine zbar --vary zbar:y_density=1,4 --seed 7 --output more"
    )
    try #require(run.code == 0, "\(run.errors)")
    try #require(folder.scanbench("site add more --output more.json").code == 0)
  }

  @Test func `limits, scans, contents and options are in a result, and each has its page`() throws {
    try addMore()
    #expect(try folder.scanbench("site check more.json --run more").code == 0)
    #expect(try folder.scanbench("site build first.json more.json --output site").code == 0)
    for (page, words) in [
      ("limits", "yaw"), ("scans", "half of the scans are done"),
      ("contents", "right of what was read"),
      ("settings", "of 2 combinations"),
    ] {
      let text = try folder.text("site/\(page).html")
      #expect(text.contains(words) && !text.contains("Nothing yet"), "\(page)")
      let faults = try PageFaults.found(
        in: text, folder: folder.path("site"), elements: ["a", "h2", "td"])
      #expect(faults == [], "\(page)")
    }
    let text = try folder.text("more.json")
    for (from, to, key) in [
      (#""done" : 2"#, #""done" : 1"#, "scans"),
      (#""best_reads" : "#, #""best_reads" : 1"#, "settings"),
    ] {
      #expect(text.contains(from), "\(from)")
      try folder.write(text.replacing(from, with: to, maxReplacements: 1), to: "more.json")
      let result = try folder.scanbench("site check more.json --run more")
      #expect(
        result.code != 0 && (result.output + result.errors).contains("'\(key)', entry"),
        "\(result.output)")
    }
    // Of a limit's easiest value.
    try folder.write(text.replacing(/"reads" : [0-9]+/, with: #""reads" : 999"#), to: "more.json")
    let refused = try folder.scanbench("site build more.json --output site")
    #expect(
      refused.code == 65 && refused.errors.contains("'limits', entry 1: more codes were read"))
  }

  @Test func `a table goes between its marks, and all else stays`() throws {
    let printed = try folder.scanbench("site table first.json")
    #expect(
      printed.output.hasPrefix(
        "| reader | ean_13, shelf, rendered (n = 12) |\n| --- | --- |\n| ZBar 0.23.92 | 1. "))
    let marks = ("<!-- what `scanbench site table` writes -->\n", "<!-- to here -->")
    try folder.write("one\r\n\(marks.0)old\n\(marks.1)\n\ntwo", to: "notes.md")
    #expect(try folder.scanbench("site table first.json --splice notes.md").code == 0)
    #expect(
      try folder.text("notes.md") == "one\r\n\(marks.0)\(printed.output)\(marks.1)\n\ntwo")
    for text in ["none", marks.0 + marks.0 + marks.1, marks.1 + "\n" + marks.0] {
      try folder.write(text, to: "notes.md")
      let refused = try folder.scanbench("site table first.json --splice notes.md")
      #expect(refused.code == 64 && refused.errors.contains("notes.md: the table's place is not"))
      #expect(try folder.text("notes.md") == text)
    }
  }

  @Test func `the table in README is that of the published results`() throws {
    let root = ProjectFolder.url
    let results = ["rendered", "photographs"].map { "Reports/published/round-1-\($0).json" }
    let table = try CommandResult(
      ["site", "table"] + results.map { root.appending(path: $0).path }, in: folder)
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    #expect(table.output.count > 500)
    #expect(
      readme.contains(table.output),
      "scanbench site table \(results.joined(separator: " ")) --splice README.md")
  }

  @Test func `nothing is replaced but results and pages of sites`() throws {
    let again = try folder.scanbench("site add run --output first.json")
    #expect(again.code == 64 && again.errors.contains("replace it with --force"))
    try folder.write("mine", to: "notes.json")
    let foreign = try folder.scanbench("site add run --output notes.json --force")
    #expect(foreign.code == 74)
    #expect(
      foreign.errors
        == "scanbench: notes.json: cannot be written: it is there, and no result; name another file\n"
    )
    #expect(try folder.text("notes.json") == "mine")
    try folder.write("<html>mine</html>", to: "site/index.html")
    let refused = try folder.scanbench("site build first.json --output site")
    #expect(refused.code == 74 && refused.errors.contains("it is there, and no page of a site"))
    #expect(try folder.text("site/index.html") == "<html>mine</html>")
  }
}
