package import Judging
package import Statistics

/// A change of a reader whose effect is known: how many frames it shuffles, and how many it loses or misreads beyond that.
package struct ReadingWorld: Sendable {
  package var name: String
  /// Symbologies among which the changed frames fall.
  package var symbologies: Int
  /// Frames that are read otherwise, each lost or gained with the same probability.
  package var shuffledReads: Int
  /// Frames that are misread otherwise, each newly or no longer, likewise.
  package var shuffledMisreads: Int
  /// Frames that are lost, or newly misread, on top of it.
  package var lost: Int
  package var misread: Int

  package init(
    _ name: String, symbologies: Int = 13, shuffledReads: Int = 0, shuffledMisreads: Int = 0,
    lost: Int = 0, misread: Int = 0
  ) {
    self.name = name
    self.symbologies = symbologies
    self.shuffledReads = shuffledReads
    self.shuffledMisreads = shuffledMisreads
    self.lost = lost
    self.misread = misread
  }

  /// Whether the candidate reads as well as the baseline: what differs is shuffled.
  package var isHarmless: Bool { lost == 0 && misread == 0 }

  /// The counts of one comparison: those of each symbology, and of all together where there are several.
  package func draw(using generator: inout SeededGenerator) -> [ReadingCounts] {
    var counts = [ReadingCounts](repeating: ReadingCounts(), count: symbologies)
    func symbology() -> Int { min(symbologies - 1, Int(generator.uniform() * Double(symbologies))) }
    for _ in 0..<shuffledReads {
      let index = symbology()
      if generator.uniform() < 0.5 { counts[index].lost += 1 } else { counts[index].gained += 1 }
    }
    for _ in 0..<shuffledMisreads {
      let index = symbology()
      if generator.uniform() < 0.5 {
        counts[index].newMisreads += 1
      } else {
        counts[index].misreadsGone += 1
      }
    }
    for _ in 0..<lost { counts[symbology()].lost += 1 }
    for _ in 0..<misread { counts[symbology()].newMisreads += 1 }
    return symbologies > 1 ? counts + [counts.reduce(ReadingCounts(), +)] : counts
  }

  /// How often each answer is given.
  package func answers(
    repetitions: Int, seed: UInt64, _ answer: ([ReadingCounts]) -> ReadingAnswer
  ) -> [ReadingAnswer: Int] {
    var generator = SeededGenerator(seed: seed)
    return (0..<repetitions).reduce(into: [:]) { found, _ in
      found[answer(draw(using: &generator)), default: 0] += 1
    }
  }
}

extension ReadingWorld {
  /// What harmless changes do, up to padding by a few pixels with ZBar, and what harmful ones do on top of it.
  package static let catalogue: [ReadingWorld] = [
    ReadingWorld("10 reads shuffled", shuffledReads: 10),
    ReadingWorld("80 reads shuffled", shuffledReads: 80),
    ReadingWorld("80 of one symbology", symbologies: 1, shuffledReads: 80),
    ReadingWorld("4 misreads shuffled", shuffledMisreads: 4),
    ReadingWorld(
      "45 misreads shuffled, 80 reads", shuffledReads: 80, shuffledMisreads: 45),
    ReadingWorld(
      "400 misreads shuffled, 400 reads", shuffledReads: 400, shuffledMisreads: 400),
    ReadingWorld("26 lost", lost: 26),
    ReadingWorld("26 lost, 20 reads shuffled", shuffledReads: 20, lost: 26),
    ReadingWorld("12 misread", misread: 12),
    ReadingWorld("26 misread, 10 misreads shuffled", shuffledMisreads: 10, misread: 26),
  ]
}

/// The rule as it was: one new misread is worse by itself, and reading less is tested for each family, whether or not its
/// test could reject.
package enum FormerReadingRule {
  package static func answer(_ families: [ReadingCounts]) -> ReadingAnswer {
    let adjusted = Holm.adjusted(
      families.map { McNemar(onlyFirst: $0.lost, onlySecond: $0.gained).pValueGreater })
    return families.contains { $0.newMisreads > 0 } || adjusted.contains { $0 <= 0.01 }
      ? .worse : .fine
  }
}
