import Barcodes
import Records
import Statistics
import Summaries

/// Counts what engines made of photographs while the trials come in, whatever their order.
struct PhotographTally {
  /// A study while its trials come in.
  fileprivate struct Counts {
    var study: PhotographStudy
    var symbologies: [String: OutcomeCounts] = [:]
    var tags: [String: OutcomeCounts] = [:]
    var turns: [Int: OutcomeCounts] = [:]
    var durations: [(pixels: Int, nanoseconds: Double)] = []
  }

  private let run: RunRecord
  private let maskNames: MaskNames
  private let photographs: Set<String>
  private let engines: [String: EngineRecord]
  private var counts: [SeriesID: Counts] = [:]
  /// In the manifest's order.
  private let tags: [String]

  init(_ run: RunRecord, groups: [FrameGroup]) {
    self.run = run
    maskNames = MaskNames(run)
    photographs = Set(run.suites.filter { $0.photographs == true }.map(\.name))
    engines = Dictionary(run.engines.map { ($0.label, $0) }) { first, _ in first }
    tags = groups.compactMap(\.namedCondition).grouped { $0 }.keys
  }

  mutating func add(_ trial: TrialRecord, group: FrameGroup, facts: FrameFacts) {
    guard photographs.contains(group.suite), let photograph = facts.photograph else { return }
    let key = SeriesID(
      suite: group.suite, engine: trial.engine,
      mask: maskNames.name(of: trial.formatMask, in: group))
    let none = PhotographStudy(
      suite: key.suite, engine: key.engine, mask: key.mask,
      isRecorded: engines[trial.engine]?.recorded != nil)
    counts[key, default: Counts(study: none)].add(
      trial, photograph, claimed: engines[trial.engine]?.symbologies ?? [], pixels: facts.pixels,
      tag: group.namedCondition)
  }

  /// In the run's order of suites and engines; nil where there are no photographs.
  var studies: [PhotographStudy]? {
    let studies = run.suites.flatMap { suite in
      run.engines.flatMap { engine in
        counts.filter { $0.key.suite == suite.name && $0.key.engine == engine.label }
          .sorted { $0.key.mask < $1.key.mask }
          .map { study($0.value) }
      }
    }
    return studies.isEmpty ? nil : studies
  }

  private func study(_ counts: Counts) -> PhotographStudy {
    let tagged = tags.filter { counts.tags[$0] != nil }
    var study = counts.study
    study.all = PhotographCount("all", counts.symbologies.values.reduce(.zero, +))
    study.symbologies = counts.symbologies.sorted { $0.key < $1.key }.map(PhotographCount.init)
    if tagged.count > 1 {
      study.tags = tagged.map { PhotographCount($0, counts.tags[$0] ?? .zero) }
    }
    if counts.turns.count > 1 {
      study.turns = counts.turns.sorted { $0.key < $1.key }
        .map { PhotographCount("\($0.key)", $0.value) }
    }
    if study.isRecorded {
      study.recordedNanoseconds = Sample(counts.durations.map(\.nanoseconds))?.median
    } else {
      study.times = PictureTimes.times(counts.durations)
    }
    return study
  }
}

extension PhotographTally.Counts {
  fileprivate mutating func add(
    _ trial: TrialRecord, _ photograph: PhotographFacts, claimed: [Symbology], pixels: Int,
    tag: String?
  ) {
    let isUpright = photograph.turned == 0
    guard trial.status.isAsked else {
      study.unasked += isUpright ? 1 : 0
      return
    }
    for (index, symbology) in photograph.symbologies.enumerated() {
      var one = OutcomeCounts.zero
      if trial.status == .ok {
        guard index < trial.codes.count, trial.codes[index].outcome.isAsked else { continue }
        one.add(trial.codes[index].outcome)
      } else {
        // Of a code that it does not claim, or was not asked for, no answer was due.
        guard claimed.contains(symbology), trial.mask.contains(symbology) else { continue }
        one.unanswered = 1
      }
      turns[photograph.turned, default: .zero] += one
      guard isUpright else { continue }
      symbologies[symbology.name, default: .zero] += one
      if let tag { tags[tag, default: .zero] += one }
    }
    guard isUpright else { return }
    study.pictures += 1
    study.falsePositives += trial.falsePositives
    if photograph.isNegative {
      study.negatives += 1
      study.negativesRead += trial.falsePositives > 0 ? 1 : 0
    }
    if trial.timing?.clockFault == nil, let latency = trial.latency {
      durations.append((pixels, latency))
    }
  }
}
