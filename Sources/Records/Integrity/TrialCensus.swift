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
  private var current: (frame: Frame, asked: AskedTrials?)?
  private var trials = FrameTrials()
  private var isTimed = false
  /// The trials of frames that may come again: the place of the frame, and that of the turn among `turns`.
  private var seen: Set<UInt64> = []
  private var turns: [TrialIdentity: UInt64] = [:]

  /// - Parameter frames: how many the manifest has.
  package init(_ run: RunRecord, frames: Int) {
    isFinished = run.finishedAt != nil
    asked = Dictionary(
      run.suites.map { ($0.name, AskedTrials($0, engines: run.engines)) }, uniquingKeysWith: { $1 })
    isRead = [Bool](repeating: false, count: frames)
  }

  /// Takes the next trial in.
  ///
  /// - Parameters:
  ///   - frame: asked for where the trial is of another frame than the one before.
  ///   - truths: see `TrialRecord.objection(toTruths:)`.
  /// - Throws: `Objection`.
  package mutating func add(
    _ trial: TrialRecord, truths: ArraySlice<Int?>, frame: () -> Frame
  ) throws(Objection) {
    if current?.frame.name != trial.frame { try begin(frame()) }
    guard let current else { return }
    let identity = TrialIdentity(trial)
    guard trials.add(trial, hasControls: current.asked?.hasControls ?? false),
      current.asked?.adapts != true || isFirst(identity, of: current.frame)
    else { throw Objection("\(identity.words) stands here a second time") }
    if trial.timing?.block != nil { isTimed = true }
    if let objection = current.asked?.objection(
      to: identity, symbologies: current.frame.symbologies)
      ?? trial.objection(toTruths: truths)
    {
      throw Objection(objection)
    }
  }

  private mutating func isFirst(_ turn: TrialIdentity, of frame: Frame) -> Bool {
    let place = turns[turn] ?? UInt64(turns.count)
    turns[turn] = place
    return seen.insert(UInt64(frame.index) << 32 | place).inserted
  }

  private mutating func begin(_ frame: Frame) throws(Objection) {
    try endFrame()
    let asked = asked[FrameRecord.suite(ofFrame: frame.name)] ?? nil
    guard !isRead[frame.index] || asked?.adapts == true else {
      throw Objection("other trials of \(VisibleText.quoted(frame.name)) stand further up")
    }
    isRead[frame.index] = true
    current = (frame, asked)
    trials = FrameTrials()
    isTimed = false
  }

  /// A run that was broken off says so itself; of one that is finished nothing may be missing.
  private func endFrame() throws(Objection) {
    guard isFinished, let (frame, asked) = current,
      let missing = asked?.missing(
        from: trials, symbologies: frame.symbologies, isTimed: isTimed)
    else { return }
    throw Objection("\(missing.words) of \(VisibleText.quoted(frame.name)) is missing")
  }

  /// Ends with the last trial.
  ///
  /// - Throws: `Objection`.
  package func end() throws(Objection) {
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
