package import Barcodes

/// Checks the trials of a run against its frames as they come: each was asked for, occurs once, and
/// fits its frame's truth; and none that was asked for is missing.
///
/// The trials of a frame stand together. In adaptive suites and in streams, the engines that read a
/// frame depend on what they read before. In adaptive suites a frame comes again when another
/// engine reads it, each time with all masks and views of the engines that do.
package struct TrialCensus {
  package struct CensusFrame {
    /// The index in the manifest.
    package var index: Int
    package var name: String
    /// The symbologies of the frame's codes.
    package var symbologies: FormatMask

    package init(index: Int, name: String, symbologies: FormatMask) {
      self.index = index
      self.name = name
      self.symbologies = symbologies
    }
  }

  private let isFinished: Bool
  private let asked: [String: AskedTrials?]
  private var isRead: [Bool]
  private var current: CensusFrame?
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

  /// - Parameter frames: the number of frames in the manifest.
  package init(_ run: RunRecord, frames: Int) {
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
  ///   - frame: called if the trial is of another frame than the one before.
  ///   - truths: the truths of all frames.
  /// - Throws: `Objection`.
  package mutating func add(
    _ trial: TrialRecord, truths: FrameTruths, frame: () -> CensusFrame
  ) throws(Objection) {
    if current?.name != trial.frame { try begin(frame()) }
    guard let current else { return }
    let identity = TrialIdentity(trial)
    if let turns, let bit = turns.bit(of: identity) {
      guard taken & bit == 0, earlier.isEmpty || earlier[current.index] & bit == 0 else {
        throw Self.twice(identity)
      }
      taken |= bit
    } else {
      guard trials.add(trial, hasControls: currentAsked?.hasControls ?? false) else {
        throw Self.twice(identity)
      }
      if trial.timing?.block != nil { isTimed = true }
      if let objection = currentAsked?.objection(to: identity, symbologies: current.symbologies) {
        throw Objection(objection)
      }
    }
    if let objection = trial.objection(toTruths: truths[current.index]) {
      throw Objection(objection)
    }
  }

  private static func twice(_ trial: TrialIdentity) -> Objection {
    Objection("\(trial.words) stands here a second time")
  }

  private mutating func begin(_ frame: CensusFrame) throws(Objection) {
    try endFrame()
    let asked = asked(of: frame.name)
    guard !isRead[frame.index] || asked?.adapts == true else {
      throw Objection("other trials of \(VisibleText.quoted(frame.name)) stand further up")
    }
    isRead[frame.index] = true
    (current, currentAsked) = (frame, asked)
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
  private mutating func endFrame() throws(Objection) {
    guard let current, let currentAsked else { return }
    if turns != nil, currentAsked.adapts { earlier[current.index] |= taken }
    guard isFinished else { return }
    let missing =
      if let turns { turns.missing(from: taken) } else {
        currentAsked.missing(from: trials, symbologies: current.symbologies, isTimed: isTimed)
      }
    guard let missing else { return }
    throw Objection("\(missing.words) of \(VisibleText.quoted(current.name)) is missing")
  }

  /// Ends the check after the last trial.
  ///
  /// - Parameter frame: the suite of the frame at an index, and the symbologies of its codes.
  /// - Throws: `Objection`.
  package mutating func end(
    frame: (Int) -> (suite: String, symbologies: FormatMask)
  ) throws(Objection) {
    guard isFinished else { return }
    try endFrame()
    let unread = isRead.indices.count { index in
      if isRead[index] { return false }
      let (suite, symbologies) = frame(index)
      return asked[suite]??.asksNothing(of: symbologies) != true
    }
    guard unread == 0 else {
      throw Objection("\(unread) of \(isRead.count) frames of the manifest have no trial")
    }
  }

  /// The fault of a trial, or of those before it.
  package struct Objection: Error {
    package let reason: String

    fileprivate init(_ reason: String) { self.reason = reason }
  }
}
