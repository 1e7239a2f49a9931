package import Document
import Judging
import Records
import Summaries

extension [VerdictMatrix] {
  /// The verdict and safe width of each engine and symbology under each condition of one suite.
  package var overview: ReportTable? {
    guard let first, let record = first.records.first else { return nil }
    let columns = first.engines.flatMap { engine in map { (engine: engine, matrix: $0) } }
    let names = Set(flatMap(\.symbologies)).sorted()
    let percent = record.targetWords
    return ReportTable(
      caption:
        "Do \(Wording.pixels(record.guidanceWidth)) per module suffice? ✓ they do, ✗ they do not, ? undecided, at a target "
        + "of \(percent) of the codes\(Wording.remark(onTarget: record.target) == nil ? "" : " (the profile standard asks for 99 %)"); and the width "
        + "in pixels from which on every one does"
        + (flatMap(\.records).contains { $0.falls != nil }
          ? "; 1.5–3, or shrink: wider modules are read less, so make the picture smaller" : ""),
      columns: ["symbology"]
        + columns.map {
          [$0.engine.label, $0.matrix.condition].compactMap(\.self).joined(separator: ", ")
        },
      rows: names.map { name in
        [ReportTable.Cell(name)]
          + columns.map { engine, matrix in
            matrix[engine, name].map(VerdictMatrix.glance) ?? .absent("–")
          }
      })
  }
}

extension VerdictMatrix {
  /// For example `✓ 1.6`.
  fileprivate static func glance(_ record: VerdictRecord) -> ReportTable.Cell {
    let width = record.reportableSafeWidth.map(Wording.plain)
    let text =
      switch record.verdict {
      case .holds: "✓ \(width ?? "")"
      case .fails:
        "✗ \(width ?? record.falls?.glance ?? (record.isSafeWidthOpen ? "more" : "none"))"
      case .undecided: "?"
      }
    return .init(text, kind: record.verdict.cellKind)
  }

  package var table: ReportTable {
    let name = records.first?.targetName ?? ""
    return ReportTable(
      caption:
        "\(title); “from”: \(name) safe, the width from which it and every larger tested one "
        + "pass",
      columns: ["symbology"] + engines.map(\.label),
      rows: symbologies.map { symbology in
        [ReportTable.Cell(symbology)]
          + engines.map { engine in
            self[engine, symbology].map(Self.cell) ?? absence(of: symbology, by: engine)
          }
      })
  }

  private static func cell(_ record: VerdictRecord) -> ReportTable.Cell {
    .init(
      record.verdict.words,
      note: [safeText(record), reason(record), record.shortLength].compactMap(\.self).joined(
        separator: "; "),
      kind: record.verdict.cellKind)
  }

  /// Returns nil if the verdict fails and nothing is known of the safe width.
  private static func safeText(_ record: VerdictRecord) -> String? {
    record.verdict == .fails && record.isSafeWidthOpen && record.reportableSafeWidth == nil
      ? nil : record.safeText
  }

  private static func reason(_ record: VerdictRecord) -> String? {
    switch record.verdict {
    case .holds: nil
    case .fails: record.reason
    case .undecided:
      [
        record.reason,
        record.trialsToDecide.map { "at least \(Wording.count($0)) more codes to hold" },
      ]
      .compactMap(\.self).joined(separator: "; ")
    }
  }
}
