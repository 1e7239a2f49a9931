import Barcodes

/// How much light ground and bars reflect, 0 to 1, in linear light.
struct Reflectance: Equatable {
  /// That of white paper.
  static let paper = 0.9

  let ground: Double
  let bars: Double

  /// - Parameter condition: its contrast, colours and whether it is inverted.
  ///
  /// The print contrast signal is (ground − bars) / ground (ANSI X3.182-1990). ISO/IEC 15416:2016, 6.3.2,
  /// grades the symbol contrast, ground − bars in reflectance: 4 from 0.70, 3 from 0.55, 2 from 0.40, 1
  /// from 0.20, else 0; on white paper these are print contrast signals of 0.778, 0.611, 0.444 and 0.222
  /// (`SymbolContrastGrade`). A colour reflects its luma, as a share of white paper.
  init(_ condition: Condition) {
    let ground = Self.paper * (condition.groundColour?.luma ?? 1)
    let bars =
      condition.barColour.map { Self.paper * $0.luma } ?? ground * (1 - condition.contrast)
    self.ground = condition.inverted ? bars : ground
    self.bars = condition.inverted ? ground : bars
  }
}

/// The grades of ISO/IEC 15416:2016, table 1, for symbol contrast.
package enum SymbolContrastGrade: Int, CaseIterable, Sendable {
  case d = 1
  case c, b, a

  /// The least difference in reflectance between ground and bars.
  package var leastSymbolContrast: Double {
    switch self {
    case .d: 0.2
    case .c: 0.4
    case .b: 0.55
    case .a: 0.7
    }
  }

  /// The print contrast signal at that cut-off on white paper.
  package var printContrastSignal: Double { leastSymbolContrast / Reflectance.paper }
}
