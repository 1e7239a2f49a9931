import Barcodes
import Foundation
import Photographed
import Records

/// A JSON value whose shape others chose: numbers may be written as text.
struct ForeignJSON {
  private let value: JSONText
  /// The place of the list or object that holds the value.
  private let holder: String
  private let step: String

  /// The file, and the place in it.
  var place: String { holder + step }

  /// - Parameter allowance: the limits for all texts of the same source together.
  /// - Throws: `ImportFault` if it is not JSON, or too large.
  init(_ text: Data, place: String, takenFrom allowance: inout JSONAllowance) throws(ImportFault) {
    do throws(JSONExcess) {
      try allowance.take(text.span)
    } catch {
      throw ImportFault(place: place, reason: "\(error)")
    }
    guard let value = JSONText(text) else {
      throw ImportFault(place: place, reason: "it is not JSON")
    }
    try ImportFault.refuseRepeatedKey(in: text, place: place)
    self.init(value, in: place, "")
  }

  private init(_ value: JSONText, in holder: String, _ step: String) {
    (self.value, self.holder, self.step) = (value, holder, step)
  }

  /// Returns the values of a list, in order, each made when it is asked for.
  ///
  /// - Throws: `ImportFault` if the value is not a list.
  func elements() throws(ImportFault) -> some Sequence<ForeignJSON> {
    guard let elements = value.elements else { throw fault("a list is needed") }
    let place = place
    return elements.enumerated().lazy.map { ForeignJSON($1, in: place, "[\($0)]") }
  }

  /// - Throws: `ImportFault` if the value is not a list, is longer, or has other elements.
  func numbers(atMost most: Int) throws(ImportFault) -> [Double] {
    var numbers: [Double] = []
    for element in try elements() {
      guard numbers.count < most else { throw fault("at most \(most) numbers are needed") }
      numbers.append(try element.number())
    }
    return numbers
  }

  /// Returns an object's values sorted by key, the last one of a repeated key; throws if it is not
  /// one.
  func members() throws(ImportFault) -> [(key: String, value: ForeignJSON)] {
    guard let members = value.members else { throw fault("an object is needed") }
    var values: [String: JSONText] = [:]
    for (name, value) in members { values[name.text ?? ""] = value }
    let place = place
    return values.sorted { $0.key < $1.key }.map { ($0, ForeignJSON($1, in: place, ".\($0)")) }
  }

  /// Returns nil if the key is missing or holds null.
  subscript(key: String) -> ForeignJSON? {
    guard let value = value[key], !value.isNull else { return nil }
    return ForeignJSON(value, in: place, ".\(key)")
  }

  /// - Throws: `ImportFault` if the key is missing.
  func required(_ key: String) throws(ImportFault) -> ForeignJSON {
    guard let value = self[key] else { throw fault("the key '\(key)' is missing") }
    return value
  }

  /// The text, or a number as text: 1.0 and 1 are the same.
  var text: String? {
    if let text = value.text { return text }
    guard let numeral = value.numeral else { return nil }
    return value.number.flatMap { Int64(exactly: $0) }.flatMap { whole in
      Int64(numeral) == nil ? "\(whole)" : nil
    } ?? numeral
  }

  /// Returns the first non-empty text under the keys, in their order; nil if there is none.
  func text(underFirstOf keys: [String]) -> String? {
    for key in keys {
      if let text = self[key]?.text, !text.isEmpty { return text }
    }
    return nil
  }

  /// - Throws: `ImportFault` if the value is neither text nor a number.
  func requiredText() throws(ImportFault) -> String {
    guard let text else { throw fault("a text is needed") }
    return text
  }

  /// - Throws: `ImportFault` unless it is a number, or text of one, below a million in magnitude.
  func number() throws(ImportFault) -> Double {
    let number = value.number ?? value.text.flatMap { Double($0) }
    guard let number, number.magnitude < 1e6 else { throw fault("a number is needed") }
    return number
  }

  func fault(_ reason: String) -> ImportFault {
    ImportFault(
      place: VisibleText.of(place, limit: 300),
      reason: "\(reason); it has another shape than this kind of truth")
  }
}
