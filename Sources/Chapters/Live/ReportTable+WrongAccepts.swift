import Barcodes
import Document
import Records
import Summaries

/// The contents that scans announced although they are not there, under a suite's first policies.
extension ReportTable {
  static func wrongAccepts(_ live: LiveRecord, _ suite: SuiteRecord) -> ReportTable? {
    let found = live.wrongAccepts.filter { FrameRecord.suite(ofFrame: $0.frame) == suite.name }
    guard !found.isEmpty else { return nil }
    return ReportTable(
      caption:
        "Contents that were announced and are not there, the first of each scan, at most \(LiveRecord.wrongLimit) of an engine: of what is "
        + "shorter than the truth, a minimum length would have kept back all",
      columns: [
        "engine", "condition", "asked for", "read as", "content", "characters", "truth", "frame",
      ],
      rows: found.map { accept in
        [
          .init(accept.engine), .init(accept.namedCondition ?? ""),
          .init(Wording.question(mask: accept.mask, view: accept.view).joined(separator: ", ")),
          .init(accept.read.symbology ?? "another"),
          .init(VisibleText.of(accept.read.text, limit: 60), kind: .code),
          .number(Wording.count(accept.read.text.count)),
          .init(
            accept.truth.map { VisibleText.of($0.text, limit: 60) }.joined(separator: ", "),
            kind: .code),
          .init(accept.frame, kind: .code),
        ]
      })
  }
}
