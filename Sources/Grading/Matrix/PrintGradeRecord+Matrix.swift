import Barcodes
import Encoding
import Records
import Rendering
import Scene

extension PrintGradeRecord {
  /// The grade of a printed QR code or Data Matrix by ISO/IEC 15415:2011: the lowest of its parameters' grades (7.9, from memory).
  ///
  /// The modules' places are known, so that the grid is even by construction: the bench's print moves edges, never modules. One
  /// image stands for the standard's five, which differ in the camera's turn alone.
  init?(
    matrix placed: SymbolSheet.Placed, of symbology: Symbology, as printed: PrintedReflectance,
    in memory: PlaneMemory
  ) {
    guard let layout = CodewordLayout.layout(of: placed.grid, symbology) else { return nil }
    let aperture = MeasuringAperture.matrix
    let modules = ModuleMeasurements(
      printed, placed.grid, margin: Int(QuietZone(of: symbology).left),
      labelled: placed.origin.x - placed.label.left, aperture: aperture, in: memory)
    let correction = ErrorCorrection(layout, modules)
    let axial = abs(1 - printed.aspect) / ((1 + printed.aspect) / 2)
    let unused = correction.unused
    let contrast = modules.symbolContrast
    let parameters: [(PrintParameter, Int, Double?)] = [
      (.decode, unused >= 0 && contrast > 0 ? 4 : 0, nil),
      (.symbolContrast, SteppedScale.symbolContrast.grade(contrast), contrast),
      (.modulation, correction.grade(countsWrong: false), nil),
      (.reflectanceMargin, correction.grade(countsWrong: true), nil),
      (.fixedPatternDamage, layout.fixedPatternGrade(modules), nil),
      (.axialNonuniformity, SteppedScale.axialNonuniformity.grade(axial), axial),
      (.gridNonuniformity, SteppedScale.gridNonuniformity.grade(0), 0),
      (
        .unusedErrorCorrection, SteppedScale.unusedErrorCorrection.grade(unused), max(unused, 0)
      ),
    ]
    self.init(
      standard: .iso15415, grade: Double(parameters.map(\.1).min() ?? 0),
      apertureModules: aperture.diameter,
      parameters: parameters.map { PrintParameterRecord($0, grade: Double($1), value: $2) })
  }
}

extension CodewordLayout {
  /// Nil of symbologies whose codewords are not known here: PDF417, whose rows are graded like linear codes (15415:2011, 6), and Aztec.
  fileprivate static func layout(of grid: ModuleGrid, _ symbology: Symbology) -> CodewordLayout? {
    switch symbology {
    case .dataMatrix: dataMatrix(rows: grid.rows, columns: grid.columns)
    case .qrCode: qrCode(grid)
    default: nil
    }
  }
}
