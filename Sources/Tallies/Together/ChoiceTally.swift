import Records
import Summaries

/// Counts what readers find, alone and together, of frames that are held against one rule.
struct ChoiceTally {
  private let engines: [EngineRecord]
  private let readers: [Int]
  private let rule: ChoiceRule
  private(set) var frames = 0
  private var all: [CombinationTally]
  /// Each reader alone, in the frames of one half.
  private var halves: [FrameHalf: [CombinationTally]]
  private var pairs: SoleReads
  private var pairsOfHalves: [FrameHalf: SoleReads] = [:]

  /// - Parameter readers: indices of engines.
  init(_ engines: [EngineRecord], readers: [Int], rule: ChoiceRule) {
    (self.engines, self.readers, self.rule) = (engines, readers, rule)
    all = Combination.all(of: readers) { engines[$0].family }.map(CombinationTally.init)
    let alone = readers.map { CombinationTally(Combination(.alone, [$0])) }
    pairs = SoleReads(readers: engines.count)
    halves = [.tuning: alone, .told: alone]
    pairsOfHalves = [.tuning: pairs, .told: pairs]
  }

  /// - Parameter asked: in the run's order, of those that were asked.
  mutating func add(_ asked: [JointAnswer], suite: String, half: FrameHalf) {
    frames += 1
    let block = asked.first?.block.map { (suite: suite, number: $0) }
    var answers = [JointAnswer?](repeating: nil, count: engines.count)
    for answer in asked { answers[answer.engine] = answer }
    for index in all.indices { all[index].add(answers, in: block) }
    for index in readers.indices { halves[half]?[index].add(answers, in: block) }
    pairs.add(answers)
    pairsOfHalves[half]?.add(answers)
  }

  /// Each way to use the readers that was asked anything.
  var combinations: [CombinationRecord] {
    let labels = engines.map(\.label)
    let reads = readers.map { reader in
      all.first { $0.combination == Combination(.alone, [reader]) }?.reads ?? 0
    }
    let alike = pairs.alikeBest(readers, reads: reads)
    return all.compactMap { tally in
      var record = tally.record(labels)
      if tally.combination.way == .alone {
        record?.isAlikeBest = alike.contains(tally.combination.readers[0])
      }
      return record
    }.withFront
  }

  /// One for each engine whose options were varied.
  var tuned: [TunedRecord] {
    let (families, members) = readers.grouped { engines[$0].family }
    return families.compactMap { tuned($0, members[$0] ?? []) }
  }

  private func tuned(_ family: String, _ members: [Int]) -> TunedRecord? {
    guard members.count > 1, let best = best(of: members), let told = record(best, .told) else {
      return nil
    }
    let usual = members.first { engines[$0].variant?.isDefault == true }
    return TunedRecord(
      family: family, settings: members.count,
      tuningFrames: record(best, .tuning)?.frames ?? 0, best: told,
      usual: usual.flatMap { usual in
        record(usual, .told).map { record in
          (
            record, pairsOfHalves[.told]?[best, usual] ?? 0,
            pairsOfHalves[.told]?[usual, best] ?? 0
          )
        }
      })
  }

  /// By the tuning half: of those that keep the time, where one is asked and any keeps it, the fastest of those that read the share that is
  /// asked, or where none does, the one that reads most.
  private func best(of members: [Int]) -> Int? {
    func mean(_ reader: Int) -> Double {
      record(reader, .tuning)?.time?.meanMilliseconds ?? .infinity
    }
    let most = rule.mostMilliseconds ?? .infinity
    let quick = members.filter { mean($0) <= most }
    let candidates = quick.isEmpty ? members : quick
    func share(_ reader: Int) -> Double { record(reader, .tuning)?.readRate?.rate ?? 0 }
    let enough = candidates.filter { reader in rule.read.map { share(reader) >= $0 } ?? false }
    if let fastest = enough.min(by: { (mean($0), -share($0)) < (mean($1), -share($1)) }) {
      return fastest
    }
    return candidates.min { (-share($0), mean($0)) < (-share($1), mean($1)) }
  }

  private func record(_ reader: Int, _ half: FrameHalf) -> CombinationRecord? {
    halves[half]?.first { $0.combination.readers == [reader] }?.record(engines.map(\.label))
  }
}
