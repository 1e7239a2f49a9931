import Document
package import Records
package import Summaries

/// Words of choices, for pages and terminals alike.
package enum ChoiceWords {
  /// For example `at least 90 % of the frames read and at most 20 ms on average`.
  package static func rule(_ rule: ChoiceRule) -> String {
    Wording.list(
      [
        rule.read.map { "at least \(share($0)) of the frames read" },
        rule.most.map { "at most \(Wording.plain($0)) ms on average" },
        rule.misreads.map { "at most \(share($0)) read wrong" },
      ].compactMap(\.self))
  }

  /// Shares here may be far smaller than a tenth of a per cent.
  private static func share(_ share: Double) -> String { "\(Wording.plain(share * 100)) %" }

  /// The rule by which options are chosen.
  package static let tuning =
    "Chosen was, of those that keep the time, the fastest that reads what is asked, or where none does, the one that reads most."

  /// The options that one half of the frames chose, and what the other half says of them.
  package static func tuned(_ tuned: TunedRecord) -> String {
    let chosen =
      "Options of \(tuned.family): \(tuned.best.name) was chosen of \(tuned.settings) by \(Wording.count(tuned.tuningFrames, "frame")). "
      + "Of the other \(Wording.count(tuned.best.frames)) it \(result(tuned.best))"
    guard let usual = tuned.usual, usual.name != tuned.best.name else {
      return chosen + (tuned.usual == nil ? "." : "; these are the defaults.")
    }
    return "\(chosen); the defaults \(result(usual)) (\(Wording.significance(tuned.pValue ?? 1)))."
  }

  /// For example `read 97.5 % (95 to 99 %), 5.2 ms on average`.
  package static func result(_ found: CombinationRecord) -> String {
    let read =
      found.readRate.map { "read \(Wording.percent($0.rate)) (\(Wording.interval($0)))" }
      ?? "read nothing"
    let wrong = found.misreads > 0 ? ", \(Wording.count(found.misreads)) wrong" : ""
    return read + wrong
      + (found.time.map { ", \(Wording.duration(milliseconds: $0.mean)) on average" } ?? "")
  }

  /// For example `97.5 % (95.0 % to 99.0 %), 5.2 ms`.
  package static func brief(_ found: CombinationRecord) -> String {
    [
      found.readRate.map { "\(Wording.percent($0.rate)) (\($0.bounds))" } ?? "none",
      found.misreads > 0 ? "\(Wording.count(found.misreads)) wrong" : nil,
      found.time.map { Wording.duration(milliseconds: $0.mean) },
    ].compactMap(\.self).joined(separator: ", ")
  }
}
