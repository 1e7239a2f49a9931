import Chapters
import Document
import Findings
import Records
import Summaries

extension ConditionSurvey {
  /// The results of a survey of named conditions for one engine: the read rate over all, beside another engine's on the same frames, and the
  /// hardest; nil where nothing was tried.
  ///
  /// - Parameter together: how often readers read the same frames.
  func sentence(
    on engine: EngineRecord, in run: RunRecord, _ together: [TogetherRecord]
  ) -> Sentence? {
    let cells = cells(of: engine)
    guard let read = ReadCount(cells) else { return nil }
    let paired = paired(engine, together)
    let misreads = Wording.count(cells.map(\.outcomes.misread).reduce(0, +), "misread")
    let opening =
      "Over the \(conditions.count) conditions of suite \(key.suite) it read "
      + (paired ?? Wording.percent(read.rate.rate))
    return Sentence(
      [opening, leastRead(by: engine)].compactMap(\.self).joined(
        separator: paired == nil ? ", " : "; ") + ".",
      evidence:
        "\(paired == nil ? "" : "of all that it was asked ")\(read.text(dependence: run.dependence(of: cells))), with \(misreads)",
      section: paired == nil ? ReportSection.conditionsID : ReportSection.togetherID)
  }

  /// The comparison with the engine that shares most frames; nil if no frames are shared.
  private func paired(_ engine: EngineRecord, _ together: [TogetherRecord]) -> String? {
    let own = together.filter {
      $0.isOf(key) && [$0.first, $0.second].contains(engine.label)
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
  private func leastRead(by engine: EngineRecord) -> String? {
    let names = hardest(for: engine)
    guard let first = names.first, names.count <= Self.mostNamed else { return nil }
    return names.count == 1
      ? "least under \(first)"
      : "least under one of \(Wording.list(names)), which cannot be told apart"
  }
}
