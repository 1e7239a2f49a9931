import Document
import Findings
import Records
import Summaries

extension SiteQuestion {
  /// Times of one machine, never beside those of another, nor beside those of other frames.
  static let calls = SiteQuestion(
    file: "calls.html", title: "How long a call takes",
    words: "how long a call takes, and how much faster it is with one format named",
    notes: { _ in [explanation] },
    tables: { shared -> [ReportTable] in
      let (keys, groups) = shared.record.calls.grouped { TimedFrames($0, in: shared).ofAnySize }
      return shared.gainTables
        + keys.map { key in table(groups[key] ?? [], key, shared) }
    })

  private static let explanation =
    "The typical time of a call, with its 95 % interval over blocks of fresh processes that took turns. The mask is the formats that the reader is asked for: the code's own, or all that it reads. "
    + "far: a code that spans a fifth of the frame. far-dim: the same with little light and much noise. Only times of one table may be compared: it has one machine and the same frames for all its readers. A reader that finds nothing takes its time, too: under times for the code's own format stands how many codes were read, in all sizes together. Empty: not asked."

  private static func table(
    _ calls: [CallResult], _ key: TimedFrames, _ shared: SharedResult
  ) -> ReportTable {
    .readers(
      calls, of: \.engine, in: shared.record, caption: key.words,
      by: { "\($0.size), mask \($0.mask)" },
      title: { ($0, nil) }, cell: { cell($0, in: shared) })
  }

  /// The typical time, with its interval, and how many codes were read: finding nothing may be fast.
  static func cell(_ call: CallResult, in shared: SharedResult) -> ReportTable.Cell {
    var notes = [Wording.count(call.blocks, "block")]
    if let lower = call.lowerMilliseconds, let upper = call.upperMilliseconds {
      let bounds = [lower, upper].map { Wording.duration(milliseconds: $0) }
      notes.insert(bounds.joined(separator: " to "), at: 0)
    }
    if let read = read(of: call, in: shared) { notes.append(read) }
    return .number(
      Wording.duration(milliseconds: call.typicalMilliseconds), note: notes.joined(separator: "; "))
  }

  /// How many codes of the frames that a call was timed on were read, in all sizes together, such as `17/18 read`; nil where the result
  /// does not say it of the mask.
  static func read(of call: CallResult, in shared: SharedResult) -> String? {
    let reads = shared.record.reads.filter {
      $0.suite == call.suite && $0.condition == call.condition && $0.engine == call.engine
        && $0.mask == call.mask
    }
    return reads.isEmpty
      ? nil
      : "\(reads.map(\.correct).reduce(0, +))/\(reads.map(\.codes).reduce(0, +)) read"
  }
}

extension SiteQuestion {
  /// How long calls take, of the frames that most readers had.
  static func callsInShort(_ results: [SharedResult]) -> String? {
    let told = results.flatMap { shared in
      shared.record.calls.filter { $0.mask == .own }.map { (shared, $0) }
    }
    let (frames, groups) = told.grouped { TimedFrames($1, in: $0) }
    let usual = TimedFrames.usual(among: frames) { groups[$0]?.count ?? 0 }
    guard let first = usual.first, let size = first.size else { return nil }
    let parts = usual.compactMap { frames in
      range(
        of: (groups[frames] ?? []).map { shared, call in
          let read = read(of: call, in: shared)
          return (
            [shared.name(of: call.engine), read].compactMap(\.self).joined(separator: ", "),
            call.typicalMilliseconds
          )
        }, Wording.duration(milliseconds:)
      ).map { [frames.condition, $0].compactMap(\.self).joined(separator: " ") }
    }
    return parts.isEmpty
      ? nil
      : "Of \(Wording.count(groups[first]?.count ?? 0, "reader")) on one machine, asked for \(Wording.list(first.symbologies)) alone in frames of \(size): \(parts.joined(separator: "; ")); read: in frames of all sizes"
        + (usual.contains { $0.condition == "far-dim" } ? ". far-dim: with little light" : "")
  }
}
