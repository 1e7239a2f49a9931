import Barcodes
import Document
import Records
import Summaries

/// An engine's answer on a picture, in words. The template finds the values by these names.
struct PhotographAnswer {
  /// The findings by which pictures are filtered.
  enum PhotographFinding: String, CaseIterable {
    case something, nothing, silent, correct, misread, missed, ghost

    var words: String {
      switch self {
      case .something: "read something"
      case .nothing: "read nothing"
      case .silent: "no answer"
      case .correct: "all right"
      case .misread: "misread"
      case .missed: "missed"
      case .ghost: "false positive"
      }
    }
  }

  let engine: PhotographEngine
  let codes: [String]
  let remark: String
  /// The comparison with the truth; empty if that is unknown.
  let verdict: String
  /// The class that gives the verdict its look; empty where nothing is for or against the engine.
  let kind: String
  let findings: [PhotographFinding]

  /// The number of codes that are listed at most; `photos.jsonl` has all.
  fileprivate static let mostCodes = 12
  /// The length limit of a text in Unicode scalars.
  private static let longestText = 120

  /// The mark of a code that not every engine read, where engines differ.
  static let differs = "≠ "

  /// - Parameter alone: the indices of the decodes that other engines with reads lack.
  init(_ reading: EngineReading, by engine: PhotographEngine, alone: Set<Int>) {
    self.engine = engine
    codes = reading.decodes.prefix(Self.mostCodes).enumerated().map { index, code in
      (alone.contains(index) ? Self.differs : "") + Self.text(code.symbology, code.text)
    }
    (remark, verdict, kind) = (reading.remark, reading.verdict, reading.kind)
    findings = reading.findings
  }

  static func text(_ symbology: Symbology?, _ text: String) -> String {
    "\(symbology?.name ?? "another format"): \(VisibleText.of(text, limit: longestText))"
  }
}

extension EngineReading {
  fileprivate var remark: String {
    guard status == .ok else {
      return VisibleText.of("no answer: \(message ?? status.rawValue)")
    }
    let rest = decodes.count - PhotographAnswer.mostCodes
    if rest > 0 { return "and \(Wording.count(rest, "more code"))" }
    return decodes.isEmpty ? "nothing" : ""
  }

  private func count(_ outcomes: Outcome...) -> Int {
    codes?.count { outcomes.contains($0.outcome) } ?? 0
  }

  private var asked: Int { codes?.count(where: \.outcome.isAsked) ?? 0 }

  fileprivate var findings: [PhotographAnswer.PhotographFinding] {
    guard status == .ok else { return [.silent] }
    return [decodes.isEmpty ? .nothing : .something]
      + (asked > 0 && count(.correct) == asked ? [.correct] : [])
      + (count(.misread, .formatError) > 0 ? [.misread] : [])
      + (count(.missed) > 0 ? [.missed] : [])
      + ((falsePositives ?? 0) > 0 ? [.ghost] : [])
  }

  fileprivate var verdict: String {
    guard codes != nil else { return "" }
    let ghosts = falsePositives ?? 0
    let parts =
      [
        asked > 0 ? "\(count(.correct)) of \(asked) read" : "",
        Self.part(count(.misread), "misread"), Self.part(count(.formatError), "of another format"),
        Self.part(count(.missed), "missed"),
        ghosts > 0 ? Wording.count(ghosts, "false positive") : "",
        Self.part(count(.unsupported), "not claimed"),
      ].filter { !$0.isEmpty }
    guard parts.isEmpty else { return parts.joined(separator: ", ") }
    return decodes.isEmpty ? "rightly nothing" : "counts neither way"
  }

  fileprivate var kind: String {
    if findings.contains(.misread) || findings.contains(.ghost) { return "fails" }
    if findings.contains(.missed) { return "undecided" }
    let isNeutral = asked == 0 && (count(.unsupported) > 0 || !decodes.isEmpty)
    return isNeutral ? "" : "holds"
  }

  private static func part(_ count: Int, _ words: String) -> String {
    count > 0 ? "\(Wording.count(count)) \(words)" : ""
  }
}
