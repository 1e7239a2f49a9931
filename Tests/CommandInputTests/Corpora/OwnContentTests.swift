import BuiltPrograms
import Foundation
import Testing

/// Commands that are pointed at what is not theirs, and outputs that are no files of ours.
@Suite struct OwnContentTests {
  private let folder: TemporaryFolder
  private static let engine = BuiltProgram.path("scripted-engine")

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SuiteText.tiny, to: "in/tiny.yaml")
  }

  private func scanbench(_ command: String) throws -> CommandResult {
    let words = command.replacing("ENGINE", with: Self.engine).split(separator: " ")
    return try CommandResult(words.map(String.init), in: folder)
  }

  private static let writing = [
    "run in/tiny.yaml --engine s=ENGINE --force", "duel ENGINE ENGINE --suite in/tiny.yaml --force",
    "calibrate ENGINE --suite in/tiny.yaml --force", "compare run run", "report run",
    "corpus build in/tiny.yaml", "corpus preview in/tiny.yaml --force",
  ]

  @Test func `a folder of a user is refused, and nothing in it changes`() throws {
    try folder.makeTinyRun()
    for name in ["index.html", "report.md", "frames/holiday.png", "reading-1/trials.jsonl"] {
      try folder.write("mine", to: "mine/\(name)")
    }
    let before = try folder.tree("")
    for command in Self.writing {
      let result = try scanbench("\(command) --output mine")
      #expect(result.code == 74, "\(command)")
      #expect(
        result.errors.hasPrefix("scanbench: mine: cannot be written: it holds 'frames', but no "))
      #expect(result.errors.hasSuffix("; name another folder\n"))
      #expect(try folder.tree("") == before, "\(command)")
    }
  }

  @Test(arguments: ["corpus build in/tiny.yaml", "run in/tiny.yaml --engine s=ENGINE --force"])
  func `the folder of what is read is refused`(command: String) throws {
    let result = try scanbench("\(command) --output in")
    #expect(result.code == 74)
    #expect(
      result.errors
        == "scanbench: in: cannot be written: it holds in/tiny.yaml, which is read; name another folder\n"
    )
    #expect(try folder.names(in: "in") == ["tiny.yaml"])
  }

  @Test func `a corpus is not overwritten by a run of it`() throws {
    #expect(try scanbench("corpus build in/tiny.yaml --output corpus").code == 0)
    let before = try folder.tree("corpus")
    let result = try scanbench("run corpus --engine s=ENGINE --output corpus --force")
    #expect(result.code == 74)
    #expect(try folder.tree("corpus") == before)
  }

  @Test func `a page of a user is refused, and a device stays one`() throws {
    try folder.makeTinyRun()
    try folder.write("mine", to: "mine.html")
    let history = "history run --commit c --file history.jsonl --page"
    let refused = try scanbench("\(history) mine.html")
    #expect(refused.code == 74)
    #expect(
      refused.errors
        == "scanbench: mine.html: cannot be written: what is there is no page of a history; name another file\n"
    )
    #expect(try folder.text("mine.html") == "mine")
    #expect(try scanbench("\(history) /dev/null").code == 0)
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    for _ in 1...2 { #expect(try scanbench("\(history) page.html").code == 0) }
  }

  @Test func `the page of a run is no page of a history, and a refused page adds no line`() throws {
    try folder.makeTinyRun()
    #expect(try scanbench("report run").code == 0)
    let before = try folder.tree("")
    let result = try scanbench(
      "history run --commit c --file history.jsonl --page run/index.html")
    #expect(result.code == 74)
    #expect(
      result.errors.contains("run/index.html: cannot be written: what is there is no page of"))
    #expect(try folder.tree("") == before)
  }

  @Test func `a picture is drawn over an older one, and over nothing else`() throws {
    #expect(try scanbench("corpus build in/tiny.yaml --output corpus").code == 0)
    try folder.write("mine", to: "mine.png")
    let before = try folder.tree("")
    let show = "corpus show corpus tiny/qr_code/000000 --output"
    for place in ["mine.png", "corpus/images/tiny-qr_code-000000.png", "corpus/manifest.jsonl"] {
      let result = try scanbench("\(show) \(place)")
      #expect(result.code == 74)
      #expect(
        result.errors
          == "scanbench: \(place): cannot be written: what is there is no picture of 'corpus show'; "
          + "name another file\n")
    }
    #expect(try folder.tree("") == before)
    for _ in 1...2 { #expect(try scanbench("\(show) truth.png").code == 0) }
  }

  @Test func `a reading is a part of its duel`() throws {
    try folder.makeTinyRun("duel/reading-1")
    try folder.write(
      #"{"schema": 1, "scanbench_version": "0.1.0", "candidate": {}}"#, to: "duel/duel.json")
    let before = try folder.tree("")
    let result = try scanbench("run in/tiny.yaml --engine s=ENGINE --force --output duel/reading-1")
    #expect(result.code == 74)
    #expect(result.errors.hasSuffix("it is a part of a duel; name another folder\n"))
    #expect(try folder.tree("") == before)
  }

  @Test func `the working directory is not replaced, and one that is gone is said to be`() throws {
    try folder.makeTinyRun()
    let before = try folder.tree("run")
    let program = BuiltProgram.path("scanbench")
    let command = "\(program) run ../in/tiny.yaml --engine s=\(Self.engine) --output"
    func shell(_ line: String) throws -> CommandResult {
      try CommandResult(["-c", line], of: "/bin/sh", in: folder)
    }
    let replaced = try shell("cd run && \(command) . --force")
    #expect(replaced.code == 74)
    #expect(replaced.errors.contains(".: cannot be written: it holds the working directory, "))
    #expect(try folder.tree("run") == before)
    let gone = try shell("mkdir gone && cd gone && rmdir ../gone && \(command) x")
    #expect(gone.code == 74 || gone.code == 65)
    #expect(gone.errors.count { $0 == "\n" } == 1, "\(gone.errors)")
    #expect(try folder.names(in: "") == ["in", "run"])
  }

  @Test(arguments: [
    ("run in/tiny.yaml --engine s=ENGINE --output", "folder"),
    ("history run --commit c --file", "file"),
  ])
  func `no name is no place`(command: String, what: String) throws {
    try folder.makeTinyRun()
    let result = try CommandResult(
      command.replacing("ENGINE", with: Self.engine).split(separator: " ").map(String.init) + [""],
      in: folder)
    #expect(result.code == 74)
    #expect(
      result.errors == "scanbench: '': cannot be written: it has no name; name a \(what)\n")
  }

  @Test func `a run is no corpus`() throws {
    try folder.makeTinyRun()
    let result = try scanbench("run run --engine s=ENGINE --output again")
    #expect(result.code == 65)
    #expect(
      result.errors
        == "scanbench: run: it holds a run, no corpus; name a suite, or a folder that 'scanbench corpus "
        + "build' has made\n")
  }

  @Test func `a run goes on whichever way its suite's path is written`() throws {
    try folder.makeTinyRun()
    let command = "--engine s=ENGINE --output run --resume"
    let result = try scanbench("run ./in/../in/tiny.yaml \(command)")
    #expect(result.code == 0, "\(result.errors)")
    #expect(try scanbench("run \(folder.path("in/tiny.yaml")) \(command)").code == 0)
  }

  @Test func `a log is added to`() throws {
    try folder.write("mine\n", to: "log")
    let program = try folder.writeProgram("echo complaint >&2; exit 3", to: "complains")
    #expect(try scanbench("engine check \(program) --log log").code == 1)
    let log = try folder.text("log")
    #expect(log.hasPrefix("mine\n") && log.contains("complaint"))
  }

  @Test func `a report of a run that is being written says so`() throws {
    let running = try StartedProgram(
      arguments: [
        "run", "in/tiny.yaml", "--engine", "s=\(Self.engine)", "--option", "s:behaviour=hangs",
        "--output", "run",
      ], in: folder)
    while running.process.isRunning,
      !FileManager.default.fileExists(atPath: folder.path("run/run.json"))
    {
      usleep(2000)
    }
    // As a writer leaves it at any moment.
    let trials = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path("run/trials.jsonl")))
    try trials.write(contentsOf: Data("{\"frame\":\"ti".utf8))
    let result = try scanbench("report run")
    kill(running.process.processIdentifier, SIGTERM)
    running.process.waitUntilExit()
    #expect(result.code == 0)
    #expect(
      result.errors
        == "scanbench: run: the run is being written; the report is of what it had by now\n")
    #expect(result.output.hasSuffix("run/index.html\n"))
  }
}
