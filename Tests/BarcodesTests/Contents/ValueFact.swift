import Barcodes
import Testing

/// What a published convention says that a text means.
struct ValueFact: Sendable, CustomTestStringConvertible {
  let text: String
  let symbology: Symbology
  let type: ValueType
  let fields: [String: String]
  /// The convention and its clause.
  let source: String

  init(_ text: String, in symbology: Symbology = .qrCode, _ type: ValueType, _ source: String) {
    self.init(text, in: symbology, type, [:], source)
  }

  init(
    _ text: String, in symbology: Symbology = .qrCode, _ type: ValueType,
    _ fields: [String: String], _ source: String
  ) {
    self.text = text
    self.symbology = symbology
    self.type = type
    self.fields = fields
    self.source = source
  }

  var testDescription: String { "\(text.debugDescription), by \(source)" }

  /// All of them, from the files beside this one.
  static let all =
    networks + links + phones + messages + mails + places + phoneBooks + cards + events + licences
    + retail + plain
}
