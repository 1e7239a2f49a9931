import Analysis
import Records

/// What a survey of named conditions says of one engine, in sentences.
struct ConditionHeadline {
  let survey: ConditionSurvey
  let engine: EngineRecord

  var finding: Finding {
    Finding(
      engine: engine.label,
      sentences: [overall ?? "No symbology was tried.", hardest].compactMap(\.self))
  }

  private var cells: [SummaryCell] { survey.cells(of: engine) }

  /// All conditions together: the read rate with its interval, and the misreads.
  var overall: String? {
    guard let read = ReadCount(cells) else { return nil }
    let misreads = Wording.count(cells.map(\.outcomes.misread).reduce(0, +), "misread")
    return "Over all \(survey.conditions.count) conditions it read \(read.text), with \(misreads)."
  }

  /// Conditions that are named as the hardest; of more nothing is said.
  private static let mostNamed = 3

  /// Under which it read least, all symbologies together, as far as that can be told.
  private var hardest: String? {
    let names = survey.hardest(for: engine)
    guard let first = names.first, names.count <= Self.mostNamed else { return nil }
    return names.count == 1
      ? "It read least under \(first)."
      : "It read least under one of \(Wording.list(names)), which cannot be told apart."
  }
}
