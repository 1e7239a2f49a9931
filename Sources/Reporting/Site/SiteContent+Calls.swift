import Document
import Findings
import Records
import Summaries

extension SiteContent {
  /// Times of one machine, never beside those of another.
  func callSection(_ result: ResultRecord) -> ReportSection? {
    guard !result.calls.isEmpty else { return nil }
    let (keys, groups) = result.calls.grouped {
      CallKey(suite: $0.suite, condition: $0.condition, size: $0.size)
    }
    let masks = result.calls.grouped { $0.mask }.keys
    return ReportSection(
      id: result.name, title: "\(result.name), on \(result.machine.kind)",
      paragraphs: [provenance(result)],
      tables: keys.map { key in
        let calls = groups[key] ?? []
        let engines = result.engines(of: calls.map(\.engine))
        return ReportTable(
          caption:
            "\(key.suite)\(key.condition.map { ", \($0)" } ?? ""), \(key.size): the typical time of a call, by mask, with its 95 % interval over blocks of fresh processes. Only times of one "
            + "table may be compared. Empty: not asked",
          columns: ["reader"] + masks.map(\.description),
          rows: engines.map { engine in
            [ReportTable.Cell(engine.label, note: engine.version)]
              + masks.map { mask in
                calls.first { $0.engine == engine.label && $0.mask == mask }.map(Self.cell)
                  ?? .init("", kind: .absent)
              }
          })
      })
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
