import Barcodes
import Records
import Summaries

/// Pairs what engines read of photographs with what they read of the twins, as the trials come in, whatever their order.
struct TwinTally {
  /// A reader's readings, by code.
  private struct Readings {
    var photographs: [TwinOrigin: (suite: String, isRead: Bool)] = [:]
    /// By the corpus that a twin is of; a code may have one in each.
    var twins: [String: [TwinOrigin: (symbology: String, isRead: Bool)]] = [:]

    /// The codes in both, by the suites of photographs and of twins, and in these by symbology.
    var pairs: [[String]: [String: [TwinCounts.Pair]]] {
      var pairs: [[String]: [String: [TwinCounts.Pair]]] = [:]
      for (suite, twins) in twins {
        for (origin, twin) in twins {
          guard let photograph = photographs[origin] else { continue }
          pairs[[photograph.suite, suite], default: [:]][twin.symbology, default: []].append(
            (origin.frame, photograph.isRead, twin.isRead))
        }
      }
      return pairs
    }
  }

  private let run: RunRecord
  private let maskNames: MaskNames
  /// By the photograph's name, the codes that have a twin.
  private let twinned: [String: [TwinOrigin]]
  /// By engine and mask.
  private var readings: [String: [MaskName: Readings]] = [:]

  init(_ run: RunRecord, frames: FrameIndex) { self.init(run, twins: frames.twins) }

  /// - Parameter twins: the photographed codes that have one.
  init(_ run: RunRecord, twins: [TwinOrigin]) {
    self.run = run
    maskNames = MaskNames(run)
    twinned = Dictionary(grouping: twins) { $0.frame }
  }

  /// A code that was asked for in the photograph and in its twin.
  ///
  /// - Parameter suites: of the photographs, and of the twins.
  mutating func add(
    _ origin: TwinOrigin, engine: String, mask: MaskName, symbology: String,
    suites: (String, String), photograph: Bool, twin: Bool
  ) {
    change(engine, mask) { readings in
      readings.photographs[origin] = (suites.0, photograph)
      readings.twins[suites.1, default: [:]][origin] = (symbology, twin)
    }
  }

  mutating func add(_ trial: TrialRecord, group: FrameGroup, facts: FrameFacts) {
    let twins = twinned[trial.frame] ?? []
    guard facts.twin != nil || !twins.isEmpty else { return }
    change(trial.engine, maskNames.name(of: trial.formatMask, in: group)) { readings in
      if let twin = facts.twin, let isRead = trial.reads(code: 0) {
        readings.twins[group.suite, default: [:]][twin] = (group.symbology, isRead)
      }
      for twin in twins {
        guard let isRead = trial.reads(code: twin.code) else { continue }
        readings.photographs[twin] = (group.suite, isRead)
      }
    }
  }

  private mutating func change(
    _ engine: String, _ mask: MaskName, _ body: (inout Readings) -> Void
  ) {
    body(&readings[engine, default: [:]][mask, default: Readings()])
  }

  /// Each symbology and then all, in the run's order of engines; nil without a pair.
  var records: [TwinRecord]? {
    let found = run.engines.flatMap { engine in
      (readings[engine.label] ?? [:]).sorted { $0.key < $1.key }.flatMap { mask, readings in
        readings.pairs.sorted { $0.key.lexicographicallyPrecedes($1.key) }
          .flatMap { suites, symbologies in
            records(
              of: SeriesID(suite: suites[0], engine: engine.label, mask: mask), twins: suites[1],
              symbologies)
          }
      }
    }
    return found.isEmpty ? nil : found
  }

  private func records(
    of series: SeriesID, twins: String, _ symbologies: [String: [TwinCounts.Pair]]
  ) -> [TwinRecord] {
    let each = symbologies.sorted { $0.key < $1.key }.map { (name: $0.key, pairs: $0.value) }
    return (each + [(TwinCounts.allSymbologies, each.flatMap(\.pairs))]).compactMap {
      TwinCounts(of: twins, $0.name, $0.pairs).map { TwinRecord(series, $0) }
    }
  }
}

extension TrialRecord {
  /// True if a code of the frame was read; nil where the engine was not asked for it.
  fileprivate func reads(code: Int) -> Bool? {
    guard status.isAsked else { return nil }
    guard status == .ok else { return false }
    guard codes.indices.contains(code), codes[code].outcome.isAsked else { return nil }
    return codes[code].outcome == .correct
  }
}
