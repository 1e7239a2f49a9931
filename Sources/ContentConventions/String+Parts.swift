// Texts are taken apart by Unicode scalars: to Swift, CR LF is one character, and so is a semicolon with a combining
// mark behind it.

extension String {
  /// The text that follows a prefix, in letters of either case; nil where the text does not begin
  /// with it.
  func after(_ prefix: String) -> String? {
    let length = prefix.unicodeScalars.count
    let start = String(unicodeScalars.prefix(length))
    guard start.lowercased() == prefix.lowercased() else { return nil }
    return String(unicodeScalars.dropFirst(length))
  }

  /// The parts before and after the first of these scalars; the second is nil where there is none.
  func halves(at separator: Unicode.Scalar) -> (String, String?) {
    guard let index = unicodeScalars.firstIndex(of: separator) else { return (self, nil) }
    return (
      String(unicodeScalars[..<index]),
      String(unicodeScalars[unicodeScalars.index(after: index)...])
    )
  }

  /// All parts between these scalars, empty ones too.
  func parts(at separator: Unicode.Scalar) -> [String] {
    unicodeScalars.split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
  }

  /// All parts between these scalars, but for those that have a `\` before them; escapes stay as they are.
  func unescapedParts(at separator: Unicode.Scalar) -> [String] {
    var parts = [String.UnicodeScalarView()]
    var isEscaped = false
    for scalar in unicodeScalars {
      if scalar == separator, !isEscaped {
        parts.append(String.UnicodeScalarView())
      } else {
        parts[parts.count - 1].append(scalar)
      }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return parts.map { String($0) }
  }

  /// Without white space at both ends.
  var trimmed: String {
    func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
    let front = unicodeScalars.drop(while: isSpace)
    guard let last = front.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(front[...last])
  }

  /// With LF for CR LF and CR.
  var withPlainLineEnds: String {
    var plain = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar != "\n" || previous != "\r" { plain.append(scalar == "\r" ? "\n" : scalar) }
      previous = scalar
    }
    return String(plain)
  }

  /// With spaces for ends of lines, for fields of which several stand one a line.
  var onOneLine: String { lines.joined(separator: " ") }

  /// Its first line, without white space at both ends.
  var firstLine: String { String(unicodeScalars.prefix { $0 != "\r" && $0 != "\n" }).trimmed }

  /// Its lines, whatever ends them.
  var lines: [String] { withPlainLineEnds.parts(at: "\n") }
}

extension Sequence<String> {
  /// Those that are not empty, joined.
  func joinedParts(by separator: String) -> String {
    filter { !$0.isEmpty }.joined(separator: separator)
  }
}

extension String {
  /// The text with what each `\` and the scalar behind it mean; one at the end stands for itself.
  func withoutBackslashes(_ meaning: (Unicode.Scalar) -> [Unicode.Scalar]) -> String {
    var plain = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in unicodeScalars {
      if isEscaped {
        plain.append(contentsOf: meaning(scalar))
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        plain.append(scalar)
      }
    }
    if isEscaped { plain.append("\\") }
    return String(plain)
  }
}
