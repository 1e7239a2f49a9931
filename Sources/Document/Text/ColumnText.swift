package enum ColumnText {
  private static let columns = 80

  /// Wraps a text with later lines indented by `hanging` columns. A number stays with its unit.
  package static func wrapped(_ text: String, hanging: Int = 0) -> String {
    var lines = [String(text.prefix { $0 == " " })]
    var isFresh = true
    for word in words(text.drop { $0 == " " }) {
      let last = lines[lines.count - 1]
      if !isFresh && last.count + 1 + word.count > columns {
        lines.append(String(repeating: " ", count: hanging) + word)
      } else {
        lines[lines.count - 1] = isFresh ? last + word : "\(last) \(word)"
      }
      isFresh = false
    }
    return lines.joined(separator: "\n")
  }

  private static let units = ["%", "×", "px", "mm", "cm", "m"]

  private static func words(_ text: Substring) -> [String] {
    var words: [String] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let isUnit = units.contains(String(word.prefix { !",.:;)".contains($0) }))
      let endsOpen = words.last?.hasSuffix("×") ?? false
      if isUnit || endsOpen, let last = words.popLast() {
        words.append("\(last) \(word)")
      } else {
        words.append(String(word))
      }
    }
    return words
  }

  /// Indents rows by two columns, aligns the first cell left and the others right.
  ///
  /// - Parameter rows: rows of equal length, at least one.
  package static func table(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return "  " + (column == 0 ? row[column] + space : space + row[column])
      }.joined()
    }.joined(separator: "\n")
  }
}
