/// A parameter's grade by the tables of ISO/IEC 15415:2011: whole numbers, each from a limit on.
package struct SteppedScale: Sendable {
  /// The limits of the grades 4, 3, 2 and 1.
  package let limits: [Double]
  /// True if more is better.
  private let isFalling: Bool

  private init(atLeast limits: [Double]) { (self.limits, isFalling) = (limits, true) }

  private init(atMost limits: [Double]) { (self.limits, isFalling) = (limits, false) }

  /// The lightest module less the darkest (from memory: 7.8.3, table 4; limits as in Cognex's manual of the DataMan 475).
  package static let symbolContrast = SteppedScale(atLeast: [0.70, 0.55, 0.40, 0.20])
  /// How far a module is from the global threshold, as a share of half the symbol contrast (from memory: 7.8.4; limits likewise).
  package static let modulation = SteppedScale(atLeast: [0.50, 0.40, 0.30, 0.20])
  /// The share of the error correction that is left (from memory: 7.8.8; limits likewise).
  package static let unusedErrorCorrection = SteppedScale(atLeast: [0.62, 0.50, 0.37, 0.25])
  /// The difference of the modules' pitch along both axes, as a share of their mean (from memory: 7.8.6).
  package static let axialNonuniformity = SteppedScale(atMost: [0.06, 0.08, 0.10, 0.12])
  /// The greatest distance of a grid's crossing from where it should lie, in modules (from memory: 7.8.7).
  package static let gridNonuniformity = SteppedScale(atMost: [0.38, 0.50, 0.63, 0.75])
  /// The share of the modules that are wrong in a solid side or a quiet zone (from memory: ISO/IEC 16022:2006, table M.1).
  package static let solidSide = SteppedScale(atMost: [0, 0.09, 0.13, 0.17])
  /// The share of the modules that are wrong in a clock track (from memory: ISO/IEC 16022:2006, M.1.3).
  package static let clockTrack = SteppedScale(atMost: [0.10, 0.15, 0.20, 0.25])
  /// The number of the modules that are wrong in a finder (from memory: ISO/IEC 18004:2015, annex G, table G.1).
  package static let finder = SteppedScale(atMost: [0, 1, 2, 3])
  /// The share of the modules that are wrong in a timing pattern (from memory: ibid., table G.2).
  package static let timing = SteppedScale(atMost: [0, 0.07, 0.11, 0.14])
  /// The share of the modules that are wrong in the alignment patterns (from memory: ibid., table G.3).
  package static let alignment = SteppedScale(atMost: [0, 0.10, 0.20, 0.30])

  package func grade(_ value: Double) -> Int {
    // A share of modules that is a limit exactly stays on its good side.
    let place = limits.firstIndex { isFalling ? value >= $0 - 1e-9 : value <= $0 + 1e-9 }
    return place.map { 4 - $0 } ?? 0
  }
}
