/// A symbol as an encoder may have drawn it.
package struct SymbolCandidate: Equatable, Sendable {
  package var grid: ModuleGrid
  /// The choices that were asked of libzint and are not its own, such as `size` or `mask`; `asSeen`
  /// where the modules are those of a picture, and libzint's with the other choices merely the most
  /// like them.
  package var choices: [String: Double]

  package init(_ grid: ModuleGrid, choices: [String: Double] = [:]) {
    self.grid = grid
    self.choices = choices
  }

  package static let asSeen = "modules_as_seen"
  /// The choice of a Compact PDF417 (ISO/IEC 15438, 5.12), which has no right row indicators, and
  /// one bar for a stop pattern.
  package static let compact = "compact"

  /// In modules.
  package var width: Double { grid.width }
  /// In modules.
  package var height: Double { grid.height }

  /// Where the columns begin, and where the last one ends, in modules.
  package var columnEdges: [Double] { grid.columnEdges }
}
