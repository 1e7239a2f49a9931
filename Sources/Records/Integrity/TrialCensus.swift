package import Barcodes

/// Holds the trials of a run against its frames, as they come: each was asked for, is there once, and fits its frame's truth; and none is
/// missing that was asked for.
///
/// The trials of a frame stand together. Where sampling adapts, and of streams, which engines read a frame follows from what they read
/// before; where it adapts, a frame comes again when another engine reads it, and each time has all masks and views of those that do.
package struct TrialCensus {
  /// A frame whose trials come.
  package struct Frame {
    /// Its place in the manifest.
    package var index: Int
    package var name: String
    /// Of its codes.
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
  private var current: Frame?
  private var currentAsked: AskedTrials?
  /// The start of the names of the current suite's frames.
  private var suite = ""
  /// The turns on the current frame; nil where its trials are counted in `trials`.
  private var turns: AskedTurns?
  /// Those that have come, as bits.
  private var taken: UInt64 = 0
  private var trials = FrameTrials()
  private var isTimed = false
  /// Where sampling adapts, the turns that have come of each frame.
  private var earlier: [UInt64]

  /// - Parameter frames: how many the manifest has.
  package init(_ run: RunRecord, frames: Int) {
    isFinished = run.finishedAt != nil
    asked = Dictionary(
      run.suites.map { ($0.name, AskedTrials($0, engines: run.engines)) }, uniquingKeysWith: { $1 })
    isRead = [Bool](repeating: false, count: frames)
    earlier =
      run.suites.contains { $0.target != nil } ? [UInt64](repeating: 0, count: frames) : []
  }

  /// Takes the next trial in.
  ///
  /// - Parameters:
  ///   - frame: asked for where the trial is of another frame than the one before.
  ///   - truths: of all frames.
  /// - Throws: `Objection`.
  package mutating func add(
    _ trial: TrialRecord, truths: FrameTruths, frame: () -> Frame
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

  private mutating func begin(_ frame: Frame) throws(Objection) {
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

  /// Frames of one suite mostly follow one another.
  private mutating func asked(of frame: String) -> AskedTrials? {
    if !suite.isEmpty, frame.utf8.starts(with: suite.utf8) { return currentAsked }
    let name = FrameRecord.suite(ofFrame: frame)
    suite = "\(name)/"
    return asked[name] ?? nil
  }

  /// A run that was broken off says so itself; of one that is finished nothing may be missing.
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

  /// Ends with the last trial.
  ///
  /// - Throws: `Objection`.
  package mutating func end() throws(Objection) {
    guard isFinished else { return }
    try endFrame()
    let unread = isRead.count { !$0 }
    guard unread == 0 else {
      throw Objection("\(unread) of \(isRead.count) frames of the manifest have no trial")
    }
  }

  /// What is wrong with a trial, or with those before it.
  package struct Objection: Error {
    package let reason: String

    fileprivate init(_ reason: String) { self.reason = reason }
  }
}
