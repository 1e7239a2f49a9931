import Judging
package import Records
import Statistics
import Summaries

/// A figure of a run, a duel or a comparison, as tools take it that follow figures from commit to commit.
package struct Metric: Equatable {
  /// The measured quantity; smaller is better for all but the read rate and what was gained.
  package enum Measure: String {
    /// The duration of a call, in nanoseconds.
    case latency
    /// Candidate over baseline, 1 where they are alike.
    case latencyRatio = "latency-ratio"
    /// Correct codes of those that were asked, 0 to 1.
    case readRate = "read-rate"
    /// Misread codes, codes of another format and false positives, as a number.
    case wrong = "wrong-reads"
    /// The changes of a candidate against its baseline, as in a comparison: frames, or codes where
    /// summaries were compared.
    case lost, gained
    case newMisreads = "new-misreads"
    case newDeaths = "new-deaths"

    package var unit: String {
      switch self {
      case .latency: "ns"
      case .latencyRatio: "ratio"
      case .readRate: "share"
      case .wrong: "codes"
      case .lost, .gained, .newMisreads, .newDeaths: "count"
      }
    }
  }

  /// The subject: `latency/zxing/all/1280x720`, without what the measure says.
  package var name: String
  package var measure: Measure
  package var value: Double
  package var lower: Double?
  package var upper: Double?
  /// The number of blocks, codes or trials that it rests on.
  package var count: Int
  /// One value for each block, where there are blocks.
  package var repetitions: [Double] = []
}

extension Summary {
  /// The run's figures: read rates and wrong reads of each suite, engine, symbology, mask and view over all points, then
  /// the latencies of suites that are timed.
  package var metrics: [Metric] {
    let (keys, groups) = cells.filter { $0.statuses.asked > 0 }.grouped { cell -> [String?] in
      [cell.suite, cell.engine, cell.symbology, cell.mask.description, cell.view]
    }
    let read = keys.flatMap { key in
      let (cells, name) = (groups[key] ?? [], key.compactMap(\.self).joined(separator: "/"))
      let rate = run.readFigure(of: cells).map { figure in
        Metric(
          name: name, measure: .readRate, value: figure.rate, lower: figure.bounds?.lower,
          upper: figure.bounds?.upper, count: cells.codeCount)
      }
      let wrong = Metric(
        name: name, measure: .wrong, value: Double(cells.wrongReads),
        count: cells.codeCount)
      return [rate, wrong].compactMap(\.self)
    }
    let timed = (latency?.cells ?? []).map { cell in
      let typical = cell.typicalNanoseconds
      return Metric(
        name: cell.cell.name, measure: .latency, value: typical.value, lower: typical.lower,
        upper: typical.upper, count: cell.blocks,
        repetitions: cell.typicalByBlockNanoseconds ?? [])
    }
    return read + timed + photographTimes
  }

  /// The times for a picture, where pictures were read one at a time.
  private var photographTimes: [Metric] {
    guard run.jobs == 1 else { return [] }
    return (photographs ?? []).flatMap { study in
      (study.times ?? []).map { times in
        Metric(
          name: [study.suite, study.engine, study.mask.description]
            .joined(separator: "/") + (times.size == "all" ? "" : "/\(times.size)"),
          measure: .latency, value: times.medianNanoseconds, count: times.pictures)
      }
    }
  }
}

extension LatencyCell {
  /// `latency/zxing/all/1280x720/far`
  fileprivate var name: String {
    var axes = self.point
    var parts = [self.suite, self.engine, self.mask.description]
    if let width = axes.removeValue(forKey: "frame_width_px"),
      let height = axes.removeValue(forKey: "frame_height_px")
    {
      parts.append("\(Wording.plain(width))x\(Wording.plain(height))")
    }
    parts += axes.sorted { $0.key < $1.key }.map { "\($0.key)=\(Wording.plain($0.value))" }
    return (parts + [self.namedCondition].compactMap(\.self)).joined(separator: "/")
  }
}

extension DuelRecord {
  /// The duel's figures: latencies of both engines and their ratio for each cell, then what has changed in what is read.
  ///
  /// - Parameter blocks: the lines of `duel-blocks.jsonl`.
  package func metrics(_ blocks: [DuelBlockRecord]) -> [Metric] {
    let byCell = Dictionary(grouping: blocks.filter { $0.phase == .look }, by: \.cell)
    let timed = (latency?.cells ?? []).flatMap { cell in
      let measured = byCell[cell.cell, default: []].prefix(cell.blocks)
      func latency(_ contestant: String, _ value: Double?) -> [Metric] {
        let repetitions = measured.compactMap {
          $0.latenciesNanoseconds[contestant].flatMap { Sample($0)?.median }
        }
        return value.map {
          [
            Metric(
              name: "\(cell.cell.name)/\(contestant)", measure: .latency, value: $0,
              count: repetitions.count, repetitions: repetitions)
          ]
        } ?? []
      }
      let ratio = cell.ratio.map {
        [
          Metric(
            name: cell.cell.name, measure: .latencyRatio, value: $0.value, lower: $0.lower,
            upper: $0.upper, count: cell.blocks)
        ]
      }
      return latency(Arm.baseline, cell.baselineNanoseconds)
        + latency(Arm.candidate, cell.candidateNanoseconds) + (ratio ?? [])
    }
    return timed + (accuracy?.comparison.metrics ?? [])
  }
}

extension EngineComparison {
  /// The changes in what is read, for each symbology, and for all where there are several.
  package var metrics: [Metric] {
    tested.flatMap { symbology in
      [
        (Metric.Measure.lost, symbology.lost), (.gained, symbology.gained),
        (.newMisreads, symbology.newMisreads), (.newDeaths, symbology.newDeaths),
      ].map { measure, value in
        Metric(
          name: "\(candidate.label)/\(symbology.symbology)", measure: measure,
          value: Double(value), count: symbology.frames)
      }
    }
  }
}
