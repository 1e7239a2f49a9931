import Barcodes

/// Words as a POSIX shell takes them (Shell Command Language, 2.2.2 Single-Quotes and, for what would not be seen,
/// 2.2.4 Dollar-Single-Quotes).
package enum ShellWords {
  package static func line(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
          || "-_./=:,+@%".unicodeScalars.contains(scalar)
      }
    if isPlain { return word }
    if word.unicodeScalars.contains(where: { VisibleText.shown($0) != String($0) }) {
      return escaped(word)
    }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: #"'\''"#) + "'"
  }

  /// With each byte that is no plain ASCII, and the two that mean something, in octal digits.
  private static func escaped(_ word: String) -> String {
    let characters = word.utf8.map { byte in
      let isPlain = (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "'") && byte != 0x5C
      let digits = String(byte, radix: 8)
      return isPlain
        ? String(Unicode.Scalar(byte))
        : "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
    return "$'" + characters.joined() + "'"
  }
}
