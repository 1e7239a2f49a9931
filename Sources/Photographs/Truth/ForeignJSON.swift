import Barcodes
import Foundation

/// A value in JSON whose shape somebody else chose: numbers may stand as text.
struct ForeignJSON {
  let value: Any
  /// The file, and where in it.
  let place: String

  /// - Throws: `ImportFault` where it is not JSON.
  init(_ data: Data, place: String) throws(ImportFault) {
    guard let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    else { throw ImportFault(place: place, reason: "it is not JSON") }
    try RepeatedKey.refuse(in: data, place: place)
    (self.value, self.place) = (value, place)
  }

  private init(_ value: Any, at place: String) { (self.value, self.place) = (value, place) }

  /// - Throws: `ImportFault` where it is no list.
  func elements() throws(ImportFault) -> [ForeignJSON] {
    guard let list = value as? [Any] else { throw fault("a list is needed") }
    return list.enumerated().map { ForeignJSON($1, at: "\(place)[\($0)]") }
  }

  /// The values of an object by their keys, sorted.
  ///
  /// - Throws: `ImportFault` where it is no object.
  func members() throws(ImportFault) -> [(key: String, value: ForeignJSON)] {
    guard let object = value as? [String: Any] else { throw fault("an object is needed") }
    return object.sorted { $0.key < $1.key }.map { ($0, ForeignJSON($1, at: "\(place).\($0)")) }
  }

  /// Nil where the key is not there, or holds null.
  subscript(key: String) -> ForeignJSON? {
    guard let value = (value as? [String: Any])?[key], !(value is NSNull) else { return nil }
    return ForeignJSON(value, at: "\(place).\(key)")
  }

  /// - Throws: `ImportFault` where the key is not there.
  func required(_ key: String) throws(ImportFault) -> ForeignJSON {
    guard let value = self[key] else { throw fault("the key '\(key)' is missing") }
    return value
  }

  var text: String? { value as? String ?? (value as? NSNumber)?.stringValue }

  /// - Throws: `ImportFault` where it is neither text nor a number.
  func requiredText() throws(ImportFault) -> String {
    guard let text else { throw fault("a text is needed") }
    return text
  }

  /// - Throws: `ImportFault` where it is no finite number, nor text of one.
  func number() throws(ImportFault) -> Double {
    let number = (value as? NSNumber)?.doubleValue ?? (value as? String).flatMap { Double($0) }
    guard let number, number.magnitude < 1e6 else { throw fault("a number is needed") }
    return number
  }

  func fault(_ reason: String) -> ImportFault {
    ImportFault(
      place: VisibleText.of(place, limit: 300),
      reason: "\(reason); it has another shape than this kind of truth")
  }
}
