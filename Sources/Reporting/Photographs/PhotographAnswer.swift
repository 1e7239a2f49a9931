import Barcodes
import Document
import Records
import Summaries

/// An engine's answer on a picture, in words.
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

  private let reading: EngineReading
  /// The indices of the decodes that other engines with reads lack.
  private let alone: Set<Int>

  init(_ reading: EngineReading, alone: Set<Int> = []) {
    (self.reading, self.alone) = (reading, alone)
  }

  /// The number of codes that are listed at most; `photos.jsonl` has all.
  private static let mostCodes = 12
  /// The length limit of a text in Unicode scalars.
  private static let longestText = 120

  static func text(_ symbology: Symbology?, _ text: String) -> String {
    "\(symbology?.name ?? "another format"): \(VisibleText.of(text, limit: longestText))"
  }

  /// The mark of a code that not every engine read, where engines differ.
  static let differs = "≠ "

  var codes: [String] {
    reading.decodes.prefix(Self.mostCodes).enumerated().map { index, code in
      (alone.contains(index) ? Self.differs : "") + Self.text(code.symbology, code.text)
    }
  }

  var remark: String {
    guard reading.status == .ok else {
      return VisibleText.of("no answer: \(reading.message ?? reading.status.rawValue)")
    }
    let rest = reading.decodes.count - Self.mostCodes
    if rest > 0 { return "and \(Wording.count(rest, "more code"))" }
    return reading.decodes.isEmpty ? "nothing" : ""
  }

  private func count(_ outcomes: Outcome...) -> Int {
    reading.codes?.count { outcomes.contains($0.outcome) } ?? 0
  }

  private var asked: Int { reading.codes?.count(where: \.outcome.isAsked) ?? 0 }

  var findings: [PhotographFinding] {
    guard reading.status == .ok else { return [.silent] }
    return [reading.decodes.isEmpty ? .nothing : .something]
      + (asked > 0 && count(.correct) == asked ? [.correct] : [])
      + (count(.misread, .formatError) > 0 ? [.misread] : [])
      + (count(.missed) > 0 ? [.missed] : [])
      + ((reading.falsePositives ?? 0) > 0 ? [.ghost] : [])
  }

  /// The comparison with the truth; empty if that is unknown.
  var verdict: String {
    guard reading.codes != nil else { return "" }
    let ghosts = reading.falsePositives ?? 0
    let parts =
      [
        asked > 0 ? "\(count(.correct)) of \(asked) read" : "",
        Self.part(count(.misread), "misread"), Self.part(count(.formatError), "of another format"),
        Self.part(count(.missed), "missed"),
        ghosts > 0 ? Wording.count(ghosts, "false positive") : "",
        Self.part(count(.unsupported), "not claimed"),
      ].filter { !$0.isEmpty }
    guard parts.isEmpty else { return parts.joined(separator: ", ") }
    return reading.decodes.isEmpty ? "rightly nothing" : "counts neither way"
  }

  /// The class that gives the verdict its look; empty where nothing is for or against the engine.
  var kind: String {
    if findings.contains(.misread) || findings.contains(.ghost) { return "fails" }
    if findings.contains(.missed) { return "undecided" }
    let isNeutral = asked == 0 && (count(.unsupported) > 0 || !reading.decodes.isEmpty)
    return isNeutral ? "" : "holds"
  }

  private static func part(_ count: Int, _ words: String) -> String {
    count > 0 ? "\(Wording.count(count)) \(words)" : ""
  }
}
