import Barcodes
import EngineKit
import Foundation
import Testing

@Suite struct MessageChannelTests {
  /// Past before anything could happen, yet after the call began: no test waits for long.
  private var soon: MessageChannel.Deadline { .now + .milliseconds(30) }

  @Test func `lines and bytes alternate on one stream`() throws {
    let pipe = Pipe()
    let channel = MessageChannel(joining: pipe)
    try channel.write(Data("one\n\ntwo\n123456three\n".utf8))
    #expect(try channel.readLine() == Data("one".utf8))
    #expect(try channel.readLine() == Data())
    #expect(try channel.readLine(by: soon) == Data("two".utf8))
    #expect(try channel.readBytes(6) == Array("123456".utf8))
    #expect(try channel.readLine() == Data("three".utf8))
    #expect(try channel.readBytes(0).isEmpty)
  }

  @Test func `a silent peer times out, and what it sent before is not lost`() throws {
    let pipe = Pipe()
    let channel = MessageChannel(joining: pipe)
    #expect(throws: MessageChannelError.timedOut) { try channel.readLine(by: soon) }
    #expect(throws: MessageChannelError.timedOut) { try channel.readBytes(1, by: soon) }
    try channel.write(Data("hal".utf8))
    #expect(throws: MessageChannelError.timedOut) { try channel.readLine(by: soon) }
    try channel.write(Data("f\n".utf8))
    #expect(try channel.readLine(by: .now + .seconds(60)) == Data("half".utf8))
  }

  @Test func `a peer that does not read times out`() throws {
    let pipe = Pipe()
    let channel = MessageChannel(joining: pipe)
    #expect(throws: MessageChannelError.timedOut) {
      try channel.write([UInt8](repeating: 0, count: 1 << 22), by: soon)
    }
  }

  @Test func `a peer that has gone is an error and not a signal`() throws {
    let pipe = Pipe()
    let channel = MessageChannel(joining: pipe)
    try pipe.fileHandleForReading.close()
    #expect(throws: MessageChannelError.peerGone) { try channel.write(Data("x".utf8)) }
  }

  @Test func `the end of input is told from a message cut short`() throws {
    let pipe = Pipe()
    let channel = MessageChannel(joining: pipe)
    try channel.write(Data("whole\ncut".utf8))
    try pipe.fileHandleForWriting.close()
    #expect(try channel.readLine() == Data("whole".utf8))
    #expect(throws: MessageChannelError.truncated) { try channel.readLine() }

    let empty = Pipe()
    let silent = MessageChannel(joining: empty)
    try empty.fileHandleForWriting.close()
    #expect(throws: MessageChannelError.endOfInput) { try silent.readLine() }
    #expect(throws: MessageChannelError.truncated) { try silent.readBytes(1) }
  }

  @Test func `a line may be as long as the limit and no longer`() throws {
    let pipe = Pipe()
    let channel = MessageChannel(joining: pipe, lineLimitBytes: 5)
    try channel.write(Data("12345\n123456".utf8))
    #expect(try channel.readLine() == Data("12345".utf8))
    #expect(throws: MessageChannelError.lineTooLong(limitBytes: 5)) { try channel.readLine() }
  }

  @Test(arguments: [false, true])
  func `a payload larger than the pipe arrives whole`(withDeadline: Bool) throws {
    let pipe = Pipe()
    let pixels = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    let output = pipe.fileHandleForWriting.fileDescriptor
    let deadline: MessageChannel.Deadline? = withDeadline ? .now + .seconds(600) : nil
    Thread.detachNewThread {
      try? MessageChannel(reading: -1, writing: output).write(pixels, by: deadline)
    }
    #expect(try MessageChannel(joining: pipe).readBytes(pixels.count, by: deadline) == pixels)
  }

  @Test func `a descriptor that is not open is a system error with its name`() {
    let channel = MessageChannel(reading: -1, writing: -1)
    let read = #expect(throws: MessageChannelError.self) { try channel.readLine() }
    #expect(read?.description == "read: Bad file descriptor")
    let write = #expect(throws: MessageChannelError.self) { try channel.write(Data("x".utf8)) }
    #expect(write?.description == "write: Bad file descriptor")
  }

  @Test func `an answer that is no message shows its beginning`() throws {
    let pipe = Pipe()
    let channel = MessageChannel(joining: pipe)
    try channel.write(Data((String(repeating: "babble ", count: 20) + "\n").utf8))
    let error = #expect(throws: EngineMessageError.self) { try channel.receiveReply() }
    let beginning = String(repeating: "babble ", count: 20).prefix(80)
    #expect(error?.description == "not a message of protocol 1: it is not JSON, in '\(beginning)…'")
  }
}

extension MessageChannel {
  /// A channel that reads what it writes.
  fileprivate convenience init(
    joining pipe: Pipe, lineLimitBytes: Int = EngineProtocol.lineLimitBytes
  ) {
    self.init(
      reading: pipe.fileHandleForReading.fileDescriptor,
      writing: pipe.fileHandleForWriting.fileDescriptor, lineLimitBytes: lineLimitBytes)
  }
}
