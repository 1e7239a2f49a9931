/// The round aperture over which a verifier averages reflectances.
package struct MeasuringAperture: Equatable, Sendable {
  /// In module widths.
  package let diameter: Double

  /// The aperture for linear codes: that of ISO/IEC 15416:2016, table 1 (from memory), where the suite says how wide a module is; else
  /// half a module, about the middle of what that table gives.
  package static func linear(moduleMillimetres: Double?) -> MeasuringAperture {
    guard let module = moduleMillimetres else { return MeasuringAperture(diameter: 0.5) }
    // The table begins at 0.1 mm; what is finer takes its first row.
    let millimetres =
      switch module {
      case ..<0.18: 0.075
      case ..<0.33: 0.125
      case ..<0.635: 0.25
      default: 0.5
      }
    return MeasuringAperture(diameter: millimetres / module)
  }

  /// The aperture for matrix codes: 80 % of a module, as verifiers take it (GS1 General Specifications, 5.5.2.7.2, from memory); ISO/IEC
  /// 15415 leaves it to the application.
  package static let matrix = MeasuringAperture(diameter: 0.8)

  /// The share of the aperture's area that each square of a sampling has, the squares around its middle.
  ///
  /// - Parameter perModule: how many squares a module is wide.
  func weights(perModule: Int) -> ApertureWeights {
    let radius = diameter / 2 * Double(perModule)
    let reach = Int((radius - 0.5).rounded(.up))
    let parts = 16
    func offset(_ part: Int) -> Double { (Double(part) + 0.5) / Double(parts) - 0.5 }
    var shares: [Double] = []
    for y in -reach...reach {
      for x in -reach...reach {
        var inside = 0
        for row in 0..<parts {
          for column in 0..<parts {
            let (across, down) = (Double(x) + offset(column), Double(y) + offset(row))
            if across * across + down * down <= radius * radius { inside += 1 }
          }
        }
        shares.append(Double(inside))
      }
    }
    let sum = shares.reduce(0, +)
    return ApertureWeights(reach: reach, shares: shares.map { $0 / sum })
  }
}
