package import Document
import Findings
package import Judging
package import Summaries

extension LimitEnd {
  /// For example `to 47.5°`, `≥ 75°` where that was the farthest tried, or `none`.
  package func words(_ limit: Double?, of axis: SweptAxis, isDescending: Bool) -> String {
    guard let limit else { return self == .open ? "open" : "none" }
    let value = axis.text(limit)
    return self == .found
      ? (isDescending ? "down to \(value)" : "to \(value)")
      : (isDescending ? "≤ \(value)" : "≥ \(value)")
  }
}

extension LimitRecord {
  private var axis: SweptAxis { SweptAxis(self.parameter) }

  package var words: String {
    self.end.words(self.limit, of: axis, isDescending: self.isDescending)
  }

  /// The evidence: what comes after the limit, and how many codes stand behind it.
  package var note: String {
    let sample = self.steps.filter { $0.decision == .passes }.map(\.codes)
    var notes: [String] = []
    if !sample.isEmpty { notes.append("n = \(Wording.range(sample))") }
    switch (self.end, self.finding.next) {
    case (.found, let next?): notes.append("less at \(axis.text(next.value)): \(read(next))")
    case (.open, let next?): notes.append("open at \(axis.text(next.value)): \(read(next))")
    default: notes.append("the farthest tried")
    }
    if let returns = self.returns {
      let codes = self.steps.filter { returns.contains($0.value) }.map(\.codes)
      notes.append(
        "read again at \(Wording.list(returns.map(axis.text))), n = \(Wording.range(codes))")
    }
    if self.untried != nil { notes.append("not all was tried") }
    return notes.joined(separator: "; ")
  }

  package var cell: ReportTable.Cell { .number(words, note: note) }

  private func read(_ step: LimitStepRecord) -> String { "\(step.reads) of \(step.codes)" }
}

extension [LimitRecord] {
  /// The meaning of a limit.
  package var explanation: String {
    let targets = Set(map(\.target)).sorted().map { Wording.percent($0) }
    return
      "A limit is the last value up to which, at each one that was tried, at least \(Wording.list(targets)) of the frames are "
      + "read. That it lies too far has a probability of at most 5 % (tests by betting, value by value from the easy end). “≥” and “≤”: "
      + "the limit may lie beyond, since every value that was tried is read, or the next one is open. n is the number of frames at each value."
  }
}

extension SweptAxis {
  /// The parameter, with the word that ISO/IEC 15423 has for it: `yaw (pitch in ISO/IEC 15423)`.
  package var standardName: String {
    Self.standardWords[name].map { "\(words) (“\($0)” in ISO/IEC 15423)" } ?? words
  }

  /// Tilt turns about the axis towards the reader, skew about the horizontal one, pitch about the vertical one (ISO/IEC 15423, in the words of
  /// JIS X 0522-1:2005).
  private static let standardWords = [
    "rotation_deg": "tilt", "pitch_deg": "skew", "yaw_deg": "pitch",
  ]
}
