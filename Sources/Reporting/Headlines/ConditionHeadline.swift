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

  /// Up to three conditions under which the least was read, all symbologies together.
  private var hardest: String? {
    let groups = cells.grouped { $0.namedCondition ?? "" }.groups
    let rates = survey.conditions.enumerated().compactMap { index, name in
      ReadCount(groups[name] ?? []).map { (rate: $0.rate.rate, index: index, name: name) }
    }
    let least = rates.filter { $0.rate < 1 }.sorted { ($0.rate, $0.index) < ($1.rate, $1.index) }
      .prefix(3)
    guard !least.isEmpty else { return nil }
    return "It read least under "
      + Wording.list(least.map { "\($0.name) (\(Wording.percent($0.rate)))" }) + "."
  }
}
