import Statistics

/// Frames of each symbology and of each group, with how their readings changed over masks and views.
struct ComparisonTally {
  private struct Count {
    /// Readings gained less readings lost, by frame.
    var net: [String: Int] = [:]
    var misread: Set<String> = []
    var died: Set<String> = []

    var lost: Int { net.values.count { $0 < 0 } }
    var gained: Int { net.values.count { $0 > 0 } }

    mutating func add(_ kinds: [ReadingChange.Kind], frame: String) {
      net[frame, default: 0] += kinds.contains(.gained) ? 1 : kinds.contains(.lost) ? -1 : 0
      if kinds.contains(.newMisread) { misread.insert(frame) }
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
      guard count.lost + count.gained + count.misread.count + count.died.count > 0 else {
        return nil
      }
      let group = groups[index]
      return ConditionComparison(
        suite: group.suite, symbology: group.symbology, point: group.point,
        namedCondition: group.namedCondition, frames: count.net.count, lost: count.lost,
        gained: count.gained, newMisreads: count.misread.count, newDeaths: count.died.count)
    }
  }

  /// Each symbology, and where there are several all of them together, which shows what is too little in each.
  func symbologies(
    _ groups: [FrameGroup], errorRate: Double
  ) -> (each: [SymbologyComparison], together: SymbologyComparison?) {
    let members = Dictionary(grouping: counts.keys) { groups[$0].symbology }
    let names = members.keys.sorted()
    var families = names.map { name in
      (name: name, counts: (members[name] ?? []).compactMap { counts[$0] })
    }
    if names.count > 1 {
      families.append((SymbologyComparison.together, counts.values.map(\.self)))
    }
    let tests = families.map { family in
      McNemar(
        onlyFirst: family.counts.map(\.lost).reduce(0, +),
        onlySecond: family.counts.map(\.gained).reduce(0, +))
    }
    let pValues = tests.map { $0.pValue(.greater) }
    let adjusted = Holm.adjusted(pValues)
    let compared = families.indices.map { index in
      func sum(_ count: (Count) -> Int) -> Int {
        families[index].counts.map(count).reduce(0, +)
      }
      return SymbologyComparison(
        symbology: families[index].name, frames: sum(\.net.count),
        lost: tests[index].onlyFirst, gained: tests[index].onlySecond,
        newMisreads: sum(\.misread.count), newDeaths: sum(\.died.count), pValue: pValues[index],
        adjustedPValue: adjusted[index], errorRate: errorRate)
    }
    return (Array(compared.prefix(names.count)), names.count > 1 ? compared.last : nil)
  }
}
