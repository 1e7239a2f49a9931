import Foundation
import Storage
import Testing

/// Lines read a block at a time.
@Suite struct LineReaderTests {
  @Test(arguments: [0, 1, 2])
  func `lines of any length are those that the file has`(seed: UInt64) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "lines-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    // Longer and shorter than the blocks of 64 kB, and of just that length.
    let lengths = [0, 1, 65_535, 65_536, 0, 0, 65_537, 200_000, 3, 131_071].map { $0 + Int(seed) }
    let lines = lengths.enumerated().map { String(repeating: "\($0 % 10)", count: $1) }
    try Data((lines.joined(separator: "\n") + "\nwithout an end").utf8).write(
      to: URL(fileURLWithPath: path))
    var reader = LineReader(path: path, lineLimitBytes: 1 << 20)
    var read: [String] = []
    while let line = try reader.next() { read.append(String(decoding: line, as: UTF8.self)) }
    #expect(read == lines)
  }

  @Test func `a line without end is not read into memory`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "lines-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("short\n\(String(repeating: "a", count: 3 << 20))\n".utf8).write(
      to: URL(fileURLWithPath: path))
    var reader = LineReader(path: path, lineLimitBytes: 1 << 20)
    #expect(try reader.next() == Data("short".utf8))
    #expect(
      throws: FileError.unreadable(path: path, reason: "it has a line of more than 1 MiB")
    ) { try reader.next() }
  }

  @Test(arguments: ["", "a", "a\n", "a\nb", "\n", "\n\na\n\n"])
  func `the lines of a text are those of its pieces`(text: String) {
    var pieces = text.split(separator: "\n", omittingEmptySubsequences: false)
    if pieces.last == "" { pieces.removeLast() }
    #expect(
      TextLines(Data(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
        == pieces.map(String.init))
  }

  @Test func `a file that is not there is said to be`() {
    var reader = LineReader(path: "/nowhere/at-all", lineLimitBytes: 1 << 20)
    #expect(throws: FileError.unreadable(path: "/nowhere/at-all")) { try reader.next() }
  }
}
