/// Text for a terminal of 80 columns.
extension String {
  private static let columns = 80

  /// Returns the text with later lines indented by `hanging` columns. A number stays with its unit.
  package func wrapped(hanging: Int = 0) -> String {
    var lines = [String(prefix { $0 == " " })]
    var isFresh = true
    for word in drop(while: { $0 == " " }).words {
      let last = lines[lines.count - 1]
      if !isFresh && last.count + 1 + word.count > Self.columns {
        lines.append(String(repeating: " ", count: hanging) + word)
      } else {
        lines[lines.count - 1] = isFresh ? last + word : "\(last) \(word)"
      }
      isFresh = false
    }
    return lines.joined(separator: "\n")
  }
}

extension Substring {
  private static let units = ["%", "×", "px", "mm", "cm", "m"]

  fileprivate var words: [String] {
    var words: [String] = []
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let isUnit = Self.units.contains(String(word.prefix { !",.:;)".contains($0) }))
      let endsOpen = words.last?.hasSuffix("×") ?? false
      if isUnit || endsOpen, let last = words.popLast() {
        words.append("\(last) \(word)")
      } else {
        words.append(String(word))
      }
    }
    return words
  }
}

extension [[String]] {
  /// The rows, of equal length and at least one, indented by two columns: the first cell aligned left and the others right.
  package var inColumns: String {
    let widths = self[0].indices.map { column in map { $0[column].count }.max() ?? 0 }
    return map { row in
      row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return "  " + (column == 0 ? row[column] + space : space + row[column])
      }.joined()
    }.joined(separator: "\n")
  }
}
