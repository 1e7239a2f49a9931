/// One line of a vCard or an iCalendar object: `item1.TEL;TYPE=cell:+1-201-555-0123`.
///
/// Sources: RFC 6350, clause 3.3; RFC 5545, clause 3.1. Names are of either case, and stand here in capital letters. A
/// group before the name is dropped.
struct ContentLine {
  let name: String
  /// As it is written, but for Quoted-Printable.
  let value: String

  /// Nil where there is no colon outside quotation marks, or the value's encoding is none that is known here.
  init?(_ line: String) {
    guard case (let head, let value) = Self.parts(line, at: ":", most: 2), value.count == 1 else {
      return nil
    }
    let (property, written) = Self.parts(head, at: ";", most: .max)
    let parameters = written.map { parameter -> (name: String, value: String) in
      let (name, value) = parameter.halves(at: "=")
      // vCard 2.1 writes a value alone, such as `TEL;CELL:` (clause 2.1.2).
      guard let value else { return ("", name.uppercased()) }
      return (name.uppercased(), value.parts(at: "\"").joined())
    }
    name = (property.parts(at: ".").last ?? "").trimmed.uppercased()
    let charset = parameters.first { $0.name == "CHARSET" }?.value
    let decoded =
      Self.isQuotedPrintable(parameters)
      ? value[0].quotedPrintableDecoded(charset: charset) : value[0]
    guard let decoded else { return nil }
    self.value = decoded
  }

  /// The lines of a text that were folded.
  ///
  /// RFC 6350, clause 3.2, and RFC 5545, clause 3.1: an end of line and the space or tab behind it go.
  /// - Parameter keepsSpace: vCard 2.1, clause 2.1.3: only the end of line goes.
  static func all(in text: String, keepsSpace: Bool = false) -> [ContentLine] {
    var unfolded: [String] = []
    var isContinued = false
    for line in text.lines {
      let first = line.unicodeScalars.first
      if isContinued, let last = unfolded.indices.last {
        unfolded[last] = String(unfolded[last].unicodeScalars.dropLast()) + line
      } else if first == " " || first == "\t", let last = unfolded.indices.last {
        unfolded[last] += keepsSpace ? line : String(line.unicodeScalars.dropFirst())
      } else {
        unfolded.append(line)
      }
      isContinued = line.hasSuffix("=") && isQuotedPrintable(unfolded.last ?? "")
    }
    return unfolded.compactMap { ContentLine($0) }
  }

  private static func isQuotedPrintable(_ line: String) -> Bool {
    parts(line, at: ":", most: 2).0.uppercased().contains("QUOTED-PRINTABLE")
  }

  private static func isQuotedPrintable(_ parameters: [(name: String, value: String)]) -> Bool {
    parameters.contains {
      ["ENCODING", ""].contains($0.name) && $0.value.uppercased() == "QUOTED-PRINTABLE"
    }
  }

  /// Splits a line at its first separators outside quotation marks, into at most `most` parts: the
  /// first one, and the others.
  private static func parts(
    _ line: String, at separator: Unicode.Scalar, most: Int
  ) -> (String, [String]) {
    var parts = [String.UnicodeScalarView()]
    var isQuoted = false
    for scalar in line.unicodeScalars {
      if scalar == "\"" { isQuoted.toggle() }
      if scalar == separator, !isQuoted, parts.count < most {
        parts.append(String.UnicodeScalarView())
      } else {
        parts[parts.count - 1].append(scalar)
      }
    }
    return (String(parts[0]), parts.dropFirst().map { String($0) })
  }
}
