import Barcodes
import Records
import Statistics
import Summaries

/// Counts what engines made of photographs while the trials come in, whatever their order.
struct PhotographTally {
  private struct PhotographKey: Hashable {
    var suite: String
    var engine: String
    var mask: MaskName
  }

  fileprivate struct Counts {
    var pictures = 0
    var unasked = 0
    var negatives = 0
    var negativesRead = 0
    var falsePositives = 0
    var symbologies: [String: OutcomeCounts] = [:]
    var tags: [String: OutcomeCounts] = [:]
    var turns: [Int: OutcomeCounts] = [:]
    var durations: [(pixels: Int, nanoseconds: Double)] = []
  }

  private let run: RunRecord
  private let maskNames: MaskNames
  private let photographs: Set<String>
  /// What each engine claims to read.
  private let claims: [String: Set<Symbology>]
  private var counts: [PhotographKey: Counts] = [:]
  /// In the manifest's order.
  private let tags: [String]

  init(_ run: RunRecord, groups: [FrameGroup]) {
    self.run = run
    maskNames = MaskNames(run)
    photographs = Set(run.suites.filter { $0.photographs == true }.map(\.name))
    claims = Dictionary(
      run.engines.map { ($0.label, Set($0.symbologies)) }, uniquingKeysWith: { first, _ in first })
    tags = groups.compactMap(\.namedCondition).grouped { $0 }.keys
  }

  mutating func add(_ trial: TrialRecord, group: FrameGroup, facts: FrameFacts) {
    guard photographs.contains(group.suite), let photograph = facts.photograph else { return }
    let key = PhotographKey(
      suite: group.suite, engine: trial.engine,
      mask: maskNames.name(of: trial.formatMask, in: group))
    counts[key, default: Counts()].add(
      trial, photograph, claimed: claims[trial.engine] ?? [], pixels: facts.pixels,
      tag: group.namedCondition)
  }

  /// In the run's order of suites and engines; nil where there are no photographs.
  var studies: [PhotographStudy]? {
    let studies = run.suites.flatMap { suite in
      run.engines.flatMap { engine in
        counts.filter { $0.key.suite == suite.name && $0.key.engine == engine.label }
          .sorted { $0.key.mask < $1.key.mask }
          .map { study($0.key, $0.value, isRecorded: engine.recorded != nil) }
      }
    }
    return studies.isEmpty ? nil : studies
  }

  private func study(_ key: PhotographKey, _ counts: Counts, isRecorded: Bool) -> PhotographStudy {
    let tagged = tags.filter { counts.tags[$0] != nil }
    return PhotographStudy(
      suite: key.suite, engine: key.engine, mask: key.mask, isRecorded: isRecorded,
      pictures: counts.pictures, unasked: counts.unasked, negatives: counts.negatives,
      negativesRead: counts.negativesRead, falsePositives: counts.falsePositives,
      all: PhotographCount("all", counts.symbologies.values.reduce(OutcomeCounts(), +)),
      symbologies: counts.symbologies.sorted { $0.key < $1.key }.map(PhotographCount.init),
      tags: tagged.count > 1
        ? tagged.map { PhotographCount($0, counts.tags[$0] ?? OutcomeCounts()) } : [],
      turns: counts.turns.count > 1
        ? counts.turns.sorted { $0.key < $1.key }.map { PhotographCount("\($0.key)", $0.value) }
        : [],
      recordedNanoseconds: isRecorded ? Sample(counts.durations.map(\.nanoseconds))?.median : nil,
      times: isRecorded ? nil : PictureTimes.times(counts.durations))
  }
}

extension PhotographTally.Counts {
  fileprivate mutating func add(
    _ trial: TrialRecord, _ photograph: PhotographFacts, claimed: Set<Symbology>, pixels: Int,
    tag: String?
  ) {
    let isUpright = photograph.turned == 0
    guard trial.status.isAsked else {
      unasked += isUpright ? 1 : 0
      return
    }
    for (index, symbology) in photograph.symbologies.enumerated() {
      var one = OutcomeCounts()
      if trial.status == .ok {
        guard index < trial.codes.count, trial.codes[index].outcome.isAsked else { continue }
        one.add(trial.codes[index].outcome)
      } else {
        // Of a code that it does not claim, or was not asked for, no answer was due.
        guard claimed.contains(symbology), trial.mask.contains(symbology) else { continue }
        one.unanswered = 1
      }
      turns[photograph.turned, default: OutcomeCounts()] += one
      guard isUpright else { continue }
      symbologies[symbology.name, default: OutcomeCounts()] += one
      if let tag { tags[tag, default: OutcomeCounts()] += one }
    }
    guard isUpright else { return }
    pictures += 1
    falsePositives += trial.falsePositives
    if photograph.isNegative {
      negatives += 1
      negativesRead += trial.falsePositives > 0 ? 1 : 0
    }
    if trial.timing?.clockFault == nil, let latency = TrialLatency(trial).latency {
      durations.append((pixels, latency))
    }
  }
}

extension PhotographCount {
  fileprivate init(_ name: String, _ outcomes: OutcomeCounts) {
    self.init(
      name: name, codes: outcomes.total, outcomes: outcomes,
      rate: RateRecord(correct: outcomes.correct, of: outcomes.total))
  }
}

extension OutcomeCounts {
  package var total: Int { correct + misread + formatError + missed + unanswered }

  fileprivate static func + (left: OutcomeCounts, right: OutcomeCounts) -> OutcomeCounts {
    var sum = left
    sum += right
    return sum
  }

  fileprivate static func += (left: inout OutcomeCounts, right: OutcomeCounts) {
    left.correct += right.correct
    left.misread += right.misread
    left.formatError += right.formatError
    left.missed += right.missed
    left.unanswered += right.unanswered
  }
}
