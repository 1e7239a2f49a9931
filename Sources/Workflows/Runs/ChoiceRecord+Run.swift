import Chapters
package import Findings
import Foundation
package import Records
import Summaries
import Tallies

extension ChoiceRecord {
  /// Returns which readers of a run meet a rule, with a newline at its end, as JSON or for people.
  ///
  /// - Throws: `UsageError` where the run has no such frames; `RecordError`.
  package static func text(
    of path: String, suite: String?, symbology: String?, condition: String?, mask: String?,
    view: String?, _ asked: ChoiceRule?, isJSON: Bool
  ) throws -> String {
    let folder = try RunFolder(path: path)
    let rule = try asked ?? Self.rule(of: folder.run.suites.filter { suite ?? $0.name == $0.name })
    let masks = folder.run.suites.filter { suite ?? $0.name == $0.name }.flatMap(\.masks)
    let usual = masks.contains(.own) ? MaskName.own : masks.first ?? .own
    let filter = FrameFilter(
      suite: suite, symbology: symbology, condition: condition,
      mask: mask.map { MaskName($0) } ?? usual, view: view)
    try check(filter, folder, masks: masks, path)
    let found = try folder.combinations(filter, rule)
    guard !found.records.isEmpty else {
      throw UsageError(
        "\(path): no reader was asked such frames in a suite that samples evenly (\(filter.words.joined(separator: ", "))); suites with a target or paired "
          + "frames, streams and photographs shown smaller are left out")
    }
    let choice = ChoiceRecord(
      found.records, tuned: found.tuned, of: folder.run, path: path, suites: found.suites,
      frames: filter, rule: rule)
    let standing =
      folder.run.finishedAt == nil
      ? "The run is not finished; this is of what was read so far.\n" : ""
    guard isJSON else { return standing + choice.text + "\n" }
    return String(decoding: try RecordCoding.document(choice), as: UTF8.self)
  }

  /// The rule that suites have in common.
  private static func rule(of suites: [SuiteRecord]) throws -> ChoiceRule {
    let rules = suites.compactMap(\.choice)
    guard let rule = rules.first, rules.allSatisfy({ $0 == rule }) else {
      throw UsageError(
        "say what is asked: --read 0.99, --most-ms 50 or --most-misreads 1e-4; the run's suites \(rules.isEmpty ? "do not say it ('choose')" : "say different things")"
      )
    }
    return rule
  }

  private static func check(
    _ filter: FrameFilter, _ folder: RunFolder, masks: [MaskName], _ path: String
  ) throws {
    func known(_ name: String?, _ names: [String], _ kind: String) throws {
      guard let name, !names.contains(name) else { return }
      let list =
        names.isEmpty
        ? "nor any other: leave it out" : "but \(Set(names).sorted().joined(separator: ", "))"
      throw UsageError("\(path): it has no \(kind) '\(name)', \(list)")
    }
    let groups = folder.frames.groups
    try known(filter.suite, groups.map(\.suite), "suite")
    try known(filter.symbology, groups.map(\.symbology), "symbology")
    try known(filter.condition, groups.compactMap(\.namedCondition), "condition")
    try known("\(filter.mask)", masks.map { "\($0)" }, "mask")
  }
}
