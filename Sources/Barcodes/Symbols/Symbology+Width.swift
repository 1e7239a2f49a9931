/// How many modules wide a symbology's symbols are.
extension Symbology {
  /// The width of all its symbols without quiet zones, in modules; nil where they differ.
  package var fixedModules: Double? {
    guard case .fixed(let modules) = facts.width else { return nil }
    return modules
  }

  /// The widths among which whoever prints a symbol chooses, whatever it holds, in words; nil where the content decides.
  package var chosenWidths: String? {
    guard case .chosen(let words) = facts.width else { return nil }
    return words
  }

  /// True if whoever prints a symbol chooses its width, whatever it holds.
  package var isWidthFree: Bool { chosenWidths != nil }

  /// The wide elements of Code 39, Codabar and ITF, in modules: the middle of the 2 to 3 that ISO/IEC 16388 and 16390 allow.
  package static let usualWideElement = 2.5

  /// The width without quiet zones, in modules, of a symbol with so much content; nil where `isWidthFree`, or no symbol
  /// holds as much.
  ///
  /// - Parameter characters: at least 1, of the kind that `SymbolWidth` tells.
  package func modulesWide(characters: Int) -> Double? {
    switch facts.width {
    case .fixed(let modules): modules
    case .byContent(let modules): modules(characters)
    case .chosen: nil
    }
  }
}
