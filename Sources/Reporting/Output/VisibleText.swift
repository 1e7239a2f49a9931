/// Text from outside (payloads, messages, options), made fit to be looked at.
enum VisibleText {
  /// Shows control characters and directional overrides as their code points, so that nothing hides
  /// or reorders; and cuts what is too long to show.
  ///
  /// - Parameter limit: in Unicode scalars.
  static func of(_ text: String, limit: Int = 240) -> String {
    let scalars = text.unicodeScalars
    var visible = ""
    for scalar in scalars.prefix(limit) { visible += replacement(for: scalar) }
    let hidden = scalars.count - limit
    return hidden > 0 ? visible + "… (\(Wording.count(hidden, "more character")))" : visible
  }

  private static func replacement(for scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF:
      "[U+" + hexadecimal(scalar.value) + "]"
    default: String(scalar)
    }
  }

  /// At least four digits, as Unicode writes code points.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
