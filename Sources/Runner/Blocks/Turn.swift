import Barcodes

struct Turn: Equatable {
  /// The engine's index in the run's list.
  var engine: Int
  var mask: FormatMask
  /// The view's index in the suite's list.
  var view = 0
  /// True for the second turn with the mask `all`.
  var isControl = false
}

extension Turn {
  /// Returns the turns on a frame: every engine with every mask that has its symbologies, in every
  /// view, and once more with `all` if there is another mask to compare with it.
  static func all(
    engines: Int, masks: [FormatMask], views: Int, symbologies: [Symbology]
  ) -> [Turn] {
    let asked = masks.filter { mask in symbologies.allSatisfy(mask.contains) }
    return (0..<engines).flatMap { engine in
      asked.flatMap { mask in
        (0..<views).map { Turn(engine: engine, mask: mask, view: $0) }
      }
        + (asked.count > 1 && asked.contains(.all)
          ? [Turn(engine: engine, mask: .all, isControl: true)] : [])
    }
  }
}
