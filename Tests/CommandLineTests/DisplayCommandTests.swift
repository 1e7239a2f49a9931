import BuiltPrograms
import Foundation
import PlainClient
import Records
import Testing

/// `scanbench display`, with a page that is played.
@Suite struct DisplayCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SuiteText.plain(samples: 2), to: "suite.yaml")
  }

  /// What was read of each frame that the recording has.
  private func recorded() throws -> [[String]] {
    try folder.text("out.jsonl").split(separator: "\n").map { line in
      try RecordCoding.decoder().decode(RecordedAnswer.self, from: Data(line.utf8)).decodes.map(
        \.text)
    }
  }

  @Test(arguments: EndingSignals.all)
  func `the first signal ends it before a page has joined`(signal: Int32) throws {
    let screen = try PlayedScreen(in: folder)
    kill(screen.process.processIdentifier, signal)
    let (code, errors) = try screen.ending()
    #expect(code == 130)
    #expect(errors.hasPrefix("scanbench: interrupted; "), "\(errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("out.jsonl")))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `the first signal ends it while a frame is shown, and what was read is kept`(signal: Int32)
    throws
  {
    let screen = try PlayedScreen(in: folder)
    try screen.join()
    _ = try screen.show(reading: "first")
    _ = try screen.next()
    kill(screen.process.processIdentifier, signal)
    let (code, errors) = try screen.ending()
    #expect(code == 130)
    #expect(
      errors.hasSuffix(
        "scanbench: interrupted; what was measured is in out.jsonl (1 of 2 frames); give the command again for all frames\n"
      ), "\(errors)")
    #expect(try recorded() == [["first"]])
  }

  @Test func `what was read is on the disk before the next frame is shown`() throws {
    let screen = try PlayedScreen(in: folder)
    try screen.join()
    _ = try screen.show(reading: "first")
    _ = try screen.next()
    kill(screen.process.processIdentifier, SIGKILL)
    _ = try screen.ending()
    #expect(try recorded() == [["first"]])
  }

  @Test func `what arrives late is of the frame for which it was read`() throws {
    let screen = try PlayedScreen(in: folder)
    try screen.join()
    let time = try screen.show(reading: "first")
    let (task, begin) = try screen.next()
    #expect(try recorded() == [["first"]])
    try screen.read("late", at: time + 1)
    while try screen.now() < begin + 100 {}
    try screen.answer(task, "{\"begin_ms\":\(begin),\"end_ms\":\(begin + 100)}")
    let end = try screen.next()
    try screen.answer(end.task, "{}")
    let (code, errors) = try screen.ending()
    #expect(code == 0, "\(errors)")
    #expect(try recorded() == [["first", "late"], []])
  }

  @Test(arguments: [
    (
      #"{"begin_ms":-1e16,"end_ms":1}"#,
      "the page says that it showed a frame from -1e+16 to 1.0 ms"
    ),
    (#"{"begin_ms":1e22,"end_ms":2e22}"#, "the page says that it showed a frame from 1e+22 to"),
    (#"{"begin_ms":[]}"#, "the page's result is not as it has to be: a value of another type is"),
  ])
  func `a page that says what cannot be ends it with 3, and what was read before is kept`(
    result: String, reason: String
  ) throws {
    let screen = try PlayedScreen(in: folder)
    try screen.join()
    _ = try screen.show(reading: "first")
    try screen.answer(screen.next().task, result)
    // It waits for what the page still says.
    try screen.answer(screen.next().task, "{}")
    let (code, errors) = try screen.ending()
    #expect(code == 3)
    #expect(errors.contains("scanbench: \(reason)"), "\(errors)")
    #expect(errors.hasSuffix("; what was read of 1 of 2 frames is in out.jsonl\n"), "\(errors)")
    #expect(try recorded() == [["first"]])
  }

  @Test func `a page that says something else of itself ends it with 3`() throws {
    let screen = try PlayedScreen(in: folder)
    try screen.send("join?page=other", body: #"{"reader":"x"}"#)
    let (code, errors) = try screen.ending()
    #expect(code == 3)
    #expect(
      errors
        == "scanbench: what the page says of its screen is not as it has to be: the key 'width' is missing\n"
    )
  }

  @Test func `a recording is replaced where that was asked for, and not before something was read`()
    throws
  {
    let first = try PlayedScreen(in: folder)
    try first.join()
    _ = try first.show(reading: "old")
    _ = try first.next()
    kill(first.process.processIdentifier, SIGTERM)
    _ = try first.ending()
    let second = try PlayedScreen(in: folder, "--force")
    try second.join()
    #expect(try recorded() == [["old"]])
    _ = try second.show(reading: "new")
    _ = try second.next()
    #expect(try recorded() == [["new"]])
    kill(second.process.processIdentifier, SIGTERM)
    _ = try second.ending()
    #expect(try recorded() == [["new"]])
  }

  @Test func `an address that cannot be listened on is told`() throws {
    let screen = try PlayedScreen(in: folder)
    let port = try #require(URL(string: screen.address)?.port)
    let second = try CommandResult(
      ["display", "suite.yaml", "--output", "other.jsonl", "--port", "\(port)"], in: folder)
    #expect(second.code == 3)
    #expect(
      second.errors
        == "scanbench: cannot listen on port \(port) of 127.0.0.1: Address already in use; choose another with --port or --listen\n"
    )
    let third = try CommandResult(
      ["display", "suite.yaml", "--output", "other.jsonl", "--listen", "nowhere"], in: folder)
    #expect(third.code == 64)
  }
}
