package import Document
import Records
package import Summaries
import Tallies

/// Comparisons of views as tables, one for each view and mask.
extension ReportTable {
  package static func views(
    _ comparisons: [ViewComparison], _ what: String, _ summary: Summary, suite: String
  ) -> [ReportTable] {
    let (questions, groups) = comparisons.grouped {
      [$0.view, $0.reference, $0.mask.description]
    }
    return questions.map { question in
      let rows = groups[question] ?? []
      let hasRegion = rows.contains { $0.outsideRegion != nil }
      let hasSymbology = rows.contains { $0.symbology != nil }
      let absent = summary.run.engines.filter { engine in
        !rows.contains { $0.engine == engine.label }
      }
      let (view, reference, mask) = (question[0], question[1], question[2])
      let cells = summary.cells.filter { $0.suite == suite && $0.mask.description == mask }
      return ReportTable(
        caption: "View \(view) against view \(reference), \(what); suite \(suite), mask "
          + mask,
        columns: ["frames"] + (hasSymbology ? ["symbology"] : []) + [
          "engine", "time \(view) / \(reference)", "latency, \(reference)",
          "difference in points", "read, \(reference)", "read, \(view)",
        ] + (hasRegion ? ["codes outside reported"] : []),
        rows: rows.map { row($0, hasRegion: hasRegion) }
          + absent.map { engine in
            let tried = cells.filter { $0.engine == engine.label }
            let all = Cell("all")
            return (hasSymbology ? [all, all] : [all])
              + [.init(engine.label), absence(tried, reference: reference)]
          })
    }
  }

  private static func row(_ comparison: ViewComparison, hasRegion: Bool) -> [Cell] {
    [.init(comparison.frameWords)] + (comparison.symbology.map { [.init($0)] } ?? [])
      + [
        .init(comparison.engine), ratio(comparison.time),
        latency(comparison.time?.referenceLatency),
        difference(comparison.reads),
        rate(comparison.reads?.referenceRate, of: comparison.reads?.frames),
        rate(comparison.reads?.viewRate, of: comparison.reads?.frames),
      ] + (hasRegion ? [outside(comparison.outsideRegion)] : [])
  }

  private static func rate(_ rate: RateRecord?, of frames: Int?) -> Cell {
    guard let rate, let frames else { return otherCodes }
    return .number(Wording.percent(rate.rate), note: "\(rate.bounds), n = \(frames)")
  }

  private static func difference(_ reads: PairedReads?) -> Cell {
    guard let reads else { return otherCodes }
    return .number(
      Wording.points(reads.difference.value),
      note: "\(reads.difference.bounds), n = \(reads.frames)")
  }

  private static let otherCodes = Cell.absent(
    "other codes", note: "the views do not ask for the same codes")

  private static func latency(_ latency: LatencyRecord?) -> Cell {
    guard let latency else { return .absent("not timed") }
    return ReportTable.Cell.duration(
      latency.typicalNanoseconds,
      n: "\(Wording.count(latency.blocks, "block")) of \(Wording.count(latency.trials, "trial"))")
  }

  private static func ratio(_ time: PairedTime?) -> Cell {
    guard let time else { return .absent("not timed") }
    return ReportTable.Cell.estimate(
      EstimateRecord(value: time.ratio, lower: time.lower, upper: time.upper),
      n: Wording.count(time.blocks, "block"), Wording.significant)
  }

  private static func outside(_ record: OutsideRecord?) -> Cell {
    guard let record, record.codes > 0 else { return .absent("none outside") }
    return .number(
      Wording.count(record.decodes),
      note:
        "at most \(Wording.percent(record.upperBound)) of them, n = \(Wording.count(record.codes))")
  }

  private static func absence(_ cells: [SummaryCell], reference: String) -> Cell {
    guard !cells.isEmpty else { return .absent("not tried") }
    let isAsked = cells.contains { $0.view == reference && $0.codes > 0 }
    return .absent(
      "unsupported", note: isAsked ? "the engine cannot be told" : "none of the symbologies")
  }
}

extension ViewComparison {
  package var frameWords: String {
    var point = self.point
    var parts = [self.namedCondition].compactMap(\.self)
    if let width = point["frame_width_px"], let height = point["frame_height_px"] {
      parts.append("\(Wording.plain(width)) × \(Wording.plain(height))")
      for axis in LatencySize.axes { point[axis] = nil }
    }
    parts += point.sorted { $0.key < $1.key }.map {
      let axis = SweptAxis($0.key)
      return "\(axis.words) \(axis.text($0.value))"
    }
    return parts.isEmpty ? "all" : parts.joined(separator: ", ")
  }
}
