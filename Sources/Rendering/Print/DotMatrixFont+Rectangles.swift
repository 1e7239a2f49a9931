import Encoding
import Scene

extension DotMatrixFont {
  /// The rectangles of a line of text; a character that the font lacks is left blank.
  ///
  /// - Parameters:
  ///   - left, top: of the first character.
  ///   - dot: the side of a dot.
  static func rectangles(
    of text: some Sequence<Character>, left: Double, top: Double, dot: Double
  ) -> [SheetExtent] {
    text.enumerated().flatMap { index, character in
      let left = left + Double(index * advance) * dot
      return (runs(of: character) ?? []).map { run -> SheetExtent in
        let (row, columns) = (Double(run.row), run.columns)
        return SheetExtent(
          left: left + Double(columns.lowerBound) * dot, top: top + row * dot,
          right: left + Double(columns.upperBound) * dot, bottom: top + (row + 1) * dot)
      }
    }
  }
}
