package import Records
package import Summaries

/// The verdicts that advice rests on: those of one suite, mask and condition.
package struct AdviceBasis: Sendable {
  package let run: RunRecord
  package let suite: SuiteRecord
  package let mask: MaskName
  /// `nominal`, or the values of the suite's other axes; empty where nothing but the width varies.
  package let condition: String
  /// The settings of the named condition, in words; nil where there are none, or they are not
  /// known.
  package let conditionWords: String?
  /// True if each frame has another photograph's blur, noise and light, which are drawn once each.
  package let drawsPhotographs: Bool
  /// A read rate, 0 to 1.
  package let target: Double
  /// The suite's other conditions, which might have been chosen.
  package let otherConditions: [String]
  package let engines: [EngineRecord]
  package let records: [VerdictRecord]

  /// The suite `guidance` where the run has it, else the first; its first condition; its own mask. Suites that hold conditions
  /// against a reference are left out unless they are named.
  ///
  /// - Parameter path: of the run, for errors.
  /// - Throws: `AdviceError`.
  package init(
    _ summary: Summary, chosenBy input: AdviceInput = AdviceInput(), path: String
  ) throws(AdviceError) {
    run = summary.run
    let verdicts = summary.verdicts ?? []
    guard !verdicts.isEmpty else { throw .noVerdicts(run: path) }
    let judged = try Self.chosen(
      verdicts, input.target, option: "--target", name: { Wording.plain($0) }, of: \.target)
    let names = try Self.chosen(
      judged, input.suite, option: "--suite", name: { $0 }, of: \.suite
    ).map(\.suite)
    let suites = summary.run.suites.filter { names.contains($0.name) }
    let preferred = suites.filter { $0.reference == nil }
    guard
      let suite = preferred.first(where: { $0.name == ClaimSuite.guidance.rawValue })
        ?? preferred.first ?? suites.first
    else { throw .noVerdicts(run: path) }
    let ofSuite = judged.filter { $0.suite == suite.name }
    let conditions = ofSuite.grouped(by: \.conditionName).keys
    let named = try Self.chosen(
      ofSuite, input.condition ?? conditions.first, option: "--condition", name: { $0 },
      of: \.conditionName)
    let masks = named.grouped(by: \.mask).keys
    let mask = masks.contains(.own) ? .own : masks[0]
    records = named.filter { $0.mask == mask }
    self.suite = suite
    self.mask = mask
    let condition = records[0].conditionName
    self.condition = condition
    drawsPhotographs = suite.drawsPhotographs(under: records[0].namedCondition)
    conditionWords = records[0].namedCondition.flatMap { suite.conditionWords?[$0] }
    target = records[0].target
    otherConditions = conditions.filter { $0 != condition }
    engines = try Self.engines(input.engines, of: summary.run)
  }

  /// - Parameters:
  ///   - value: nil for all.
  ///   - name: of a value, for errors.
  private static func chosen<Value: Equatable>(
    _ records: [VerdictRecord], _ value: Value?, option: String, name: (Value) -> String,
    of property: (VerdictRecord) -> Value
  ) throws(AdviceError) -> [VerdictRecord] {
    guard let value else { return records }
    let found = records.filter { property($0) == value }
    guard found.isEmpty else { return found }
    throw .notJudged(
      option: option, value: name(value),
      known: records.map { name(property($0)) }.grouped { $0 }.keys)
  }

  private static func engines(
    _ labels: [String], of run: RunRecord
  ) throws(AdviceError) -> [EngineRecord] {
    let known = run.engines.map(\.label)
    if let unknown = labels.first(where: { !known.contains($0) }) {
      throw .notJudged(option: "--engine", value: unknown, known: known)
    }
    return labels.isEmpty ? run.engines : run.engines.filter { labels.contains($0.label) }
  }

  /// `suite guidance, nominal`
  package var name: String {
    (["suite \(suite.name)", condition].filter { !$0.isEmpty }).joined(separator: ", ")
  }

  /// The run's safe width for an engine and a symbology, with what it knows where there is none.
  package func safeWidth(_ engine: EngineRecord, _ symbology: String) -> SafeWidth {
    SafeWidth(
      records.first { $0.engine == engine.label && $0.symbology == symbology }, of: engine,
      symbology: symbology)
  }
}

extension VerdictRecord {
  fileprivate var conditionName: String {
    Wording.setting(self.setting, named: self.namedCondition).joined(separator: ", ")
  }
}
