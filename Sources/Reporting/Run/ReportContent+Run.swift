import Document
import FirstScreen
import Records
import Summaries

extension ReportContent {
  /// The report of a run.
  init(_ summary: Summary) {
    let answers = summary.answers
    let verdicts = summary.photographRuleAnswers.count + summary.verdictAnswers.count
    self.init(
      title: "ScanBench report", subtitle: summary.subtitle, answers: answers, sections: [])
    opening = ReportSummary(summary, answers)
    chapters = ReportChapter.all(summary)
    headline = (answers.dropFirst(verdicts) + answers.prefix(verdicts)).flatMap(\.lines)
  }
}
