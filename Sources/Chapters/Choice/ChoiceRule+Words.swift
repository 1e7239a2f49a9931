import Document
package import Records
package import Summaries

// Words of choices, for pages and terminals alike.

extension ChoiceRule {
  /// For example `at least 90 % of the frames read and at most 20 ms on average`.
  package var words: String {
    Wording.list(
      [
        read.map { "at least \(Wording.set(share: $0)) of the frames read" },
        mostMilliseconds.map { "at most \(Wording.plain($0)) ms on average" },
        mostMisreads.map { "at most \(Wording.set(share: $0)) read wrong" },
      ].compactMap(\.self))
  }
}

extension TunedRecord {
  /// The rule by which options are chosen.
  package static let rule =
    "Chosen was, of those that keep the time, the fastest that reads what is asked, or where none does, the one that reads most."

  /// The options that one half of the frames chose, and what the other half says of them.
  package var words: String {
    let chosen =
      "Options of \(family): \(best.name) was chosen of \(settings) by \(Wording.count(tuningFrames, "frame")). "
      + "Of the other \(Wording.count(best.frames)) it \(best.words)"
    guard let usual, usual.name != best.name else {
      return chosen + (usual == nil ? "." : "; these are the defaults.")
    }
    return "\(chosen); the defaults \(usual.words) (\(Wording.significance(pValue ?? 1)))."
  }
}

extension CombinationRecord {
  /// For example `read 97.5 % (95 to 99 %), 5.2 ms on average`.
  package var words: String {
    let read =
      readRate.map { "read \(Wording.percent($0.rate)) (\(Wording.interval($0)))" }
      ?? "read nothing"
    let wrong = misreads > 0 ? ", \(Wording.count(misreads)) wrong" : ""
    return read + wrong
      + (time.map { ", \(Wording.duration(milliseconds: $0.meanMilliseconds)) on average" } ?? "")
  }

  /// For example `97.5 % (95.0 % to 99.0 %), 5.2 ms`.
  package var brief: String {
    [
      readRate.map { "\(Wording.percent($0.rate)) (\($0.bounds))" } ?? "none",
      misreads > 0 ? "\(Wording.count(misreads)) wrong" : nil,
      time.map { Wording.duration(milliseconds: $0.meanMilliseconds) },
    ].compactMap(\.self).joined(separator: ", ")
  }
}
