import Barcodes
import Foundation
import Records
import Runner

extension FuzzTarget {
  /// JSON in others' words, every value of it looked up. What Foundation takes and we do not is a finding.
  static let json = FuzzTarget("json") { input, _ in
    var allowance = JSONAllowance(bytes: 1 << 20, values: 100_000)
    try allowance.take(input.span)
    guard let value = JSONText(input) else {
      // Of texts in other encodings than UTF-8 it takes some.
      let isUTF8 = String(validating: input, as: UTF8.self) != nil && !input.contains(0)
      let taken = try? JSONSerialization.jsonObject(with: input, options: .fragmentsAllowed)
      if isUTF8, taken != nil { fatalError("JSON that Foundation takes is refused") }
      throw CocoaError(.propertyListReadCorrupt)
    }
    lookUp(value)
  }

  private static func lookUp(_ value: JSONText) {
    _ = (value.text, value.number, value.numeral, value["text"])
    if let elements = value.elements { for element in elements { lookUp(element) } }
    guard let members = value.members else { return }
    for (name, value) in members {
      lookUp(name)
      lookUp(value)
    }
  }
}
