package import Barcodes
package import Records

/// The findings on the streams of a run: `live` of a summary.
package struct LiveRecord: Codable, Sendable, Equatable {
  /// Wrong contents that are listed of a suite and engine.
  package static let wrongLimit = 24

  /// One for each suite, engine, symbology, mask, view, named condition, point and dropping policy; ordered as the cells of a
  /// summary, dropping policies as in the suite.
  package var cells: [LiveCell]
  /// Which setting is fastest, one for each suite, engine, named condition and point but for the size of the frames; without
  /// those that have but one setting.
  package var fastest: [FastestRecord]
  /// Two values of one setting held against each other on the same scans.
  package var contrasts: [LiveContrast]
  /// Wrong contents that were announced, under the suite's first policies: at most `wrongLimit` of a suite and engine, one
  /// of a scan.
  package var wrongAccepts: [FrameFinding<WrongAcceptRecord>]
  /// Scans to look at, at most two of a suite and engine, with the pictures that the run kept; absent without any.
  package var strips: [FilmStripRecord]?
  /// The endings of the trials, one for each suite and engine.
  package var endings: [LiveEndingRecord]

  package init(
    cells: [LiveCell], fastest: [FastestRecord], contrasts: [LiveContrast],
    wrongAccepts: [FrameFinding<WrongAcceptRecord>], strips: [FilmStripRecord],
    endings: [LiveEndingRecord]
  ) {
    self.cells = cells
    self.fastest = fastest
    self.contrasts = contrasts
    self.wrongAccepts = wrongAccepts
    self.strips = strips.isEmpty ? nil : strips
    self.endings = endings
  }
}

/// The endings of the trials of one engine on the frames of one suite's streams.
package struct LiveEndingRecord: Codable, Sendable, Equatable {
  package var suite: String
  /// The engine's label.
  package var engine: String
  @Tally package var trials = 0
  package var statuses = StatusCounts.zero
  /// Trials of which the engine's process died.
  @Tally package var deaths = 0
  /// Trials whose durations cannot be believed.
  @Tally package var clockFaults = 0

  package init(suite: String, engine: String) { (self.suite, self.engine) = (suite, engine) }

  package mutating func add(_ trial: TrialRecord) {
    trials += 1
    statuses.add(trial.status)
    deaths += trial.isDeath ? 1 : 0
  }
}

/// A wrong content that was announced, and the frame of that answer.
package struct WrongAcceptRecord: Codable, Sendable, Equatable {
  package var engine: String
  /// The scan's number among those of its symbology and point.
  @SmallCount package var scan: Int
  /// From the stream's start, in seconds.
  @Quantity package var atSeconds: Double
  package var read: NotableCode
  /// The picture's path in the run folder; absent where the runner kept none.
  package var picture: String?

  package init(
    engine: String, scan: Int, atSeconds: Double, read: NotableCode, picture: String? = nil
  ) {
    self.engine = engine
    self.scan = scan
    self.atSeconds = atSeconds
    self.read = read
    self.picture = picture
  }
}
