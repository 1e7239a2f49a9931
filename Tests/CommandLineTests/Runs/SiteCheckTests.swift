import Barcodes
import BuiltPrograms
import Findings
import Foundation
import Records
import Summaries
import Testing

/// `scanbench site`: results that strangers submit, held against their run, their round and a second reading.
@Suite struct SiteCheckTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SuiteText.shelf("ean_13"), to: "shelf.yaml")
    try run("--engine zbar --engine zxing --seed 7 --output run")
    try #require(folder.scanbench("site add run --output first.json").code == 0)
  }

  private func run(_ arguments: String) throws {
    let run = try folder.scanbench("run shelf.yaml " + arguments)
    try #require(run.code == 0, "\(run.errors)")
  }

  /// Changes what a run says of itself, as one who knows how.
  private func change(of run: String, _ body: (inout RunRecord) -> Void) throws {
    var record = try RunRecord.read(at: folder.path("\(run)/run.json"))
    body(&record)
    try record.document().write(to: URL(fileURLWithPath: folder.path("\(run)/run.json")))
  }

  @Test func `a second reading has the same frames and answers, or what differs is named`() throws {
    let check = "site check first.json --run run --again again"
    try run("--engine zbar --engine zxing --seed 7 --output again")
    let alike = try folder.scanbench(check)
    #expect(alike.code == 0 && alike.output.contains("again has the same frames and answers"))
    for (arguments, words) in [
      ("--engine zbar --engine zxing --seed 8", "suite 'shelf' has another text, profile or seed"),
      ("--engine zxing --seed 7", "engine 'zbar' did not read again"),
      (
        "--engine zbar --engine zxing --option zxing:tryHarder=false --seed 7",
        "engine 'zxing' is another, or has another version or options"
      ),
    ] {
      try run(arguments + " --output again --force")
      let result = try folder.scanbench(check)
      #expect(result.code == 1 && result.output.contains(words), "\(result.output)")
    }
  }

  /// Its run has all digests in order; the second reading alone tells.
  @Test func `answers that were made up are found by a second reading`() throws {
    try run("--engine zbar --engine zxing --seed 7 --output again")
    let trials = try folder.text("run/trials.jsonl")
    let digits = try #require(trials.firstMatch(of: /"text":"(\d+)"/)?.output.1)
    let other = String(digits.reversed())
    try folder.write(trials.replacing(digits, with: other), to: "again/trials.jsonl")
    let written = try WrittenFile(of: folder.path("again/trials.jsonl"))
    try change(of: "again") { $0.files?["trials.jsonl"] = written }
    let result = try folder.scanbench("site check first.json --run run --again again")
    #expect(result.code == 1, "\(result.errors)")
    #expect(result.output.contains("answered otherwise by 'z"), "\(result.output)")
    #expect(result.output.contains("ean_13 '\(digits)', again ean_13 '\(other)'"))
  }

  @Test func `a result is held against its round`() throws {
    func round(seed: String, _ suite: String, profile: String = "quick") -> String {
      """
      {"schema": 1, "name": "round-9", "commit": "\(seed)\(String(repeating: "0", count: 32))",
       "profile": "\(profile)", "suites": [\(suite)]}
      """
    }
    let text = try folder.text("first.json")
    let digest = try #require(text.firstMatch(of: /"sha256" : "([0-9a-f]+)"\s*\}\s*\]/)?.output.1)
    let own = #"{"name": "shelf", "sha256": "\#(digest)"}"#
    let other = #"{"name": "desk", "sha256": "\#(digest)"}"#
    for (round, words) in [
      (round(seed: "00000008", own), "suite 'shelf' has the seed 7; that of round-9 is 8"),
      (
        round(seed: "00000007", own + "," + other), "suite 'desk' of round-9 is not in it"
      ),
      (
        round(seed: "00000007", own, profile: "standard"), "has the profile 'quick'"
      ),
      (
        round(seed: "00000007", own.replacing(digest, with: "0")),
        "suite 'shelf' is another than that of round-9"
      ),
    ] {
      try folder.write(round, to: "round.json")
      let result = try folder.scanbench("site check first.json --run run --round round.json")
      #expect(result.code == 1 && result.output.contains(words), "\(result.output)")
    }
    for suite in [own, other] {
      try folder.write(round(seed: "00000007", suite), to: "round.json")
      let result = try folder.scanbench("site check first.json --run run --round round.json")
      #expect(result.code == 0 && result.output.contains("keeps to round.json"))
    }
    try folder.write(round(seed: "0000000g", own), to: "round.json")
    let refused = try folder.scanbench("site check first.json --run run --round round.json")
    #expect(refused.code == 65 && refused.errors.contains("'commit' is no commit"))
  }

  @Test func `the published results keep to their round`() throws {
    let published = ProjectFolder.url.appending(path: "Reports/published")
    let names = try FileManager.default.contentsOfDirectory(atPath: published.path)
    let results = names.filter { $0.hasSuffix(".json") }
    #expect(results.count >= 9)
    let round = try RoundRecord.read(
      file: published.appending(path: "rounds/round-1.json").path)
    for name in results {
      let result = try ResultRecord.read(file: published.appending(path: name).path)
      // That of the suites of a bench, of which one is the round's.
      let known =
        name == "round-1-guidance.json" ? ["suite 'all-formats' of round-1 is not in it"] : []
      #expect(round.breaches(of: result) == known, "\(name)")
    }
  }

  @Test func `a run without its files' digests makes no result`() throws {
    try change(of: "run") { $0.files = nil }
    let result = try folder.scanbench("site add run --output other.json")
    #expect(result.code == 64 && result.errors.contains("does not have the digests"))
  }

  @Test func `readers of the same frames are ranked together, whoever had them read`() throws {
    try run(
      "--engine zbar --engine strict=zxing --option strict:tryHarder=false --seed 7 --output other")
    try #require(folder.scanbench("site add other --output second.json").code == 0)
    try #require(folder.scanbench("site build first.json second.json --output site").code == 0)
    let reads = try folder.text("site/reads.html")
    #expect(reads.contains("Results first of ") && reads.contains(" and second of "))
    #expect(reads.contains("How first came about") && reads.contains("How second came about"))
    for reader in ["zbar", "zxing", "strict"] {
      #expect(
        reads.components(separatedBy: "<small>\(reader)</small></th>").count == 2, "\(reader)")
    }
    let table = try folder.scanbench("site table first.json second.json")
    #expect(table.output.matches(of: /ean_13, shelf/).count == 1, "\(table.output)")
  }
}
