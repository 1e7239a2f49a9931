import Barcodes
import BuiltPrograms
import Foundation
import Records
import Testing

/// A folder in which a run is planned, read in shards and gathered.
struct ShardedRun {
  let folder: TemporaryFolder

  /// One suite that adapts in rounds, and one that does not.
  private static let adaptive = """
    schema: 1
    name: adaptive
    purpose: A test.
    symbologies: [qr_code, ean_13]
    frame: tight
    conditions:
      module_width_px: [1.5, 2]
    masks: [own]
    profiles:
      quick: {target: 0.9, start: 8, most: 60}
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      SuiteText.plain("qr_code, ean_13", masks: "own, all", samples: 11), to: "plain.yaml")
    try folder.write(Self.adaptive, to: "adaptive.yaml")
    // A copy, so that it can become another one.
    try FileManager.default.copyItem(
      atPath: BuiltProgram.path("scripted-engine"), toPath: folder.path("engine"))
  }

  func command(_ arguments: String...) throws -> CommandResult {
    try CommandResult(arguments, in: folder)
  }

  /// Of which the first reads nothing, and sampling comes to an end at once.
  #if ZBar
    static let engines = [
      "--engine", "s=./engine", "--engine", "z=\(BuiltProgram.path("scanbench-engine-zbar"))",
    ]
  #else
    static let engines = ["--engine", "s=./engine"]
  #endif

  func plan(_ shards: Int = 3, suites: [String] = ["adaptive.yaml", "plain.yaml"])
    throws -> CommandResult
  {
    try CommandResult(
      ["plan"] + suites + Self.engines + ["--shards", "\(shards)", "--output", "run"], in: folder)
  }

  /// What names the engines again that are not installed.
  static let naming = ["--engine", "s=./engine"]

  func shard(_ number: Int, _ more: String...) throws -> CommandResult {
    try CommandResult(["shard", "run", "--index", "\(number)"] + Self.naming + more, in: folder)
  }

  /// Makes of a run of one shard what somebody would plan who wants another program to run here, which says that it has started.
  func planStranger() throws {
    _ = try folder.writeProgram("touch started; exec ./engine", to: "stranger")
    func digest(_ path: String) throws -> String {
      let line = try CommandResult([path], of: "/usr/bin/sha256sum", in: folder).output
      return String(line.prefix(64))
    }
    for (old, new) in [
      ("./engine", "./stranger"), (try digest("engine"), try digest("stranger")),
    ] {
      try folder.write(
        folder.text("run/plan.json").replacing(old, with: new), to: "run/plan.json")
    }
    let shard = folder.path("run/shards/0001.json")
    chmod(shard, 0o644)
    let text = try folder.text("run/shards/0001.json")
    let planned = try #require(text.firstMatch(of: #/"plan_sha256":"([0-9a-f]+)"/#)).1
    try folder.write(
      text.replacing(planned, with: try digest("run/plan.json")), to: "run/shards/0001.json")
  }

  /// The numbers of the shards that a plan says it wrote; empty where it says `decided`.
  func planned(_ result: CommandResult) throws -> ClosedRange<Int>? {
    #expect(result.code == 0, "\(result.errors)")
    if result.output.hasPrefix("decided:") { return nil }
    let match = try #require(result.output.firstMatch(of: #/^shards (\d+) to (\d+): /#))
    return try #require(Int(match.1))...#require(Int(match.2))
  }

  /// Reads rounds until nothing is left, each backwards: in which order does not matter.
  ///
  /// - Returns: how many rounds.
  func readAll(after first: CommandResult) throws -> Int {
    var (rounds, result) = (0, first)
    while let shards = try planned(result) {
      rounds += 1
      for number in shards.reversed() { #expect(try shard(number).code == 0) }
      result = try command("plan", "run")
    }
    return rounds
  }

  /// What all trials of a run say, but for how long calls took.
  func timelessTrials(_ run: String) throws -> [TrialRecord] {
    try JSONLinesReader.all(TrialRecord.self, path: folder.path("\(run)/trials.jsonl")).map {
      var trial = $0
      trial.durationsNanoseconds = []
      trial.timing = nil
      return trial
    }
  }

  func results() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path("run/results")).sorted()
  }

  /// The bytes of a run's pictures, by their names.
  func pictures(_ run: String) -> [String: Data] {
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
