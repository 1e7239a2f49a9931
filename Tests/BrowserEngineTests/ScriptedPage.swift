import Barcodes
import BuiltPrograms
import EngineKit
import Foundation
import PageServer

@testable import BrowserEngine

/// A page without a browser: it reads reference symbols as `reads` says, and answers frames with `answer`.
actor ScriptedPage {
  let page: HostedPage
  private let description: String
  private var reads: @Sendable (Symbology) -> Bool
  private let answer: @Sendable (_ frame: Int) -> String?
  private(set) var references: [Symbology] = []
  private(set) var frames = 0
  private var work: Task<Void, Never>?

  static let found = #"{"durations_ns":[1000.4],"decodes":[{"format":"qr_code","text":"Ü"}]}"#

  /// - Parameters:
  ///   - answer: the result of the frame with a number from 1; nil for none, ever.
  init(
    _ description: String =
      #"{"reader":"BarcodeDetector","formats":["qr_code","ean_13","unknown"]}"#,
    reads: @escaping @Sendable (Symbology) -> Bool = { _ in true },
    answer: @escaping @Sendable (_ frame: Int) -> String? = { _ in found }
  ) {
    page = HostedPage(files: [:])
    (self.description, self.reads, self.answer) = (description, reads, answer)
  }

  func setReads(_ reads: @escaping @Sendable (Symbology) -> Bool) { self.reads = reads }

  func open() async {
    guard
      let seat = await page.join(
        page: "scripted", description: Data(description.utf8))
    else { return }
    work = Task {
      while !Task.isCancelled {
        guard let task = try? await page.next(seat: seat) else { continue }
        guard let result = reply(to: task) else { return }
        try? await page.take(
          Data(result.utf8), ofTask: task.id, attempt: task.attempt, seat: seat)
      }
    }
  }

  func close() { work?.cancel() }

  private func reply(to task: PageTask) -> String? {
    struct Head: Decodable {
      var formats: [String]
      var purpose: String
    }
    guard let head = try? JSONDecoder().decode(Head.self, from: Data(task.head.utf8)) else {
      return nil
    }
    guard head.purpose == "reference",
      let symbology = head.formats.first.flatMap(Symbology.init(rawValue:))
    else {
      frames += 1
      return answer(frames)
    }
    references.append(symbology)
    guard reads(symbology) else { return #"{"durations_ns":[1],"decodes":[]}"# }
    for variant in 0..<2 {
      guard let reference = try? ReferenceFrame(symbology, variant: variant) else { continue }
      if Data(reference.image.pixels) == task.body {
        let text = String(decoding: reference.bytes, as: UTF8.self)
        return
          #"{"durations_ns":[1],"decodes":[{"format":"\#(symbology.name)","text":"\#(text)"}]}"#
      }
    }
    return nil
  }
}

/// Runs what blocks on a thread of its own: the few threads of tasks are the page's.
func blocking<Value>(_ body: @escaping () throws -> Value) async throws -> Value {
  // The caller does nothing else meanwhile.
  nonisolated(unsafe) let body = body
  let box: Box<Value> = try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result { Box(value: try body()) }) }
  }
  return box.value
}

private struct Box<Value>: @unchecked Sendable {
  let value: Value
}

/// The bench's side of a conversation with such a page.
struct Conversation {
  let folder: TemporaryFolder
  let door: EngineSocketListener
  let channel: MessageChannel
  let descriptor: Int32

  init(with page: HostedPage, join: Duration = .seconds(3600)) throws {
    folder = try TemporaryFolder()
    let sockets = SocketFolder(path: folder.path("s"))
    door = try EngineSocketListener(
      page: page, number: 1, address: "http://127.0.0.1:1/token/", join: join, in: sockets)
    door.open()
    descriptor = try LocalSocket(connectingTo: sockets.socket(ofPage: 1)).descriptor
    channel = MessageChannel(reading: descriptor, writing: descriptor)
  }

  func hangUp() { close(descriptor) }

  /// What is answered to hello, and what the server notes before.
  func helloWithNotes() async throws -> (reply: EngineReply, notes: [String]) {
    try await blocking { [channel] in
      try channel.send(EngineRequest.hello(.init()))
      var notes: [String] = []
      while true {
        let line = try channel.readLine(by: .now + .seconds(600))
        guard case .note(let text)? = RelayLine(line) else {
          return (try JSONDecoder().decode(EngineReply.self, from: line), notes)
        }
        notes.append(text)
      }
    }
  }

  @discardableResult func hello() async throws -> EngineReply { try await helloWithNotes().reply }

  /// Sends a frame of 4 x 2 pixels.
  func send(_ id: Int, warmup: Int = 0, repeats: Int = 1) throws {
    let image = GreyImage(width: 4, height: 2, filledWith: 200)
    try channel.send(
      EngineRequest.Detect(id: id, image: image, warmup: warmup, repeats: repeats),
      pixelsOf: image)
  }

  func reply() async throws -> EngineReply {
    try await blocking { [channel] in try channel.receiveReply(by: .now + .seconds(600)) }
  }

  /// The server's last line: why the engine's process is to exit, and with which code.
  func ending() async throws -> (code: Int32, text: String)? {
    try await blocking { [channel] in
      let line = try channel.readLine(by: .now + .seconds(600))
      guard case .end(let code, let text)? = RelayLine(line) else { return nil }
      return (code, text)
    }
  }
}
