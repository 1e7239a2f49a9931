package import Barcodes

/// A record whose lines are read without Foundation where they are written as usual.
package protocol ScannedLine: Decodable {
  /// The record of a line, all of it but its end.
  init(scanning scanner: inout LineScanner) throws(UnusualLine)
}

extension ScannedLine {
  /// Nil where Foundation's decoder is to read the line.
  package static func scanned(_ line: UnsafeBufferPointer<UInt8>) -> Self? {
    var scanner = LineScanner(line)
    guard let record = try? Self(scanning: &scanner), (try? scanner.end()) != nil else {
      return nil
    }
    return record
  }
}

extension LineScanner {
  /// A property's value, where it lies within the bounds.
  package func checked<Property: Bounded>(
    _ value: Property.Value, as property: Property.Type
  ) throws(UnusualLine) -> Property.Value {
    guard value.number(outside: Property.range) == nil, Property.fault(of: value) == nil else {
      throw UnusualLine()
    }
    return value
  }

  package mutating func count<Property: Bounded>(
    _ property: Property.Type
  ) throws(UnusualLine) -> Int where Property.Value == Int {
    try checked(Int(integer()), as: property)
  }

  package mutating func number<Property: Bounded>(
    _ property: Property.Type
  ) throws(UnusualLine) -> Double where Property.Value == Double {
    try checked(number(), as: property)
  }

  package mutating func nanoseconds() throws(UnusualLine) -> Int64 {
    try checked(integer(), as: Nanoseconds<Int64>.self)
  }

  // MARK: Barcodes

  /// Of every symbology the bytes of its name.
  private static let symbologies = Symbology.allCases.map { (Array($0.name.utf8), $0) }

  package mutating func symbology() throws(UnusualLine) -> Symbology {
    let text = try text()
    for (name, symbology) in Self.symbologies where text.bytes.elementsEqual(name) {
      return symbology
    }
    throw UnusualLine()
  }

  package mutating func point() throws(UnusualLine) -> Point {
    var items = try list()
    guard try next(&items) else { throw UnusualLine() }
    let x = try number(Coordinate<Double>.self)
    guard try next(&items) else { throw UnusualLine() }
    let point = Point(x: x, y: try number(Coordinate<Double>.self))
    guard try !next(&items) else { throw UnusualLine() }
    return point
  }

  package mutating func quad() throws(UnusualLine) -> Quad {
    var items = try list()
    var corners: [Point] = []
    while try next(&items) { corners.append(try point()) }
    guard let quad = Quad(corners: corners) else { throw UnusualLine() }
    return quad
  }

  package mutating func rectangle() throws(UnusualLine) -> PixelRectangle {
    var items = try list()
    var sides: [Int] = []
    while try next(&items) { sides.append(try count(Coordinate<Int>.self)) }
    guard sides.count == 4 else { throw UnusualLine() }
    return PixelRectangle(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }

  /// Of a table of numbers by name.
  package mutating func coordinates() throws(UnusualLine) -> [String: Double] {
    var members = try object()
    var values: [String: Double] = [:]
    while let name = try next(&members) {
      values[name.string] = try number(Coordinate<Double>.self)
    }
    return values
  }

  /// Of base64 as it is written: without white space, padded, and no bit set that stands for nothing.
  package mutating func base64() throws(UnusualLine) -> Base64Bytes {
    let text = try text().bytes
    guard text.count.isMultiple(of: 4) else { throw UnusualLine() }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    for start in stride(from: 0, to: text.count, by: 4) {
      let padding =
        text[start + 3] != UInt8(ascii: "=") ? 0 : text[start + 2] != UInt8(ascii: "=") ? 1 : 2
      guard padding == 0 || start + 4 == text.count else { throw UnusualLine() }
      var group: UInt32 = 0
      for place in start..<start + 4 - padding {
        let bits = Self.base64Bits[Int(text[place])]
        guard bits < 64 else { throw UnusualLine() }
        group = group << 6 | UInt32(bits)
      }
      group <<= 6 * UInt32(padding)
      guard padding == 0 || group & (padding == 1 ? 0xFF : 0xFFFF) == 0 else { throw UnusualLine() }
      bytes.append(UInt8(truncatingIfNeeded: group >> 16))
      if padding < 2 { bytes.append(UInt8(truncatingIfNeeded: group >> 8)) }
      if padding < 1 { bytes.append(UInt8(truncatingIfNeeded: group)) }
    }
    return Base64Bytes(bytes)
  }

  /// Of every byte, the six bits that it stands for; 64 of those that stand for none. Source: RFC 4648, section 4.
  private static let base64Bits: [UInt8] = {
    var bits = [UInt8](repeating: 64, count: 256)
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    for (value, character) in alphabet.utf8.enumerated() { bits[Int(character)] = UInt8(value) }
    return bits
  }()
}
