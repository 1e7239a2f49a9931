import Barcodes
import Records

extension SyntheticRun {
  /// A run over what a camera does to a barcode: named conditions, which stand in an order that is not
  /// the alphabet's.
  static func camera() throws -> SyntheticRun {
    let run = try SyntheticRun()
    run.run.suites = [suite("handheld", masks: ["own"], repeats: 1)]
    try run.addNamedConditions()
    try run.write()
    return run
  }

  private func addNamedConditions() throws {
    // Codes of 4 that are read under each condition.
    let read: [(condition: String, zxing: Int, zbar: Int)] = [
      ("yaw-15", 4, 4), ("yaw-5", 4, 2), ("dim", 0, 1),
    ]
    for symbology in [Symbology.qrCode, .aztec] {
      for (condition, zxing, zbar) in read {
        for index in 0..<4 {
          let frame = addFrame("handheld", symbology, point: [:], named: condition)
          let mask = FormatMask(symbology)
          addTrial(
            frame, "zxing", mask: mask,
            outcome: index < zxing ? .correct : index == 0 ? .misread : .missed)
          if symbology == .aztec {
            addTrial(frame, "zbar", mask: mask, status: .unsupported)
          } else {
            addTrial(frame, "zbar", mask: mask, outcome: index < zbar ? .correct : .missed)
          }
        }
      }
    }
  }
}
