import Judging
import Records
import Summaries

/// Judges the rule on photographs, and pairs readers by photograph.
struct PhotographVerdicts {
  /// The reads of photographs, by their number.
  private typealias VerdictCounts = [Int: PhotographReads]

  /// The key of what is judged together: all that an engine was shown of a symbology.
  private struct Study: Hashable {
    var series: SeriesID
    var symbology: String

    init(_ key: PhotographShares.ShareKey) { (series, symbology) = (key.series, key.symbology) }

    /// Whoever read it.
    var question: [String] { ["\(series.mask)", series.view ?? "", symbology] }
  }

  /// The reads of one engine in one symbology.
  private struct Shown {
    var asTaken: VerdictCounts = [:]
    /// By arm, and by width in pixels.
    var shrunk: [String: [Double: VerdictCounts]] = [:]

    /// The arms in the order in which they are told: sampling alone first.
    var arms: [String] { shrunk.keys.sorted(by: >) }
  }

  private let run: RunRecord
  private var studies: [Study: Shown] = [:]

  init(_ shares: PhotographShares, run: RunRecord) {
    self.run = run
    for (key, counts) in shares.counts {
      let study = Study(key)
      if let width = key.width {
        studies[study, default: Shown()].shrunk[key.arm, default: [:]][width] = counts
      } else {
        studies[study, default: Shown()].asTaken = counts
      }
    }
  }

  /// In the run's order of suites and engines; nil where no suite shows photographs.
  var records: [PhotographVerdictRecord]? {
    let records = run.suites.flatMap { suite -> [PhotographVerdictRecord] in
      guard let set = suite.photographSet else { return [] }
      return run.engines.flatMap { engine in
        studies.filter { $0.key.series.suite == suite.name && $0.key.series.engine == engine.label }
          .sorted { $0.key.question.lexicographicallyPrecedes($1.key.question) }
          .flatMap { study, shown in
            shown.arms.flatMap { arm in
              PhotographSweepFinding.Population.allCases.compactMap {
                record(study, engine, set, shown, arm, of: $0)
              }
            }
          }
      }
    }
    return records.isEmpty ? nil : records
  }

  /// Nil where nothing is known of the population.
  private func record(
    _ study: Study, _ engine: EngineRecord, _ set: PhotographSetRecord, _ shown: Shown,
    _ arm: String, of population: PhotographSweepFinding.Population
  ) -> PhotographVerdictRecord? {
    let read = Set(shown.asTaken.filter { $0.value.share == 1 }.keys)
    func taken(_ counts: VerdictCounts) -> VerdictCounts {
      population == .all ? counts : counts.filter { read.contains($0.key) }
    }
    let byWidth = (shown.shrunk[arm] ?? [:]).mapValues(taken).filter { !$0.value.isEmpty }
      .sorted { $0.key < $1.key }
    guard population == .all || !shown.asTaken.isEmpty, !byWidth.isEmpty else { return nil }
    return PhotographVerdictRecord(
      study.series,
      PhotographSweepFinding(
        symbology: study.symbology, arm: arm, population: population, of: set,
        byWidth.map { ($0.key, $0.value) }, readAsTaken: shown.asTaken.isEmpty ? nil : read,
        isOfOwnChoice: set.sources.contains { $0.isChosen(by: [engine]) }))
  }

  /// Each two engines on the photographs that both were asked and neither chose; nil where there are none.
  var pairs: [PhotographPairRecord]? {
    let pairs = run.suites.flatMap { suite -> [PhotographPairRecord] in
      guard let set = suite.photographSet else { return [] }
      return run.engines.enumerated().flatMap { place, first in
        run.engines[(place + 1)...].flatMap { self.pairs(of: suite.name, set, first, $0) }
      }
    }
    return pairs.isEmpty ? nil : pairs
  }

  private func pairs(
    of suite: String, _ set: PhotographSetRecord, _ first: EngineRecord, _ second: EngineRecord
  ) -> [PhotographPairRecord] {
    let chosen = set.sources.filter { $0.isChosen(by: [first, second]) }
    return studies.filter { $0.key.series.suite == suite && $0.key.series.engine == first.label }
      .sorted { $0.key.question.lexicographicallyPrecedes($1.key.question) }
      .flatMap { study, shown -> [PhotographPairRecord] in
        var other = study
        other.series.engine = second.label
        guard let others = studies[other] else { return [] }
        return shown.arms.flatMap { arm in
          (shown.shrunk[arm] ?? [:]).sorted { $0.key < $1.key }.compactMap { width, own in
            let theirs = others.shrunk[arm]?[width] ?? [:]
            let both = own.keys.filter { photograph in
              theirs[photograph] != nil && !chosen.contains { $0.holds(photograph) }
            }
            let pair = PhotographPair(
              of: study.symbology, arm: arm, width: width, first.label, second.label,
              differences: both.sorted().map { (own[$0]?.share ?? 0) - (theirs[$0]?.share ?? 0) },
              leftOut: own.count - both.count)
            return pair.map {
              PhotographPairRecord(
                QuestionID(suite: suite, mask: study.series.mask, view: study.series.view), $0)
            }
          }
        }
      }
  }
}

extension PhotographSetRecord.SetSource {
  fileprivate func isChosen(by engines: [EngineRecord]) -> Bool {
    engines.contains { engine in
      chosenBy?.contains { $0 == engine.label || $0 == engine.engine } ?? false
    }
  }
}
