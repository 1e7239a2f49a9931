import Barcodes
import Foundation
import Photographed
import Records

/// A value in JSON whose shape somebody else chose: numbers may stand as text.
struct ForeignJSON {
  private let value: JSONText
  /// Where the list or object is that it stands in, and where there.
  private let holder: String
  private let step: String

  /// The file, and where in it.
  var place: String { holder + step }

  /// - Parameter allowance: of all texts of the same source.
  /// - Throws: `ImportFault` where it is not JSON, or too much of it.
  init(
    _ text: Data, place: String, takenFrom allowance: inout JSONAllowance
  ) throws(ImportFault) {
    do throws(JSONExcess) {
      try allowance.take(text.span)
    } catch {
      throw ImportFault(place: place, reason: "\(error)")
    }
    guard let value = JSONText(text) else {
      throw ImportFault(place: place, reason: "it is not JSON")
    }
    try RepeatedKey.refuse(in: text, place: place)
    self.init(value, in: place, "")
  }

  private init(_ value: JSONText, in holder: String, _ step: String) {
    (self.value, self.holder, self.step) = (value, holder, step)
  }

  /// The values of a list, one after the other.
  struct Elements: Sequence, IteratorProtocol {
    fileprivate let holder: String
    fileprivate var values: JSONText.Elements
    private var count = 0

    fileprivate init(_ values: JSONText.Elements, in holder: String) {
      (self.values, self.holder) = (values, holder)
    }

    mutating func next() -> ForeignJSON? {
      guard let value = values.next() else { return nil }
      defer { count += 1 }
      return ForeignJSON(value, in: holder, "[\(count)]")
    }
  }

  /// - Throws: `ImportFault` where it is no list.
  func elements() throws(ImportFault) -> Elements {
    guard let elements = value.elements else { throw fault("a list is needed") }
    return Elements(elements, in: place)
  }

  /// The numbers of a list.
  ///
  /// - Throws: `ImportFault` where it is no list, has more, or something else.
  func numbers(atMost most: Int) throws(ImportFault) -> [Double] {
    var numbers: [Double] = []
    for element in try elements() {
      guard numbers.count < most else { throw fault("at most \(most) numbers are needed") }
      numbers.append(try element.number())
    }
    return numbers
  }

  /// The values of an object by their keys, sorted; of several with one key the last.
  ///
  /// - Throws: `ImportFault` where it is no object.
  func members() throws(ImportFault) -> [(key: String, value: ForeignJSON)] {
    guard let members = value.members else { throw fault("an object is needed") }
    var values: [String: JSONText] = [:]
    for (name, value) in members { values[name.text ?? ""] = value }
    let place = place
    return values.sorted { $0.key < $1.key }.map { ($0, ForeignJSON($1, in: place, ".\($0)")) }
  }

  /// Nil where the key is not there, or holds null.
  subscript(key: String) -> ForeignJSON? {
    guard let value = value[key], !value.isNull else { return nil }
    return ForeignJSON(value, in: place, ".\(key)")
  }

  /// - Throws: `ImportFault` where the key is not there.
  func required(_ key: String) throws(ImportFault) -> ForeignJSON {
    guard let value = self[key] else { throw fault("the key '\(key)' is missing") }
    return value
  }

  /// A text, or a number as text: 1.0 and 1 are the same.
  var text: String? {
    if let text = value.text { return text }
    guard let numeral = value.numeral else { return nil }
    return value.number.flatMap { Int64(exactly: $0) }.flatMap { whole in
      Int64(numeral) == nil ? "\(whole)" : nil
    } ?? numeral
  }

  /// The first text that is not empty under some keys, each in its turn; nil without any.
  func text(underFirstOf keys: [String]) -> String? {
    for key in keys {
      if let text = self[key]?.text, !text.isEmpty { return text }
    }
    return nil
  }

  /// - Throws: `ImportFault` where it is neither text nor a number.
  func requiredText() throws(ImportFault) -> String {
    guard let text else { throw fault("a text is needed") }
    return text
  }

  /// - Throws: `ImportFault` where it is no finite number, nor text of one.
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
