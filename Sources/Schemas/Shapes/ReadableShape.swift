import Foundation

/// A type whose shape is known without having it decode something: plain values, and lists and tables of others.
protocol ReadableShape {
  /// - Parameter number: what numbers of the sample are.
  static func read(
    by reader: ShapeReader, _ number: SampleNumber
  ) throws -> (shape: Shape, sample: Self)
}

extension Bool: ReadableShape {
  static func read(by: ShapeReader, _: SampleNumber) -> (shape: Shape, sample: Bool) {
    (.flag, false)
  }
}

extension String: ReadableShape {
  static func read(by: ShapeReader, _: SampleNumber) -> (shape: Shape, sample: String) {
    (.text(pattern: nil), "")
  }
}

extension Data: ReadableShape {
  static func read(by: ShapeReader, _: SampleNumber) -> (shape: Shape, sample: Data) {
    (.base64, Data())
  }
}

extension Int: ReadableShape {
  static func read(by: ShapeReader, _ number: SampleNumber) -> (shape: Shape, sample: Int) {
    (.integer(within: nil), number.integer)
  }
}

extension Int64: ReadableShape {
  static func read(by: ShapeReader, _ number: SampleNumber) -> (shape: Shape, sample: Int64) {
    (.integer(within: nil), Int64(number.integer))
  }
}

extension UInt64: ReadableShape {
  static func read(by: ShapeReader, _: SampleNumber) -> (shape: Shape, sample: UInt64) {
    (.integer(within: 0...Double.infinity), 0)
  }
}

extension Double: ReadableShape {
  static func read(by: ShapeReader, _ number: SampleNumber) -> (shape: Shape, sample: Double) {
    (.number(within: nil), number.double)
  }
}

extension Optional: ReadableShape where Wrapped: Decodable {
  static func read(
    by reader: ShapeReader, _ number: SampleNumber
  ) throws -> (shape: Shape, sample: Wrapped?) {
    let (shape, sample) = try reader.read(Wrapped.self, number)
    return (.nullable(shape), sample)
  }
}

extension Array: ReadableShape where Element: Decodable {
  static func read(
    by reader: ShapeReader, _ number: SampleNumber
  ) throws -> (shape: Shape, sample: [Element]) {
    let (shape, sample) = try reader.read(Element.self, number)
    return (.list(of: shape, count: nil), [sample])
  }
}

extension Dictionary: ReadableShape where Key == String, Value: Decodable {
  static func read(
    by reader: ShapeReader, _ number: SampleNumber
  ) throws -> (shape: Shape, sample: [String: Value]) {
    let (shape, sample) = try reader.read(Value.self, number)
    return (.table(of: shape), ["": sample])
  }
}
