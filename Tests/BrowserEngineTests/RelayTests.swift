import Barcodes
import BuiltPrograms
import EngineHosting
import EngineKit
import Foundation
import PageServer
import Testing

@testable import BrowserEngine

/// The engine's process, between the bench and the server.
@Suite struct RelayTests {
  /// Starts the program with the sockets of a folder.
  private func relay(
    in folder: TemporaryFolder, page: Int = 1
  ) throws -> (child: EngineChild, log: EngineLog) {
    let program = try folder.writeProgram(
      "SCANBENCH_BROWSER='\(folder.path("s"))' exec '\(BuiltProgram.path("scanbench-engine-browser"))' \(page)",
      to: "engine")
    let log = EngineLog()
    return (try EngineChild(path: program, log: log), log)
  }

  private func reply(of child: EngineChild) async throws -> EngineReply {
    try await blocking { try child.channel.receiveReply(by: .now + .seconds(600)) }
  }

  private func ending(of child: EngineChild) async throws -> ProcessEnding? {
    try await blocking { child.ending(within: .seconds(300)) }
  }

  @Test func `paths in errors move no cursor`() {
    let path = "a\u{1B}[2J\u{202E}"
    let faults: [SocketFault] = [
      .failed(path, reason: "it is full"), .tooLong(path), .openToOthers(path), .taken(path),
      .noServer(path),
    ]
    let errors = faults + [PageServerError.unservable(reason: "\(path): it is empty") as any Error]
    for error in errors { #expect("\(error)".contains("a[U+001B][2J[U+202E]"), "\(error)") }
  }

  @Test func `frames and answers go through it, and quit ends it`() async throws {
    let page = ScriptedPage()
    await page.open()
    let talk = try Conversation(with: page.page)
    defer { talk.hangUp() }
    let child = try relay(in: talk.folder).child
    try child.channel.send(EngineRequest.hello(.init()))
    guard case .hello(let hello) = try await reply(of: child) else {
      Issue.record("no hello")
      return
    }
    #expect(hello.engine == "BarcodeDetector")
    let image = GreyImage(width: 1920, height: 1080, filledWith: 7)
    for id in 1...3 {
      try child.channel.send(
        EngineRequest.Detect(id: id, image: image, warmup: 0, repeats: 1), pixelsOf: image)
      guard case .detected(let detected) = try await reply(of: child)
      else {
        Issue.record("no answer")
        return
      }
      #expect(detected.id == id)
    }
    try child.channel.send(EngineRequest.quit)
    #expect(try await ending(of: child) == .code(0))
  }

  @Test func `without a server it exits with 69 and says what to start`() async throws {
    let folder = try TemporaryFolder()
    let (child, log) = try relay(in: folder)
    #expect(try await ending(of: child) == .code(69))
    withExtendedLifetime(folder) {}
    #expect(log.lastLine?.contains("start one with 'scanbench-engine-browser serve'") == true)
  }

  @Test func `a page that is not served is no page`() async throws {
    let talk = try Conversation(with: ScriptedPage().page)
    defer { talk.hangUp() }
    let child = try relay(in: talk.folder, page: 2).child
    #expect(try await ending(of: child) == .code(69))
  }

  @Test func `a line that is no request ends it with 65, after an answer`() async throws {
    let talk = try Conversation(with: ScriptedPage().page)
    defer { talk.hangUp() }
    let child = try relay(in: talk.folder).child
    try child.channel.write(Data("nonsense\n".utf8))
    guard case .failed = try await reply(of: child) else {
      Issue.record("no answer")
      return
    }
    #expect(try await ending(of: child) == .code(65))
  }

  @Test func `a detector that dies ends it with 69 and the reason`() async throws {
    let page = ScriptedPage(answer: { _ in #"{"durations_ns":[1],"decodes":[]}"# })
    await page.open()
    let talk = try Conversation(with: page.page)
    defer { talk.hangUp() }
    let (child, log) = try relay(in: talk.folder)
    try child.channel.send(EngineRequest.hello(.init()))
    _ = try await reply(of: child)
    await page.setReads { _ in false }
    let image = GreyImage(width: 4, height: 2, filledWith: 7)
    try child.channel.send(
      EngineRequest.Detect(id: 1, image: image, warmup: 0, repeats: 1), pixelsOf: image)
    #expect(try await ending(of: child) == .code(69))
    #expect(log.lastLine?.contains("no longer reads a reference symbol") == true)
  }

  @Test func `a frame of a bench that has gone is given up, and what the page says of it refused`()
    async throws
  {
    let page = ScriptedPage(answer: { _ in nil })
    await page.open()
    let talk = try Conversation(with: page.page)
    try await talk.hello()
    try talk.send(1)
    while await page.frames == 0 { try await Task.sleep(for: .milliseconds(10)) }
    talk.hangUp()
    var refusal: String?
    let shown = 3
    repeat {
      try await Task.sleep(for: .milliseconds(20))
      do throws(PageReply) {
        try await page.page.take(Data(), ofTask: shown, attempt: 2, seat: 1)
        refusal = nil
      } catch {
        refusal = String(decoding: error.body, as: UTF8.self)
      }
    } while refusal == "task 3 was handed out again since; attempt 1 counts\n"
    #expect(refusal == "task 3 is over: it was answered, or given up\n")
  }

  @Test
  func `a second server for the same page is refused, and one that was killed leaves no trace`()
    throws
  {
    let talk = try Conversation(with: ScriptedPage().page)
    let sockets = SocketFolder(path: talk.folder.path("s"))
    func door() throws -> EngineSocketListener {
      try EngineSocketListener(
        page: ScriptedPage().page, number: 1, address: "", join: .seconds(1), in: sockets)
    }
    #expect(throws: SocketFault.taken(sockets.socket(ofPage: 1))) { try door() }
    let stale = sockets.socket(ofPage: 2)
    close(try LocalSocket(listeningOn: stale).descriptor)
    #expect(FileManager.default.fileExists(atPath: stale))
    close(try LocalSocket(listeningOn: stale).descriptor)
  }

  @Test func `a folder that others can enter is refused`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("open"), withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o755])
    #expect(throws: SocketFault.openToOthers(folder.path("open"))) {
      try SocketFolder(path: folder.path("open")).make()
    }
  }
}
