import Document
import GuideChapters
package import Summaries

extension Summary {
  /// The terms of the suite whose verdicts open the report, which the rest assumes; empty without verdicts.
  package var terms: [(term: String, words: String)] {
    let matrices = verdictMatrices
    guard let first = matrices.first, let record = first.records.first else { return [] }
    let conditions = matrices.filter { $0.key.suite == first.key.suite }.compactMap { matrix in
      matrix.key.namedCondition.map { (term: $0, words: matrix.meaning) }
    }
    var seen: Set<String> = []
    return conditions.filter { seen.insert($0.term).inserted } + [
      (
        term: "px",
        words:
          "pixels for each module, the smallest unit of a code. A width is safe (\(record.targetName)) where at it, and at every wider one "
          + "that was tried, at least \(record.targetWords) of the codes are read."
      )
    ]
  }
}

extension VerdictMatrix {
  fileprivate var meaning: String {
    if drawsPhotographs {
      return
        "\(conditionWords ?? "a camera"): blur, noise, contrast, light and tilt of one photograph for each frame; \(cameraSource ?? "public photographs (Corpus/cameras)")."
    }
    if let conditionWords { return "\(conditionWords)." }
    let set = common.isEmpty ? "" : ", but for what every frame has: \(Wording.list(common))"
    return
      "rendered sharp and without noise, the best that a camera could hand to a reader\(set)."
  }
}
