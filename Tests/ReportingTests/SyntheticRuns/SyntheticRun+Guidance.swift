import Barcodes
import Records

extension SyntheticRun {
  /// Codes read of codes tried, at each module width.
  typealias Counts = [(width: Double, read: Int, codes: Int)]

  static let guidanceWidths = [1, 1.5, 2, 2.5, 3, 8]

  /// A run whose sampling adapts, with one of each verdict. At a target of 90 % 40 of 40 codes
  /// pass, 20 of 40 and 0 of 10 fail, and 37 of 40 stay open.
  static func guidance(target: Double = 0.9) throws -> SyntheticRun {
    let run = try SyntheticRun()
    run.run.suites = [guidanceSuite(target: target)]
    run.addGuidance()
    try run.write()
    return run
  }

  static func guidanceSuite(target: Double) -> SuiteRecord {
    var suite = suite("guidance", masks: [.own], repeats: 1)
    (suite.target, suite.timed) = (target, false)
    return suite
  }

  func addGuidance() {
    let small: Counts = [(1, 0, 10), (1.5, 2, 10)]
    addSweep("zxing", .aztec, small + counts(from: 2, [2: 37]))
    addSweep("zxing", .ean13, small + counts(from: 2, [2: 20]))
    addSweep("zxing", .qrCode, [(1, 5, 10)] + counts(from: 1.5))
    let frame = addFrame("guidance", .aztec, point: ["module_width_px": 2], named: "nominal")
    addTrial(frame, "zbar", mask: .aztec, status: .unsupported)
    // Broken off.
    addSweep("zbar", .ean13, small + [(2, 40, 40), (2.5, 17, 17), (3, 10, 10), (8, 40, 40)])
    addSweep("zbar", .qrCode, Self.guidanceWidths.map { ($0, 0, 10) })
    addSweep("zxing", .ean13, counts(from: 1), named: "soft")
    // Nothing from 2 px on.
    addSweep("zbar", .ean13, small, named: "soft")
  }

  /// 40 codes at each width, all of them read unless told.
  func counts(from least: Double, _ read: [Double: Int] = [:]) -> Counts {
    Self.guidanceWidths.filter { $0 >= least }.map { ($0, read[$0] ?? 40, 40) }
  }

  /// Each engine has frames of its own, so that none disagree.
  func addSweep(
    _ engine: String, _ symbology: Symbology, _ counts: Counts, named: String = "nominal"
  ) {
    for (width, read, codes) in counts {
      for index in 0..<codes {
        let frame = addFrame(
          "guidance", symbology, point: ["module_width_px": width], named: named)
        frames[frames.count - 1].condition?.phaseXPixels = Double(index % 4) / 4 + 0.1
        if symbology != .ean13 {
          frames[frames.count - 1].payloadLength = index.isMultiple(of: 2) ? .short : .long
        }
        addTrial(
          frame, engine, mask: FormatMask(symbology), outcome: index < read ? .correct : .missed)
      }
    }
  }
}
