import Barcodes

/// Learns the shape of a type's JSON by having it decode values that are made up, and noting what it asks for.
final class ShapeReader {
  private(set) var definitions: [String: Shape] = [:]
  private var known: [ObjectIdentifier: (shape: Shape, sample: Any)] = [:]

  /// - Parameter range: as in `ReadableShape`, where the type is a number, or a list of some.
  /// - Returns: the shape, and a value that the type accepts.
  /// - Throws: `ShapeError`.
  func read<Value: Decodable>(
    _ type: Value.Type, within range: ClosedRange<Double>? = nil
  ) throws -> (shape: Shape, sample: Value) {
    let (shape, sample) = try readAny(type, within: range)
    guard let sample = sample as? Value else { throw ShapeError.unreadable("\(type)", "no sample") }
    return (shape, sample)
  }

  private func readAny<Value: Decodable>(
    _ type: Value.Type, within range: ClosedRange<Double>?
  ) throws -> (shape: Shape, sample: Any) {
    func readable<Form: ReadableShape>(_ form: Form.Type) throws -> (shape: Shape, sample: Any) {
      try form.read(by: self, within: range)
    }
    func bounded<Property: Bounded>(_ type: Property.Type) throws -> (shape: Shape, sample: Any) {
      let value = try read(Property.Value.self, within: Property.range)
      return (value.shape.bounded(within: Property.range), Property(wrappedValue: value.sample))
    }
    if let form = type as? any ReadableShape.Type { return try readable(form) }
    if let property = type as? any Bounded.Type { return try bounded(property) }
    if let known = known[ObjectIdentifier(type)] { return known }
    let found = try enumeration(type) ?? record(type)
    known[ObjectIdentifier(type)] = found
    return found
  }

  /// Nil for a type that is none.
  private func enumeration<Value: Decodable>(
    _ type: Value.Type
  ) throws -> (shape: Shape, sample: Any)? {
    func cases<Name: CaseIterable>(of type: Name.Type) -> [Any] { Array(type.allCases) }
    guard let listed = type as? any CaseIterable.Type, let first = cases(of: listed).first else {
      return nil
    }
    let values = cases(of: listed).compactMap { ($0 as? any RawRepresentable)?.rawValue }
    if let words = values as? [String], !words.isEmpty {
      return (try define(type, .words(words)), first)
    }
    if let integers = values as? [Int], !integers.isEmpty {
      return (try define(type, .integers(integers)), first)
    }
    return nil
  }

  private func record<Value: Decodable>(_ type: Value.Type) throws -> (shape: Shape, sample: Any) {
    let recording = ShapeRecording(of: type, by: self)
    let sample = try recording.sample(of: type)
    switch recording.shape {
    case .text?, .base64?: return (recording.shape ?? .flag, sample)
    case let shape?: return (try define(type, shape), sample)
    case nil: return (try define(type, recording.object), sample)
    }
  }

  private func define(_ type: Any.Type, _ shape: Shape) throws -> Shape {
    let name = Self.name(of: type)
    guard definitions.updateValue(shape, forKey: name) == nil else {
      throw ShapeError.twoTypes(name)
    }
    return .defined(name)
  }

  /// The name of a type without those around it; of a generic one, that of its last argument, which says what was found.
  static func name(of type: Any.Type) -> String {
    let whole = String(reflecting: type)
    let last = whole.split { "<,> ".contains($0) }.last ?? ""
    return last.split(separator: ".").dropFirst().joined(separator: ".")
  }
}
