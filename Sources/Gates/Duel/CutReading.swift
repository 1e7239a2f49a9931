package import Barcodes
package import Judging
import Statistics
import Summaries
import Tallies

/// What is known of the frames that both engines of a duel were asked before its time was over: which of them gave no answer.
///
/// What was read is not judged, since nobody has seen whether the engines answer the same twice. That an engine answers at all is:
/// one that hangs must not gain by the time that it takes.
package struct CutReading: Codable, Sendable, Equatable {
  /// The error of calling a candidate worse that answers as often.
  @Share package var errorRate: Double
  /// Frames, each with a mask and a view, that both were asked.
  @Tally package var asked: Int
  /// Those on which the candidate alone gave no answer: none within the time, an error, or its process ended.
  @Tally package var candidateAlone: Int
  /// Those on which the baseline alone gave none.
  @Tally package var baselineAlone: Int
  /// Those that ended the candidate's process, and not the baseline's.
  @Tally package var newDeaths: Int
  /// The one-sided p-value of McNemar's exact test.
  @Share package var pValue: Double
}

extension CutReading {
  /// - Parameters:
  ///   - path: the folder of a reading, finished or not.
  ///   - baseline, candidate: labels of the engines.
  /// - Throws: `RecordError`.
  package init(path: String, baseline: String, candidate: String, rule: ReadingRule) throws {
    var manners = MaskViewIndex()
    let answers = try RunFolder(path: path).answers(of: [baseline, candidate], &manners)
    let earlier = answers[baseline] ?? [:]
    var (asked, candidateAlone, baselineAlone, newDeaths) = (0, 0, 0, 0)
    for (question, after) in answers[candidate] ?? [:] where after.isAnswer {
      guard let before = earlier[question], before.isAnswer else { continue }
      asked += 1
      if after.isFailure && !before.isFailure { candidateAlone += 1 }
      if before.isFailure && !after.isFailure { baselineAlone += 1 }
      if after.isDeath && !before.isDeath { newDeaths += 1 }
    }
    self.init(
      errorRate: rule.errorRate, asked: asked, candidateAlone: candidateAlone,
      baselineAlone: baselineAlone, newDeaths: newDeaths,
      pValue: McNemar(onlyFirst: candidateAlone, onlySecond: baselineAlone).pValueGreater)
  }

  package var isWorse: Bool { newDeaths > 0 || pValue <= errorRate }

  /// Why it is worse, or nil.
  package var reason: String? {
    guard isWorse else { return nil }
    let deaths =
      newDeaths > 0 ? ", and \(ComparisonBasis.frames.deaths(newDeaths)); none is allowed" : ""
    return
      "Of \(Wording.count(asked, "frame")) that both were asked the candidate alone gave no answer on "
      + "\(Wording.count(candidateAlone)), the baseline alone on \(Wording.count(baselineAlone)) "
      + "(\(Wording.significance(pValue)))\(deaths)."
  }
}
