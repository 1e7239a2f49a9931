import Barcodes
package import Mustache

/// Text for HTML, in an element or in a quoted attribute.
package struct HTMLText: MustacheContentType {
  /// Escapes scalar by scalar, so that a quotation mark with a combining accent, another
  /// `Character`, cannot end an attribute, and shows invisible characters.
  package static func escape(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped += VisibleText.shown(scalar)
      }
    }
    return escaped
  }

  /// Keeps numbers with their units on one line, and per cent signs close to their number, as in
  /// English.
  package static func unbroken(_ sentence: String) -> String {
    var text = sentence.replacing(/([0-9]) %/) { "\($0.output.1)%" }
    for pair in [" px", " ns", " µs", " ms", " s)", " MP", "≥ ", "n = ", "p = ", " × "] {
      text.replace(pair, with: pair.replacing(" ", with: "\u{A0}"))
    }
    return text
  }

  /// The name by which mustache templates ask to be escaped so.
  private static let name = "SCANBENCH-HTML"

  /// What templates call.
  package func escapeText(_ text: String) -> String { Self.escape(text) }

  /// Returns templates that include each other by their names and all escape so.
  package static func library(_ files: KeyValuePairs<String, [UInt8]>) throws -> MustacheLibrary {
    MustacheContentTypes.register(HTMLText(), named: name)
    var library = MustacheLibrary()
    for (template, bytes) in files {
      // A partial does not inherit the content type of the template that includes it.
      let pragma = "{{% CONTENT_TYPE:\(name)}}"
      try library.register(pragma + String(decoding: bytes, as: UTF8.self), named: template)
    }
    return library
  }
}
