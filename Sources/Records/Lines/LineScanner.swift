import Foundation

/// A line that a `LineScanner` does not read: either no record at all, or one that is written
/// otherwise than by `RecordCoding.line`. Foundation's decoder then says which.
package struct UnusualLine: Error {}

/// Reads the bytes of a line of JSON from front to back, as `RecordCoding.line` writes them: members in ascending order of their
/// names, no white space, ASCII without escapes. Whatever else JSON allows is `UnusualLine`, so that nothing is accepted here that
/// Foundation's decoder refuses, or reads otherwise.
package struct LineScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  /// - Parameter bytes: of the line, without its newline.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  // MARK: Structure

  /// Reads an object: `member` reads the value of each member.
  package mutating func object(
    _ member: (Text, inout LineScanner) throws(UnusualLine) -> Void
  ) throws(UnusualLine) {
    try take(UInt8(ascii: "{"))
    var last: Text?
    while !takes(UInt8(ascii: "}")) {
      if last != nil { try take(UInt8(ascii: ",")) }
      let name = try text()
      if let last, !last.precedes(name) { throw UnusualLine() }
      try take(UInt8(ascii: ":"))
      try member(name, &self)
      last = name
    }
  }

  /// Reads an object that has to have some members.
  ///
  /// - Parameters:
  ///   - required: how many members every line has.
  ///   - member: reads the value of a member that every line has; false of another, which it leaves unread.
  ///   - others: reads the value of another member.
  package mutating func object(
    required: Int, _ member: (Text, inout LineScanner) throws(UnusualLine) -> Bool,
    others: (Text, inout LineScanner) throws(UnusualLine) -> Void
  ) throws(UnusualLine) {
    var found = 0
    try object { name, scanner throws(UnusualLine) in
      if try member(name, &scanner) { found += 1 } else { try others(name, &scanner) }
    }
    guard found == required else { throw UnusualLine() }
  }

  package mutating func list<Item>(
    of item: (inout LineScanner) throws(UnusualLine) -> Item
  ) throws(UnusualLine) -> [Item] {
    try take(UInt8(ascii: "["))
    var items: [Item] = []
    while !takes(UInt8(ascii: "]")) {
      if !items.isEmpty { try take(UInt8(ascii: ",")) }
      items.append(try item(&self))
    }
    return items
  }

  /// Requires that everything has been read.
  package func end() throws(UnusualLine) {
    guard place == bytes.count else { throw UnusualLine() }
  }

  // MARK: Values

  /// Printable ASCII without quotes and escapes.
  package mutating func text() throws(UnusualLine) -> Text {
    try take(UInt8(ascii: "\""))
    let start = place
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        place += 1
        return Text(bytes: UnsafeBufferPointer(rebasing: bytes[start..<place - 1]))
      }
      guard 0x20..<0x7F ~= byte, byte != UInt8(ascii: "\\") else { throw UnusualLine() }
      place += 1
    }
    throw UnusualLine()
  }

  package mutating func string() throws(UnusualLine) -> String { try text().string }

  package mutating func flag() throws(UnusualLine) -> Bool {
    if takes("true") { return true }
    if takes("false") { return false }
    throw UnusualLine()
  }

  /// A whole number, written as such.
  package mutating func integer() throws(UnusualLine) -> Int64 {
    let isNegative = takes(UInt8(ascii: "-"))
    guard let magnitude = Int64(exactly: try seed()) else { throw UnusualLine() }
    return isNegative ? -magnitude : magnitude
  }

  /// A whole number from 0 to 2⁶⁴ − 1.
  package mutating func seed() throws(UnusualLine) -> UInt64 {
    let start = place
    var value: UInt64 = 0
    while let digit = digit() {
      let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isBeyond) = tens.addingReportingOverflow(UInt64(digit))
      if isTooLarge || isBeyond { throw UnusualLine() }
      value = sum
    }
    let count = place - start
    guard count >= 1, count == 1 || bytes[start] != UInt8(ascii: "0"), !isFractionNext else {
      throw UnusualLine()
    }
    return value
  }

  package mutating func number() throws(UnusualLine) -> Double {
    let start = place
    try passNumber()
    // What stands behind ends the number for the C library, too.
    guard place < bytes.count, ",]}".utf8.contains(bytes[place]) else { throw UnusualLine() }
    let rest = UnsafeBufferPointer(rebasing: bytes[start...])
    let (value, length) = rest.withMemoryRebound(to: CChar.self) { characters in
      guard let first = characters.baseAddress else { return (Double.nan, 0) }
      var end: UnsafeMutablePointer<CChar>?
      let value = strtod(first, &end)
      return (value, end.map { $0 - UnsafeMutablePointer(mutating: first) } ?? 0)
    }
    guard length == place - start, value.isFinite else { throw UnusualLine() }
    return value
  }

  /// Passes over a value of any kind.
  package mutating func pass(depth: Int = 0) throws(UnusualLine) {
    guard depth < 16, place < bytes.count else { throw UnusualLine() }
    switch bytes[place] {
    case UInt8(ascii: "{"):
      try object { _, scanner throws(UnusualLine) in try scanner.pass(depth: depth + 1) }
    case UInt8(ascii: "["):
      _ = try list { scanner throws(UnusualLine) in try scanner.pass(depth: depth + 1) }
    case UInt8(ascii: "\""): _ = try text()
    case UInt8(ascii: "n"): if !takes("null") { throw UnusualLine() }
    case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try flag()
    default: try passNumber()
    }
  }

  // MARK: Bytes

  private mutating func passNumber() throws(UnusualLine) {
    _ = takes(UInt8(ascii: "-"))
    let start = place
    try passDigits()
    guard place - start == 1 || bytes[start] != UInt8(ascii: "0") else { throw UnusualLine() }
    if takes(UInt8(ascii: ".")) { try passDigits() }
    guard takes(UInt8(ascii: "e")) || takes(UInt8(ascii: "E")) else { return }
    if !takes(UInt8(ascii: "-")) { _ = takes(UInt8(ascii: "+")) }
    try passDigits()
  }

  private mutating func passDigits() throws(UnusualLine) {
    guard digit() != nil else { throw UnusualLine() }
    while digit() != nil {}
  }

  private mutating func digit() -> UInt8? {
    guard place < bytes.count, case let digit = bytes[place] &- UInt8(ascii: "0"), digit < 10 else {
      return nil
    }
    place += 1
    return digit
  }

  private var isFractionNext: Bool {
    guard place < bytes.count else { return false }
    return ".eE".utf8.contains(bytes[place])
  }

  private mutating func take(_ byte: UInt8) throws(UnusualLine) {
    guard takes(byte) else { throw UnusualLine() }
  }

  private mutating func takes(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func takes(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place + count <= bytes.count, let address = bytes.baseAddress,
      memcmp(address + place, word.utf8Start, count) == 0
    else { return false }
    place += count
    return true
  }
}

extension LineScanner {
  /// A text where it stands in the line: valid as long as the line's bytes are.
  package struct Text {
    package let bytes: UnsafeBufferPointer<UInt8>

    package var string: String { String(decoding: bytes, as: UTF8.self) }

    fileprivate func precedes(_ other: Text) -> Bool {
      let shared = min(bytes.count, other.bytes.count)
      if shared > 0, let here = bytes.baseAddress, let there = other.bytes.baseAddress {
        let order = memcmp(here, there, shared)
        if order != 0 { return order < 0 }
      }
      return bytes.count < other.bytes.count
    }

    /// For the cases of a switch.
    package static func ~= (word: StaticString, text: Text) -> Bool {
      let count = word.utf8CodeUnitCount
      guard count == text.bytes.count, let address = text.bytes.baseAddress else {
        return count == text.bytes.count
      }
      return memcmp(address, word.utf8Start, count) == 0
    }
  }
}
