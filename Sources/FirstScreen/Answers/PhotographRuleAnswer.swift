package import Document
import GuideChapters
import Judging
import Records
package import Summaries

extension PhotographRule {
  /// The opening answer on whether the guidance's width suffices on photographs, in plain sentences.
  fileprivate var answer: Answer? {
    guard isOfModules, let first = records.first, !judged.isEmpty else { return nil }
    let width = Wording.pixels(Guidance.moduleWidthPixels)
    return Answer(
      question: "Do \(width) per module suffice on photographs?",
      paragraphs: [explanation(first)],
      findings: engines.map { engine in
        Finding(
          engine: engine.label, arms.compactMap { sentence(engine, arm: $0) })
      })
  }

  private func explanation(_ record: PhotographVerdictRecord) -> String {
    let percent = Wording.set(share: record.target)
    return
      "Photographs were made so small that their modules are \(Wording.pixels(Guidance.moduleWidthPixels)) wide, each at "
      + "\(Wording.count(set.phases, "offset")) within a pixel. \"Sampling alone\" lets noise and blur shrink with them, so that what "
      + "fails here fails from farther away, too, as far as noise and blur only harm; \"as from afar\" gives each photograph its own noise "
      + "and blur back, and what holds needs this. How many were read is known; a verdict is for photographs like these, of which each is one "
      + "trial, at \(percent), and wrong with a probability of at most 5 %."
  }

  /// Returns a sentence on photographs that are read as taken, since others say nothing about
  /// pixels.
  private func sentence(_ engine: EngineRecord, arm: String) -> Sentence? {
    let records = judged.compactMap { record(engine, $0, arm, .readAsTaken) }
      .filter { $0.verdict != nil }
    guard !records.isEmpty else { return nil }
    let parts = [Verdict.holds, .fails, .undecided].compactMap { verdict -> String? in
      let own = records.filter { $0.verdict == verdict }
      guard !own.isEmpty else { return nil }
      let names = own.compactMap { record in
        record.finding.width(Guidance.moduleWidthPixels).map {
          "\(record.symbology) (\($0.census))"
        }
      }
      return "\(verdict.photographWords) \(Wording.list(names))"
    }
    let width = Wording.pixels(Guidance.moduleWidthPixels)
    return Sentence(
      "On photographs that it reads as taken, \(width) per module, \(PhotographRule.title(ofArm: arm)): "
        + parts.joined(separator: "; ") + ".",
      evidence: records.map(evidence).joined(separator: "; ")
        + (records.contains(where: \.isOfOwnChoice)
          ? "; some of these photographs were chosen by what it reads" : ""),
      section: ReportSection.photographRulesID)
  }

  private func evidence(_ record: PhotographVerdictRecord) -> String {
    let all = engines.first { $0.label == record.engine }.flatMap {
      self.record($0, record.symbology, record.arm, .all)
    }?.finding.width(Guidance.moduleWidthPixels)
    let own = record.finding.width(Guidance.moduleWidthPixels)
    return [
      own.map {
        "\(record.symbology): for photographs like these \(Wording.percent($0.lower)) to \(Wording.percent($0.upper)) (95 %)"
      },
      all.map { "of all photographs, read as taken or not, \($0.census)" },
      record.judgedToPixels.map {
        $0 > Guidance.moduleWidthPixels ? "judged up to \(Wording.pixels($0))" : ""
      },
    ].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension Verdict {
  fileprivate var photographWords: String {
    switch self {
    case .holds: "enough for"
    case .fails: "too few for"
    case .undecided: "undecided for"
    }
  }
}

extension Summary {
  /// One answer for each suite that shows photographs at module widths.
  package var photographRuleAnswers: [Answer] {
    photographRules.compactMap(\.answer)
  }
}
