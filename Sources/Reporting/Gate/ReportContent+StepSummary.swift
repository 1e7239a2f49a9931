import Document
import Gates
import Summaries

extension ReportContent {
  /// The size limit of a step's summary in bytes of UTF-8, with room for the output of other commands in the same step.
  static let stepSummaryLimit = 1_000_000
  /// The largest number of sentences of a finding; the table of checks has the rest.
  private static let mostSentences = 20

  /// A gate's findings as the summary of a step in GitHub's CI: Markdown with a table of the changes,
  /// and the rest, tables and lists, folded.
  ///
  /// Source: "Workflow commands for GitHub Actions", Adding a job summary: at most 1 MiB for a step,
  /// otherwise none of it is shown.
  func stepSummary(answer: GateAnswer, checks: [GateCheck]) -> String {
    let shown = checks.filter { $0.answer != .fine }
    var text = "### \(title.markdownEscaped): \(answer.words)\n\n"
    for paragraph in answers.flatMap(\.paragraphs) {
      text += paragraph.markdownEscaped + "\n\n"
    }
    for finding in answers.flatMap(\.findings) {
      text += "**\(finding.engine.markdownEscaped)**\n\n"
      text +=
        finding.sentences.prefix(Self.mostSentences).map { "- \($0.line.markdownEscaped)\n" }
        .joined() + "\n"
    }
    if !shown.isEmpty { text += Self.table(shown.prefix(200)) + "\n" }
    let fine = checks.count - shown.count
    text +=
      "\(Wording.count(fine)) of \(Wording.count(checks.count, "check")) \(fine == 1 ? "is" : "are") fine.\n\n"
    var leftOut = 0
    for section in sections {
      let blocks = section.markdownBlocks.dropFirst()
      let folded =
        "<details><summary>\(HTMLText.escape(section.title))</summary>\n\n"
        + blocks.joined(separator: "\n\n") + "\n\n</details>\n\n"
      if text.utf8.count + folded.utf8.count <= Self.stepSummaryLimit {
        text += folded
      } else {
        leftOut += 1
      }
    }
    if leftOut > 0 {
      text +=
        "\(Wording.count(leftOut, "section")) left out, since summaries are short; the report has all.\n"
    }
    return text
  }

  private static func table(_ checks: some Sequence<GateCheck>) -> String {
    "| check | answer | |\n| --- | --- | --- |\n"
      + checks.map { check in
        "| \("\(check.group): \(check.name)".markdownEscaped) | **\(check.answer.words)** | "
          + "\(check.message.markdownEscaped) |\n"
      }.joined()
  }
}

extension GateAnswer {
  var words: String {
    switch self {
    case .fine: "fine"
    case .noLossShown: "no loss shown"
    case .worse: "worse"
    case .inconclusive: "inconclusive"
    case .environment: "no answer"
    }
  }
}
