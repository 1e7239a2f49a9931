import Barcodes

/// A newcomer's question and the run's answer.
package struct Answer {
  package var question: String
  package var paragraphs: [String] = []
  /// One finding for each engine, in the run's order.
  package var findings: [Finding]

  package init(question: String, paragraphs: [String] = [], findings: [Finding]) {
    self.question = question
    self.paragraphs = paragraphs
    self.findings = findings
  }

  package var lines: [String] {
    ([question] + paragraphs).map { VisibleText.line($0) } + findings.flatMap(\.lines)
  }
}
