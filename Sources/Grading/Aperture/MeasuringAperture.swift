/// The round aperture over which a verifier averages reflectances, and what each square of a sampling weighs in its mean.
struct MeasuringAperture: Sendable {
  /// In module widths.
  let diameter: Double
  /// The number of squares that a module is wide.
  let perModule: Int
  /// The number of squares that the aperture reaches to each side of the middle one.
  let reach: Int
  /// Row by row, `2 reach + 1` in each; their sum is 1.
  private let shares: [Double]

  var side: Int { 2 * reach + 1 }

  /// The aperture for linear codes: that of ISO/IEC 15416:2016, table 1 (from memory), where the suite says how wide a module is; else
  /// half a module, about the middle of what that table gives.
  ///
  /// Edges are found between the squares.
  static func linear(moduleMillimetres: Double?) -> MeasuringAperture {
    let perModule = 16
    guard let module = moduleMillimetres else {
      return MeasuringAperture(diameter: 0.5, perModule: perModule)
    }
    // The table begins at 0.1 mm; what is finer takes its first row.
    let millimetres =
      switch module {
      case ..<0.18: 0.075
      case ..<0.33: 0.125
      case ..<0.635: 0.25
      default: 0.5
      }
    return MeasuringAperture(diameter: millimetres / module, perModule: perModule)
  }

  /// The aperture for matrix codes: 80 % of a module, as verifiers take it (GS1 General Specifications, 5.5.2.7.2, from memory); ISO/IEC
  /// 15415 leaves it to the application.
  ///
  /// The number of squares is odd, so that a module's middle is that of a square.
  static let matrix = MeasuringAperture(diameter: 0.8, perModule: 13)

  /// Each square has the share of the aperture's area that lies in it.
  private init(diameter: Double, perModule: Int) {
    (self.diameter, self.perModule) = (diameter, perModule)
    let radius = diameter / 2 * Double(perModule)
    reach = Int((radius - 0.5).rounded(.up))
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
    self.shares = shares.map { $0 / sum }
  }

  /// The mean over the aperture around a square.
  ///
  /// - Parameter samples: rows of `columns` squares, which hold the whole aperture.
  func mean(of samples: [Double], columns: Int, column: Int, row: Int) -> Double {
    var sum = 0.0
    for y in 0..<side {
      let first = (row - reach + y) * columns + column - reach
      for x in 0..<side where shares[y * side + x] > 0 {
        sum += shares[y * side + x] * samples[first + x]
      }
    }
    return sum
  }
}
