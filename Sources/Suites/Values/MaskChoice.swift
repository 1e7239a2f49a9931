package import Barcodes
package import Records

/// Which symbologies an engine is asked for when it reads a frame.
package enum MaskChoice: Sendable, Equatable {
  /// The frame's own symbologies alone.
  case own
  case fixed(FormatMask)

  /// The choices that a name stands for; nil where it stands for nothing.
  ///
  /// - Parameters:
  ///   - name: `own`, a mask's own name (`all`, `all-ean_13`, `ean_13+upc_a`), `linear` or
  ///     `matrix`, one of `known`; or `each` for every symbology alone, in turn, and `all-each` for
  ///     all but one, in turn.
  ///   - known: a suite's names for masks.
  package static func choices(
    named name: String, known: [String: FormatMask] = [:]
  ) -> [MaskChoice]? {
    switch name {
    case MaskName.own.description: return [.own]
    case "each": return Symbology.allCases.sorted().map { .fixed(FormatMask($0)) }
    case "all-each": return Symbology.allCases.sorted().map { .fixed(.all(but: $0)) }
    default:
      let mask = known[name] ?? group(named: name) ?? FormatMask(name: name)
      return mask.map { [.fixed($0)] }
    }
  }

  /// The mask of a group of symbologies.
  package static func group(named name: String) -> FormatMask? {
    Symbology.group(named: name).map { FormatMask($0) }
  }

  /// - Parameter known: a suite's names for masks.
  package func name(known: [String: FormatMask] = [:]) -> MaskName {
    switch self {
    case .own: .own
    case .fixed(let mask):
      MaskName(
        known.first { $0.value == mask }?.key
          ?? ["linear", "matrix"].first { Self.group(named: $0) == mask } ?? mask.name)
    }
  }

  /// The mask for a frame; nil for the own mask of a frame without a code.
  package func mask(for symbologies: [Symbology]) -> FormatMask? {
    switch self {
    case .own: symbologies.isEmpty ? nil : FormatMask(symbologies)
    case .fixed(let mask): mask
    }
  }
}

extension [MaskChoice] {
  /// The masks for a frame, each once.
  package func masks(for symbologies: [Symbology]) -> [FormatMask] {
    var masks: [FormatMask] = []
    for mask in compactMap({ $0.mask(for: symbologies) }) where !masks.contains(mask) {
      masks.append(mask)
    }
    return masks
  }
}
