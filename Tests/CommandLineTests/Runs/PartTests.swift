import Barcodes
import BuiltPrograms
import Foundation
import Records
import Testing

/// Runs that are read in parts, and put together.
@Suite struct PartTests {
  private let folder: TemporaryFolder

  private static let adaptive = """
    schema: 1
    name: adaptive
    purpose: A test.
    symbologies: [qr_code, ean_13]
    frame: tight
    conditions:
      module_width_px: [1.5, 2]
    named_conditions:
      sharp: {}
      soft: {gaussian_blur_px: 0.5}
    masks: [own]
    profiles:
      quick: {target: 0.9, start: 8, most: 60}
    """

  /// Of which the first reads nothing, and sampling comes to an end at once.
  #if ZBar
    private static let engines = [
      "--engine", "s=./engine", "--engine", "z=\(BuiltProgram.path("scanbench-engine-zbar"))",
    ]
  #else
    private static let engines = ["--engine", "s=./engine"]
  #endif

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      SuiteText.plain("qr_code, ean_13", moduleWidth: "[2, 3]", masks: "own, all", samples: 11),
      to: "plain.yaml")
    try folder.write(Self.adaptive, to: "adaptive.yaml")
    // A copy, so that it can become another one.
    try folder.installProgram(BuiltProgram.path("scripted-engine"), to: "engine")
  }

  private func run(
    _ suites: [String] = ["adaptive.yaml", "plain.yaml"], part: String? = nil, to output: String,
    _ more: String...
  ) throws -> CommandResult {
    try CommandResult(
      ["run"] + suites + Self.engines + ["--output", output]
        + (part.map { ["--part", $0] } ?? []) + more, in: folder)
  }

  /// Reads all parts, the last first: in which order does not matter.
  ///
  /// - Returns: their folders.
  private func readParts(_ count: Int, of suites: [String] = ["adaptive.yaml", "plain.yaml"])
    throws -> [String]
  {
    try (1...count).reversed().map { number in
      let result = try run(suites, part: "\(number)/\(count)", to: "p\(number)")
      #expect(result.code == 0, "\(result.errors)")
      return "p\(number)"
    }
  }

  private func merge(_ parts: [String], _ more: String...) throws -> CommandResult {
    try CommandResult(["merge"] + parts + ["--output", "run"] + more, in: folder)
  }

  @Test func `parts give the files of one machine, byte for byte but for times`() throws {
    #expect(try run(to: "whole").code == 0)
    let parts = try readParts(5)
    let result = try merge(parts)
    #expect(result.code == 0, "\(result.errors)")
    let frames = try Manifest.frames(inFolder: folder.path("run")).count
    #expect(
      result.output == "run: \(frames) readings of frames in 5 parts\n")
    for name in ["manifest.jsonl", "conditions.jsonl"] {
      #expect(try folder.text("run/\(name)") == folder.text("whole/\(name)"))
    }
    #expect(try timeless("run") == timeless("whole"))
    #expect(!pictures("whole").isEmpty && pictures("run") == pictures("whole"))
    #expect(try summary("run") == summary("whole"))
  }

  @Test func `suites that are timed or streamed stay whole`() throws {
    try folder.write(
      SuiteText.plain(samples: 1).replacing("{samples: 1}", with: "{blocks: [2, 2]}")
        .replacing("name: plain", with: "name: timed"), to: "timed.yaml")
    try folder.write(SuiteText.held(samples: 2), to: "held.yaml")
    let suites = ["timed.yaml", "held.yaml", "plain.yaml"]
    let result = try merge(readParts(3, of: suites))
    #expect(result.code == 0, "\(result.errors)")
    let names = try Manifest.frames(inFolder: folder.path("run")).map { $0.frame }
    let order = names.map { $0.prefix { $0 != "/" } }.reduce(into: [Substring]()) {
      if $0.last != $1 { $0.append($1) }
    }
    #expect(order == ["timed", "held", "plain"])
    #expect(try folder.text("run/blocks.jsonl") == folder.text("p1/blocks.jsonl"))
    let record = try RunRecord.read(at: folder.path("run/run.json"))
    #expect(record.merged?.parts == 3 && record.part == nil)
    #expect(record.merged?.timed?.keys.sorted() == ["timed"])
    #expect(try CommandResult(["report", "run"], in: folder).code == 0)
    #expect(try folder.text("run/report.md").contains("each suite on one machine"))
  }

  @Test func `a part alone is no candidate, unless what both have is asked for`() throws {
    #expect(try run(["plain.yaml"], to: "whole").code == 0)
    _ = try readParts(2, of: ["plain.yaml"])
    let command = ["compare", "whole", "p1", "--output", "out"]
    let refused = try CommandResult(command, in: folder)
    #expect(refused.code == 65)
    #expect(refused.errors.hasPrefix("scanbench: the candidate is part 1 of 2 of a run"))
    let partial = try CommandResult(command + ["--partial"], in: folder)
    #expect(partial.code != 65 && !partial.output.isEmpty, "\(partial.errors)")
    #expect(try CommandResult(["report", "p1"], in: folder).code == 0)
    for command in [
      ["site", "add", "p1", "--output", "p1.json"], ["export", "p1", "--format", "csv"],
      ["history", "p1", "--commit", "a1", "--file", "trend.jsonl"],
    ] {
      let alone = try CommandResult(command, in: folder)
      #expect(alone.code == 65, "\(command)")
      #expect(alone.errors.contains("p1: it is part 1 of 2 of a run"), "\(alone.errors)")
    }
    let again = try merge(["p1", "p2"])
    #expect(again.code == 0, "\(again.errors)")
    #expect(
      try merge(["p1", "p2"]).errors
        == "scanbench: run: cannot be written: it holds a run already; name another folder, or replace it with --force\n"
    )
  }

  @Test func `a part that is missing or there twice is named`() throws {
    let parts = try readParts(4, of: ["plain.yaml"])
    let missing = try merge(Array(parts.dropFirst(2)))
    #expect(missing.code == 65)
    #expect(
      missing.errors.hasPrefix("scanbench: p1: 2 of 4 parts are missing: 3 and 4; read each with"),
      "\(missing.errors)")
    let twice = try merge(parts + ["p2"])
    #expect(twice.code == 65)
    #expect(twice.errors == "scanbench: p2: it is part 2 of 4, and so is p2\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path("run/run.json")))
  }

  @Test(arguments: [
    ("--seed 8", "other suites, profiles, seeds or masks"),
    ("--mask all", "other suites, profiles, seeds or masks"),
    ("--option s:behaviour=reads_nothing", "other engines, versions or options"),
    ("--part 2/3", "of another number of parts"),
  ])
  func `a part of another run is named`(options: String, reason: String) throws {
    #expect(try run(["plain.yaml"], part: "1/2", to: "p1").code == 0)
    let words = options.split(separator: " ").map(String.init)
    let part = words[0] == "--part" ? [] : ["--part", "2/2"]
    let other = try CommandResult(
      ["run", "plain.yaml"] + Self.engines + ["--output", "p2"] + part + words, in: folder)
    #expect(other.code == 0, "\(other.errors)")
    let result = try merge(["p1", "p2"])
    #expect(result.code == 65)
    #expect(result.errors.hasPrefix("scanbench: p2: ") && result.errors.contains(reason))
  }

  @Test func `an engine that became another program is named`() throws {
    #expect(try run(["plain.yaml"], part: "1/2", to: "p1").code == 0)
    let engine = folder.path("engine")
    var program = try Data(contentsOf: URL(fileURLWithPath: engine))
    program.append(0)
    try program.write(to: URL(fileURLWithPath: engine + ".other"))
    try folder.installProgram(engine + ".other", to: "engine")
    #expect(try run(["plain.yaml"], part: "2/2", to: "p2").code == 0)
    let result = try merge(["p1", "p2"])
    #expect(result.code == 65)
    #expect(
      result.errors
        == "scanbench: p2: an engine is another program than in p1; read it as that was read\n")
  }

  @Test func `a whole run, an unfinished part and a changed one are no parts`() throws {
    #expect(try run(["plain.yaml"], to: "whole").code == 0)
    let whole = try merge(["whole"])
    #expect(whole.code == 65)
    #expect(whole.errors.contains("whole: it is a whole run, not a part of one"))
    let parts = try readParts(2, of: ["plain.yaml"])
    try folder.write(folder.text("p2/trials.jsonl").dropLast(10) + "", to: "p2/trials.jsonl")
    let cut = try merge(parts)
    #expect(cut.code == 65)
    #expect(cut.errors.contains("p2/trials.jsonl"))
    #expect(try run(["plain.yaml"], part: "2/2", to: "p2", "--resume").code == 0)
    #expect(try merge(parts).code == 0)
  }

  @Test(arguments: ["0/3", "4/3", "3", "a/b", "1/0", "1/1000000"])
  func `what is no place among parts is refused`(place: String) throws {
    let result = try run(part: place, to: "p")
    #expect(result.code == 64)
    #expect(result.errors.contains("The value '\(place)' is invalid for '--part"))
  }

  @Test func `a part does not go on as another one`() throws {
    #expect(try run(["plain.yaml"], part: "1/2", to: "p").code == 0)
    let result = try run(["plain.yaml"], part: "2/2", to: "p", "--resume")
    #expect(result.code == 65)
    #expect(result.errors.contains("it is part 1 of 2, not part 2 of 2"))
  }

  /// What all trials of a run say, but for how long calls took.
  private func timeless(_ run: String) throws -> [TrialRecord] {
    try JSONLinesReader.all(TrialRecord.self, path: folder.path("\(run)/trials.jsonl")).map {
      var trial = $0
      trial.durationsNanoseconds = []
      trial.timing = nil
      return trial
    }
  }

  /// What a run's summary says, but for times and what the run was.
  private func summary(_ run: String) throws -> NSDictionary {
    #expect(try CommandResult(["report", run], in: folder).code == 0)
    let data = Data(try folder.text("\(run)/summary.json").utf8)
    let document = try #require(JSONSerialization.jsonObject(with: data) as? NSDictionary)
    let kept = document.mutableCopy() as? NSMutableDictionary
    kept?.removeObject(forKey: "run")
    return try #require(kept)
  }

  /// The bytes of a run's pictures, by their names.
  private func pictures(_ run: String) -> [String: Data] {
    var pictures: [String: Data] = [:]
    for folder in ["frames", "thumbnails"] {
      let path = self.folder.path("\(run)/\(folder)")
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
        pictures["\(folder)/\(name)"] = FileManager.default.contents(atPath: "\(path)/\(name)")
      }
    }
    return pictures
  }
}
