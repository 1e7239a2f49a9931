import BuiltPrograms
import Findings
import Foundation
import Records
import Testing

/// `scanbench site`: results that follow from their runs, and pages of them.
@Suite struct SiteTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      schema: 1
      name: shelf
      purpose: Codes at the limit of what is read
      symbologies: [ean_13, data_matrix]
      frame: tight
      conditions: {module_width_px: [1.3, 2], noise_sigma: 8}
      masks: [own]
      profiles:
        quick: {samples: 6}

      """, to: "shelf.yaml")
    let run = try scanbench(
      "run shelf.yaml --engine zbar --engine zxing --seed 7 --output run")
    try #require(run.code == 0, "\(run.errors)")
    let added = try scanbench("site add run --output first.json")
    try #require(added.code == 0, "\(added.errors)")
  }

  private func scanbench(_ arguments: String) throws -> CommandResult {
    try CommandResult(arguments.split(separator: " ").map(String.init), in: folder)
  }

  @Test func `a result follows from its run, and a changed figure is named`() throws {
    let whole = try scanbench("site check first.json --run run")
    #expect(whole.code == 0 && whole.output == "first.json: follows from run\n")
    let text = try folder.text("first.json")
    for (from, to, words) in [
      (#""codes" : 12"#, #""codes" : 13"#, "'reads', entry 1, is"),
      (#""seed" : 7"#, #""seed" : 8"#, "'suites' is not that of the run"),
      (#""version" : "3.1.1""#, #""version" : "3.2.0""#, "'engines' is not that of the run"),
    ] {
      #expect(text.contains(from), "\(from)")
      try folder.write(text.replacing(from, with: to, maxReplacements: 1), to: "first.json")
      let result = try scanbench("site check first.json --run run")
      #expect(result.code == 1 && result.output.contains(words), "\(result.output)")
    }
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
      let result = try scanbench("site build bad.json --output site")
      #expect(result.code == 65 && result.errors.contains("bad.json"), "\(result.errors)")
      #expect(result.errors.contains(words), "\(result.errors)")
    }
  }

  @Test func `a user's copy of a page, or a link to one, stays`() throws {
    #expect(try scanbench("site build first.json --output site").code == 0)
    let page = try folder.text("site/reader-zbar.html")
    try folder.write(page, to: "site/old-index.html")
    try folder.write(page, to: "elsewhere.html")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("site/reader-mine.html"), withDestinationPath: "../elsewhere.html")
    try folder.write(page, to: "site/reader-gone.html")
    #expect(try scanbench("site build first.json --output site").code == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("site"))
    #expect(names.contains("old-index.html") && names.contains("reader-mine.html"))
    #expect(!names.contains("reader-gone.html"))
  }

  @Test func `a run whose trials were changed is not the one that the result names`() throws {
    let trials = try folder.text("run/trials.jsonl")
    try folder.write(trials.replacing("\"missed\"", with: "\"correct\""), to: "run/trials.jsonl")
    let result = try scanbench("site check first.json --run run")
    #expect(result.code != 0)
    #expect(
      (result.output + result.errors).contains("trials.jsonl"), "\(result.output)\(result.errors)")
  }

  @Test func `a site has a page for each reader, and leaves empty what a reader was not asked`()
    throws
  {
    let built = try scanbench("site build first.json --output site")
    #expect(built.code == 0 && built.output == "site/index.html\n", "\(built.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("site")).sorted()
    #expect(
      names == [
        "calls.html", "claims.html", "index.html", "reader-zbar.html", "reader-zxing-cpp.html",
        "reads.html", "widths.html",
      ])
    let reads = try folder.text("site/reads.html")
    #expect(reads.contains("seed 7"))
    // ZBar does not claim Data Matrix.
    #expect(reads.contains(#"<td class="absent"></td>"#))
    for name in names {
      let page = try folder.text("site/\(name)")
      #expect(!page.contains("<script"))
      for link in page.matches(of: /href="([^"#:]+\.html)"/) {
        #expect(names.contains(String(link.output.1)), "\(name) leads to \(link.output.1)")
      }
    }
  }

  @Test func `nothing is replaced but results and pages of sites`() throws {
    let again = try scanbench("site add run --output first.json")
    #expect(again.code == 64 && again.errors.contains("replace it with --force"))
    try folder.write("mine", to: "notes.json")
    #expect(try scanbench("site add run --output notes.json --force").code == 65)
    #expect(try folder.text("notes.json") == "mine")
    try folder.write("<html>mine</html>", to: "site/index.html")
    let refused = try scanbench("site build first.json --output site")
    #expect(refused.code == 64 && refused.errors.contains("site/index.html is no page of a site"))
    #expect(try folder.text("site/index.html") == "<html>mine</html>")
  }
}
