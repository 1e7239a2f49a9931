import Barcodes
import Records

/// The keys that a type asks for when it is decoded, of a decoder that makes up what it is asked for.
final class ShapeRecording {
  let reader: ShapeReader
  let type: Any.Type
  /// The bounds of numbers, by key; of an array, under an empty one.
  private var ranges: [String: ClosedRange<Double>] = [:]
  private var found: [String: Shape] = [:]
  private var optionals: Set<String> = []
  private var value: Shape?

  init(of type: Any.Type, by reader: ShapeReader) { (self.type, self.reader) = (type, reader) }

  /// The shape of an object.
  var object: Shape {
    let members = found.map { name, shape in
      (JSONKey.key(ofProperty: name), numbered(shape, name))
    }
    let required = possibleKeys.isEmpty ? Set(found.keys).subtracting(optionals) : []
    return .object(
      Dictionary(uniqueKeysWithValues: members),
      required: Set(required.map(JSONKey.key(ofProperty:))))
  }

  /// The shape of what is no object.
  var shape: Shape? { value?.bounded(within: ranges[""]) }

  private func numbered(_ shape: Shape, _ key: String) -> Shape {
    if key == "schema", let record = type as? any VersionedRecord.Type {
      return .constant(record.currentSchema)
    }
    return shape.bounded(within: ranges[key])
  }

  /// Has the type decoded until the bounds of all its numbers are known, since it names those of one at a time.
  ///
  /// - Throws: `ShapeError`.
  func sample<Value: Decodable>(of type: Value.Type) throws -> Value {
    while true {
      (found, optionals, value) = ([:], [], nil)
      do {
        return try Value(from: self)
      } catch let error as ShapeError {
        throw error
      } catch {
        guard learns(from: error) else { throw ShapeError.unreadable("\(type)", "\(error)") }
      }
    }
  }

  private func learns(from error: any Error) -> Bool {
    guard case DecodingError.dataCorrupted(let context) = error,
      let outside = context.underlyingError as? OutsideRange
    else { return false }
    return ranges.updateValue(outside.range, forKey: context.codingPath.last?.stringValue ?? "")
      == nil
  }

  func isAskedWhetherThereIs(_ key: String) { optionals.insert(key) }

  func member<Value: Decodable>(_ type: Value.Type, _ key: String) throws -> Value {
    let (shape, sample) = try reader.read(type, within: ranges[key])
    found[key] = shape
    return sample
  }

  func element<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let (shape, sample) = try reader.read(type, within: ranges[""])
    value = .list(of: shape, count: elementCount)
    return sample
  }
}

extension ShapeRecording: Decoder {
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(ShapeObject<Key>(recording: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { ShapeList(recording: self) }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

/// A value that is no object and no array.
extension ShapeRecording: SingleValueDecodingContainer {
  func decodeNil() -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let text = acceptedText, let sample = text.sample as? Value {
      value = .text(pattern: text.pattern)
      return sample
    }
    // Numbers of a kind that no record has ask for themselves.
    guard type != self.type else { throw ShapeError.unreadable("\(type)", "it has no form") }
    let (shape, sample) = try reader.read(type, within: ranges[""])
    value = shape
    return sample
  }
}
