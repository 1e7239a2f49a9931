import Barcodes
import Encoding
package import Records
package import Rendering
package import Scene

extension FrameScene {
  /// The print grades of its codes: one for each printed code, in their order; nil of symbologies that are not graded.
  ///
  /// - Parameter seed: the frame's.
  package func printGrades(seed: UInt64, in memory: PlaneMemory) -> [PrintGradeRecord?] {
    zip(sheet.printed, PrintedReflectance.all(in: self, seed: seed)).map { placed, printed in
      if symbology.dimension == .linear {
        guard SymbolStandard(of: symbology).characters != nil else { return nil }
        return LinearGrader(placed, symbology, moduleMillimetres: world?.moduleMillimetres)
          .grade(printed, in: memory)
      }
      return PrintGradeRecord(matrix: placed, of: symbology, as: printed, in: memory)
    }
  }
}
