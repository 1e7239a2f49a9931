import Barcodes
import Encoding
import Rendering

/// What the aperture sees at the middle of each module of a symbol and of its quiet zone.
struct ModuleMeasurements {
  private let margin: Int
  private let columns: Int
  private let measured: [ModuleMeasurement]
  /// The lightest module less the darkest.
  let symbolContrast: Double

  /// - Parameters:
  ///   - grid: what should be dark, before any inversion.
  ///   - margin: of the quiet zone, in modules.
  ///   - labelled: the part of the margin that is on the label.
  init(
    _ printed: PrintedReflectance, _ grid: ModuleGrid, margin: Int, labelled: Double,
    aperture: MeasuringAperture, in memory: PlaneMemory
  ) {
    let perModule = aperture.perModule
    let size = (rows: grid.rows + 2 * margin, columns: grid.columns + 2 * margin)
    let scale = Double(perModule)
    let width = size.columns * perModule + 2 * aperture.reach
    let height = Int((Double(size.rows) * printed.aspect * scale).rounded(.up))
    let border = Double(aperture.reach) / scale
    let samples = printed.samples(
      from: Point(
        x: -Double(margin) - border, y: -Double(margin) * printed.aspect - border),
      columns: width, rows: height + 2 * aperture.reach, perModule: perModule, in: memory)
    let reflectances = (0..<size.rows * size.columns).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: size.columns)
      return aperture.mean(
        of: samples, columns: width, column: column * perModule + perModule / 2 + aperture.reach,
        row: Int((Double(row) + 0.5) * printed.aspect * scale) + aperture.reach)
    }
    let (lightest, darkest) = (reflectances.max() ?? 0, reflectances.min() ?? 0)
    symbolContrast = lightest - darkest
    (self.margin, columns) = (margin, size.columns)
    measured = reflectances.enumerated().map { index, reflectance in
      let row = index / size.columns - margin
      let column = index % size.columns - margin
      // How many modules of quiet zone the label needs, to reach around this one.
      let ring = max(-row, -column, row + 1 - grid.rows, column + 1 - grid.columns)
      return ModuleMeasurement(
        reflectance: reflectance, between: darkest, lightest,
        shouldBeDark: grid.isDark(column: column, row: row) != printed.isInverted,
        isMissing: Double(ring) > labelled + 1e-6)
    }
  }

  subscript(place: ModulePlace) -> ModuleMeasurement {
    measured[(place.row + margin) * columns + place.column + margin]
  }
}

/// One module as it is measured.
struct ModuleMeasurement: Equatable, Sendable {
  /// MOD = 2 |R − GT| / SC (ISO/IEC 15415:2011, 7.8.4, from memory; as in Cognex's manual of the DataMan 475).
  let modulation: Double
  /// True if it is on the wrong side of the global threshold, or not on the label.
  let isWrong: Bool

  /// The grade of its modulation.
  var level: Int { SteppedScale.modulation.grade(modulation) }

  init(
    reflectance: Double, between darkest: Double, _ lightest: Double, shouldBeDark: Bool,
    isMissing: Bool = false
  ) {
    let contrast = lightest - darkest
    let threshold = (lightest + darkest) / 2
    modulation = contrast > 0 ? 2 * abs(reflectance - threshold) / contrast : 0
    isWrong = isMissing || (reflectance < threshold) != shouldBeDark
  }
}
