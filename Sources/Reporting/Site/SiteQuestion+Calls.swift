import Document
import Findings
import Records
import Summaries

extension SiteQuestion {
  /// Times of one machine, never beside those of another, nor beside those of other frames.
  static let calls = SiteQuestion(
    file: "calls.html", title: "How long a call takes",
    words: "how long a call takes, and how much faster it is with one format named",
    notes: { _ in
      [
        "The typical time of a call, with its 95 % interval over blocks of fresh processes that took turns. The mask is the formats that the reader is asked for: the code's own, or all that it reads. "
          + "Only times of one table may be compared: it has one machine and the same frames for all its readers. A reader that finds nothing takes its time, too: what was read of these frames is on the page of shares. Empty: not asked."
      ]
    },
    tables: { shared -> [ReportTable] in
      let result = shared.record
      let (keys, groups) = result.calls.grouped { CallKey($0, in: shared) }
      return gains(shared)
        + keys.map { key in
          let calls = groups[key] ?? []
          return .readers(
            result.engines(of: calls.map(\.engine)), caption: key.words,
            columns: calls.grouped { $0.mask }.keys, title: { ("mask \($0)", nil) },
            cell: { engine, mask in
              calls.first { $0.engine == engine.label && $0.mask == mask }.map(cell)
            })
        }
    })

  /// What naming the format gains, of readers of several: all that a reader of one reads is that.
  private static func gains(_ shared: SharedResult) -> [ReportTable] {
    let result = shared.record
    let readers = result.engines.filter { $0.symbologies.count > 1 }
    let labels = Set(readers.map(\.label))
    let calls = result.calls.filter { $0.ratioToAll != nil && labels.contains($0.engine) }
    guard !calls.isEmpty else { return [] }
    return [
      .readers(
        result.engines(of: calls.map(\.engine)),
        caption:
          "How many times as fast a call is with the code's own format as with all, on the same frames, with its 95 % interval: the typical factor of the blocks, not that of the times below",
        columns: calls.grouped { CallKey($0, in: shared) }.keys, title: { ($0.words, nil) },
        cell: { engine, key in
          calls.first { $0.engine == engine.label && CallKey($0, in: shared) == key }.flatMap(gain)
        })
    ]
  }

  private static func gain(_ call: CallResult) -> ReportTable.Cell? {
    call.ratioToAll.map { ratio in
      guard let lower = ratio.lower, let upper = ratio.upper else {
        return .number(Wording.significant(1 / ratio.value), note: "too few blocks")
      }
      return .number(
        Wording.significant(1 / ratio.value),
        note: "\(Wording.significant(1 / upper)) to \(Wording.significant(1 / lower))")
    }
  }

  static func cell(_ call: CallResult) -> ReportTable.Cell {
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

/// The frames that calls were timed on.
struct CallKey: Hashable {
  let suite: String
  let condition: String?
  let size: String
  let symbologies: [String]

  init(_ call: CallResult, in shared: SharedResult) {
    (suite, condition, size) = (call.suite, call.condition, call.size)
    symbologies = shared.symbologies(of: call.suite, askedOf: call.engine).sorted()
  }

  var words: String {
    ([suite, condition, size].compactMap(\.self)
      + (symbologies.isEmpty ? [] : ["frames of \(Wording.list(symbologies))"]))
      .joined(separator: ", ")
  }
}
