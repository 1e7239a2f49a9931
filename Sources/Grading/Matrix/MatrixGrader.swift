package import Barcodes
import Encoding
package import Records
package import Rendering
package import Scene

/// The grade of a printed QR code or Data Matrix by ISO/IEC 15415:2011: the lowest of its parameters' grades (7.9, from memory).
///
/// The modules' places are known, so that the grid is even by construction: the bench's print moves edges, never modules. One
/// image stands for the standard's five, which differ in the camera's turn alone.
package struct MatrixGrader {
  private let placed: SymbolSheet.Placed
  private let layout: CodewordLayout
  private let margin: Int
  private let aperture = MeasuringAperture.matrix

  /// Nil of symbologies whose codewords are not known here: PDF417, whose rows are graded like linear codes (15415:2011, 6), and Aztec.
  package init?(_ placed: SymbolSheet.Placed, _ symbology: Symbology) {
    let (rows, columns) = (placed.grid.rows, placed.grid.columns)
    let layout =
      switch symbology {
      case .dataMatrix: CodewordLayout.dataMatrix(rows: rows, columns: columns)
      case .qrCode: CodewordLayout.qrCode(placed.grid)
      default: CodewordLayout?.none
      }
    guard let layout else { return nil }
    (self.placed, self.layout) = (placed, layout)
    margin = Int(QuietZone(of: symbology).left)
  }

  package func grade(_ printed: PrintedReflectance, in memory: PlaneMemory) -> PrintGradeRecord {
    let modules = ModuleMeasurements(
      printed, placed.grid, margin: margin, labelled: placed.origin.x - placed.label.left,
      aperture: aperture, in: memory)
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
    return PrintGradeRecord(
      standard: .iso15415, grade: Double(parameters.map(\.1).min() ?? 0),
      apertureModules: aperture.diameter,
      parameters: parameters.map { PrintParameterRecord($0, grade: Double($1), value: $2) })
  }
}
