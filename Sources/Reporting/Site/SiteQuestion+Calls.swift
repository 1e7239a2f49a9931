import Document
import Findings
import Records
import Summaries

extension SiteQuestion {
  /// Times of one machine, never beside those of another, nor beside those of other frames.
  static let calls = SiteQuestion(
    file: "calls.html", title: "How long a call takes",
    words: "how long a call takes, and what naming the formats saves",
    notes: { _ in
      [
        "The typical time of a call, with its 95 % interval over blocks of fresh processes that took turns. The mask is the formats that the reader is asked for: the code's own, or all that it reads; how many times as fast it is with the one as with the other is of the same frames. "
          + "Only times of one table may be compared: it has one machine and the same frames for all its readers. Empty: not asked."
      ]
    },
    tables: { shared -> [ReportTable] in
      let result = shared.record
      let (keys, groups) = result.calls.grouped { CallKey($0, in: shared) }
      return keys.map { key in
        let calls = groups[key] ?? []
        return .readers(
          result.engines(of: calls.map(\.engine)), caption: key.words,
          columns: calls.grouped { $0.mask }.keys, title: { ("mask \($0)", nil) },
          cell: { engine, mask in
            // All that a reader of one symbology reads is that.
            calls.first { $0.engine == engine.label && $0.mask == mask }.map {
              cell($0, comparesMasks: engine.symbologies.count > 1)
            }
          })
      }
    })

  static func cell(_ call: CallResult, comparesMasks: Bool = false) -> ReportTable.Cell {
    func words(_ milliseconds: Double) -> String {
      Wording.duration(nanoseconds: milliseconds * 1e6)
    }
    var notes = [Wording.count(call.blocks, "block")]
    if let lower = call.lower, let upper = call.upper {
      notes.insert("\(words(lower)) to \(words(upper))", at: 0)
    }
    if comparesMasks, let ratio = speedUp(call) { notes.append(ratio) }
    return .number(words(call.typical), note: notes.joined(separator: "; "))
  }

  /// For example `4.5 times as fast as with all (3.9 to 5.1)`.
  private static func speedUp(_ call: CallResult) -> String? {
    call.ratioToAll.map { ratio in
      var words = "\(Wording.significant(1 / ratio.value)) times as fast as with all"
      if let lower = ratio.lower, let upper = ratio.upper {
        words += " (\(Wording.significant(1 / upper)) to \(Wording.significant(1 / lower)))"
      }
      return words
    }
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
