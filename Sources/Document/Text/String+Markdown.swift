import Barcodes

/// Literal text for Markdown (CommonMark 0.31, 2.4, and GitHub's tables), on one line.
extension String {
  package var markdownEscaped: String {
    var escaped = ""
    var previous: Unicode.Scalar = " "
    let scalars = Array(unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      // An underscore within a word, as in ean_13, is no emphasis.
      let isInWord = scalar == "_" && Self.isWord(previous) && Self.isWord(next)
      if "\\`*_[]<>|~&".unicodeScalars.contains(scalar) && !isInWord { escaped += "\\" }
      escaped += VisibleText.shown(scalar)
      previous = scalar
    }
    return escaped
  }

  /// The text as code to copy, in one line (CommonMark 0.31, 6.1).
  package var markdownCode: String {
    let text = unicodeScalars.map(VisibleText.shown).joined()
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let isEdged = text.hasPrefix("`") || text.hasSuffix("`")
    return isEdged ? "\(fence) \(text) \(fence)" : fence + text + fence
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
