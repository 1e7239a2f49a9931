import Barcodes
import Judging
import Records
import Summaries

/// Counts the reads of each photograph of a suite over the offsets at which it was shown, as the trials come in; judges the rule on them, and
/// pairs readers by photograph.
struct PhotographVerdicts {
  /// The reads of photographs, by their number.
  private typealias VerdictCounts = [Int: PhotographReads]

  /// The reads of one engine in one symbology.
  private struct Shown {
    var asTaken: VerdictCounts = [:]
    /// By arm, and by width in pixels.
    var shrunk: [String: [Double: VerdictCounts]] = [:]

    /// The arms in the order in which they are told: sampling alone first.
    var arms: [String] { shrunk.keys.sorted(by: >) }
  }

  private let run: RunRecord
  /// By suite, the length that is set for its frames.
  private let axes: [String: String]
  /// What is judged together, at no point: all that an engine was shown of a symbology.
  private var studies: [CellID: Shown] = [:]

  init(_ run: RunRecord) {
    self.run = run
    axes = Dictionary(
      run.suites.compactMap { suite in suite.photographSet.map { (suite.name, $0.axis) } },
      uniquingKeysWith: { first, _ in first })
  }

  mutating func add(_ trial: TrialRecord, mask: MaskName, group: FrameGroup, facts: FrameFacts) {
    guard let axis = axes[group.suite], let photograph = facts.photograph?.number,
      let isRead = trial.readsFrame
    else { return }
    add(
      SeriesID(suite: group.suite, engine: trial.engine, mask: mask, view: trial.view),
      symbology: group.symbology,
      shrunk: group.point[axis].map { (arm: group.namedCondition ?? "", width: $0) },
      photograph: photograph, isRead: isRead,
      isMisread: trial.codes.contains { $0.outcome == .misread })
  }

  /// Takes in one phase of a photograph.
  ///
  /// - Parameter shrunk: the arm and the width in pixels that it was brought to; nil of photographs as they were taken.
  mutating func add(
    _ series: SeriesID, symbology: String, shrunk: (arm: String, width: Double)?, photograph: Int,
    isRead: Bool, isMisread: Bool
  ) {
    let study = CellID(series, CellPlace(symbology: symbology, point: [:]))
    if let (arm, width) = shrunk {
      studies[study, default: Shown()].shrunk[arm, default: [:]][width, default: [:]][
        photograph, default: PhotographReads()
      ].add(isRead: isRead, isMisread: isMisread)
    } else {
      studies[study, default: Shown()].asTaken[photograph, default: PhotographReads()]
        .add(isRead: isRead, isMisread: isMisread)
    }
  }

  /// What was asked, whoever read it.
  private static func question(_ study: CellID) -> [String] {
    ["\(study.mask)", study.view ?? "", study.symbology]
  }

  /// What an engine was shown in a suite, in the order of the questions.
  private func studies(of suite: String, engine: String) -> [(key: CellID, value: Shown)] {
    studies.filter { $0.key.suite == suite && $0.key.engine == engine }
      .sorted { Self.question($0.key).lexicographicallyPrecedes(Self.question($1.key)) }
  }

  /// In the run's order of suites and engines; nil where no suite shows photographs.
  var records: [PhotographVerdictRecord]? {
    let records = run.suites.flatMap { suite -> [PhotographVerdictRecord] in
      guard let set = suite.photographSet else { return [] }
      return run.engines.flatMap { engine in
        studies(of: suite.name, engine: engine.label).flatMap { study, shown in
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
    _ study: CellID, _ engine: EngineRecord, _ set: PhotographSetRecord, _ shown: Shown,
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
      study.id,
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
    return studies(of: suite, engine: first.label)
      .flatMap { study, shown -> [PhotographPairRecord] in
        var other = study
        other.id.engine = second.label
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
                QuestionID(suite: suite, mask: study.mask, view: study.view), $0)
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

extension PhotographReads {
  fileprivate mutating func add(isRead: Bool, isMisread: Bool) {
    shown += 1
    read += isRead ? 1 : 0
    misread += isMisread ? 1 : 0
  }
}
