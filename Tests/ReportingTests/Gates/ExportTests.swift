import Foundation
import Records
import Storage
import Testing
import Workflows

@testable import Gates
@testable import Reporting

struct ExportTests {
  private func export(_ format: ExportFormat) throws -> String {
    let run = try SyntheticRun.complete()
    return try withExtendedLifetime(run) { try Export(path: run.path).text(format) }
  }

  private func json(_ format: ExportFormat) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(export(format).utf8))
  }

  @Test func `CSV has a head, as many fields in each line, and the read rate of each symbology`()
    throws
  {
    let lines = try export(.csv).components(separatedBy: "\r\n")
    #expect(lines[0] == "name,measure,unit,value,lower,upper,count")
    #expect(lines.last == "", "every line ends with CR LF")
    #expect(lines.dropLast().allSatisfy { $0.components(separatedBy: ",").count == 7 })
    // 2, 10, 10, 9 and 10 of 10 codes, over the widths.
    let line = try #require(
      lines.first { $0.hasPrefix("module-width/zxing/ean_13/own,read-rate,share,0.82,") })
    #expect(line.hasSuffix(",50"))
  }

  @Test func `fields with commas and quotation marks are quoted`() {
    let metric = Metric(name: "a,\"b\"", measure: .wrong, value: 2, count: 3)
    #expect(
      Export(path: "", metrics: [metric], context: nil).csv.hasSuffix(
        "\"a,\"\"b\"\"\",wrong-reads,codes,2.0,,,3\r\n"))
  }

  @Test func `github-action-benchmark gets what is smaller where it is better`() throws {
    let entries = try #require(try json(.githubBenchmark) as? [[String: Any]])
    let missed = try #require(
      entries.first { $0["name"] as? String == "module-width/zxing/ean_13/own not read" })
    #expect(missed["unit"] as? String == "%")
    #expect(abs(try #require(missed["value"] as? Double) - 18) < 1e-9)
    #expect(missed["range"] as? String == "8.58 to 31.4", "Clopper and Pearson's of 9 in 50")
    #expect(entries.allSatisfy { $0["value"] is Double && $0["name"] is String })
    #expect(Set(entries.compactMap { $0["name"] as? String }).count == entries.count)
  }

  @Test func `Bencher gets measures by name, with bounds`() throws {
    let record = try #require(try json(.bencher) as? [String: [String: [String: Double]]])
    let rate = try #require(record["module-width/zxing/ean_13/own"]?["read-rate"])
    #expect(rate["value"] == 0.82)
    let (lower, upper) = try (#require(rate["lower_value"]), #require(rate["upper_value"]))
    #expect(lower < 0.82 && upper > 0.82)
    #expect(record["resolution/zxing/all/640x480"]?["latency"]?["value"] ?? 0 > 0)
  }

  @Test func `google-benchmark gets an entry for each block, of one name`() throws {
    let record = try #require(try json(.googleBenchmark) as? [String: Any])
    let context = try #require(record["context"] as? [String: Any])
    #expect(context["num_cpus"] as? Int == 2 && context["json_schema_version"] as? Int == 1)
    let entries = try #require(record["benchmarks"] as? [[String: Any]])
    let cell = entries.filter { $0["name"] as? String == "resolution/zxing/all/640x480" }
    #expect(cell.map { $0["repetition_index"] as? Int } == Array(0..<7))
    // 640 × 480 × (10 + block) nanoseconds.
    let times = cell.compactMap { $0["real_time"] as? Double }
    let expected = (10..<17).map { 307.2 * Double($0) }
    #expect(zip(times, expected).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test func `OpenMetrics has a family for each measure and bound, in base units`() throws {
    let lines = try export(.openMetrics).split(separator: "\n").map(String.init)
    #expect(lines.last == "# EOF")
    let families = lines.filter { $0.hasPrefix("# TYPE ") }
    #expect(Set(families).count == families.count && families.allSatisfy { $0.hasSuffix(" gauge") })
    #expect(lines.contains("# UNIT scanbench_read_rate_lower_ratio ratio"))
    #expect(
      lines.contains(
        "scanbench_read_rate_ratio{benchmark=\"module-width/zxing/ean_13/own\"} 0.82"))
    // The median block of 640 × 480 × (10 + block) nanoseconds.
    let name = "scanbench_latency_seconds{benchmark=\"resolution/zxing/all/640x480\"} "
    let line = try #require(lines.first { $0.hasPrefix(name) })
    let seconds = try #require(Double(line.dropFirst(name.count)))
    #expect(abs(seconds - 640 * 480 * 13e-9) < 0.02 * seconds)
    // No colon, dot or dash in a name.
    let allowed = try Regex("# (TYPE|UNIT|EOF).*|[a-z_]+\\{benchmark=\"[^\"]*\"\\} [0-9.e-]+")
    #expect(try lines.allSatisfy { try allowed.wholeMatch(in: $0) != nil })
  }

  @Test func `a name in OpenMetrics cannot end its label`() {
    let metric = Metric(name: "a\"} 1\n\\", measure: .wrong, value: 2, count: 3)
    let text = Export(path: "", metrics: [metric], context: nil).openMetrics
    #expect(text.split(separator: "\n").count == 3)
    #expect(text.contains("{benchmark=\"a\\\"} 1"))
  }

  @Test func `a summary alone gives the same figures as its run`() throws {
    let run = try SyntheticRun.complete()
    _ = try Report.write(runFolder: run.path, outputFolder: run.path)
    for format in ExportFormat.allCases {
      #expect(
        try Export(path: "\(run.path)/summary.json").text(format)
          == Export(path: run.path).text(format))
    }
  }

  @Test func `of a comparison it gives what has changed, and latencies there are none`() throws {
    let run = try SyntheticRun.complete()
    _ = try Report.write(runFolder: run.path, outputFolder: run.path)
    let folder = "\(run.path)/compared"
    let comparison = try Comparison(baseline: run.path, candidate: run.path)
    _ = try Comparisons.write(
      baseline: run.path, candidate: run.path,
      demands: ReadingDemands(
        errorRate: 0.01, allowsNewMisreads: true, allowsLost: true, mustRead: nil),
      isPartial: false, to: folder)
    let lines = try Export(path: folder).text(.csv).components(separatedBy: "\r\n")
    let frames = try #require(comparison.record.engines[0].symbologies.first).frames
    #expect(lines.contains("zxing/aztec,lost,count,0.0,,,\(frames)"), "\(lines)")
    for measure in ["gained", "new-misreads", "new-deaths"] {
      #expect(lines.contains { $0.hasPrefix("zxing/aztec,\(measure),count,0.0") })
    }
    #expect(try !Export(path: folder).text(.githubBenchmark).contains("gained"))
    #expect(throws: FigureError.noLatencies(path: folder)) {
      try Export(path: folder).text(.googleBenchmark)
    }
  }

  @Test func `a run in which nothing was measured has nothing to export or to keep`() throws {
    let run = try SyntheticRun()
    try run.write()
    #expect(throws: FigureError.none(path: run.path)) { try Export(path: run.path) }
    let file = "\(run.path)/history.jsonl"
    #expect(throws: FigureError.none(path: run.path)) {
      try History(path: file).appending(run: run.path, commit: "a")
    }
    #expect(!FileManager.default.fileExists(atPath: file))
    run.run.finishedAt = nil
    try run.write()
    let unfinished = ComparisonError.unfinished(
      run: run.path, continuation: run.run.continuation)
    #expect(throws: unfinished) {
      try History(path: file).appending(run: run.path, commit: "a")
    }
  }

  @Test func `what is no number is refused, and not written as one`() {
    let entry = GoogleBenchmarkRecord.BenchmarkEntry(
      name: "n", familyIndex: 0, runName: "n", repetitions: 1, repetitionIndex: 0,
      realTime: .nan, cpuTime: 1)
    #expect(throws: (any Error).self) { try JSONEncoder().encode(entry) }
  }
}
