package import Barcodes
package import Records
package import Summaries

/// A reader, or readers together, held against a rule.
package struct ChoiceSetting: Codable, Sendable {
  package let found: CombinationRecord
  package let answer: ChoiceAnswer
  /// The things that are asked and not met, `fails` or `open`, by the rule's names; absent where all are met.
  package let unmet: [String: ChoiceAnswer]?
  /// The number of frames that would show it, were shares and times those that were measured; absent where it is shown, or too many were needed.
  @Tally package var framesNeeded: Int?

  /// The confidence that no answer is wrong, all of them together.
  package static let confidence = 0.95

  /// Holds each against the rule: those that meet it first, the fastest before, then the open ones, then the others, those that read
  /// most before.
  ///
  /// - Parameter tried: how many were held against it in all, of which these may be some.
  package static func all(
    _ combinations: [CombinationRecord], _ rule: ChoiceRule, tried: Int
  ) -> [ChoiceSetting] {
    // Each thing asked of each setting may be wrong in one of so many parts of the error (Bonferroni).
    let each = 1 - (1 - confidence) / Double(max(1, tried * rule.count))
    return combinations.map { ChoiceSetting($0, rule, confidence: each) }.sorted {
      $0.rank.lexicographicallyPrecedes($1.rank)
    }
  }

  /// - Parameter confidence: of each thing that is shown of it.
  init(_ found: CombinationRecord, _ rule: ChoiceRule, confidence: Double) {
    self.found = found
    var evidence: [ChoiceRule.CodingKeys: ChoiceEvidence] = [:]
    if let read = rule.read {
      evidence[.read] = ChoiceEvidence(
        found.reads, of: found.codeFrames, atLeast: read, confidence: confidence)
    }
    if let misreads = rule.mostMisreads {
      evidence[.mostMisreads] = ChoiceEvidence(
        found.frames - found.misreads, of: found.frames, atLeast: 1 - misreads,
        confidence: confidence)
    }
    if let most = rule.mostMilliseconds {
      evidence[.mostMilliseconds] =
        found.time.map { ChoiceEvidence($0, atMost: most, confidence: confidence) } ?? .unknown
    }
    let answers = evidence.mapValues(\.answer)
    let open = evidence.values.filter { $0.answer == .open }
    answer =
      answers.values.contains(.fails) ? .fails : open.isEmpty ? .meets : .open
    let unmet = answers.filter { $0.value != .meets }.map { (ChoiceRule.name($0), $1) }
    self.unmet = unmet.isEmpty ? nil : Dictionary(uniqueKeysWithValues: unmet)
    let needed = open.map(\.frames)
    framesNeeded = answer == .open && !needed.contains(nil) ? needed.compactMap(\.self).max() : nil
  }

  /// The less the better, in turn.
  fileprivate var rank: [Double] {
    [
      Double(ChoiceAnswer.allCases.firstIndex(of: answer) ?? 0),
      answer == .meets ? found.time?.meanMilliseconds ?? 0 : found.isOnFront == true ? 0 : 1,
      -(found.readRate?.rate ?? 0), Double(found.looks),
    ]
  }
}
