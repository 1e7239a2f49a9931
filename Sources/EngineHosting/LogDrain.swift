import Foundation
import Synchronization

/// Reads the standard error of a process in a thread of its own, and ends the process where it floods it.
final class LogDrain: Sendable {
  /// The most bytes that a log takes of one process, so that the next ones are heard too.
  static let keptBytes = 256 << 10

  private let source: Int32
  private let log: EngineLog
  private let group: ProcessGroup
  private let limitBytes: Int
  /// The bytes since the last answer, and when the drain gives up on what is still to come; nil as long as the process runs.
  private let state = Mutex<(unanswered: Int, deadline: ContinuousClock.Instant?)>((0, nil))
  private let ended = DispatchSemaphore(value: 0)

  /// - Parameters:
  ///   - source: the reading end of a pipe, which the drain closes.
  ///   - limitBytes: how much may come without an answer in between.
  init(_ source: Int32, into log: EngineLog, of group: ProcessGroup, limitBytes: Int) {
    self.source = source
    self.log = log
    self.group = group
    self.limitBytes = limitBytes
    let thread = Thread { self.drain() }
    thread.stackSize = 256 << 10
    thread.start()
  }

  /// The process has answered.
  func countAnew() { state.withLock { $0.unanswered = 0 } }

  /// Takes in what is still there of a process that has ended, and returns.
  func finish() {
    let isFirst = state.withLock { state in
      guard state.deadline == nil else { return false }
      state.deadline = .now + .seconds(1)
      return true
    }
    if isFirst { ended.wait() }
  }

  private func drain() {
    defer {
      close(source)
      ended.signal()
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var left = Self.keptBytes
    while true {
      var target = pollfd(fd: source, events: Int16(POLLIN), revents: 0)
      let ready = poll(&target, 1, 1000)
      // What has left the group, and is not found, may hold the other end open, and write to it, for ever.
      if let deadline = state.withLock({ $0.deadline }), ready <= 0 || .now > deadline { return }
      guard ready > 0 else { continue }
      let count = buffer.withUnsafeMutableBytes { buffer in
        // SAFETY: read(2) writes at most so many bytes as the buffer has.
        read(source, buffer.baseAddress, buffer.count)
      }
      if count == 0 || (count < 0 && errno != EINTR) { return }
      if left > 0 {
        log.append(buffer.prefix(min(max(count, 0), left)))
        left -= max(count, 0)
        if left < 0 { log.append(Array("\n(the rest of this process is left out)\n".utf8)) }
      }
      let isFlood = state.withLock { state in
        state.unanswered += max(count, 0)
        return state.unanswered > limitBytes
      }
      if isFlood { group.end(because: .log(limitBytes: limitBytes)) }
    }
  }
}
