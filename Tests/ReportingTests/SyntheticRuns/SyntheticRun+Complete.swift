import Barcodes
import Records

extension SyntheticRun {
  /// A run with something of everything: a sweep of widths, timed blocks, an unsupported symbology, a dip in the read
  /// rate, a misread with its picture, a false positive, a timeout and a crash.
  static func complete() throws -> SyntheticRun {
    let run = try SyntheticRun()
    try run.addWidthSweep()
    run.addTimedBlocks()
    try run.write()
    return run
  }

  private func addWidthSweep() throws {
    // Codes of 10 that are read at each width: zxing dips at 3 px.
    let read: [(width: Double, zxing: Int, zbar: Int)] = [
      (1, 2, 0), (1.5, 10, 4), (2, 10, 10), (3, 9, 10), (4, 10, 10),
    ]
    for symbology in [Symbology.ean13, .aztec] {
      for (width, zxing, zbar) in read {
        for index in 0..<10 {
          let frame = addFrame("module-width", symbology, point: ["module_width_px": width])
          addTrial(
            frame, "zxing", mask: FormatMask(symbology),
            outcome: index < zxing ? .correct : .missed)
          if symbology == .aztec {
            addTrial(frame, "zbar", mask: .aztec, status: .unsupported)
          } else if width == 1, index == 0 {
            addTrial(frame, "zbar", mask: .ean13, outcome: .misread, read: "<b>9</b>")
            try addPicture(of: frame)
          } else if width == 1, index == 1 {
            addTrial(frame, "zbar", mask: .ean13, status: .timeout, message: "no answer in 10 s")
          } else if width == 1, index == 2 {
            addTrial(frame, "zbar", mask: .ean13, status: .crashed, message: "signal 11")
          } else {
            addTrial(
              frame, "zbar", mask: .ean13, outcome: index < zbar ? .correct : .missed,
              falsePositives: width == 1 && index == 3 ? 1 : 0)
          }
        }
      }
    }
  }

  private func addTimedBlocks() {
    for (width, height) in [(640, 480), (1920, 1080)] {
      for block in 0..<7 {
        let frame = addFrame(
          "resolution", .qrCode,
          point: ["frame_width_px": Double(width), "frame_height_px": Double(height)],
          width: width, height: height)
        let time = Int64(width * height * (10 + block))
        for (engine, factor) in [("zxing", Int64(1)), ("zbar", 2)] {
          let all = [time, time * 3, time].map { $0 * factor }
          addTrial(frame, engine, mask: .all, outcome: .correct, nanoseconds: all)
          setBlock(block)
          addTrial(frame, engine, mask: .all, outcome: .correct, nanoseconds: all)
          setBlock(block, isControl: true)
          addTrial(
            frame, engine, mask: .qrCode, outcome: block == 0 ? .missed : .correct,
            nanoseconds: all.map { $0 / 4 })
          setBlock(block)
        }
      }
    }
  }

  /// Of the last trial.
  private func setBlock(_ block: Int, isControl: Bool? = nil) {
    trials[trials.count - 1].timing = TrialTiming(
      block: block, isControl: isControl, roundTripNanoseconds: 1_000_000_000)
  }
}
