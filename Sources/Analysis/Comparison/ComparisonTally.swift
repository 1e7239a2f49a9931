import Judging

/// Frames of each symbology and of each group, with how their readings changed over masks and views.
struct ComparisonTally {
  private struct Count {
    /// Readings gained less readings lost, by frame.
    var net: [String: Int] = [:]
    var misread: Set<String> = []
    var cured: Set<String> = []
    var died: Set<String> = []

    var lost: Int { net.values.count { $0 < 0 } }
    var gained: Int { net.values.count { $0 > 0 } }

    var changes: ReadingCounts {
      ReadingCounts(
        lost: lost, gained: gained, newMisreads: misread.count, misreadsGone: cured.count,
        newDeaths: died.count)
    }

    mutating func add(_ kinds: [ReadingChange.Kind], frame: String) {
      net[frame, default: 0] += kinds.contains(.gained) ? 1 : kinds.contains(.lost) ? -1 : 0
      if kinds.contains(.newMisread) { misread.insert(frame) }
      if kinds.contains(.misreadGone) { cured.insert(frame) }
      if kinds.contains(.newDeath) { died.insert(frame) }
    }
  }

  /// By the frames' place among the groups of the run.
  private var counts: [Int: Count] = [:]

  var isEmpty: Bool { counts.isEmpty }

  /// - Parameter group: the frame's place among the groups of the run.
  mutating func add(_ kinds: [ReadingChange.Kind], frame: String, group: Int) {
    counts[group, default: Count()].add(kinds, frame: frame)
  }

  /// Where anything has changed.
  func conditions(_ groups: [FrameGroup]) -> [ConditionComparison] {
    counts.sorted { $0.key < $1.key }.compactMap { index, count in
      let changes = count.changes
      guard changes != ReadingCounts() else { return nil }
      let group = groups[index]
      return ConditionComparison(
        suite: group.suite, symbology: group.symbology, point: group.point,
        namedCondition: group.namedCondition, frames: count.net.count,
        lost: changes.lost, gained: changes.gained, newMisreads: changes.newMisreads,
        misreadsGone: changes.misreadsGone, newDeaths: changes.newDeaths)
    }
  }

  /// Each symbology, and where there are several all of them together, which shows what is too little in each.
  func symbologies(
    _ groups: [FrameGroup], rule: ReadingRule
  ) -> (each: [SymbologyComparison], together: SymbologyComparison?) {
    let members = Dictionary(grouping: counts.keys) { groups[$0].symbology }
    let names = members.keys.sorted()
    var families = names.map { name in
      (name: name, counts: (members[name] ?? []).compactMap { counts[$0] })
    }
    if names.count > 1 {
      families.append((SymbologyComparison.together, counts.values.map(\.self)))
    }
    let changes = families.map { family in family.counts.map(\.changes).reduce(ReadingCounts(), +) }
    let compared = zip(zip(families, changes), rule.pValues(of: changes)).map { family, pValues in
      SymbologyComparison(
        symbology: family.0.name, frames: family.0.counts.map(\.net.count).reduce(0, +),
        counts: family.1, pValues: pValues, rule: rule)
    }
    return (Array(compared.prefix(names.count)), names.count > 1 ? compared.last : nil)
  }
}
