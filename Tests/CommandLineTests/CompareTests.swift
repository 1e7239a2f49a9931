import BuiltPrograms
import Foundation
import Gates
import Judging
import PageFaults
import Records
import Testing

@testable import Summaries

#if ZBar

  /// A run held against an earlier one, with a proxy that loses and corrupts what ZBar reads.
  @Suite struct CompareTests {
    private let folder: TemporaryFolder

    private static func suite(samples: Int) -> String {
      SuiteText.plain("qr_code, ean_13", masks: "own, all", samples: samples)
    }

    init() throws {
      folder = try TemporaryFolder()
      try folder.write(Self.suite(samples: 100), to: "plain.yaml")
      try folder.writeProxy(of: "scanbench-engine-zbar")
    }

    private func run(_ output: String, _ options: [String] = [], seed: Int = 1) throws {
      let result = try CommandResult(
        [
          "run", "plain.yaml", "--engine", "p=./proxy", "--output", output, "--seed", "\(seed)",
        ] + options.flatMap { ["--option", "p:\($0)"] }, in: folder)
      try #require(result.code == 0, "\(result.errors)")
    }

    /// Few frames, where what is read decides nothing.
    private func few() throws {
      try folder.write(Self.suite(samples: 10), to: "plain.yaml")
    }

    private func compare(
      _ baseline: String, _ candidate: String, _ options: [String] = []
    ) throws -> CommandResult {
      try CommandResult(["compare", baseline, candidate, "--output", "out"] + options, in: folder)
    }

    private func record() throws -> ComparisonRecord {
      try RecordCoding.decoder().decode(
        ComparisonRecord.self, from: Data(folder.text("out/comparison.json").utf8))
    }

    @Test func `two runs of one engine never differ`() throws {
      try run("a")
      try run("b")
      let result = try compare("a", "b")
      #expect(result.code == 0, "\(result.errors)")
      let engine = try #require(try record().engines.first)
      #expect(engine.changes.isEmpty)
      #expect(
        engine.symbologies.map(\.frames) == [100, 100], "a frame counts once, with all its masks")
      #expect(engine.symbologies.allSatisfy { $0.adjustedPValue == 1 && $0.answer == .fine })
      #expect(
        try folder.text("out/report.md").contains(
          "Fine: 0 of 200 frames lost and 0 gained, none newly misread."))
    }

    @Test
    func `reads that were lost are worse, each with its picture; the other way round they are not`()
      throws
    {
      try run("a")
      try run("b", ["drop=0.2"])
      #expect(try compare("a", "b").code == 1)
      let engine = try #require(try record().engines.first)
      let lost = engine.changes.filter { $0.kind == .lost }
      let codes = engine.symbologies.map(\.lost).reduce(0, +)
      #expect(lost.count == 2 * codes, "with both masks")
      #expect(engine.symbologies.allSatisfy { (8...35).contains($0.lost) && $0.gained == 0 })
      #expect(engine.answer == .worse)
      let pictures = Set(try folder.names(in: "out/frames"))
      #expect(pictures.count == Set(lost.map(\.frame)).count)
      let faults = try PageFaults.found(
        in: folder.text("out/index.html"), elements: ["h2", "li", "td", "img", "dt"])
      #expect(faults == [])
      #expect(try folder.text("out/junit.xml").contains("failures=\"3\""))
      #expect(engine.together?.lost == codes)
      #expect(try compare("b", "a").code == 0)
      #expect(try record().engines.first?.changes.allSatisfy { $0.kind == .gained } == true)
    }

    @Test func `a few reads less are listed, and no more than any change shuffles`() throws {
      try run("a")
      try run("b", ["drop=0.02", "seed=3"])
      #expect(try compare("a", "b").code == 0)
      let engine = try #require(try record().engines.first)
      #expect((1...12).contains(engine.changes.count), "\(engine.changes.count)")
    }

    @Test
    func `a few new misreads are inconclusive and come first, and are worse where none may be`()
      throws
    {
      try run("a")
      try run("b", ["corrupt=0.01", "seed=3"])
      let result = try compare("a", "b")
      #expect(result.code == 2)
      #expect(result.output.contains(", which is not significant; look at "))
      let engine = try #require(try record().engines.first)
      #expect(engine.symbologies.contains { $0.newMisreads > 0 && $0.adjustedPValue > 0.01 })
      let misread = engine.changes.filter { $0.kind == .newMisread }
      #expect(Set(misread.map(\.frame)).isSubset(of: try pictured()))
      let report = try folder.text("out/report.md")
      let headings = report.split(separator: "\n").filter { $0.hasPrefix("## ") }
      #expect(headings[1].hasSuffix(": newly misread"), "\(headings)")
      #expect(try folder.text("out/junit.xml").contains("<skipped type=\"inconclusive\""))
      let strict = try compare("a", "b", ["--no-new-misreads"])
      #expect(strict.code == 1 && strict.output.contains("; none is allowed."))
      #expect(try record().forbidsNewMisreads)
      #expect(try compare("b", "a", ["--no-new-misreads"]).code == 0)
    }

    /// The frames whose pictures were written, by name.
    private func pictured() throws -> Set<String> {
      Set(
        try folder.names(in: "out/frames").map { name in
          let parts = name.dropLast(4).split(separator: "-")
          return parts.joined(separator: "/")
        })
    }

    @Test func `that frames cannot be drawn any more is said`() throws {
      try few()
      try run("a")
      try run("b", ["drop=0.5"])
      try folder.write(Self.suite(samples: 11), to: "plain.yaml")
      let result = try compare("a", "b")
      #expect(
        result.output.contains(
          "\nNo pictures of suite plain: plain.yaml is not here as it was run; compare where the run was measured.\n"
        ), "\(result.output)\(result.errors)")
    }

    @Test func `runs that cannot be compared are bad input, and never worse`() throws {
      try few()
      try run("a")
      try run("b", seed: 2)
      try folder.write("", to: "empty/trials.jsonl")
      try folder.write("{", to: "broken/run.json")
      let whole = try folder.text("a/trials.jsonl")
      try run("c")
      try folder.write(String(whole.dropLast(20)), to: "c/trials.jsonl")
      for (baseline, message) in [
        ("b", "the runs have other frames in suite 'plain': another seed; run the same suite"),
        ("nothing", "nothing/run.json: cannot be read"),
        ("empty", "empty: it holds no run: there is no run.json"),
        ("broken", "broken/run.json: not a usable record"),
        ("c", "c/trials.jsonl:40: not a usable record"),
      ] {
        let result = try compare(baseline, "a")
        #expect(result.code == 65, "\(baseline): \(result.errors)")
        #expect(result.errors.hasPrefix("scanbench: \(message)"), "\(result.errors)")
      }
    }

    @Test func `a run that lacks trials is not compared`() throws {
      try few()
      try run("whole")
      try run("cut")
      let trials = try folder.text("cut/trials.jsonl")
      let half = trials.split(separator: "\n").prefix(20).map { $0 + "\n" }.joined()
      for text in ["", half] {
        try folder.write(text, to: "cut/trials.jsonl")
        for (baseline, candidate) in [("cut", "whole"), ("whole", "cut")] {
          let result = try compare(baseline, candidate)
          #expect(result.code == 65, "\(result.output)")
          #expect(result.errors.contains("cut/trials.jsonl: not a usable record: "))
          #expect(result.errors.contains(" frames of the manifest have no trial"))
        }
      }
      try folder.write("", to: "cut/manifest.jsonl")
      try folder.write("", to: "cut/trials.jsonl")
      let empty = try compare("cut", "whole")
      #expect(empty.code == 65)
      #expect(empty.errors.contains("cut/manifest.jsonl: not a usable record: lines are missing"))
    }

    @Test func `what the candidate lacks of the baseline is not passed over`() throws {
      try few()
      let two = ["--engine", "p=./proxy", "--engine", "q=./proxy"]
      try #require(
        CommandResult(["run", "plain.yaml"] + two + ["--output", "both"], in: folder).code == 0)
      try run("one")
      let result = try compare("both", "one")
      #expect(result.code == 65)
      #expect(result.errors.contains("the candidate lacks engine q of the baseline"))
      let partial = try CommandResult(
        ["compare", "both", "one", "--output", "out", "--partial"], in: folder)
      #expect(partial.code == 0, "\(partial.errors)")
      #expect(
        try folder.text("out/step-summary.md").contains(
          "Not compared, since the candidate lacks it: engine q."))
      #expect(try compare("one", "both").code == 0, "more is no loss")
    }

    @Test func `a run that is not finished is not compared`() throws {
      try few()
      try run("whole")
      try run("open")
      var record = try RunRecord.read(at: folder.path("open/run.json"))
      record.finishedAt = nil
      try folder.write(String(decoding: record.document(), as: UTF8.self), to: "open/run.json")
      let result = try compare("whole", "open")
      #expect(result.code == 65)
      #expect(result.errors.contains("open: the run is not finished"), "\(result.errors)")
    }
  }
#endif
