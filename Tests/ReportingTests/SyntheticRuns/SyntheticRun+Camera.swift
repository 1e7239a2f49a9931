import Barcodes
import Records

extension SyntheticRun {
  /// A run over what a camera does to a barcode: blur at several module widths, noise, rotation, tilt,
  /// and named conditions, which stand in an order that is not the alphabet's.
  static func camera() throws -> SyntheticRun {
    let run = try SyntheticRun()
    run.run.suites = ["blur", "noise", "rotation", "tilt", "handheld"].map {
      suite($0, masks: [.own], repeats: 1)
    }
    for width in [1.0, 2, 4] {
      for blur in [0.0, 0.5] {
        let point = ["module_width_px": width, "defocus_radius_px": blur]
        // At 1 px, no blurred frame was drawn.
        if width > 1 || blur == 0 { run.add("blur", point, read: Int(width) - Int(2 * blur)) }
      }
    }
    for noise in [0.0, 20, 40] {
      run.add("noise", ["noise_sigma": noise], read: 4 - Int(noise) / 10)
    }
    for degrees in [0.0, 90, 180, 270] {
      run.add("rotation", ["rotation_deg": degrees], read: degrees == 90 ? 1 : 4)
    }
    for yaw in [-30.0, 0, 30] {
      for pitch in [0.0, 30] { run.add("tilt", ["yaw_deg": yaw, "pitch_deg": pitch], read: 3) }
    }
    try run.addNamedConditions()
    try run.write()
    return run
  }

  /// Four frames of a symbology that both engines claim and one that only zxing does.
  ///
  /// - Parameter read: of the four, by zxing; zbar reads one less.
  private func add(_ suite: String, _ point: [String: Double], read: Int) {
    for symbology in [Symbology.qrCode, .aztec] {
      for index in 0..<4 {
        let frame = addFrame(suite, symbology, point: point)
        let mask = FormatMask(symbology)
        addTrial(frame, "zxing", mask: mask, outcome: index < read ? .correct : .missed)
        if symbology == .aztec {
          addTrial(frame, "zbar", mask: mask, status: .unsupported)
        } else {
          addTrial(frame, "zbar", mask: mask, outcome: index < read - 1 ? .correct : .missed)
        }
      }
    }
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
