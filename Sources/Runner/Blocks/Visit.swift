import Barcodes

/// One turn of one engine on a frame, with one mask.
struct Visit {
  /// The engine's place in the run's list.
  var engine: Int
  var mask: FormatMask
  /// Whether this is the second turn with the mask `all`.
  var isControl = false
}

extension Visit {
  /// The turns on a frame: every engine with every mask that has the frame's symbologies, and once more with all
  /// symbologies where there is another mask to be held against that.
  static func all(
    engines: Int, masks: [FormatMask], symbologies: [Symbology]
  ) -> [Visit] {
    let asked = masks.filter { mask in symbologies.allSatisfy(mask.contains) }
    return (0..<engines).flatMap { engine in
      asked.map { Visit(engine: engine, mask: $0) }
        + (asked.count > 1 && asked.contains(.all)
          ? [Visit(engine: engine, mask: .all, isControl: true)] : [])
    }
  }
}
