package import Barcodes
package import EngineKit
package import Foundation
package import Records

/// A running engine process and the conversation with it.
///
/// Whatever it throws but `EngineReplyError.failed` ends the process: what would come next on its output is
/// then unknown.
package final class EngineSession {
  package let hello: EngineReply.Hello
  private let process: Process
  package var processIdentifier: Int32 { process.processIdentifier }
  private let channel: MessageChannel
  /// The runner's ends of the pipes, kept open as long as the channel uses them.
  private let pipes: (input: Pipe, output: Pipe)
  private var configuration: EngineRequest.Configure?
  private var lastID = 0

  /// Starts the engine and asks who it is.
  ///
  /// - Parameters:
  ///   - path: the engine's program.
  ///   - log: where its standard error goes.
  ///   - timeout: for the answer.
  /// - Throws: `EngineError.notStarted`.
  package init(path: String, log: FileHandle, timeout: Duration) throws(EngineError) {
    let process = Process()
    let pipes = (input: Pipe(), output: Pipe())
    process.executableURL = URL(fileURLWithPath: path)
    process.standardInput = pipes.input
    process.standardOutput = pipes.output
    process.standardError = log
    do {
      try process.run()
    } catch {
      throw .notStarted(path: path, reason: error.localizedDescription)
    }
    let channel = MessageChannel(
      reading: pipes.output.fileHandleForReading.fileDescriptor,
      writing: pipes.input.fileHandleForWriting.fileDescriptor)
    do {
      let deadline = ContinuousClock.now + timeout
      try channel.send(EngineRequest.hello(.init()), by: deadline)
      switch try channel.receiveReply(by: deadline) {
      case .hello(let hello) where hello.protocolNumber == EngineProtocol.number: self.hello = hello
      case .hello(let hello):
        throw EngineReplyError.unexpected("a hello of protocol \(hello.protocolNumber)")
      case .failed(let failed): throw EngineReplyError.failed(failed.message)
      case let reply: throw EngineReplyError.unexpected("'\(reply.name)' to hello")
      }
    } catch {
      let ending = Self.end(process, after: error)
      throw .notStarted(path: path, reason: ending.map { "\(error); it \($0)" } ?? "\(error)")
    }
    self.process = process
    self.channel = channel
    self.pipes = pipes
  }

  /// Sets mask and options, unless they are set already.
  ///
  /// - Throws: `EngineReplyError`, `EngineMessageError` or `MessageChannelError`.
  package func configure(
    mask: FormatMask, options: [String: String], by deadline: MessageChannel.Deadline
  ) throws {
    let wanted = EngineRequest.Configure(mask: mask, options: options)
    guard wanted != configuration else { return }
    configuration = nil
    try channel.send(EngineRequest.configure(wanted), by: deadline)
    switch try channel.receiveReply(by: deadline) {
    case .configured: configuration = wanted
    case .failed(let failed): throw EngineReplyError.failed(failed.message)
    case let reply: throw EngineReplyError.unexpected("'\(reply.name)' to configure")
    }
  }

  /// Has the engine read an image, `warmup` times uncounted and `repeats` times counted.
  ///
  /// - Parameter view: only what the engine has the features for.
  /// - Throws: `EngineReplyError`, `EngineMessageError` or `MessageChannelError`.
  package func detect(
    _ image: GreyImage, view: FrameView = FrameView(), warmup: Int, repeats: Int,
    by deadline: MessageChannel.Deadline
  ) throws -> EngineReply.Detected {
    lastID += 1
    try channel.send(
      EngineRequest.Detect(
        id: lastID, image: image, warmup: warmup, repeats: repeats, orientation: view.orientation,
        region: view.region),
      pixelsOf: image, by: deadline)
    switch try channel.receiveReply(by: deadline) {
    case .detected(let detected) where detected.id == lastID:
      guard detected.durationsNanoseconds.count == repeats else {
        throw EngineReplyError.unexpected(
          "\(detected.durationsNanoseconds.count) durations for \(repeats) calls")
      }
      return detected
    case .failed(let failed) where failed.id == lastID:
      throw EngineReplyError.failed(failed.message)
    case .detected(let detected):
      throw EngineReplyError.unexpected("an answer to request \(detected.id), not \(lastID)")
    case .failed(let failed):
      let request = failed.id.map { "request \($0), not \(lastID)" } ?? "no request"
      throw EngineReplyError.unexpected("a failure of \(request): \(failed.message)")
    case let reply: throw EngineReplyError.unexpected("'\(reply.name)' to detect")
    }
  }

  /// Asks the engine to quit, and ends it where it does not within two seconds.
  package func quit() {
    try? channel.send(EngineRequest.quit, by: .now + .seconds(2))
    try? pipes.input.fileHandleForWriting.close()
    let deadline = ContinuousClock.now + .seconds(2)
    while process.isRunning && .now < deadline { Thread.sleep(forTimeInterval: 0.002) }
    _ = Self.end(process, after: nil)
  }

  /// Ends the process.
  ///
  /// - Parameter error: what the conversation broke off with.
  /// - Returns: how it had ended by itself, such as `was ended by signal 11`; nil where it was still running.
  package func end(after error: any Error) -> String? { Self.end(process, after: error) }

  private static func end(_ process: Process, after error: (any Error)?) -> String? {
    switch error {
    case MessageChannelError.endOfInput?, MessageChannelError.truncated?,
      MessageChannelError.peerGone?:
      // A process that has just closed its end of a pipe may still be on its way out.
      let deadline = ContinuousClock.now + .milliseconds(500)
      while process.isRunning && .now < deadline { Thread.sleep(forTimeInterval: 0.002) }
    default: break
    }
    let endedByItself = !process.isRunning
    if !endedByItself { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    guard endedByItself else { return nil }
    return switch process.terminationReason {
    case .uncaughtSignal: "was ended by signal \(process.terminationStatus)"
    default: "exited with code \(process.terminationStatus)"
    }
  }
}

extension EngineReply {
  /// The message's type on the wire.
  fileprivate var name: String {
    switch self {
    case .hello: "hello"
    case .configured: "configured"
    case .detected: "detected"
    case .failed: "failed"
    }
  }
}

/// An answer that is a message of the protocol, but not the one that was asked for.
package enum EngineReplyError: Error, Equatable, CustomStringConvertible {
  /// The engine said that it could not; it goes on.
  case failed(String)
  case unexpected(String)

  package var description: String {
    switch self {
    case .failed(let message): "the engine failed: \(message)"
    case .unexpected(let what): "the engine answered with \(what)"
    }
  }
}
