package import Document
import Findings
import Records
package import Summaries

/// The distances from which codes are read, derived from the verdicts on module widths.
extension ReportSection {
  package static let distancesID = "how-far"

  /// Returns the section of the suite whose verdicts open the report.
  package static func distances(_ summary: Summary) -> ReportSection? {
    guard let frame = FrameSize.usual.last,
      let table = table(summary.openingMatrices, in: frame)
    else { return nil }
    return ReportSection(
      id: distancesID, title: "How far away?", paragraphs: [explanation], tables: [table])
  }

  private static func table(_ matrices: [VerdictMatrix], in frame: FrameSize) -> ReportTable? {
    guard let first = matrices.first else { return nil }
    let columns = first.engines.flatMap { engine in matrices.map { (engine: engine, matrix: $0) } }
    return ReportTable(
      caption:
        "The largest distance, without zoom, at which modules of \(AdviceQuestion.usualModuleWords) have the safe width in a picture of "
        + "\(frame.name) that sees \(AdviceQuestion.usualAngleWords) across; ≥: less width may do; ?: none, or none but the widest tested, is shown to be safe yet; none: not even the widest tested is; from–to: nearer ones take a smaller picture, since wider modules are read less; suite "
        + first.key.suite,
      columns: ["symbology"]
        + columns.map {
          [$0.engine.label, $0.matrix.condition].compactMap(\.self).joined(separator: ", ")
        },
      rows: Set(matrices.flatMap(\.symbologies)).sorted().map { name in
        [ReportTable.Cell(name)]
          + columns.map { engine, matrix in
            matrix[engine, name].map { cell($0, in: frame) } ?? .absent("–")
          }
      })
  }

  private static var explanation: String {
    "Distances are in proportion to the module and to the pixels across: 1280 × 720 reaches two thirds as far, modules of twice \(AdviceQuestion.usualModuleWords), "
      + "which an EAN-13 has at 100 %, twice as far. A camera that is sharp from "
      + "\(Wording.set(distance: AdviceQuestion.usualClosestFocus)) on takes zoom, more pixels or larger print where less "
      + "stands. 'scanbench advise' works that out, for other codes and cameras, too."
  }

  private static func cell(_ record: VerdictRecord, in frame: FrameSize) -> ReportTable.Cell {
    if let range = record.falls?.range {
      return .number(
        // Nearer, modules are wider than the range's: the near end is rounded up.
        Wording.distance(
          AdviceQuestion.usualReach(ofPixels: range.upperBound, in: frame).threeDigitsUp)
          + " to \(AdviceQuestion.usualDistance(ofPixels: range.lowerBound, in: frame))"
      )
    }
    guard let width = record.reportableSafeWidth else {
      return record.isSafeWidthOpen ? .init("?", kind: .undecided) : .absent("none")
    }
    return .number(
      (record.mayLessDo ? "≥ " : "") + AdviceQuestion.usualDistance(ofPixels: width, in: frame))
  }
}
