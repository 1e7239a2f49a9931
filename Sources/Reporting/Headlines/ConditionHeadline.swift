import Analysis
import Records

/// What a survey of named conditions says of one engine, in sentences.
struct ConditionHeadline {
  let survey: ConditionSurvey
  let engine: EngineRecord

  var finding: Finding {
    Finding(
      engine: engine.label, [overall ?? Sentence("No symbology was tried.")])
  }

  private var cells: [SummaryCell] { survey.cells(of: engine) }

  /// All conditions together: the read rate, and under which least was read.
  var overall: Sentence? {
    guard let read = ReadCount(cells) else { return nil }
    let misreads = Wording.count(cells.map(\.outcomes.misread).reduce(0, +), "misread")
    let opening =
      "Over the \(survey.conditions.count) conditions of suite \(survey.key.suite) it read "
      + Wording.percent(read.rate.rate)
    return Sentence(
      [opening, hardest].compactMap(\.self).joined(separator: ", ") + ".",
      evidence: "\(read.text), with \(misreads)", section: ConditionSection.id)
  }

  /// Conditions that are named as the hardest; of more nothing is said.
  private static let mostNamed = 3

  /// Under which it read least, all symbologies together, as far as that can be told.
  private var hardest: String? {
    let names = survey.hardest(for: engine)
    guard let first = names.first, names.count <= Self.mostNamed else { return nil }
    return names.count == 1
      ? "least under \(first)"
      : "least under one of \(Wording.list(names)), which cannot be told apart"
  }
}
