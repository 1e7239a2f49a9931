import Foundation

/// A type whose shape is known without having it decode something: plain values, and lists and tables of others.
protocol ReadableShape {
  /// - Parameter range: whose least number the sample is to have; nil for one that lies within no bounds, so that a property
  ///   which has some names them.
  static func read(
    by reader: ShapeReader, within range: ClosedRange<Double>?
  ) throws -> (shape: Shape, sample: Self)
}

extension Bool: ReadableShape {
  static func read(by: ShapeReader, within: ClosedRange<Double>?) -> (shape: Shape, sample: Bool) {
    (.flag, false)
  }
}

extension String: ReadableShape {
  static func read(by: ShapeReader, within: ClosedRange<Double>?) -> (shape: Shape, sample: String)
  {
    (.text(pattern: nil), "")
  }
}

extension Data: ReadableShape {
  static func read(by: ShapeReader, within: ClosedRange<Double>?) -> (shape: Shape, sample: Data) {
    (.base64, Data())
  }
}

extension Int: ReadableShape {
  static func read(by: ShapeReader, within range: ClosedRange<Double>?) -> (
    shape: Shape, sample: Int
  ) {
    (.integer(within: nil), range?.leastInteger ?? .min)
  }
}

extension Int64: ReadableShape {
  static func read(by: ShapeReader, within range: ClosedRange<Double>?) -> (
    shape: Shape, sample: Int64
  ) {
    (.integer(within: nil), Int64(range?.leastInteger ?? .min))
  }
}

extension UInt64: ReadableShape {
  static func read(by: ShapeReader, within: ClosedRange<Double>?) -> (shape: Shape, sample: UInt64)
  {
    (.integer(within: 0...Double.infinity), 0)
  }
}

extension Double: ReadableShape {
  static func read(by: ShapeReader, within range: ClosedRange<Double>?) -> (
    shape: Shape, sample: Double
  ) {
    (.number(within: nil), range?.lowerBound ?? .nan)
  }
}

extension Optional: ReadableShape where Wrapped: Decodable {
  static func read(
    by reader: ShapeReader, within range: ClosedRange<Double>?
  ) throws -> (shape: Shape, sample: Wrapped?) {
    let (shape, sample) = try reader.read(Wrapped.self, within: range)
    return (.nullable(shape), sample)
  }
}

extension Array: ReadableShape where Element: Decodable {
  static func read(
    by reader: ShapeReader, within range: ClosedRange<Double>?
  ) throws -> (shape: Shape, sample: [Element]) {
    let (shape, sample) = try reader.read(Element.self, within: range)
    return (.list(of: shape, count: nil), [sample])
  }
}

extension Dictionary: ReadableShape where Key == String, Value: Decodable {
  static func read(
    by reader: ShapeReader, within range: ClosedRange<Double>?
  ) throws -> (shape: Shape, sample: [String: Value]) {
    let (shape, sample) = try reader.read(Value.self, within: range)
    return (.table(of: shape), ["": sample])
  }
}

extension ClosedRange<Double> {
  fileprivate var leastInteger: Int { Int(lowerBound.rounded(.up)) }
}
