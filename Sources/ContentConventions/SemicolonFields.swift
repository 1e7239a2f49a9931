/// The fields of a content such as `MECARD:N:Quill;TEL:5550100;;`.
///
/// Source of the form: NTT DOCOMO's bar code functions (phonebook registration; bookmark; mail), where `;` ends a
/// field, `:` its name, and `\` stands before `\`, `;`, `:` and `,` in a value. ZXing's wiki adds `"`
/// (https://github.com/zxing/zxing/wiki/Barcode-Contents). Neither says what `\` means before another character: here
/// it stands for itself. Neither says what a missing `;;` means: here the content's end ends the last field.
struct SemicolonFields {
  /// As they are written, with their escapes.
  private var fields: [(name: String, value: String)] = []

  /// - Parameter body: what follows the identifier, such as `MECARD:`.
  init(_ body: String) {
    for field in body.unescapedParts(at: ";") {
      let (name, value) = field.halves(at: ":")
      if let value { fields.append((name, value)) }
    }
  }

  /// The values of a name as they are written, in their order.
  func written(_ name: String) -> [String] {
    fields.filter { $0.name == name }.map { $0.value }
  }

  /// The values of a name, without escapes, in their order.
  func values(_ name: String) -> [String] { written(name).map(unescaped) }

  /// The values of a name, one a line.
  func joined(_ names: String...) -> String {
    names.flatMap(values).map { $0.onOneLine }.joinedParts(by: "\n")
  }

  /// The parts of a written value between its commas, without escapes.
  static func commaParts(_ written: String) -> [String] {
    written.unescapedParts(at: ",").map { unescaped($0).trimmed }
  }
}

private func unescaped(_ written: String) -> String {
  let escapable: Set<Unicode.Scalar> = ["\\", ";", ":", ",", "\""]
  return written.withoutBackslashes { escapable.contains($0) ? [$0] : ["\\", $0] }
}
