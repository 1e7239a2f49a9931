package import Barcodes
import Foundation

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

  /// The symbologies with the bytes of their names.
  private static let symbologies = Symbology.allCases.map { (Array($0.name.utf8), $0) }

  package mutating func symbology() throws(UnusualLine) -> Symbology {
    let text = try text()
    for (name, symbology) in Self.symbologies where text.bytes.elementsEqual(name) {
      return symbology
    }
    throw UnusualLine()
  }

  package mutating func point() throws(UnusualLine) -> Point {
    let numbers = try list { scanner throws(UnusualLine) in
      try scanner.number(Coordinate<Double>.self)
    }
    guard numbers.count == 2 else { throw UnusualLine() }
    return Point(x: numbers[0], y: numbers[1])
  }

  package mutating func quad() throws(UnusualLine) -> Quad {
    let corners = try list { scanner throws(UnusualLine) in try scanner.point() }
    guard let quad = Quad(corners: corners) else { throw UnusualLine() }
    return quad
  }

  package mutating func rectangle() throws(UnusualLine) -> PixelRectangle {
    let sides = try list { scanner throws(UnusualLine) in try scanner.count(Coordinate<Int>.self) }
    guard sides.count == 4 else { throw UnusualLine() }
    return PixelRectangle(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }

  /// Reads a table of numbers by name.
  package mutating func coordinates() throws(UnusualLine) -> [String: Double] {
    var values: [String: Double] = [:]
    try object { name, scanner throws(UnusualLine) in
      values[name.string] = try scanner.number(Coordinate<Double>.self)
    }
    return values
  }

  package mutating func base64() throws(UnusualLine) -> Base64Bytes {
    guard let data = Data(base64Encoded: Data(try text().bytes)) else { throw UnusualLine() }
    return Base64Bytes(Array(data))
  }
}
