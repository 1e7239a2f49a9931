package import Findings
import Foundation
import GuideChapters
import Records
import Summaries
import Tallies

/// What a run's verdicts mean for a camera.
package enum AdviceAnswer {
  /// Returns the advice with a newline at its end, as JSON or for people.
  package static func text(
    _ input: AdviceInput, choosing choice: AdviceChoice, of path: String, isJSON: Bool
  ) throws -> String {
    let question = try AdviceQuestion(input)
    let basis = try AdviceBasis(Summary.read(at: path), choosing: choice, path: path)
    let advice = try Advice(question, on: basis, path: path)
    guard isJSON else { return AdviceText(advice, run: path).text + "\n" }
    let record = AdviceRecord(advice, run: path)
    return String(decoding: try RecordCoding.document(record), as: UTF8.self)
  }
}
