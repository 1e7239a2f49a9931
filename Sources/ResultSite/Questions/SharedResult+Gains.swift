import Document
import Findings
import Records
import Summaries

/// How many times as fast readers are with the code's own format as with all that they read.
extension SharedResult {
  /// A reader of one format is asked the same both ways.
  private var comparedCalls: [CallResult] {
    let labels = Set(record.engines.filter { $0.symbologies.count > 1 }.map(\.label))
    return record.calls.filter { $0.ratioToAll != nil && labels.contains($0.engine) }
  }

  /// Those of the largest frames, and those of smaller ones.
  var gainTables: [ReportTable] {
    let calls = comparedCalls
    let largest = calls.filter(isOfLargest)
    let smaller = calls.filter { !isOfLargest($0) }
    return [
      table(largest, "the largest"),
      table(smaller, "smaller"),
    ].compactMap(\.self)
  }

  /// In a sentence, of the frames that most readers had, by condition; nil where nothing was asked.
  var gainsInShort: String? {
    let calls = comparedCalls
    let (frames, groups) = calls.grouped { TimedFrames($0, in: self) }
    let usual = TimedFrames.usual(among: frames) { groups[$0]?.count ?? 0 }
    guard let first = usual.first else { return nil }
    let parts = usual.compactMap { frames -> String? in
      let ordered = (groups[frames] ?? []).compactMap { call in
        call.ratioToAll.map { (engine: call.engine, factor: 1 / $0.value) }
      }.sorted { $0.factor < $1.factor }
      guard let least = ordered.first, let most = ordered.last else { return nil }
      let range = ordered.count == 1 ? words(least) : "\(words(least)) to \(words(most))"
      return [frames.condition, range].compactMap(\.self).joined(separator: " ")
    }
    return
      "Of \(Wording.count(groups[first]?.count ?? 0, "reader")) of several formats, with one named a call is so many times as fast as with all: \(parts.joined(separator: "; ")); \(first.ofAnyCondition.words)"
  }

  private func words(_ gain: (engine: String, factor: Double)) -> String {
    "\(Wording.significant(gain.factor)) (\(name(of: gain.engine)))"
  }

  private func table(_ calls: [CallResult], _ what: String) -> ReportTable? {
    guard !calls.isEmpty else { return nil }
    let usual = usualCodes(calls)
    return .readers(
      calls, of: \.engine, in: record,
      caption:
        "How many times as fast a call is with the code's own format as with all, on the same frames, of \(what) size, with its 95 % interval over blocks: the typical factor of the blocks, not that of the times below. 1: no gain",
      by: { TimedFrames($0, in: self).ofAnyCodes },
      title: { ($0.words + codes(usual[$0] ?? []), nil) },
      cell: { cell($0, usual: usual[TimedFrames($0, in: self).ofAnyCodes] ?? []) })
  }

  private func cell(_ call: CallResult, usual: [String]) -> ReportTable.Cell? {
    call.ratioToAll.map { ratio in
      let own = TimedFrames(call, in: self).symbologies
      var notes = ["too few blocks"]
      if let lower = ratio.lower, let upper = ratio.upper {
        notes = [
          "\(Wording.significant(1 / upper)) to \(Wording.significant(1 / lower))",
          Wording.count(call.blocks, "block"),
        ]
      }
      return .number(
        Wording.significant(1 / ratio.value),
        note: (notes + (own == usual ? [] : ["of \(Wording.list(own)) alone"]))
          .joined(separator: "; "))
    }
  }

  /// The codes in the frames that most readers had, by column.
  private func usualCodes(_ calls: [CallResult]) -> [TimedFrames: [String]] {
    let (keys, groups) = calls.grouped { TimedFrames($0, in: self).ofAnyCodes }
    return Dictionary(
      uniqueKeysWithValues: keys.map { key in
        let (codes, readers) = (groups[key] ?? []).grouped {
          TimedFrames($0, in: self).symbologies
        }
        return (key, codes.max { readers[$0]?.count ?? 0 < readers[$1]?.count ?? 0 } ?? [])
      })
  }

  private func codes(_ symbologies: [String]) -> String {
    symbologies.isEmpty ? "" : ", frames of \(Wording.list(symbologies))"
  }

  /// Sizes stand from the smallest to the largest.
  private func isOfLargest(_ call: CallResult) -> Bool {
    call.size
      == record.calls.last { $0.suite == call.suite && $0.condition == call.condition }?.size
  }
}
