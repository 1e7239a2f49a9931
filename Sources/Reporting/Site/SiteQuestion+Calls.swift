import Document
import Findings
import Records
import Summaries

extension SiteQuestion {
  /// Times of one machine, never beside those of another.
  static let calls = SiteQuestion(
    file: "calls.html", title: "How long a call takes", words: "how long a call takes"
  ) { result -> [ReportTable] in
    let (keys, groups) = result.calls.grouped {
      CallKey(suite: $0.suite, condition: $0.condition, size: $0.size)
    }
    let masks = result.calls.grouped { $0.mask }.keys
    return keys.map { key in
      let calls = groups[key] ?? []
      return .readers(
        result.engines(of: calls.map(\.engine)),
        caption:
          "\(key.suite)\(key.condition.map { ", \($0)" } ?? ""), \(key.size): the typical time of a call, by mask (the formats that the reader is asked for: the code's own, or all that it reads), with its 95 % interval over blocks of fresh processes. Only times of one "
          + "table may be compared. Empty: not asked",
        columns: masks, title: { ($0.description, nil) },
        cell: { engine, mask in
          calls.first { $0.engine == engine.label && $0.mask == mask }.map(cell)
        })
    }
  }

  private struct CallKey: Hashable {
    var suite: String
    var condition: String?
    var size: String
  }

  private static func cell(_ call: CallResult) -> ReportTable.Cell {
    func words(_ milliseconds: Double) -> String {
      Wording.duration(nanoseconds: milliseconds * 1e6)
    }
    var note = Wording.count(call.blocks, "block")
    if let lower = call.lower, let upper = call.upper {
      note = "\(words(lower)) to \(words(upper)); \(note)"
    }
    return .number(words(call.typical), note: note)
  }
}
