import Barcodes
import Records

extension SyntheticRun {
  /// A run of a suite that holds two assumptions against a reference, at a target of 90 %: one turns a verdict, one moves a width
  /// by no more than sampling may, one makes a verdict undecided, and one has an engine read that else reads nothing.
  static func sensitivity() throws -> SyntheticRun {
    let run = try SyntheticRun()
    var suite = suite("assumptions", masks: [.own], repeats: 1)
    (suite.target, suite.timed, suite.reference) = (0.9, false, "phone")
    suite.conditionWords = [
      "phone": "noise correlation 0.9 px, sRGB curve", "white": "noise correlation 0 px",
      "linear": "not sRGB curve",
    ]
    run.run.suites = [suite]
    let usual = run.counts(from: 1.5)
    run.addSensitivity("zxing", .ean13, "phone", [(1, 0, 10)] + usual)
    run.addSensitivity(
      "zxing", .ean13, "white", [(1, 0, 10), (1.5, 2, 10)] + run.counts(from: 2, [2: 20]))
    run.addSensitivity("zxing", .ean13, "linear", [(1, 0, 10)] + usual)
    run.addSensitivity("zxing", .qrCode, "phone", [(1, 8, 10)] + usual)
    run.addSensitivity("zxing", .qrCode, "white", run.counts(from: 1))
    run.addSensitivity(
      "zxing", .qrCode, "linear", [(1, 0, 10)] + run.counts(from: 1.5, [2: 37]))
    run.addSensitivity("zbar", .ean13, "phone", Self.guidanceWidths.map { ($0, 0, 10) })
    run.addSensitivity("zbar", .ean13, "white", run.counts(from: 1))
    try run.write()
    return run
  }

  private func addSensitivity(
    _ engine: String, _ symbology: Symbology, _ condition: String, _ counts: Counts
  ) {
    for (width, read, codes) in counts {
      for index in 0..<codes {
        let frame = addFrame(
          "assumptions", symbology, point: ["module_width_px": width], named: condition)
        addTrial(
          frame, engine, mask: FormatMask(symbology), outcome: index < read ? .correct : .missed)
      }
    }
  }
}
