import Chapters
import Document
import Findings
import Records
import Summaries

/// The results of a survey of named conditions for one engine, in sentences.
struct ConditionHeadline {
  let survey: ConditionSurvey
  let engine: EngineRecord
  let run: RunRecord
  var together: [TogetherRecord] = []

  var finding: Finding {
    Finding(
      engine: engine.label, [overall ?? Sentence("No symbology was tried.")])
  }

  private var cells: [SummaryCell] { survey.cells(of: engine) }

  /// The read rate over all conditions, beside another engine's on the same frames, and the
  /// hardest.
  var overall: Sentence? {
    guard let read = ReadCount(cells) else { return nil }
    let paired = paired
    let misreads = Wording.count(cells.map(\.outcomes.misread).reduce(0, +), "misread")
    let opening =
      "Over the \(survey.conditions.count) conditions of suite \(survey.key.suite) it read "
      + (paired ?? Wording.percent(read.rate.rate))
    return Sentence(
      [opening, hardest].compactMap(\.self).joined(separator: paired == nil ? ", " : "; ") + ".",
      evidence:
        "\(paired == nil ? "" : "of all that it was asked ")\(read.text(dependence: run.dependence(of: cells))), with \(misreads)",
      section: paired == nil ? ReportSection.conditionsID : ReportSection.togetherID)
  }

  /// The comparison with the engine that shares most frames; nil if no frames are shared.
  private var paired: String? {
    let own = together.filter {
      $0.isOf(survey.key) && [$0.first, $0.second].contains(engine.label)
    }
    // The first of those with as many.
    guard let pair = own.max(by: { $0.frames < $1.frames }), pair.frames > 0,
      let (first, second) = pair.rates
    else { return nil }
    let isFirst = pair.first == engine.label
    let (mine, others) = isFirst ? (first, second) : (second, first)
    let (alone, theirs) =
      isFirst ? (pair.onlyFirst, pair.onlySecond) : (pair.onlySecond, pair.onlyFirst)
    let other = isFirst ? pair.second : pair.first
    let verdict =
      !pair.showsDifference
      ? "no difference is shown" : alone > theirs ? "it reads more" : "it reads fewer"
    return
      "\(Wording.percent(mine.rate)) of the \(Wording.count(pair.frames, "frame")) that \(other) was asked, too, and \(other) "
      + "\(Wording.percent(others.rate)): \(verdict) (\(Wording.count(alone)) and \(Wording.count(theirs)) read by one alone, "
      + "\(Wording.significance(pair.pValue)))"
  }

  /// The number of hardest conditions that are named at most; more are not mentioned.
  private static let mostNamed = 3

  /// The conditions with the lowest read rate, as far as they can be told apart.
  private var hardest: String? {
    let names = survey.hardest(for: engine)
    guard let first = names.first, names.count <= Self.mostNamed else { return nil }
    return names.count == 1
      ? "least under \(first)"
      : "least under one of \(Wording.list(names)), which cannot be told apart"
  }
}
