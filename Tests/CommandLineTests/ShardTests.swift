import BuiltPrograms
import Foundation
import Records
import Testing

/// Runs that are read in shards, and gathered.
@Suite struct ShardTests {
  private let run: ShardedRun

  init() throws { run = try ShardedRun() }

  @Test func `shards in rounds give the files of one machine, byte for byte`() throws {
    let whole = try CommandResult(
      ["run", "adaptive.yaml", "plain.yaml", "--output", "whole"] + ShardedRun.engines,
      in: run.folder)
    #expect(whole.code == 0, "\(whole.errors)")
    let rounds = try run.readAll(after: run.plan())
    #if ZBar
      #expect(rounds > 2, "the suite adapts")
    #endif
    let result = try run.command("gather", "run")
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.contains("trials of"))
    for name in ["manifest.jsonl", "conditions.jsonl"] {
      #expect(try run.folder.text("run/\(name)") == run.folder.text("whole/\(name)"))
    }
    #expect(try run.timelessTrials("run") == run.timelessTrials("whole"))
    #expect(run.pictures("run") == run.pictures("whole"))
    let comparison = try run.command("compare", "whole", "run", "--output", "comparison")
    // One of the engines reads none of the frames, and so could lose none.
    #expect(comparison.code == 2, "\(comparison.errors)")
    #expect(comparison.output.contains("frames lost and 0 gained, none newly misread"))
    #expect(try run.command("report", "run").code == 0)
    #expect(!(try run.folder.text("run/index.html").contains("partial")))
  }

  @Test func `what a partial gathering has kept of pictures goes with the whole one`() throws {
    try run.folder.write(
      SuiteText.plain("qr_code, ean_13", moduleWidth: "[2, 3, 4]", masks: "all", samples: 40),
      to: "plain.yaml")
    let whole = try CommandResult(
      ["run", "plain.yaml", "--output", "whole"] + ShardedRun.engines, in: run.folder)
    #expect(whole.code == 0, "\(whole.errors)")
    #expect(try run.planned(try run.plan(4, suites: ["plain.yaml"])) == 1...4)
    for number in (1...4).reversed() {
      #expect(try run.shard(number).code == 0)
      #expect(try run.command("gather", "run", "--partial").code == 0)
    }
    #expect(!run.pictures("whole").isEmpty)
    #expect(run.pictures("run") == run.pictures("whole"))
  }

  @Test func `a folder of results that a copy of the run has lost is made anew`() throws {
    #expect(try run.planned(try run.plan(1, suites: ["plain.yaml"])) == 1...1)
    try FileManager.default.removeItem(atPath: run.folder.path("run/results"))
    #expect(try run.command("plan", "run", "--missing").output == "1\n")
    #expect(try run.shard(1).code == 0)
    #expect(try run.command("gather", "run").code == 0)
  }

  @Test func `a shard that was read is not read again`() throws {
    #expect(try run.planned(try run.plan(2, suites: ["plain.yaml"])) != nil)
    #expect(try run.shard(1).output.hasPrefix("run: shard 1 read, "))
    let before = try run.results()
    #expect(try run.shard(1).output == "run: shard 1 was read before\n")
    #expect(try run.results() == before)
  }

  @Test func `of processes that read one shard at the same moment, one result stays`() throws {
    #expect(try run.planned(try run.plan(1, suites: ["plain.yaml"])) == 1...1)
    let programs = try (0..<3).map { _ in
      try StartedProgram(
        arguments: ["shard", "run", "--index", "1"] + ShardedRun.naming, in: run.folder)
    }
    for program in programs {
      program.process.waitUntilExit()
      #expect(program.process.terminationStatus == 0)
    }
    #expect(try run.results().count == 1, "nothing is left of the others")
    #expect(try run.command("gather", "run").code == 0)
  }

  @Test(arguments: [
    ["report", "run"], ["compare", "run", "run", "--output", "comparison"],
    ["export", "run", "--format", "csv"],
  ])
  func `a run that is not gathered yet is not reported, and the command says what gathers it`(
    arguments: [String]
  ) throws {
    #expect(try run.planned(try run.plan(2, suites: ["plain.yaml"])) == 1...2)
    for isRead in [false, true] {
      if isRead { for number in 1...2 { #expect(try run.shard(number).code == 0) } }
      let result = try CommandResult(arguments, in: run.folder)
      #expect(result.code == 75)
      #expect(
        result.errors
          == "scanbench: run: the run was planned and is not gathered yet; put what its shards have "
          + "read together with 'scanbench gather run'\n")
    }
    #expect(!FileManager.default.fileExists(atPath: run.folder.path("run/index.html")))
  }

  @Test func `what is missing is listed, and what is there can be gathered`() throws {
    #expect(try run.planned(try run.plan(4, suites: ["plain.yaml"])) == 1...4)
    for number in [1, 4] { #expect(try run.shard(number, "--scratch", run.folder.path).code == 0) }
    let result = try run.command("gather", "run")
    #expect(result.code == 75)
    #expect(
      result.errors
        == "scanbench: run: shards 2 to 3 have no result; make each with 'scanbench shard run --index 2'\n"
    )
    #expect(try run.command("plan", "run").code == 75)
    let partial = try run.command("gather", "run", "--partial")
    #expect(partial.code == 0, "\(partial.errors)")
    #expect(partial.output.hasSuffix("; partial: 2 of 4 shards have no result\n"))
    #expect(try run.command("report", "run").code == 0)
    #expect(try run.folder.text("run/report.md").contains("2 of 4 shards have no result"))
    for number in [2, 3] { #expect(try run.shard(number).code == 0) }
    #expect(try run.command("gather", "run").code == 0)
    #expect(try run.command("report", "run").code == 0)
    #expect(!(try run.folder.text("run/report.md").contains("shards have no result")))
  }

  @Test func `of nothing no part can be gathered`() throws {
    #expect(try run.planned(try run.plan(4, suites: ["plain.yaml"])) == 1...4)
    let before = try run.folder.tree("run")
    let result = try run.command("gather", "run", "--partial")
    #expect(
      result.errors
        == "scanbench: run: shards 1 to 4 have no result; make each with 'scanbench shard run --index 1'\n"
    )
    #expect(result.code == 75 && result.output.isEmpty)
    #expect(try run.folder.tree("run") == before)
    #expect(try run.shard(3).code == 0)
    #expect(try run.command("gather", "run", "--partial").code == 0)
  }

  #if ZBar
    @Test func `a run of which another round is due is not gathered as a whole`() throws {
      let shards = try #require(try run.planned(run.plan(2, suites: ["adaptive.yaml"])))
      for number in shards { #expect(try run.shard(number).code == 0) }
      let result = try run.command("gather", "run")
      #expect(result.code == 75)
      #expect(
        result.errors.contains("another round is due; write its shards with 'scanbench plan run'"))
      #expect(try run.command("gather", "run", "--partial").code == 0)
      #expect(try run.readAll(after: run.command("plan", "run")) > 0)
      #expect(try run.command("gather", "run").code == 0)
    }
  #endif
}
