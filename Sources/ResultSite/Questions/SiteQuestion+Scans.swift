import Chapters
import Document
import Findings
import Records
import Summaries

extension SiteQuestion {
  /// Times of one machine, as those of calls.
  static let scans = SiteQuestion(
    file: "scans.html", title: "How long a scan takes",
    words: "how long somebody aims at a code until it is read",
    notes: { result in
      let counts = Wording.range(result.scans.map(\.scans))
      return [
        "The time until half of the scans are done, with its 95 % interval where there are enough, and until 90 % are. Each cell is of \(counts) simulated scans, whose scene and frame rate are in the file of the suite: so few that only large differences can be told. “not reached”: fewer scans were done in the time that a scan may take. Only times of one table may be compared. Empty: not asked."
      ]
    },
    tables: { shared -> [ReportTable] in
      let result = shared.record
      let (codes, groups) = result.scans.grouped { [$0.suite, $0.symbology] }
      return codes.map { code in
        .readers(
          groups[code] ?? [], of: \.engine, in: result,
          caption:
            "\(code.joined(separator: ", ")): the time until half of the scans are done, and until 90 % are",
          by: words, title: { ($0, code.last) }, cell: cell)
      }
    })

  /// What was scanned and asked for.
  private static func words(of scan: ScanTimeResult) -> String {
    (Wording.setting(scan.point, named: scan.condition) + ["mask \(scan.mask)"]
      + Wording.question(view: scan.view)).joined(separator: ", ")
  }

  private static func cell(_ scan: ScanTimeResult) -> ReportTable.Cell {
    .number(
      scan.medianSeconds.words,
      note:
        "\(interval(scan.medianSeconds)); 90 %: \(scan.p90Seconds.words); \(scan.done)/\(scan.scans) done"
        + (scan.wrong > 0 ? "; \(Wording.count(scan.wrong)) wrong" : ""))
  }

  private static func interval(_ quantile: TimeQuantileRecord) -> String {
    quantile.lower == nil && quantile.upper == nil
      ? "too few for an interval" : quantile.bounds
  }
}

extension SiteQuestion {
  /// Over all scenes and readers.
  static func scansInShort(_ results: [SharedResult]) -> String? {
    let medians = results.flatMap(\.record.scans).map(\.medianSeconds)
    let values = medians.compactMap(\.value)
    guard let least = values.min(), let most = values.max() else { return nil }
    let readers = Set(
      results.flatMap { shared in shared.record.scans.map { shared.name(of: $0.engine) } })
    let never = medians.count - values.count
    return
      "Half of the scans of \(Wording.list(readers.sorted())) are done after \(Wording.duration(nanoseconds: least * 1e9)) to \(Wording.duration(nanoseconds: most * 1e9)), by scene, resolution and mask"
      + (never > 0 ? "; of \(never) of \(medians.count) such, fewer than half are" : "")
  }
}
