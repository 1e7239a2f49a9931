package import Barcodes

/// The part of a sheet with several codes that a person aims at: one of them, or a place on the way
/// from one to the next.
package struct AimTarget: Sendable, Equatable {
  /// Numbers of codes, in the order of the manifest.
  var from: Int
  var to: Int
  /// The share of the way that is behind, 0 to 1.
  var share = 0.0
  /// By how much that grows in a second.
  var sharePerSecond = 0.0

  /// The code that is nearer on the way.
  package var nearest: Int { share < 0.5 ? from : to }

  /// The place on the sheet, in modules, and how fast it wanders.
  package func place(on sheet: SymbolSheet) -> (point: Point, perSecond: Point) {
    let start = sheet.placed[from].symbol.middle
    let way = sheet.placed[to].symbol.middle - start
    return (start + way * share, way * sharePerSecond)
  }
}
