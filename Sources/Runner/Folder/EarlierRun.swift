import Records

/// What an interrupted run has left of its frames and trials, in the order in which they were written.
///
/// A run writes one frame after the other, each with its trials, in an order that follows from what was measured. So
/// what it has left is the beginning of what it would have written, and is taken in instead of being measured again.
/// A frame whose trials are not all there is measured again.
struct EarlierRun {
  private var frames: JSONLinesReader<FrameRecord>
  private var trials: JSONLinesReader<TrialRecord>
  private var nextFrame: FrameRecord?
  private var nextTrial: TrialRecord?
  private let manifestPath: String
  /// Where in the files what was taken ends, in bytes.
  private(set) var manifestEnd: UInt64 = 0
  private(set) var trialsEnd: UInt64 = 0

  /// Cuts off lines that were not finished.
  ///
  /// - Throws: `RecordError`.
  init(folder: String) throws {
    manifestPath = "\(folder)/\(FileName.manifest)"
    let trialsPath = "\(folder)/\(FileName.trials)"
    for path in [manifestPath, trialsPath] { try JSONLinesFile.cutUnfinishedLine(path) }
    frames = try JSONLinesReader(FrameRecord.self, path: manifestPath)
    trials = try JSONLinesReader(TrialRecord.self, path: trialsPath)
    try advanceFrame()
    try advanceTrial()
  }

  /// The next frame's name; nil where there is none.
  var nextName: String? { nextFrame?.frame }

  /// Takes the next frame with its trials.
  ///
  /// - Parameters:
  ///   - name: which it has to be.
  ///   - count: how many trials a frame has.
  /// - Returns: nil where it is not there with all its trials.
  /// - Throws: `RecordError`, also where another frame is there.
  mutating func take(
    _ name: String, count: (FrameRecord) -> Int
  ) throws -> (frame: FrameRecord, trials: [TrialRecord])? {
    guard let frame = nextFrame else { return nil }
    guard frame.frame == name else {
      throw RecordError.malformed(
        path: manifestPath, line: frames.line,
        reason: "frame \(frame.frame) where \(name) comes in this run")
    }
    var taken: [TrialRecord] = []
    var end = trialsEnd
    let wanted = count(frame)
    while taken.count < wanted, let trial = nextTrial, trial.frame == name {
      taken.append(trial)
      end = trials.endOffset
      try advanceTrial()
    }
    guard taken.count == wanted else { return nil }
    manifestEnd = frames.endOffset
    trialsEnd = end
    try advanceFrame()
    return (frame, taken)
  }

  private mutating func advanceFrame() throws {
    nextFrame = frames.next()
    if let failure = frames.failure { throw failure }
  }

  private mutating func advanceTrial() throws {
    nextTrial = trials.next()
    if let failure = trials.failure { throw failure }
  }
}
