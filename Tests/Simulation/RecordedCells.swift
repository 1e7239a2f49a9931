import Foundation

/// What a run of the suite guidance read in each of its cells, as simulated engines of these rates.
package struct RecordedCells {
  package let curves: [ReadRateCurve]

  /// - Parameter path: of a file with a line of widths, in pixels, and a line of `reads/trials` for each cell.
  package init(path: String) throws {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ") }
    let widths = lines.first?.dropFirst().compactMap { Double($0) } ?? []
    curves = lines.dropFirst().map { words in
      let rates = words.dropFirst().compactMap { word -> Double? in
        let counts = word.split(separator: "/").compactMap { Double($0) }
        return counts.count == 2 ? counts[0] / counts[1] : nil
      }
      precondition(rates.count == widths.count && !widths.isEmpty, "a rate for each width")
      return ReadRateCurve(String(words[0])) { width in
        rates[widths.firstIndex { abs($0 - width) < 1e-9 } ?? 0]
      }
    }
  }
}
