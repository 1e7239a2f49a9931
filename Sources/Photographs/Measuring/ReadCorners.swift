import Barcodes
import Records

/// Where engines of a run read the codes of photographs whose truth has no corners.
package struct ReadCorners: Sendable {
  private var quads: [TwinOrigin: Quad] = [:]

  package init() {}

  /// Of codes that were read right, as the first engine has them that says where.
  ///
  /// - Parameter trials: the run's `trials.jsonl`.
  /// - Throws: `FileError` or `RecordError`.
  package init(trials path: String) throws {
    var reader = try JSONLinesReader(TrialRecord.self, path: path)
    while let trial = reader.next() {
      let decodes = trial.decodes.filter { $0.corners != nil }
      for (number, code) in trial.codes.enumerated() where code.outcome == .correct {
        let place = TwinOrigin(frame: trial.frame, code: number)
        // Of several codes it is not known which of them a decode is.
        guard quads[place] == nil, trial.codes.count == 1, decodes.count == 1 else { continue }
        quads[place] = decodes[0].corners
      }
    }
    if let failure = reader.failure { throw failure }
  }

  func corners(ofCode number: Int, in frame: String) -> Quad? {
    quads[TwinOrigin(frame: frame, code: number)]
  }
}
