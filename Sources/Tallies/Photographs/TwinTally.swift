import Barcodes
import Records
import Summaries

/// Pairs what engines read of photographs with what they read of the twins, as the trials come in, whatever their order.
struct TwinTally {
  private struct TwinReader: Hashable {
    var engine: String
    var mask: MaskName
  }

  /// A reader's readings, by code.
  private struct Readings {
    var photographs: [TwinOrigin: (suite: String, isRead: Bool)] = [:]
    /// By the corpus that a twin is of; a code may have one in each.
    var twins: [String: [TwinOrigin: (symbology: String, isRead: Bool)]] = [:]

    var pairs: [TwinPair] {
      twins.flatMap { suite, twins in
        twins.compactMap { origin, twin in
          photographs[origin].map {
            TwinPair(
              suites: [$0.suite, suite], frame: origin.frame, symbology: twin.symbology,
              photograph: $0.isRead, twin: twin.isRead)
          }
        }
      }
    }
  }

  /// A code in both.
  private struct TwinPair {
    var suites: [String]
    /// The photograph's, whose codes are not independent.
    var frame: String
    var symbology: String
    var photograph: Bool
    var twin: Bool
  }

  private let run: RunRecord
  private let maskNames: MaskNames
  /// By the photograph's name, the codes that have a twin.
  private let twinned: [String: [TwinOrigin]]
  private var readings: [TwinReader: Readings] = [:]

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
    let reader = TwinReader(engine: engine, mask: mask)
    readings[reader, default: Readings()].photographs[origin] = (suites.0, photograph)
    readings[reader, default: Readings()].twins[suites.1, default: [:]][origin] = (symbology, twin)
  }

  mutating func add(_ trial: TrialRecord, group: FrameGroup, facts: FrameFacts) {
    guard !twinned.isEmpty else { return }
    let reader = TwinReader(
      engine: trial.engine, mask: maskNames.name(of: trial.formatMask, in: group))
    if let twin = facts.twin, let isRead = trial.reads(code: 0) {
      readings[reader, default: Readings()].twins[group.suite, default: [:]][twin] =
        (group.symbology, isRead)
    }
    for twin in twinned[trial.frame] ?? [] {
      guard let isRead = trial.reads(code: twin.code) else { continue }
      readings[reader, default: Readings()].photographs[twin] = (group.suite, isRead)
    }
  }

  /// Each symbology and then all, in the run's order of engines; nil without a pair.
  var records: [TwinRecord]? {
    let found = run.engines.flatMap { engine in
      readings.filter { $0.key.engine == engine.label }.sorted { $0.key.mask < $1.key.mask }
        .flatMap { reader, readings in records(of: reader, readings.pairs) }
    }
    return found.isEmpty ? nil : found
  }

  private func records(of reader: TwinReader, _ pairs: [TwinPair]) -> [TwinRecord] {
    let suites = Dictionary(grouping: pairs, by: \.suites)
    return suites.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { _, pairs in
      let symbologies = Dictionary(grouping: pairs, by: \.symbology).sorted { $0.key < $1.key }
      return (symbologies.map { ($0.key, $0.value) } + [(TwinCounts.allSymbologies, pairs)])
        .compactMap { symbology, pairs in
          TwinCounts(
            of: pairs[0].suites[1], symbology, pairs.map { ($0.frame, $0.photograph, $0.twin) }
          ).map {
            TwinRecord(
              SeriesID(suite: pairs[0].suites[0], engine: reader.engine, mask: reader.mask), $0)
          }
        }
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
