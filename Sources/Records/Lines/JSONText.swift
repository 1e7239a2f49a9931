package import Foundation

/// A value in a JSON text (RFC 8259, in UTF-8) that is looked up in place: only what is asked for
/// is decoded.
package struct JSONText: Sendable {
  /// The whole text, which its values share.
  private let bytes: [UInt8]
  /// Where the value begins; what passes values moves it.
  private var place: Int

  /// Fails if the text is not JSON.
  ///
  /// - Parameter text: a text that passed a `JSONAllowance`, so that it is not nested too deeply.
  package init?(_ text: Data) {
    // Some editors write a mark of the byte order before it.
    bytes = Array(text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text)
    place = 0
    passSpace()
    var rest = self
    guard rest.passValue(), case () = rest.passSpace(), rest.place == bytes.count else {
      return nil
    }
  }

  private init(_ bytes: [UInt8], at place: Int) { (self.bytes, self.place) = (bytes, place) }

  private var first: UInt8 { bytes[place] }

  package var isNull: Bool { first == UInt8(ascii: "n") }

  // MARK: Lists and objects

  /// Nil if the value is not a list.
  package var elements: (some Sequence<JSONText>)? {
    first == UInt8(ascii: "[")
      ? sequence(state: JSONText(bytes, at: place + 1)) { $0.nextItem() } : nil
  }

  /// Keys and values in their order; a key may occur several times. Nil if the value is not an object.
  package var members: (some Sequence<(name: JSONText, value: JSONText)>)? {
    first == UInt8(ascii: "{")
      ? sequence(state: JSONText(bytes, at: place + 1)) { $0.nextMember() } : nil
  }

  /// The value of a key, the last one if there are several; nil if there is none, or this is not an
  /// object.
  package subscript(key: String) -> JSONText? {
    guard let members else { return nil }
    var found: JSONText?
    for (name, value) in members where name.isText(key) { found = value }
    return found
  }

  // MARK: Text and numbers

  /// Nil if the value is not a text, or not valid Unicode.
  package var text: String? {
    guard let raw = rawText else { return nil }
    guard raw.contains(UInt8(ascii: "\\")) else { return String(validating: raw, as: UTF8.self) }
    let quoted = [UInt8(ascii: "\"")] + raw + [UInt8(ascii: "\"")]
    return try? JSONDecoder().decode(String.self, from: Data(quoted))
  }

  /// Nil if the value is not a number, or not a finite one.
  package var number: Double? { numeral.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil } }

  /// A number as it is written; nil for anything else.
  package var numeral: String? {
    guard first == UInt8(ascii: "-") || (0x30...0x39).contains(first) else { return nil }
    var rest = self
    guard rest.passNumber() else { return nil }
    return String(decoding: bytes[place..<rest.place], as: UTF8.self)
  }

  /// The bytes between the quotes.
  private var rawText: ArraySlice<UInt8>? {
    var rest = self
    return rest.passText() ? bytes[place + 1..<rest.place - 1] : nil
  }

  private func isText(_ word: String) -> Bool {
    guard let raw = rawText else { return false }
    return raw.contains(UInt8(ascii: "\\")) ? text == word : raw.elementsEqual(word.utf8)
  }
}

/// Moves through the text from value to value.
extension JSONText {
  // MARK: Values of a text that was passed before

  /// Returns the next element of a list, or name of a member; nil at the end.
  private mutating func nextItem() -> JSONText? {
    passSpace()
    if takes(UInt8(ascii: ",")) { passSpace() }
    return value()
  }

  /// Returns the next member of an object; nil at the end.
  private mutating func nextMember() -> (name: JSONText, value: JSONText)? {
    guard let name = nextItem() else { return nil }
    passSpace()
    _ = takes(UInt8(ascii: ":"))
    passSpace()
    return value().map { (name, $0) }
  }

  /// Returns the value at this place; nil if there is none, as at the end of a list.
  private mutating func value() -> JSONText? {
    let start = place
    return passValue() ? JSONText(bytes, at: start) : nil
  }

  // MARK: Grammar

  private mutating func passSpace() {
    while place < bytes.count, case let byte = bytes[place],
      byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    {
      place += 1
    }
  }

  /// Moves past a value; returns false if there is none.
  private mutating func passValue() -> Bool {
    guard place < bytes.count else { return false }
    switch bytes[place] {
    case UInt8(ascii: "{"): return passItems(until: UInt8(ascii: "}")) { $0.passMember() }
    case UInt8(ascii: "["): return passItems(until: UInt8(ascii: "]")) { $0.passValue() }
    case UInt8(ascii: "\""): return passText()
    case UInt8(ascii: "t"): return takes("true")
    case UInt8(ascii: "f"): return takes("false")
    case UInt8(ascii: "n"): return takes("null")
    default: return passNumber()
    }
  }

  private mutating func passItems(until end: UInt8, _ pass: (inout JSONText) -> Bool) -> Bool {
    place += 1
    passSpace()
    if takes(end) { return true }
    while true {
      guard pass(&self) else { return false }
      passSpace()
      if takes(end) { return true }
      guard takes(UInt8(ascii: ",")) else { return false }
      passSpace()
      // As Foundation does, where a person has left a comma at the end.
      if takes(end) { return true }
    }
  }

  private mutating func passMember() -> Bool {
    guard passText() else { return false }
    passSpace()
    guard takes(UInt8(ascii: ":")) else { return false }
    passSpace()
    return passValue()
  }

  private mutating func passText() -> Bool {
    guard takes(UInt8(ascii: "\"")) else { return false }
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: "\\"): guard passEscape() else { return false }
      case 0..<0x20: return false
      default: break
      }
    }
    return false
  }

  private mutating func passEscape() -> Bool {
    guard place < bytes.count else { return false }
    let kind = bytes[place]
    place += 1
    guard kind == UInt8(ascii: "u") else { return #""\/bfnrt"#.utf8.contains(kind) }
    let digits = bytes[place..<min(place + 4, bytes.count)]
    place += digits.count
    return digits.count == 4 && digits.allSatisfy { "0123456789abcdefABCDEF".utf8.contains($0) }
  }

  private mutating func passNumber() -> Bool {
    _ = takes(UInt8(ascii: "-"))
    let start = place
    guard passDigits(), place - start == 1 || bytes[start] != UInt8(ascii: "0") else {
      return false
    }
    if takes(UInt8(ascii: ".")), !passDigits() { return false }
    guard takes(UInt8(ascii: "e")) || takes(UInt8(ascii: "E")) else { return true }
    if !takes(UInt8(ascii: "-")) { _ = takes(UInt8(ascii: "+")) }
    return passDigits()
  }

  private mutating func passDigits() -> Bool {
    let start = place
    while place < bytes.count, (0x30...0x39).contains(bytes[place]) { place += 1 }
    return place > start
  }

  private mutating func takes(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func takes(_ word: String) -> Bool {
    guard bytes[place...].starts(with: word.utf8) else { return false }
    place += word.utf8.count
    return true
  }
}
