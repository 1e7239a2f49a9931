import Barcodes
import BuiltPrograms
import CorpusRendering
import EngineHosting
import EngineKit
import Foundation
import Records
import SourcedYAML
import Testing

@testable import Runner

/// Engines that do not come up, written as shell scripts.
@Suite struct EngineStartTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func start(_ script: String) throws -> (error: EngineError?, path: String) {
    let path = try folder.writeProgram(script, to: "engine")
    let log = try ScriptedRun.log(in: folder)
    let error = #expect(throws: EngineError.self) {
      try EngineUnderTest(
        label: "mine", path: path, options: [:], log: log,
        limits: EngineLimits(
          timeout: script.hasPrefix("exec sleep") ? .milliseconds(300) : .seconds(60)))
    }
    return (error, path)
  }

  @Test func `paths in errors move no cursor`() {
    let path = "a\u{1B}[2J\u{202E}"
    let errors: [any Error] = [
      EngineError.notExecutable(path: path),
      EngineError.notStarted(path: path, reason: "it is busy"),
      SourcedError(path: path, line: 1, message: "no YAML"),
      PlanningError.unknownProfile("quick", known: ["full"], path: path),
    ]
    for error in errors { #expect("\(error)".hasPrefix("a[U+001B][2J[U+202E]:"), "\(error)") }
  }

  @Test(arguments: [
    ("read line; exit 3", "the other side closed the connection; it exited with code 3"),
    ("read line; kill -9 $$", "the other side closed the connection; it was ended by signal 9"),
    ("exec sleep 1000", "no answer in time"),
    (
      "read line; echo hello; exec sleep 1000",
      "not a message of protocol 1: it is not JSON, in 'hello'"
    ),
    (
      #"read line; echo '{"type":"failed","message":"no licence"}'; exec sleep 1000"#,
      "the engine failed: no licence"
    ),
    (
      #"read line; echo '{"type":"configured"}'; exec sleep 1000"#,
      "the engine answered with 'configured' to hello"
    ),
    (
      #"""
      read line
      echo '{"type":"hello","protocol":2,"engine":"e","version":"2","symbologies":["itf"]}'
      exec sleep 1000
      """#, "the engine answered with a hello of protocol 2"
    ),
  ])
  func `an engine that does not say hello is not started`(script: String, reason: String) throws {
    let (error, path) = try start(script)
    #expect(error == .notStarted(path: path, reason: reason))
    #expect(error?.description == "\(path): the engine did not answer 'hello': \(reason)")
  }

  @Test func `a part's number is the only argument of its program`() throws {
    let path = try folder.writeProgram("read line; echo \"$# $1\" >&2; exit 3", to: "engine")
    let log = try ScriptedRun.log(in: folder)
    #expect(throws: EngineError.self) {
      try EngineSession(path: path + ":12", log: log, limits: EngineLimits())
    }
    #expect(log.lastLine == "1 12")
  }

  @Test func `an engine that says that it cannot read any more is asked no more`() throws {
    let script = """
      read line
      echo '{"type":"hello","protocol":1,"engine":"e","version":"2","symbologies":["qr_code"]}'
      read line
      echo '{"type":"configured"}'
      read line
      echo 'no lamp' >&2
      exit 69
      """
    let path = try folder.writeProgram(script, to: "engine")
    let engine = try EngineUnderTest(
      label: "mine", path: path, options: [:], log: ScriptedRun.log(in: folder),
      limits: EngineLimits())
    let trial = engine.trial(of: TestFrame("HELLO", .qrCode))
    #expect(trial.status == .crashed)
    #expect(trial.message == "the engine exited with code 69: no lamp")
    let next = engine.trial(of: TestFrame("OTHER", .qrCode))
    #expect(next.status == .givenUp)
    #expect(
      next.message
        == "given up, since the engine exited with code 69: no lamp (test/qr_code/HELLO)")
  }

  @Test func `a program without its interpreter is not started`() throws {
    let path = try folder.writeProgram("", to: "engine")
    try Data("#!/no/such/interpreter\n".utf8).write(to: URL(fileURLWithPath: path))
    let error = #expect(throws: EngineError.self) {
      try EngineSession(path: path, log: ScriptedRun.log(in: folder), limits: EngineLimits())
    }
    #expect(error?.description.hasPrefix("\(path): the engine did not answer 'hello': ") == true)
  }

  @Test func `options that the engine refuses are named with the engine's words`() throws {
    let log = try ScriptedRun.log(in: folder)
    let error = #expect(throws: EngineError.self) {
      try EngineUnderTest(
        label: "mine", path: BuiltProgram.path("scripted-engine"), options: ["behavior": "answers"],
        log: log, limits: EngineLimits())
    }
    #expect(
      error?.description
        == "engine mine: unknown option 'behavior'; known are behaviour, only_width")
  }

  @Test(arguments: [
    ("hangs_on_configure", "no answer in time"),
    ("crashes_on_configure", "the engine was ended by signal 9"),
  ])
  func `an engine that ends on configure is not started`(behaviour: String, reason: String) {
    let error = #expect(throws: EngineError.self) { try ScriptedRun(behaviour) }
    #expect(
      error == .notStarted(path: BuiltProgram.path("scripted-engine"), reason: reason))
  }

  @Test func `what an engine says on standard error is in its log`() throws {
    let run = try ScriptedRun("answers")
    run.engine.quit()
    #expect(try run.logLines.first?.hasPrefix("scripted engine ") == true)
  }

  @Test func `an installed engine that does not start says why`() throws {
    let path = try folder.writeProgram("echo first >&2; echo no licence >&2; exit 69", to: "engine")
    let engine = InstalledEngine(EngineReference(label: "mine", path: path), at: path)
    #expect(engine.engine == nil)
    #expect(engine.fault == "no licence")
  }
}
