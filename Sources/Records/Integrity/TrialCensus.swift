package import Barcodes

/// Checks the trials of a run against its frames as they come: each was asked for, occurs once, and
/// fits its frame's truth; and none that was asked for is missing.
///
/// The trials of a frame stand together. In adaptive suites and in streams, the engines that read a
/// frame depend on what they read before. In adaptive suites a frame comes again when another
/// engine reads it, each time with all masks and views of the engines that do.
package struct TrialCensus {
  /// A frame's place in the manifest, the symbologies of its codes, and the marks of their contents
  /// (`CanonicalContent.mark`).
  package typealias CensusFrame = (
    index: Int, symbologies: FormatMask, truths: ArraySlice<Int?>
  )

  /// The file of the trials.
  private let path: String
  private let isFinished: Bool
  private let asked: [String: AskedTrials?]
  private var isRead: [Bool]
  private var current: CensusFrame?
  private var currentName: String?
  private var currentAsked: AskedTrials?
  /// The start of the names of the current suite's frames.
  private var suite = ""
  /// The turns on the current frame; nil if its trials are counted in `trials`.
  private var turns: AskedTurns?
  /// The bits of the turns that have come.
  private var taken: UInt64 = 0
  private var trials = FrameTrials()
  private var isTimed = false
  /// The bits of the turns that have come so far for each frame, in adaptive suites.
  private var earlier: [UInt64]

  /// - Parameters:
  ///   - path: the file of the trials.
  ///   - frames: the number of frames in the manifest.
  package init(of path: String, _ run: RunRecord, frames: Int) {
    self.path = path
    isFinished = run.finishedAt != nil
    asked = Dictionary(
      run.suites.map { ($0.name, AskedTrials($0, engines: run.engines)) }, uniquingKeysWith: { $1 })
    isRead = [Bool](repeating: false, count: frames)
    earlier =
      run.suites.contains(where: \.isAdaptive) ? [UInt64](repeating: 0, count: frames) : []
  }

  /// Adds the next trial.
  ///
  /// - Parameters:
  ///   - line: its number in the file.
  ///   - frame: called if the trial is of another frame than the one before.
  /// - Throws: `RecordError.malformed` for the fault of the trial, or of those before it.
  package mutating func add(
    _ trial: TrialRecord, line: Int, frame: () -> CensusFrame
  ) throws(RecordError) {
    if currentName != trial.frame { try begin(trial.frame, frame(), line: line) }
    guard let current else { return }
    let identity = TrialIdentity(trial)
    if let turns, let bit = turns.bit(of: identity) {
      guard taken & bit == 0, earlier.isEmpty || earlier[current.index] & bit == 0 else {
        throw twice(identity, line: line)
      }
      taken |= bit
    } else {
      guard trials.add(trial, hasControls: currentAsked?.hasControls ?? false) else {
        throw twice(identity, line: line)
      }
      if trial.timing?.block != nil { isTimed = true }
      if let objection = currentAsked?.objection(to: identity, symbologies: current.symbologies) {
        throw fault(objection, line: line)
      }
    }
    if let objection = trial.objection(toTruths: current.truths) {
      throw fault(objection, line: line)
    }
  }

  private func fault(_ reason: String, line: Int?) -> RecordError {
    .malformed(path: path, line: line, reason: reason)
  }

  private func twice(_ trial: TrialIdentity, line: Int) -> RecordError {
    fault("\(trial.words) stands here a second time", line: line)
  }

  private mutating func begin(
    _ name: String, _ frame: CensusFrame, line: Int
  ) throws(RecordError) {
    try endFrame(line: line)
    let asked = asked(of: name)
    guard !isRead[frame.index] || asked?.adapts == true else {
      throw fault("other trials of \(VisibleText.quoted(name)) stand further up", line: line)
    }
    isRead[frame.index] = true
    (currentName, current, currentAsked) = (name, frame, asked)
    turns = asked?.turns(symbologies: frame.symbologies)
    taken = 0
    trials = FrameTrials()
    isTimed = false
  }

  /// Returns the trials asked for in a frame's suite, cached because frames of a suite mostly
  /// follow one another.
  private mutating func asked(of frame: String) -> AskedTrials? {
    if !suite.isEmpty, frame.utf8.starts(with: suite.utf8) { return currentAsked }
    let name = FrameRecord.suite(ofFrame: frame)
    suite = "\(name)/"
    return asked[name] ?? nil
  }

  /// Ends the current frame. Only in a finished run must no trial be missing.
  private mutating func endFrame(line: Int?) throws(RecordError) {
    guard let current, let currentName, let currentAsked else { return }
    if turns != nil, currentAsked.adapts { earlier[current.index] |= taken }
    guard isFinished else { return }
    let missing =
      if let turns { turns.missing(from: taken) } else {
        currentAsked.missing(from: trials, symbologies: current.symbologies, isTimed: isTimed)
      }
    guard let missing else { return }
    throw fault("\(missing.words) of \(VisibleText.quoted(currentName)) is missing", line: line)
  }

  /// Ends the check after the last trial.
  ///
  /// - Parameter frame: the suite of the frame at an index, and the symbologies of its codes.
  /// - Throws: `RecordError.malformed`.
  package mutating func end(
    frame: (Int) -> (suite: String, symbologies: FormatMask)
  ) throws(RecordError) {
    guard isFinished else { return }
    try endFrame(line: nil)
    let unread = isRead.indices.count { index in
      if isRead[index] { return false }
      let (suite, symbologies) = frame(index)
      return asked[suite]??.asksNothing(of: symbologies) != true
    }
    guard unread == 0 else {
      throw fault(
        "\(unread) of \(isRead.count) frames of the manifest have no trial", line: nil)
    }
  }
}
