package import Records

/// Gathers what all readers of a run answered on a frame, as the trials come in, whatever their order.
///
/// Memory holds some bytes of each trial whose frame another reader has still to read.
package struct FrameTurns {
  private let engines: [String]
  private var manners = MaskViewIndex()
  /// Answers whose partners have not come yet.
  private var waiting: [Question: [JointAnswer]] = [:]

  package init(_ run: RunRecord) { engines = run.engines.map(\.label) }

  /// Returns the answers of those that were asked, in the run's order; nil as long as one is missing.
  ///
  /// - Parameters:
  ///   - offset: where the trial's line begins in the file, in bytes.
  ///   - frame: the frame's index.
  ///   - latency: of a call, in nanoseconds; nil where it cannot be compared.
  package mutating func add(
    _ trial: TrialRecord, at offset: UInt64, frame: Int, latency: Double?
  ) -> [JointAnswer]? {
    guard let engine = engines.firstIndex(of: trial.engine) else { return nil }
    let question = manners.question(of: trial, frame: frame)
    let answer = JointAnswer(trial, engine: engine, at: offset, latency: latency)
    let answers = (waiting.removeValue(forKey: question) ?? []) + [answer]
    guard answers.count == engines.count else {
      waiting[question] = answers
      return nil
    }
    return answers.filter(\.isAsked).sorted { $0.engine < $1.engine }
  }
}
