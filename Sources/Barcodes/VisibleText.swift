/// Text from outside (payloads, names, versions, messages, options), made fit to be looked at.
///
/// What is shown hides nothing, reorders nothing, and moves no cursor; and it is the same where it is shown twice.
package enum VisibleText {
  /// Shows control characters and directional overrides as their code points, and cuts what is too long to show.
  ///
  /// - Parameter limit: in Unicode scalars.
  package static func of(_ text: String, limit: Int = 240) -> String {
    let scalars = text.unicodeScalars
    var visible = ""
    for scalar in scalars.prefix(limit) { visible += shown(scalar) }
    let hidden = scalars.count - limit
    return hidden > 0
      ? visible + "… (\(grouped(hidden)) more character\(hidden == 1 ? "" : "s"))" : visible
  }

  /// The same as a line of a terminal or of a CI system's log, where it is no command.
  ///
  /// GitHub takes a line that begins with `::`, after any spaces, and one with `##[` anywhere as a command
  /// (actions/runner, ActionCommand.cs).
  package static func line(_ text: String, limit: Int = 4000) -> String {
    var line = of(text, limit: limit)
    while let bracket = line.firstRange(of: "##[") {
      line.replaceSubrange(bracket, with: "#\(codePoint("#"))[")
    }
    let start = line.firstIndex { !$0.isWhitespace } ?? line.endIndex
    if line[start...].hasPrefix("::") {
      line.replaceSubrange(start...start, with: codePoint(":"))
    }
    return line
  }

  /// In quotation marks, and short, as errors name what they are about.
  package static func quoted(_ text: String) -> String {
    let limit = 80
    let scalars = text.unicodeScalars
    let beginning = scalars.prefix(limit).map(shown).joined()
    return scalars.count > limit ? "'\(beginning)…'" : "'\(beginning)'"
  }

  /// The scalar, or its code point where it would not be seen as what it is.
  package static func shown(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB, 0xE0000...0xE007F:
      codePoint(scalar)
    default: String(scalar)
    }
  }

  /// At least four digits, as Unicode writes code points.
  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "[U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
  }

  /// `1,234`
  private static func grouped(_ count: Int) -> String {
    let digits = Array(String(count))
    return digits.indices.map { index in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }.joined()
  }
}
