package import Findings
import Foundation
import GuideChapters
import Records
import Summaries
import Tallies

extension AdviceInput {
  /// Returns what a run's verdicts mean for the camera, with a newline at its end, as JSON or for people.
  package func answer(of path: String, isJSON: Bool) throws -> String {
    let question = try AdviceQuestion(self)
    let basis = try AdviceBasis(Summary.read(at: path), chosenBy: self, path: path)
    let advice = try Advice(question, on: basis, path: path)
    guard isJSON else { return advice.text(run: path) + "\n" }
    let record = AdviceRecord(advice, run: path)
    return String(decoding: try RecordCoding.document(record), as: UTF8.self)
  }
}
