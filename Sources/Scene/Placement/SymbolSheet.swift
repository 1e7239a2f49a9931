package import Barcodes
package import Encoding

/// A symbol, and what it says.
package struct PrintedSymbol {
  package let grid: ModuleGrid
  package let payload: [UInt8]
  /// The digits of the add-on symbol beside it; empty without.
  var addOn: [UInt8] = []
  /// The known truth about the content beyond its bytes; nil of most symbols.
  var content: ContentTruth?

  package init(
    grid: ModuleGrid, payload: [UInt8], addOn: [UInt8] = [], content: ContentTruth? = nil
  ) {
    self.grid = grid
    self.payload = payload
    self.addOn = addOn
    self.content = content
  }
}

/// The symbols of a frame on their sheet: one, or several in rows.
package struct SymbolSheet {
  package struct Placed {
    package let grid: ModuleGrid
    package let payload: [UInt8]
    /// The digits of the add-on symbol beside it; empty without.
    package let addOn: [UInt8]
    /// The known truth about the content beyond its bytes; nil of most symbols.
    package let content: ContentTruth?
    /// Its own top left corner, in modules.
    package let origin: Point
    /// The symbol, without its quiet zone and what is beside it.
    package var symbol: SheetExtent {
      SheetExtent(
        left: origin.x, top: origin.y, right: origin.x + grid.symbolWidth,
        bottom: origin.y + grid.height)
    }
    /// The add-on symbol; nil without.
    package var addOnSymbol: SheetExtent? {
      guard let column = grid.addOnColumn else { return nil }
      return SheetExtent(
        left: origin.x + grid.columnEdges[column], top: origin.y, right: origin.x + grid.width,
        bottom: origin.y + grid.height)
    }
    /// The label: the symbol with its quiet zone and the writing below it.
    package let label: SheetExtent
  }

  /// The clear space between the quiet zones of neighbours, in modules, unless a stream says more.
  package static let usualGap = 2.0

  package let placed: [Placed]
  /// Those that are printed: all, or none on a blank sheet.
  package var printed: [Placed] { isBlank ? [] : placed }
  private let isBlank: Bool
  /// All symbols, without the outer quiet zones.
  package let symbols: SheetExtent
  /// All labels.
  package let labels: SheetExtent

  /// Lays the symbols out in rows of equal cells, `code_count` of them in as many columns as make the whole
  /// nearest to a camera's 4:3.
  ///
  /// - Parameters:
  ///   - symbols: at least one.
  ///   - margin: the quiet zone, with the writing below.
  ///   - isBlank: whether the symbols only take room.
  ///   - gap: between the labels of neighbours, in modules.
  package init(
    _ symbols: [PrintedSymbol], margin: QuietZone, isBlank: Bool = false,
    gap: Double = usualGap
  ) {
    self.isBlank = isBlank
    let cell = (
      width: (symbols.map(\.grid.width).max() ?? 0) + margin.left + margin.right + gap,
      height: (symbols.map(\.grid.height).max() ?? 0) + margin.top + margin.bottom + gap
    )
    let columns = Self.columns(count: symbols.count, cellWidth: cell.width, cellHeight: cell.height)
    placed = symbols.enumerated().map { index, symbol in
      let origin = Point(
        x: Double(index % columns) * cell.width, y: Double(index / columns) * cell.height)
      return Placed(
        grid: symbol.grid, payload: symbol.payload, addOn: symbol.addOn,
        content: symbol.content, origin: origin,
        label: SheetExtent(
          left: origin.x - margin.left, top: origin.y - margin.top,
          right: origin.x + symbol.grid.width + margin.right,
          bottom: origin.y + symbol.grid.height + margin.bottom))
    }
    self.symbols = placed.dropFirst().reduce(placed[0].symbol) { $0.united(with: $1.symbol) }
    labels = placed.dropFirst().reduce(placed[0].label) { $0.united(with: $1.label) }
  }

  private static func columns(count: Int, cellWidth: Double, cellHeight: Double) -> Int {
    func distance(_ columns: Int) -> Double {
      let rows = (count + columns - 1) / columns
      let ratio = Double(columns) * cellWidth / (Double(rows) * cellHeight) / (4.0 / 3)
      return max(ratio, 1 / ratio)
    }
    return (1...count).min { distance($0) < distance($1) } ?? 1
  }
}
