package import Barcodes
package import Judging
package import Summaries

/// A user's requirement of the verdicts: `[ENGINE] SYMBOLOGY VERDICT [at WIDTH] [under CONDITION]`.
package struct Requirement: Sendable, Equatable {
  /// As the user wrote it.
  package let text: String
  /// An engine's label; nil for every engine that claims the symbology.
  package let engine: String?
  package let symbologies: [Symbology]
  /// The verdicts that meet it.
  package let expected: [Verdict]
  /// In pixels; nil for the guidance's.
  package let width: Double?
  /// A named condition; nil for the suite's first.
  package let condition: String?

  /// - Throws: `RequirementError.unreadable`.
  package init(_ text: String) throws(RequirementError) {
    var words = text.split(separator: " ").map(String.init)
    func take(after keyword: String) throws(RequirementError) -> String? {
      guard let index = words.lastIndex(of: keyword) else { return nil }
      guard index + 1 < words.count else { throw .unreadable(text, "'\(keyword)' ends it") }
      defer { words.removeSubrange(index...index + 1) }
      return words[index + 1]
    }
    self.text = text
    condition = try take(after: "under")
    if words.last == "px" { words.removeLast() }
    width = try take(after: "at").map { word throws(RequirementError) in
      let number = word.hasSuffix("px") ? String(word.dropLast(2)) : word
      guard let width = Double(number), width > 0, width.isFinite else {
        throw .unreadable(text, "'\(word)' is no width in pixels")
      }
      return width
    }
    guard (2...3).contains(words.count) else {
      throw .unreadable(text, "write [engine] symbology verdict [at width] [under condition]")
    }
    engine = words.count == 3 ? words[0] : nil
    expected = try Self.expected(words[words.count - 1], in: text)
    symbologies = try Self.symbologies(words[words.count - 2], in: text)
  }

  private static func expected(
    _ word: String, in text: String
  ) throws(RequirementError) -> [Verdict] {
    if let verdict = Verdict(rawValue: word) { return [verdict] }
    guard word == doesNotFail else {
      let known = (Verdict.allCases.map(\.rawValue) + [doesNotFail]).joined(separator: ", ")
      throw .unreadable(text, "'\(word)' is no verdict: \(known)")
    }
    return [.holds, .undecided]
  }

  private static let doesNotFail = "does-not-fail"

  private static func symbologies(
    _ word: String, in text: String
  ) throws(RequirementError) -> [Symbology] {
    if let group = Symbology.group(named: word) { return group }
    guard let symbology = Symbology(rawValue: word) else {
      throw .unreadable(text, "'\(word)' is no symbology; nor all, linear or matrix")
    }
    return [symbology]
  }

  /// Checks the verdicts against the requirement: those that do not meet it, each in a few words.
  ///
  /// - Throws: `RequirementError.nothingJudged`, where no verdict is of what it asks for.
  package func unmet(by verdicts: [VerdictRecord]) throws(RequirementError) -> [String] {
    let condition = condition ?? verdicts.first?.namedCondition
    let asked = verdicts.filter { verdict in
      (engine == nil || verdict.engine == engine) && verdict.namedCondition == condition
        && symbologies.contains { $0.name == verdict.symbology }
    }
    var unmet: [String] = []
    var isJudged = false
    for record in asked {
      let width = width ?? record.guidanceWidth
      guard let verdict = record.finding.verdict(atLeast: width) else { continue }
      isJudged = true
      guard !expected.contains(verdict) else { continue }
      let under = record.namedCondition.map { ", \($0)" } ?? ""
      unmet.append(
        "\(record.engine) \(record.symbology) \(verdict) at \(Wording.pixels(width))\(under)")
    }
    guard isJudged else { throw .nothingJudged(text) }
    return unmet
  }

  /// `met: qr_code holds`, or `not met: qr_code holds (zbar qr_code fails at 2 px, nominal)`.
  package func line(unmet: [String]) -> String {
    unmet.isEmpty ? "met: \(text)" : "not met: \(text) (\(unmet.joined(separator: "; ")))"
  }
}

package enum RequirementError: Error, Equatable, CustomStringConvertible {
  case unreadable(String, String)
  case nothingJudged(String)

  package var description: String {
    switch self {
    case .unreadable(let text, let reason): "--require '\(text)': \(reason)"
    case .nothingJudged(let text):
      "--require '\(text)': nothing that was measured is of that; check engine, symbology, width and "
        + "condition"
    }
  }
}
