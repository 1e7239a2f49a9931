import Chapters
import Document
import Findings
import Records
import Summaries

extension SiteQuestion {
  /// Times of one machine, as those of calls.
  static let scans = SiteQuestion(
    file: "scans.html", title: "How long a scan takes",
    words: "how long somebody aims at a code until it is read"
  ) { result -> [ReportTable] in
    let (keys, groups) = result.scans.grouped {
      TimedCodeKey(suite: $0.suite, symbology: $0.symbology)
    }
    return keys.map { key in
      let scans = groups[key] ?? []
      return .readers(
        result.engines(of: scans.map(\.engine)),
        caption:
          "\(key.suite), \(key.symbology): the time until half of the scans are done, with its 95 % interval, and until 90 % are. Only times of one table may be compared. Empty: not "
          + "asked",
        columns: scans.grouped(by: Column.init).keys, title: { ($0.words, key.symbology) },
        cell: { engine, column in
          scans.first { $0.engine == engine.label && Column($0) == column }.map(cell)
        })
    }
  }

  private struct TimedCodeKey: Hashable {
    var suite: String
    var symbology: String
  }

  private struct Column: Hashable {
    var condition: String?
    var point: [String: Double]
    var mask: String
    var view: String?

    init(_ scan: ScanTimeResult) {
      (condition, point, view) = (scan.condition, scan.point, scan.view)
      mask = scan.mask.description
    }

    var words: String {
      (Wording.setting(point, named: condition) + ["mask \(mask)"]
        + Wording.question(view: view)).joined(separator: ", ")
    }
  }

  private static func cell(_ scan: ScanTimeResult) -> ReportTable.Cell {
    .number(
      LiveWords.quantile(scan.median),
      note:
        "\(interval(scan.median)); 90 %: \(LiveWords.quantile(scan.ninetieth)); \(scan.done)/\(scan.scans) done"
        + (scan.wrong > 0 ? "; \(Wording.count(scan.wrong)) wrong" : ""))
  }

  private static func interval(_ quantile: TimeQuantileRecord) -> String {
    quantile.lower == nil && quantile.upper == nil
      ? "too few for an interval" : LiveWords.interval(quantile)
  }
}
