import Document
import Records
import Summaries

/// The saving or cost of changing one setting, on the same scans.
extension ReportTable {
  static func liveContrasts(_ contrasts: [LiveContrast], _ suite: SuiteRecord) -> ReportTable? {
    let pooled = contrasts.filter { $0.suite == suite.name && $0.isPooled == true && $0.pairs > 0 }
    guard !pooled.isEmpty else { return nil }
    return ReportTable(
      caption:
        "One setting changed, all else alike, on the same scans: what the first saves against the second, in the median (a scan counts "
        + "once, with the median over the other settings), with 95 % intervals, and in how many scans something wrong was accepted",
      columns: [
        "engine", "setting", "first", "second", "the first saves", "sooner, later", "p",
        "wrong, first and second",
      ],
      rows: pooled.map { contrast in
        [
          .init(contrast.engine), .init(contrast.varied.words), .init(contrast.first),
          .init(contrast.second),
          .number(contrast.saved.words, note: contrast.saved.bounds),
          .number(
            "\(contrast.firstSooner), \(contrast.secondSooner)", note: "of \(contrast.pairs)"),
          .number(Wording.pValue(contrast.pValue)),
          .number(
            "\(contrast.wrong.first), \(contrast.wrong.second)",
            note:
              "of \(Wording.count(contrast.wrong.seeds, "scan")), \(Wording.significance(contrast.wrong.pValue))"
          ),
        ]
      })
  }
}

extension LiveContrast.ContrastKind {
  fileprivate var words: String {
    switch self {
    case .resolution: "frame size"
    case .mask: "formats"
    case .view: "view"
    case .condition: "condition"
    case .dropping: "frames while busy"
    case .acceptance: "accepted"
    }
  }
}
