/// A property whose numbers are checked where they are read, so that whatever comes after need not.
///
/// Files may have been damaged, or made to harm. A count of 2⁶³ − 1 overflows the first sum that it is part of, and a
/// corner at 1e308 the first square. The kinds of bounds stand in `Bounds.swift`; a record names one beside each of its
/// numbers.
package protocol Bounded: Codable {
  associatedtype Value: BoundedValue

  /// The accepted values, both ends included.
  static var range: ClosedRange<Double> { get }

  /// Describes a fault of numbers that lie within the range; nil where there is none.
  static func fault(of value: Value) -> String?

  var wrappedValue: Value { get set }
  init(wrappedValue: Value)
}

extension Bounded {
  package init(from decoder: any Decoder) throws {
    self = try Self(wrappedValue: Value(from: decoder)).checked(at: decoder.codingPath)
  }

  package static func fault(of value: Value) -> String? { nil }

  package func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }

  fileprivate func checked(at path: [any CodingKey]) throws -> Self {
    if let number = wrappedValue.number(outside: Self.range) {
      throw DecodingError.outside(Self.range, number: number, at: path)
    }
    if let fault = Self.fault(of: wrappedValue) {
      throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: fault))
    }
    return self
  }
}

extension DecodingError {
  /// - Parameter number: which lies outside the range, as it was written.
  package static func outside(
    _ range: ClosedRange<Double>, number: String, at path: [any CodingKey]
  ) -> DecodingError {
    .dataCorrupted(
      Context(
        codingPath: path,
        debugDescription:
          "\(number) lies outside \(range.lowerBound.plain) … \(range.upperBound.plain)",
        underlyingError: OutsideRange(range: range)))
  }
}

/// The bounds that a number was refused for.
package struct OutsideRange: Error {
  package let range: ClosedRange<Double>
}

extension Double {
  /// Without a fraction where there is none.
  fileprivate var plain: String { Int64(exactly: self).map { "\($0)" } ?? "\(self)" }
}

// The compiler's own coding of a record calls these, which are closer than the standard library's: a key may be missing
// where the value is optional, and numbers need no decoder of their own.
extension KeyedDecodingContainer {
  package func decode<Property: Bounded>(_ type: Property.Type, forKey key: Key) throws -> Property
  {
    try Property(wrappedValue: decode(Property.Value.self, forKey: key))
      .checked(at: codingPath + [key])
  }

  package func decode<Property: Bounded, Wrapped: Decodable>(
    _ type: Property.Type, forKey key: Key
  ) throws -> Property where Property.Value == Wrapped? {
    try Property(wrappedValue: decodeIfPresent(Wrapped.self, forKey: key))
      .checked(at: codingPath + [key])
  }
}

extension KeyedEncodingContainer {
  package mutating func encode<Property: Bounded>(_ property: Property, forKey key: Key) throws {
    try encode(property.wrappedValue, forKey: key)
  }

  package mutating func encode<Property: Bounded, Wrapped: Encodable>(
    _ property: Property, forKey key: Key
  ) throws where Property.Value == Wrapped? {
    try encodeIfPresent(property.wrappedValue, forKey: key)
  }
}
