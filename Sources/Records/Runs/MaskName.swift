package import Barcodes

/// The name of a mask in suites, runs and reports: `own`, `all`, `all-ean_13`, symbologies joined by `+`, or a word of the suite's own.
package enum MaskName: Hashable, Sendable {
  /// The frame's own symbologies alone.
  case own
  /// Every symbology.
  case all
  /// Every symbology but the one that is named.
  case allBut(String)
  /// One symbology, whatever the frame's.
  case single(Symbology)
  /// Several symbologies, or the suite's word for some.
  case group(String)

  package init(_ name: String) {
    self =
      if name == "own" { .own } else if name == "all" { .all } else if name.hasPrefix("all-") {
        .allBut(String(name.dropFirst(4)))
      } else if let symbology = Symbology(rawValue: name) { .single(symbology) } else {
        .group(name)
      }
  }

  /// True of masks that leave one symbology out.
  package var isLeaveOneOut: Bool { if case .allBut = self { true } else { false } }

  /// True of `all`, of `own`, and of several symbologies together.
  package var isGroup: Bool {
    switch self {
    case .own, .all, .group: true
    case .allBut, .single: false
    }
  }
}

extension MaskName: CustomStringConvertible, Comparable {
  package var description: String {
    switch self {
    case .own: "own"
    case .all: "all"
    case .allBut(let symbology): "all-\(symbology)"
    case .single(let symbology): symbology.name
    case .group(let name): name
    }
  }

  /// By name.
  package static func < (left: MaskName, right: MaskName) -> Bool {
    left.description < right.description
  }
}

extension MaskName: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
