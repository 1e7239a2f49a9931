/// Words as a POSIX shell takes them (Shell Command Language, 2.2.2 Single-Quotes).
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
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: #"'\''"#) + "'"
  }
}
