import BuiltPrograms
import Foundation
import Records
import Storage
import Testing

/// Shards that go wrong, each in its way.
@Suite struct ShardFaultTests {
  private let run: ShardedRun

  init() throws { run = try ShardedRun() }

  @Test(arguments: [1, 20, 500])
  func `a result that is cut off is found, and its shard made anew`(missing: Int) throws {
    #expect(try run.planned(try run.plan(1, suites: ["plain.yaml"])) == 1...1)
    #expect(try run.shard(1).code == 0)
    #expect(try run.command("gather", "run").code == 0)
    let trials = try run.timelessTrials("run")
    let path = try run.folder.path("run/results/\(#require(run.results().first))")
    let bytes = try #require(FileManager.default.contents(atPath: path))
    try bytes.dropLast(missing).write(to: URL(fileURLWithPath: path))
    let result = try run.command("gather", "run")
    #expect(result.code == 65)
    #expect(
      result.errors.contains("the result is cut off or damaged; remove it, and make shard 1 anew"))
    #expect(try run.timelessTrials("run") == trials, "what was gathered stays")
    #expect(try run.shard(1).output.hasPrefix("run: shard 1 read, 22 frames\n"))
    #expect(try run.command("gather", "run").code == 0)
    #expect(try run.timelessTrials("run") == trials)
  }

  @Test func `a shard of another plan, suite, engine or round is never read`() throws {
    #expect(try run.planned(try run.plan(2, suites: ["plain.yaml"])) == 1...2)
    func expect(_ message: String, _ change: () throws -> Void) throws {
      try change()
      let result = try run.shard(1)
      #expect(result.code == 65, "\(result.output)")
      #expect(result.errors.contains(message), "\(result.errors)")
      #expect(try run.results() == [])
    }
    func replace(_ path: String, _ old: String, _ new: String) throws {
      chmod(run.folder.path(path), 0o644)
      try run.folder.write(run.folder.text(path).replacingOccurrences(of: old, with: new), to: path)
    }
    try expect("it is not as it was when the run was planned; restore it") {
      try replace("plain.yaml", "A test", "Another")
    }
    try replace("plain.yaml", "Another", "A test")
    try expect("it is not of this run's plan.json; restore both") {
      try replace("run/plan.json", "\"seed\" : 1", "\"seed\" : 2")
    }
    try replace("run/plan.json", "\"seed\" : 2", "\"seed\" : 1")
    try expect("it is another program than when the run was planned") {
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: run.folder.path("engine")))
      try file.seekToEnd()
      try file.write(contentsOf: Data([0]))
    }
  }

  @Test func `a shard that was changed after it was read does not count as read`() throws {
    #expect(try run.planned(try run.plan(2, suites: ["plain.yaml"])) == 1...2)
    for number in 1...2 { #expect(try run.shard(number).code == 0) }
    chmod(run.folder.path("run/shards/0001.json"), 0o644)
    try run.folder.write(
      run.folder.text("run/shards/0001.json").replacingOccurrences(
        of: "\"first\":0", with: "\"first\":1"),
      to: "run/shards/0001.json")
    let result = try run.command("gather", "run", "--partial")
    #expect(result.code == 65)
    #expect(
      result.errors.contains(
        "is not what the results before it ask for; restore its shards, or plan the run anew"))
  }

  @Test
  func
    `what a killed shard has left goes with the gathering, and shards without a result are listed`()
    throws
  {
    #expect(try run.planned(try run.plan(3, suites: ["plain.yaml"])) == 1...3)
    #expect(try run.command("plan", "run", "--missing").output == "1\n2\n3\n")
    for number in [1, 3] { #expect(try run.shard(number).code == 0) }
    #expect(try run.command("plan", "run", "--missing").output == "2\n")
    #expect(try run.shard(2).code == 0)
    #expect(try run.command("plan", "run", "--missing").output == "")
    let results = try run.results()
    let left = FileReplacement.nameBeside(try #require(results.first))
    try run.folder.write("half", to: "run/results/\(left)")
    try run.folder.write("a user's", to: "run/results/notes.txt")
    #expect(try run.command("gather", "run").code == 0)
    #expect(try run.results() == (results + ["notes.txt"]).sorted())
  }

  @Test func `a program that a plan names is not started unless it is named again`() throws {
    #expect(try run.planned(try run.plan(1, suites: ["plain.yaml"])) == 1...1)
    try run.planStranger()
    let refused = try run.command("shard", "run", "--index", "1")
    #expect(refused.code == 64)
    #expect(
      refused.errors
        == "scanbench: run: its plan starts what is no engine of yours: 's=./stranger'; if you trust that, name "
        + "it: 'scanbench shard run --index 1 --engine s=./stranger'\n")
    #expect(!FileManager.default.fileExists(atPath: run.folder.path("started")))
    let other = try run.shard(1)
    #expect(other.code == 64)
    #expect(
      other.errors
        == "scanbench: --engine s: the plan of run has './stranger' for it; name that, or plan the run anew\n"
    )
    let unknown = try run.command("shard", "run", "--index", "1", "--engine", "t=./engine")
    #expect(unknown.code == 64)
    #expect(
      unknown.errors == "scanbench: --engine t: the plan of run has no engine of this label\n")
    #expect(!FileManager.default.fileExists(atPath: run.folder.path("started")))
    #expect(
      try run.command("shard", "run", "--index", "1", "--engine", "s=./stranger").code == 0)
    #expect(FileManager.default.fileExists(atPath: run.folder.path("started")))
  }

  @Test func `where the disk is full, no half result is seen`() throws {
    #expect(try run.planned(try run.plan(1, suites: ["plain.yaml"])) == 1...1)
    let shell = try CommandResult(
      [
        "-c", "ulimit -f 8; exec \"$0\" shard run --index 1 --engine s=./engine",
        BuiltProgram.path("scanbench"),
      ],
      of: "/bin/sh", in: run.folder)
    #expect(shell.code == 74, "\(shell.errors)")
    #expect(try run.results() == [])
    #expect(try run.shard(1).code == 0)
  }

  @Test func `a plan is refused where a run is, and replaces it when told`() throws {
    #expect(try run.planned(try run.plan(1, suites: ["plain.yaml"])) == 1...1)
    #expect(try run.shard(1).code == 0)
    let result = try run.plan(1, suites: ["plain.yaml"])
    #expect(result.code == 74)
    #expect(result.errors.contains("it holds a run already"))
    let forced = try run.command(
      "plan", "plain.yaml", "--engine", "s=./engine", "--shards", "2", "--output", "run", "--force")
    #expect(try run.planned(forced) == 1...2)
    #expect(try run.results() == [])
  }

  @Test(arguments: [
    (["plan", "plain.yaml", "--output", "x"], "Name at least one --engine"),
    (
      ["plan", "plain.yaml", "--engine", "s=./engine"], "--output: name the run folder to write"
    ),
    (
      ["plan", "plain.yaml", "--engine", "s=./engine", "--output", "x", "--shards", "0"],
      "--shards 0"
    ),
    (["shard", "nowhere", "--index", "0"], "--index 0"),
  ])
  func `what cannot be asked is refused`(arguments: [String], message: String) throws {
    let result = try CommandResult(arguments, in: run.folder)
    #expect(result.code == 64)
    #expect(result.errors.contains(message))
  }
}
