import Judging
import Summaries
import Tallies

/// Frames of each symbology and of each group, with how their readings changed over masks and views.
struct ComparisonTally {
  /// The changes of a frame.
  private struct TrialMarks: OptionSet {
    let rawValue: UInt8

    static let isAsked = TrialMarks(rawValue: 1)
    static let isMisread = TrialMarks(rawValue: 2)
    static let isCured = TrialMarks(rawValue: 4)
    static let hasDied = TrialMarks(rawValue: 8)
    static let wasRead = TrialMarks(rawValue: 16)
  }

  private struct CellCount {
    var frames = 0
    /// Those that the baseline reads: no others can be lost.
    var read = 0
    var changes = ReadingCounts()

    mutating func add(_ marks: TrialMarks, net: Int32) {
      frames += 1
      if marks.contains(.wasRead) { read += 1 }
      if net < 0 { changes.lost += 1 }
      if net > 0 { changes.gained += 1 }
      if marks.contains(.isMisread) { changes.newMisreads += 1 }
      if marks.contains(.isCured) { changes.misreadsGone += 1 }
      if marks.contains(.hasDied) { changes.newDeaths += 1 }
    }
  }

  /// By the frame's place in the run.
  private var marks: [TrialMarks]
  /// Readings gained less readings lost, likewise.
  private var net: [Int32]

  private(set) var isEmpty = true

  /// - Parameter frames: how many the run has.
  init(frames: Int) {
    marks = Array(repeating: [], count: frames)
    net = Array(repeating: 0, count: frames)
  }

  /// - Parameters:
  ///   - frame: its place in the run.
  ///   - wasRead: whether the baseline read it.
  mutating func add(_ kinds: [ReadingChange.ChangeKind], frame: Int, wasRead: Bool) {
    isEmpty = false
    if wasRead { marks[frame].insert(.wasRead) }
    marks[frame].insert(.isAsked)
    for kind in kinds {
      switch kind {
      case .newDeath: marks[frame].insert(.hasDied)
      case .newMisread: marks[frame].insert(.isMisread)
      case .misreadGone: marks[frame].insert(.isCured)
      case .lost: net[frame] -= 1
      case .gained: net[frame] += 1
      }
    }
  }

  /// The counts of each group of frames, by its place among the groups of the run.
  private func counts(_ frames: FrameIndex) -> [Int: CellCount] {
    var counts: [Int: CellCount] = [:]
    for (frame, marks) in marks.enumerated() where marks.contains(.isAsked) {
      counts[frames.group(ofFrame: frame), default: CellCount()].add(marks, net: net[frame])
    }
    return counts
  }

  /// Where anything has changed.
  func conditions(_ frames: FrameIndex) -> [ConditionComparison] {
    counts(frames).sorted { $0.key < $1.key }.compactMap { index, count in
      let changes = count.changes
      guard changes != ReadingCounts() else { return nil }
      let group = frames.groups[index]
      return ConditionComparison(
        group.setting,
        ConditionChanges(
          suite: group.suite, symbology: group.symbology, frames: count.frames,
          lost: changes.lost, gained: changes.gained, newMisreads: changes.newMisreads,
          misreadsGone: changes.misreadsGone, newDeaths: changes.newDeaths))
    }
  }

  /// Each symbology, and where there are several all of them together, which shows what is too little in each.
  func symbologies(
    _ frames: FrameIndex, rule: ReadingRule
  ) -> (each: [SymbologyComparison], together: SymbologyComparison?) {
    let counts = counts(frames)
    let members = Dictionary(grouping: counts.keys) { frames.groups[$0].symbology }
    let names = members.keys.sorted()
    var families = names.map { name in
      (name: name, counts: (members[name] ?? []).compactMap { counts[$0] })
    }
    if names.count > 1 {
      families.append((SymbologyComparison.together, counts.values.map(\.self)))
    }
    let changes = families.map { family in family.counts.map(\.changes).reduce(ReadingCounts(), +) }
    let pValues = rule.pValues(of: changes)
    let together = names.count > 1 ? names.count : nil
    let compared = families.indices.map { place in
      let total = families[place].counts.map(\.frames).reduce(0, +)
      let read = families[place].counts.map(\.read).reduce(0, +)
      var compared = SymbologyComparison(
        symbology: families[place].name, frames: total, counts: changes[place],
        pValues: pValues[place], mostLost: rule.mostLost(changes[place], of: read), rule: rule)
      compared.readBefore = read
      compared.neededLoss = rule.neededLoss(
        of: place, among: changes, frames: read, together: together)
      compared.leastLoss = rule.leastLoss(
        changes[place], of: read, among: changes.count,
        needed: rule.neededLossAlone(of: place, among: changes, frames: read, together: together))
      return compared
    }
    return (Array(compared.prefix(names.count)), names.count > 1 ? compared.last : nil)
  }
}
