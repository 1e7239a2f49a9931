import Foundation
import PageFaults
import Records
import Reporting
import Tallies
import Testing
import Workflows

@testable import Gates
@testable import Summaries

struct HistoryTests {
  @Test func `runs are added line by line, and drawn`() throws {
    let run = try SyntheticRun.complete()
    let file = "\(run.path)/kept/history.jsonl"
    #expect(try History(path: file).records.isEmpty)
    _ = try History(path: file).appending(run: run.path, commit: "aaaaaaaaaaaa")
    let first = try run.text(of: "kept/history.jsonl")
    // As some editors leave it.
    try first.dropLast().write(toFile: file, atomically: true, encoding: .utf8)
    let history = try History(path: file).appending(run: run.path, commit: "bbbbbbbbbbbb")
    #expect(try run.text(of: "kept/history.jsonl").hasPrefix(first), "what is there stays")
    #expect(history.records == (try History(path: file).records))
    let text = try run.text(of: "kept/history.jsonl")
    let again = try history.appending(run: run.path, commit: "bbbbbbbbbbbb")
    #expect(again.records.count == 2, "the run is there already")
    #expect(try run.text(of: "kept/history.jsonl") == text)
    #expect(history.records.map(\.commit) == ["aaaaaaaaaaaa", "bbbbbbbbbbbb"])
    let rate = try #require(
      history.records[0].figures.first {
        $0.suite == "module-width" && $0.engine == "zxing" && $0.measure == "read-rate"
      })
    // 41 of 50 EAN-13 and as many Aztec codes.
    #expect(rate.value == 0.82 && rate.mask == .own)
    let latency = try #require(history.records[0].figures.first { $0.measure == "latency" })
    #expect(latency.setting == "640 × 480")

    try history.writePage(to: "\(run.path)/kept/history.html")
    let page = try run.text(of: "kept/history.html")
    #expect(page.contains("Suite module-width") && page.contains("aaaaaaa"))
    #expect(page.contains("<svg") && page.contains("scanbench duel"))
    let faults = try PageFaults.found(in: page, elements: ["h2", "p", "li", "figcaption"])
    #expect(faults == [])
  }

  @Test func `what else changed from run to run stands beside the lines`() throws {
    let run = try SyntheticRun.complete()
    let first = try History(path: "\(run.path)/h.jsonl").appending(run: run.path, commit: "aaaaaaa")
      .records[0]
    var second = first
    second.commit = "bbbbbbb"
    #expect(![first, second].outline.contains("instead of"))
    let suite = try #require(second.suites?.firstIndex { $0.name == "module-width" })
    second.suites?[suite].profile = "standard"
    second.suites?[suite].sha256 = "0"
    let engine = try #require(second.engines?.firstIndex { $0.label == "zxing" })
    second.engines?[engine].options["tryHarder"] = "false"
    second.processor = "another"
    let page = [first, second].outline
    #expect(
      page.contains(
        "profile standard instead of quick; another suite file; zxing:tryHarder false instead of true"
      ), "\(page)")
    #expect(page.contains("processor another instead of "), "where calls are timed")
    // A line that was written before such things were kept, between both, hides no change.
    var older = first
    (older.suites, older.engines, older.scanbenchVersion) = (nil, nil, nil)
    #expect(![first, older].outline.contains("instead of"))
    #expect(
      [first, older, second].outline.contains("zxing:tryHarder false instead of"))
  }

  @Test func `where sampling adapts, a read rate is the mean over widths, without bounds`() throws {
    let run = try SyntheticRun.guidance()
    let figures = try History(path: "\(run.path)/h.jsonl").appending(run: run.path, commit: "a")
      .records[0].figures
    let figure = try #require(
      figures.first { $0.engine == "zxing" && $0.measure == "read-rate" })
    let cells = try Summary.read(at: run.path).cells.filter { $0.engine == "zxing" && $0.codes > 0 }
    let rates = cells.map { Double($0.outcomes.correct) / Double($0.codes) }
    #expect(abs(figure.value - rates.reduce(0, +) / Double(rates.count)) < 1e-12)
    #expect(figure.lower == nil && figure.upper == nil)
  }

  @Test func `lines of white space are none of a history's, and count`() throws {
    let run = try SyntheticRun.complete()
    let file = "\(run.path)/history.jsonl"
    let first = try History(path: file).appending(run: run.path, commit: "a")
    let line = try run.text(of: "history.jsonl")
    try (line + "\n \t\r\n\n").write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try History(path: file).records == first.records)
    // What is appended stands behind them.
    let second = try History(path: file).appending(run: run.path, commit: "b")
    #expect(second.records.map(\.commit) == ["a", "b"])
    #expect(try History(path: file).records == second.records)
    try (line + "\n\n{\"schema\":1}\n").write(toFile: file, atomically: true, encoding: .utf8)
    let error = #expect(throws: FigureError.self) { try History(path: file) }
    #expect(error?.description.hasPrefix("\(file):4: not a usable record: ") == true)
  }

  @Test func `a broken line is bad input, with its number`() throws {
    let run = try SyntheticRun.complete()
    let file = "\(run.path)/history.jsonl"
    _ = try History(path: file).appending(run: run.path, commit: "a")
    try (run.text(of: "history.jsonl") + "{\"schema\":1}\n").write(
      toFile: file, atomically: true, encoding: .utf8)
    let error = #expect(throws: FigureError.self) { try History(path: file) }
    #expect(error?.description.hasPrefix("\(file):2: not a usable record: ") == true)
    #expect(error?.description.hasSuffix("; restore the file, or remove the line") == true)
    try "{\"schema\":9}\n".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(
      throws: RecordError.otherSchema(path: file, line: 1, found: 9, expected: 1)
    ) { try History(path: file) }
  }
}
