package import Barcodes

/// One engine, one mask, one frame: a line of `trials.jsonl`.
package struct TrialRecord: Codable, Sendable, Equatable {
  package var frame: String
  /// The engine's label in this run.
  package var engine: String
  /// The symbologies asked for, sorted by name.
  package var mask: [Symbology]
  /// The suite's name for how the engine was shown the frame; nil in suites without views.
  package var view: String?
  /// The frame's orientation as the engine was told it; nil where it was told nothing.
  package var orientation: ImageOrientation?
  /// The region of interest that the engine was given; nil for the whole frame.
  package var region: PixelRectangle?
  /// With a region, how many of the frame's true codes lie in it; else nil: all are asked for.
  @SmallCount package var codesAsked: Int?
  package var status: TrialStatus
  /// A description of the error, where `status` is neither `ok` nor `unsupported`, or the reason
  /// why the engine was not asked.
  package var message: String?
  /// True if the engine's process was ended by this trial, or by the bench for it, so that the next
  /// one had a new process; absent where not.
  package var processEnded: Bool?
  /// Wall-clock time of each detect call, without the warm-up, in the order of the calls.
  @Nanoseconds package var durationsNanoseconds: [Int64]
  /// One for each true code of the frame, in its order; empty unless `status` is `ok`.
  package var codes: [CodeOutcome]
  package var decodes: [DecodeRecord]
  @SmallCount package var falsePositives: Int
  @SmallCount package var duplicates: Int
  /// The timing of the calls; absent where frames are read by several engines at once.
  package var timing: TrialTiming?
  /// With a region, how many decodes are of true codes outside it.
  @SmallCount package var outsideRegion: Int?
  /// The number of decodes that are of codes that count neither way; absent where none is.
  @SmallCount package var others: Int?

  package init(
    frame: String, engine: String, mask: FormatMask, view: FrameView = FrameView(),
    status: TrialStatus, message: String? = nil,
    durationsNanoseconds: [Int64] = [], codes: [CodeOutcome] = [], decodes: [DecodeRecord] = [],
    falsePositives: Int = 0, duplicates: Int = 0, codesAsked: Int? = nil, outsideRegion: Int? = nil
  ) {
    self.frame = frame
    self.engine = engine
    self.mask = mask.symbologies
    self.view = view.name
    orientation = view.orientation
    region = view.region
    self.codesAsked = codesAsked
    self.status = status
    self.message = message
    self.durationsNanoseconds = durationsNanoseconds
    self.codes = codes
    self.decodes = decodes
    self.falsePositives = falsePositives
    self.duplicates = duplicates
    self.outsideRegion = outsideRegion
  }

  package var formatMask: FormatMask { FormatMask(mask) }

  /// True if the engine's process died of the trial: crashed, or had to be ended, as after a
  /// timeout. Older runs say so of crashes by the status alone.
  package var isDeath: Bool { processEnded == true || status == .crashed }

  enum CodingKeys: String, CodingKey {
    case frame, engine, mask, view, orientation
    case region = "roi"
    case codesAsked, status, message, processEnded, durationsNanoseconds, codes, decodes,
      falsePositives, duplicates, timing, outsideRegion, others
  }
}

/// Under which circumstances the calls of a trial were timed.
package struct TrialTiming: Codable, Sendable, Equatable {
  /// From 0; a block has fresh engine processes. Absent where the suite is not timed in blocks.
  @Tally package var block: Int?
  /// True if this is the second turn of the mask `all` on the frame, against which the first is
  /// held as a control.
  package var isControl: Bool?
  /// From the request's first byte to the answer's last, as the bench saw it: all calls, those for warming up
  /// too, and the transfer of the pixels.
  @Nanoseconds package var roundTripNanoseconds: Int64
  /// The time that the engine's process spent on processors for a call: the mean over all calls, those for warming up too, with
  /// the taking of the pixels; absent where the system does not tell, or the suite is not timed in blocks.
  @Nanoseconds package var processorNanoseconds: Int64?
  /// Why the engine's durations cannot be believed; absent where they can.
  package var clockFault: ClockFault?

  package init(
    block: Int? = nil, isControl: Bool? = nil, roundTripNanoseconds: Int64,
    clockFault: ClockFault? = nil
  ) {
    self.block = block
    self.isControl = isControl
    self.roundTripNanoseconds = roundTripNanoseconds
    self.clockFault = clockFault
  }

  enum CodingKeys: String, CodingKey {
    case block
    case isControl = "control"
    case roundTripNanoseconds, processorNanoseconds, clockFault
  }
}

/// Durations that contradict what the bench saw from outside.
package enum ClockFault: String, Codable, Sendable, CaseIterable {
  /// The calls took longer, together, than the round trip.
  case exceedsRoundTrip = "exceeds_round_trip"
  /// The round trip took so much longer than the calls that the transfer of the pixels cannot be why.
  case farBelowRoundTrip = "far_below_round_trip"
  /// In a duel, each further call took more of the bench's time than the engine reported for it,
  /// beyond what the other contestants' calls did.
  case besideCalls = "beside_calls"
  /// In a duel, calls on frames that the process had seen took so much less than the first ones,
  /// beyond what those of the other contestants did, that the engine seems to keep its answers.
  case firstCall = "first_call"
}

/// The result for one true code.
package struct CodeOutcome: Codable, Sendable, Equatable {
  package var outcome: Outcome
  /// Overlap with the truth, 0 to 1; absent where nothing matched or the engine reports no position.
  @Share package var overlap: Double?
  @Quantity package var cornerErrorModules: Double?

  package init(outcome: Outcome, overlap: Double? = nil, cornerErrorModules: Double? = nil) {
    self.outcome = outcome
    self.overlap = overlap
    self.cornerErrorModules = cornerErrorModules
  }

  package init(_ score: CodeScore) {
    self.init(
      outcome: score.outcome, overlap: score.overlap,
      cornerErrorModules: score.cornerErrorModules)
  }

  enum CodingKeys: String, CodingKey {
    case outcome
    case overlap = "iou"
    case cornerErrorModules
  }
}
