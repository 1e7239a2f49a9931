package import Barcodes
package import Records

/// Where of two engines one read a frame and the other did not, and what none read.
package struct DisagreementRecord: Codable, Sendable, Equatable {
  /// For each engine and each other one that was asked for a frame with the same mask, in the run's
  /// order.
  package var counts: [DisagreementCount]
  /// Frames with a mask that one engine read and another did not, at most `Disagreements.limit`: those
  /// with a picture first, and from the first on spread over suites, symbologies and conditions.
  package var frames: [FrameFinding<Disagreement>]
  /// Frames with a picture that every engine looked at and none read, spread likewise; absent where there is none.
  package var unread: [FrameFinding<Disagreement>]?

  package init(
    counts: [DisagreementCount], frames: [FrameFinding<Disagreement>],
    unread: [FrameFinding<Disagreement>]
  ) {
    self.counts = counts
    self.frames = frames
    self.unread = unread.isEmpty ? nil : unread
  }
}

/// The number of frames in which one engine read every code and another did not.
package struct DisagreementCount: Codable, Sendable, Equatable {
  package var readBy: String
  package var notBy: String
  @Tally package var count: Int
  /// Frames and masks that both engines were asked.
  @Tally package var asked: Int

  /// Nil of engines that were never asked for the same frame.
  package init?(readBy: String, notBy: String, count: Int, asked: Int) {
    guard asked > 0 else { return nil }
    self.readBy = readBy
    self.notBy = notBy
    self.count = count
    self.asked = asked
  }
}

/// The readings of a frame by engines that disagree.
package struct Disagreement: Codable, Sendable, Equatable {
  /// One reading for each engine that was asked, in the run's order.
  package var readings: [DisagreementReading]
  /// The picture's path in the run folder; absent where the runner kept none.
  package var picture: String?

  package init(_ trials: [TrialRecord], picture: String?) {
    readings = trials.map(DisagreementReading.init)
    self.picture = picture
  }
}

/// One engine's reading of a frame.
package struct DisagreementReading: Codable, Sendable, Equatable {
  package var engine: String
  /// The number of true codes that were read correctly.
  @Tally package var correct: Int
  package var decodes: [NotableCode]
  /// The error, for a trial without an answer.
  package var failure: String?
}

extension DisagreementReading {
  fileprivate init(_ trial: TrialRecord) {
    let failure = trial.status == .ok ? nil : trial.status.rawValue
    self.init(
      engine: trial.engine, correct: trial.codes.count { $0.outcome == .correct },
      decodes: trial.decodes.map(NotableCode.init),
      failure: failure.map { status in trial.message.map { "\(status): \($0)" } ?? status })
  }
}
