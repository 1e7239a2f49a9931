import Analysis
import Judging
import Records

extension VerdictMatrix {
  /// The verdict of each engine and symbology, with what stands behind it.
  var table: ReportTable {
    let name = records.first?.targetRate.name ?? ""
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

  /// Nil where the verdict fails and the search for the safe width was given up, which leaves nothing to say of it.
  private static func safeText(_ record: VerdictRecord) -> String? {
    record.verdict == .fails && record.isSafeWidthOpen ? nil : record.safeText
  }

  private static func reason(_ record: VerdictRecord) -> String? {
    switch record.verdict {
    case .holds: nil
    case .fails: record.reason
    case .undecided:
      [
        record.reason,
        record.trialsToDecide.map { "at least \(Wording.count($0)) more codes to tell" },
      ]
      .compactMap(\.self).joined(separator: "; ")
    }
  }
}
