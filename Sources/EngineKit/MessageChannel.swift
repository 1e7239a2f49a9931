public import Foundation

/// Lines and raw bytes over a pair of file descriptors, blocking, each operation with an optional deadline.
///
/// The channel does not own the descriptors: whoever opened them closes them, after the channel's last use.
/// Broken pipes are errors and not signals: the first channel makes the process ignore SIGPIPE.
public final class MessageChannel {
  public typealias Deadline = ContinuousClock.Instant

  private let input: Int32
  private let output: Int32
  private let lineLimitBytes: Int
  private let isPeerAlive: (() -> Bool)?
  /// The bytes that have been read and not yet taken.
  private var pending: [UInt8] = []
  /// Where lines are read into first.
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  private var outputIsNonBlocking = false

  /// A day, to fit an Int32 of milliseconds.
  private static let longestWait = Duration.seconds(86_400)
  private static let timeBetweenLooks = Duration.milliseconds(200)

  private static let brokenPipesAreErrors: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  /// - Parameter isPeerAlive: asked now and then while a deadline is waited for; where it says no, nothing more is
  ///   waited for. Something else may hold the peer's end of a pipe open.
  public init(
    reading input: Int32, writing output: Int32,
    lineLimitBytes: Int = EngineProtocol.lineLimitBytes, isPeerAlive: (() -> Bool)? = nil
  ) {
    Self.brokenPipesAreErrors
    self.input = input
    self.output = output
    self.lineLimitBytes = lineLimitBytes
    self.isPeerAlive = isPeerAlive
  }

  // MARK: Reading

  /// The next line, without its newline.
  public func readLine(by deadline: Deadline? = nil) throws(MessageChannelError) -> Data {
    var searched = 0
    while true {
      let newline = newline(from: searched)
      guard (newline ?? pending.count) <= lineLimitBytes else {
        throw .lineTooLong(limitBytes: lineLimitBytes)
      }
      if let newline {
        defer { pending.removeFirst(newline + 1) }
        return Data(pending[..<newline])
      }
      searched = pending.count
      let count = try read(into: &chunk, from: 0, by: deadline)
      guard count > 0 else { throw pending.isEmpty ? .endOfInput : .truncated }
      pending.append(contentsOf: chunk.prefix(count))
    }
  }

  /// Where in `pending` the next newline is.
  private func newline(from start: Int) -> Int? {
    pending.withUnsafeBytes { bytes in
      // SAFETY: memchr looks at the bytes from `start` to the end; what it finds lies among them.
      guard let first = bytes.baseAddress,
        let found = memchr(first + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - first
    }
  }

  /// Exactly `count` bytes. What had come before an error is lost: the stream is of no more use then.
  public func readBytes(
    _ count: Int, by deadline: Deadline? = nil
  ) throws(MessageChannelError) -> [UInt8] {
    var bytes: [UInt8] = []
    try readBytes(count, into: &bytes, by: deadline)
    return bytes
  }

  /// Exactly `count` bytes, in place of what `bytes` holds, whose memory is used again where it suffices.
  public func readBytes(
    _ count: Int, into bytes: inout [UInt8], by deadline: Deadline? = nil
  ) throws(MessageChannelError) {
    if bytes.count < count {
      bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        // SAFETY: the buffer has room for `count` bytes, all of which are set.
        if let memory = buffer.baseAddress { memset(memory, 0, count) }
        initialized = count
      }
    } else {
      bytes.removeLast(bytes.count - count)
    }
    var filled = min(pending.count, count)
    bytes.replaceSubrange(..<filled, with: pending.prefix(filled))
    pending.removeFirst(filled)
    while filled < count {
      let received = try read(into: &bytes, from: filled, by: deadline)
      guard received > 0 else { throw .truncated }
      filled += received
    }
  }

  /// At least one byte, or none at the end of input, in place of those of `bytes` from `start` on.
  private func read(
    into bytes: inout [UInt8], from start: Int, by deadline: Deadline?
  ) throws(MessageChannelError) -> Int {
    var waitsFirst = deadline != nil
    while true {
      if waitsFirst { try wait(for: POLLIN, on: input, by: deadline) }
      let (received, failure) = bytes.withUnsafeMutableBytes { buffer in
        // SAFETY: read(2) writes at most so many bytes from `start` on as the array has.
        let received = Foundation.read(
          input, buffer.baseAddress.map { $0 + start }, buffer.count - start)
        return (received, errno)
      }
      if received >= 0 { return received }
      switch failure {
      case EINTR: continue
      case EAGAIN: waitsFirst = true
      default: throw .system(call: "read", code: failure)
      }
    }
  }

  // MARK: Writing

  /// Writes all of `bytes`.
  ///
  /// The first write with a deadline makes the descriptor non-blocking, as nothing else keeps a write to a
  /// peer that does not read from blocking.
  public func write(
    _ bytes: some ContiguousBytes, by deadline: Deadline? = nil
  ) throws(MessageChannelError) {
    if deadline != nil { try makeOutputNonBlocking() }
    let count = bytes.withUnsafeBytes(\.count)
    var written = 0
    while written < count {
      let (accepted, failure) = bytes.withUnsafeBytes { buffer in
        // SAFETY: `written` is less than the buffer's count.
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        let accepted = Foundation.write(output, rest.baseAddress, rest.count)
        return (accepted, accepted < 0 ? errno : 0)
      }
      switch failure {
      case 0: written += accepted
      case EINTR: continue
      case EAGAIN: try wait(for: POLLOUT, on: output, by: deadline)
      case EPIPE: throw .peerGone
      default: throw .system(call: "write", code: failure)
      }
    }
  }

  private func makeOutputNonBlocking() throws(MessageChannelError) {
    guard !outputIsNonBlocking else { return }
    let flags = fcntl(output, F_GETFL)
    guard flags >= 0, fcntl(output, F_SETFL, flags | O_NONBLOCK) >= 0 else {
      throw .system(call: "fcntl", code: errno)
    }
    outputIsNonBlocking = true
  }

  // MARK: Waiting

  private func wait(
    for events: some BinaryInteger, on descriptor: Int32, by deadline: Deadline?
  ) throws(MessageChannelError) {
    while true {
      var milliseconds: Int32 = -1
      if let deadline {
        let left = deadline - .now
        guard left > .zero else { throw .timedOut }
        let longest = isPeerAlive == nil ? Self.longestWait : Self.timeBetweenLooks
        // Rounded up, or the last millisecond would be spent spinning.
        milliseconds = Int32((min(left, longest) / .milliseconds(1)).rounded(.up))
      }
      var target = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      let ready = poll(&target, 1, milliseconds)
      if ready > 0 { return }
      if ready == 0, let isPeerAlive, !isPeerAlive() {
        throw Int16(events) == Int16(POLLOUT) ? .peerGone : .endOfInput
      }
      let failure = errno
      if ready < 0 && failure != EINTR { throw .system(call: "poll", code: failure) }
    }
  }
}
