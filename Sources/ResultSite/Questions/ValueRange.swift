import Summaries

/// The least and the greatest of some readers' values.
enum ValueRange {
  /// For example `from 1 px (ZBar 0.23.92) to 2 px (5 readers)`; nil of none.
  static func words(
    _ values: [(name: String, value: Double)], _ words: (Double) -> String
  ) -> String? {
    guard let least = values.map(\.value).min(), let most = values.map(\.value).max() else {
      return nil
    }
    let ends = [least, most].map { end in
      let names = values.filter { $0.value == end }.map(\.name)
      return
        "\(words(end)) (\(names.count == 1 ? names[0] : Wording.count(names.count, "reader")))"
    }
    return "from \(ends[0]) to \(ends[1])"
  }
}
