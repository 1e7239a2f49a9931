import BuiltPrograms
import Foundation
import Testing

/// Commands that are pointed at what is not theirs, and outputs that are no files.
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

  private func makeRun(_ name: String = "run") throws {
    let result = try scanbench("run in/tiny.yaml --engine s=ENGINE --output \(name)")
    #expect(result.code == 0, "\(result.errors)")
  }

  @Test(arguments: [
    "run in/tiny.yaml --engine s=ENGINE --force", "duel ENGINE ENGINE --suite in/tiny.yaml --force",
    "calibrate ENGINE --suite in/tiny.yaml --force", "compare run run", "report run",
    "corpus build in/tiny.yaml", "corpus preview in/tiny.yaml --force",
  ])
  func `a folder of a user is refused, and nothing in it changes`(command: String) throws {
    try makeRun()
    for name in ["index.html", "report.md", "frames/holiday.png", "reading-1/trials.jsonl"] {
      try folder.write("mine", to: "mine/\(name)")
    }
    let before = try folder.tree("")
    let result = try scanbench("\(command) --output mine")
    #expect(result.code == 74)
    #expect(
      result.errors.hasPrefix("scanbench: mine: cannot be written: it holds 'frames', but no "))
    #expect(result.errors.hasSuffix("; name another folder\n"))
    #expect(try folder.tree("") == before)
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
    try makeRun()
    try folder.write("mine", to: "mine.html")
    let history = "history run --commit c --file history.jsonl --page"
    let refused = try scanbench("\(history) mine.html")
    #expect(refused.code == 74)
    #expect(
      refused.errors
        == "scanbench: mine.html: cannot be written: what is there was not written by scanbench; name "
        + "another file\n")
    #expect(try folder.text("mine.html") == "mine")
    #expect(try scanbench("\(history) /dev/null").code == 0)
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    for _ in 1...2 { #expect(try scanbench("\(history) page.html").code == 0) }
    #expect(try scanbench("corpus build in/tiny.yaml --output corpus").code == 0)
    let show = "corpus show corpus tiny/qr_code/000000 --output"
    #expect(try scanbench("\(show) mine.html").code == 74)
    #expect(try folder.text("mine.html") == "mine")
    #expect(try scanbench("\(show) mine.html --force").code == 0)
  }

  @Test func `a log is added to`() throws {
    try folder.write("mine\n", to: "log")
    let program = try folder.writeProgram("echo complaint >&2; exit 3", to: "complains")
    #expect(try scanbench("engine check \(program) --log log").code == 1)
    let log = try folder.text("log")
    #expect(log.hasPrefix("mine\n") && log.contains("complaint"))
  }

  #if os(Linux)
    @Test(arguments: [
      "export run --format csv", "engines", "run --help", "--version",
      "corpus show corpus tiny/qr_code/000000 --output /dev/full",
      "history run --commit c --page /dev/full",
    ])
    func `what cannot be written ends with 74`(command: String) throws {
      try makeRun()
      #expect(try scanbench("corpus build in/tiny.yaml --output corpus").code == 0)
      let program = BuiltProgram.path("scanbench")
      let result = try CommandResult(
        ["-c", "exec \(program) \(command) > /dev/full"], of: "/bin/sh", in: folder)
      #expect(result.code == 74)
      #expect(result.errors.hasSuffix(": cannot be written: No space left on device\n"))
      #expect(result.errors.count { $0 == "\n" } == 1, "\(result.errors)")
    }
  #endif

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
