package import Barcodes
package import EngineHosting
import EngineKit
package import Records
import Synchronization

/// One engine of a run. It reads frames, one at a time, and is restarted when it dies.
package final class EngineUnderTest: Sendable {
  package let record: EngineRecord
  private let log: EngineLog
  private let options: [String: String]
  private let limits: EngineLimits
  private let life: EngineLife
  /// The session that runs, if any; held while a frame is read.
  private let running: Mutex<EngineSession?>

  /// Starts the engine and tries its options: those that differ from its defaults.
  ///
  /// - Parameter variant: which of the options were varied; nil where none was.
  package init(
    label: String, path: String, options: [String: String], variant: EngineVariant? = nil,
    log: EngineLog, limits: EngineLimits
  ) throws(EngineError) {
    let session = try EngineSession(path: path, log: log, limits: limits)
    let hello = session.hello
    record = EngineRecord(
      label: label, engine: hello.engine, version: hello.version, path: path,
      options: hello.options.merging(options) { $1 }, symbologies: hello.symbologies.sorted(),
      features: hello.features.map(\.rawValue).sorted(), note: hello.note, variant: variant)
    self.log = log
    self.options = options
    self.limits = limits
    life = EngineLife(limit: limits.deathsInARow)
    life.add(session)
    do {
      try session.configure(
        mask: FormatMask(hello.symbologies), options: options, by: .now + limits.startTimeout)
    } catch EngineReplyError.failed(let message) {
      session.quit()
      throw .options(label: label, message: message)
    } catch {
      throw .notStarted(
        path: path, reason: Self.describe(error, ending: session.end(after: error)?.description))
    }
    running = Mutex(session)
  }

  /// Returns another process of the same engine with the same options, started when needed.
  package func another() -> EngineUnderTest { EngineUnderTest(as: self) }

  private init(as engine: EngineUnderTest) {
    (record, log, options, limits) = (engine.record, engine.log, engine.options, engine.limits)
    life = engine.life
    running = Mutex(nil)
  }

  /// Ends every process of the engine, for all workers and from any thread, and lets none start.
  package var abandon: @Sendable () -> Void { { [life] in life.abandon() } }

  /// True once every process was ended; none may start.
  var isAbandoned: Bool { life.isAbandoned }

  fileprivate func recall(_ trial: TrialRecord) { life.add(trial) }

  /// Returns the mask to ask for: the symbologies of `mask` that the engine claims. It is empty if
  /// it cannot be asked, since it claims none of them, or lacks the one that the mask leaves out.
  package func asked(_ mask: FormatMask) -> FormatMask {
    let claimed = FormatMask(record.symbologies)
    let asked = mask.intersection(claimed)
    let leavesOneOut = mask != .all && mask.name.hasPrefix("all-")
    return leavesOneOut && asked == claimed ? [] : asked
  }

  /// Returns true if the engine can be asked for a mask in frames with codes of these symbologies.
  package func canBeAsked(_ mask: FormatMask, in symbologies: [Symbology]) -> Bool {
    let asked = asked(mask)
    return !asked.isEmpty && symbologies.allSatisfy(asked.contains)
  }

  /// Returns true if the engine can be asked for any code of a photograph, or to find none.
  private func asks(_ mask: FormatMask, forSomeOf symbologies: [Symbology]) -> Bool {
    let asked = asked(mask)
    return !asked.isEmpty && (symbologies.isEmpty || symbologies.contains(where: asked.contains))
  }

  /// Reads one frame and scores the answer. An engine that fails costs its trial, not the run.
  ///
  /// - Parameters:
  ///   - view: the view; an engine that lacks a feature it needs is not asked.
  ///   - isTimed: true if nothing else runs at the same time, so that durations can be compared.
  package func trial(
    of image: GreyImage, _ frame: FrameRecord, mask: FormatMask, view: FrameView = FrameView(),
    warmup: Int, repeats: Int, isTimed: Bool = false
  ) -> TrialRecord {
    let isPhotograph = frame.photograph != nil
    let expectation = ViewTruth(frame, view, asked: isPhotograph ? asked(mask) : .all)
    func unread(_ status: TrialStatus, _ message: String? = nil) -> TrialRecord {
      self.unread(expectation, mask, status, message)
    }
    let symbologies = frame.codes.map(\.symbology)
    guard isPhotograph ? asks(mask, forSomeOf: symbologies) : canBeAsked(mask, in: symbologies)
    else {
      return unread(.unsupported)
    }
    if let missing = view.features.first(where: { !claims($0) }) {
      return unread(.unsupported, "the engine has no feature '\(missing.rawValue)'")
    }
    if let verdict = life.verdict { return unread(.givenUp, verdict) }
    let trial = running.withLock {
      read(image, expectation, mask, in: &$0, warmup: warmup, repeats: repeats, isTimed: isTimed)
    }
    life.add(trial)
    return trial
  }

  private func read(
    _ image: GreyImage, _ expectation: ViewTruth, _ mask: FormatMask,
    in running: inout EngineSession?, warmup: Int, repeats: Int, isTimed: Bool
  ) -> TrialRecord {
    do {
      let session = try startedSession(in: &running)
      let timeout = limits.timeout(pixels: image.width * image.height)
      let deadline = ContinuousClock.now + timeout * (warmup + repeats)
      try session.configure(mask: asked(mask), options: options, by: deadline)
      let processor = isTimed ? session.processorNanoseconds : nil
      let start = ContinuousClock.now
      let detected = try session.detect(
        image, view: expectation.view, warmup: warmup, repeats: repeats, by: deadline)
      let roundTrip = ContinuousClock.now - start
      var trial = scored(detected, expectation, mask: mask)
      trial.timing = TrialTiming(
        roundTrip: roundTrip, of: detected.durationsNanoseconds, warmup: warmup,
        payload: image.width * image.height, isTimed: isTimed)
      trial.timing?.processorNanoseconds = processor.flatMap { before in
        session.processorNanoseconds.map { ($0 - before) / Int64(warmup + repeats) }
      }
      return trial
    } catch EngineReplyError.failed(let message) {
      return unread(expectation, mask, .error, message)
    } catch {
      let ending = running.flatMap { $0.end(after: error) }
      forgetSession(in: &running)
      var message = Self.describe(error, ending: ending?.description)
      if ending == Self.unavailable {
        // What it reads with is gone, and it says so on standard error.
        message = [message, log.lastLine].compactMap(\.self).joined(separator: ": ")
        life.giveUp("\(message) (\(expectation.frame))")
      }
      var trial = unread(expectation, mask, Self.status(after: error), message)
      trial.processEnded = true
      return trial
    }
  }

  private func unread(
    _ expectation: ViewTruth, _ mask: FormatMask, _ status: TrialStatus, _ message: String?
  ) -> TrialRecord {
    TrialRecord(
      frame: expectation.frame, engine: record.label, mask: mask, view: expectation.view,
      status: status, message: message, codesAsked: expectation.codesAsked)
  }

  /// Starts the engine's process, unless it runs, and returns its identifier.
  ///
  /// - Throws: `EngineError`.
  package func start() throws -> Int32 {
    try running.withLock { try startedSession(in: &$0).processIdentifier }
  }

  /// The process's peak memory since `resetPeakMemory` in bytes; nil if none runs, or if unknown.
  var peakMemoryBytes: Int? { running.withLock { $0?.peakMemoryBytes } }

  func resetPeakMemory() { running.withLock { $0?.resetPeakMemory() } }

  package func quit() {
    running.withLock { running in
      running?.quit()
      forgetSession(in: &running)
    }
  }

  private func forgetSession(in running: inout EngineSession?) {
    if let running { life.remove(running) }
    running = nil
  }

  private func startedSession(in running: inout EngineSession?) throws -> EngineSession {
    if let running { return running }
    guard !life.isAbandoned else {
      throw EngineError.notStarted(path: record.path, reason: "the run was interrupted")
    }
    let started = try EngineSession(path: record.path, log: log, limits: limits)
    life.add(started)
    running = started
    return started
  }

  private func scored(
    _ detected: EngineReply.Detected, _ expectation: ViewTruth, mask: FormatMask
  ) -> TrialRecord {
    expectation.scored(
      detected.decodes.map(Decode.init), engine: record.label, mask: mask,
      // Every call takes time; that the clock shows none is marked in the trial's timing.
      durations: detected.durationsNanoseconds.map { max(1, $0) })
  }

  private func claims(_ feature: EngineFeature) -> Bool {
    record.features?.contains(feature.rawValue) ?? false
  }

  /// The exit code of an engine that cannot read any more: EX_UNAVAILABLE of sysexits(3).
  private static let unavailable = ProcessEnding.code(69)

  private static func status(after error: any Error) -> TrialStatus {
    switch error {
    case MessageChannelError.timedOut: .timeout
    case MessageChannelError.endOfInput, MessageChannelError.truncated,
      MessageChannelError.peerGone,
      is EngineError:
      .crashed
    default: .error
    }
  }

  private static func describe(_ error: any Error, ending: String?) -> String {
    if let ending { return "the engine \(ending)" }
    return switch error {
    case MessageChannelError.endOfInput: "the engine closed its output"
    case MessageChannelError.truncated: "the engine closed its output inside a message"
    default: "\(error)"
    }
  }
}

extension [EngineUnderTest] {
  /// Restores trials of an earlier run, each by its engine.
  func recall(_ trials: [TrialRecord]) {
    for trial in trials { first { $0.record.label == trial.engine }?.recall(trial) }
  }
}
