package import Barcodes
package import EngineHosting
package import EngineKit
import Foundation
package import Records

/// A running engine process and the conversation with it. Errors it throws, except
/// `EngineReplyError.failed`, end the process, since what comes next on its output is unknown.
package final class EngineSession {
  package let hello: EngineReply.HelloReply
  private let child: EngineChild
  private var configuration: EngineRequest.Configure?
  private var lastID = 0

  private var channel: MessageChannel { child.channel }
  package var processIdentifier: Int32 { child.processIdentifier }
  /// The processor time that the process has used; see `ProcessUsage`.
  var processorNanoseconds: Int64? {
    ProcessUsage.processorNanoseconds(of: processIdentifier)
  }
  var peakMemoryBytes: Int? { ProcessUsage.peakMemoryBytes(of: processIdentifier) }
  func resetPeakMemory() { ProcessUsage.resetPeakMemory(of: processIdentifier) }
  /// Ends the process, from any thread and even during a conversation.
  package var terminate: @Sendable () -> Void { child.terminate }

  /// Starts the engine, with its standard error in `log`, and asks for its identity.
  ///
  /// - Throws: `EngineError.notStarted`.
  package init(path: String, log: EngineLog, limits: EngineLimits) throws(EngineError) {
    do {
      child = try EngineChild(path: path, log: log, memoryLimitBytes: limits.memoryBytes)
    } catch {
      throw .notStarted(path: path, reason: error.reason)
    }
    do {
      let deadline = ContinuousClock.now + limits.startTimeout
      try child.channel.send(EngineRequest.hello(.init()), by: deadline)
      switch try child.channel.receiveReply(by: deadline) {
      case .hello(let hello) where hello.protocolNumber == EngineProtocol.number: self.hello = hello
      case .hello(let hello):
        throw EngineReplyError.unexpected("a hello of protocol \(hello.protocolNumber)")
      case .failed(let failed): throw EngineReplyError.failed(failed.message)
      case let reply: throw EngineReplyError.unexpected("'\(reply.name)' to hello")
      }
    } catch {
      let ending = Self.end(child, after: error)
      throw .notStarted(path: path, reason: ending.map { "\(error); it \($0)" } ?? "\(error)")
    }
  }

  /// Sets mask and options, unless they are already set.
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
  /// - Parameter view: the view, which may only use features that the engine has.
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
      child.noteAnswer()
      guard detected.durationsNanoseconds.count == repeats else {
        throw EngineReplyError.unexpected(
          "\(detected.durationsNanoseconds.count) durations for \(repeats) calls")
      }
      if let excess = detected.excess { throw EngineReplyError.unexpected(excess) }
      if let place = detected.strayCorner(width: image.width, height: image.height) {
        throw EngineReplyError.unexpected(
          "a corner at (\(place.x), \(place.y)), far outside the frame of \(image.width)x\(image.height)"
        )
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

  /// Asks the engine to quit, and ends it if it does not within two seconds.
  package func quit() {
    try? channel.send(EngineRequest.quit, by: .now + .seconds(2))
    child.closeInput()
    _ = child.ending(within: .seconds(2))
    child.end()
  }

  /// Ends the process and everything it has started.
  ///
  /// - Returns: how it had ended, such as by a signal; nil if it was still running.
  package func end(after error: any Error) -> ProcessEnding? { Self.end(child, after: error) }

  private static func end(_ child: EngineChild, after error: any Error) -> ProcessEnding? {
    // A process that has just closed its end of a pipe may still be on its way out.
    let isOnItsWay: Bool =
      switch error {
      case MessageChannelError.endOfInput, MessageChannelError.truncated,
        MessageChannelError.peerGone:
        true
      default: false
      }
    let ending = child.ending(within: isOnItsWay ? .milliseconds(500) : .zero)
    child.end()
    return child.excess ?? ending
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

/// A message of the protocol that is not the requested answer.
package enum EngineReplyError: Error, Equatable, CustomStringConvertible {
  /// The engine reported that it could not answer; it goes on.
  case failed(String)
  case unexpected(String)

  package var description: String {
    switch self {
    case .failed(let message): "the engine failed: \(message)"
    case .unexpected(let what): "the engine answered with \(what)"
    }
  }
}

extension EngineReply.Detected {
  /// The most bytes of texts and contents together: no symbol holds more than 7,089 characters.
  private static var mostBytes: Int { 1 << 20 }

  /// The reason that an answer is too large for a line that can be read again; nil if it is not.
  /// JSON takes up to 6 bytes for each of a text, and some 300 for the rest of a decode.
  fileprivate var excess: String? {
    let bytes = decodes.map { $0.text.utf8.count + $0.bytes.count }.reduce(0, +)
    return bytes > Self.mostBytes
      ? "codes of \(bytes) bytes, and \(Self.mostBytes) are the most that are taken" : nil
  }

  /// Returns a corner that no code in the frame can have: farther outside than the frame is wide or
  /// high. A nearer one may be extrapolated.
  fileprivate func strayCorner(width: Int, height: Int) -> Point? {
    let (width, height) = (Double(width), Double(height))
    for corners in decodes.compactMap(\.corners) {
      for place in corners.corners {
        let isNear =
          abs(place.x - width / 2) <= 1.5 * width
          && abs(place.y - height / 2) <= 1.5 * height
        if !isNear { return place }
      }
    }
    return nil
  }
}
