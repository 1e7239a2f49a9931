package import Barcodes

/// A suite as it was run.
package struct SuiteRecord: Codable, Sendable, Equatable {
  package var name: String
  package var purpose: String
  /// The suite file or corpus folder that was named on the command line.
  package var path: String
  /// SHA-256 of the suite file, in hexadecimal.
  package var sha256: String
  package var profile: String
  package var seed: UInt64
  /// Names of the masks that each frame was read with: `own` (the frame's symbology alone), `all`, or
  /// symbologies joined by `+`.
  package var masks: [MaskName]
  /// Timed calls for each trial.
  @Tally package var repeats: Int
  /// Calls before them that are not counted.
  @Tally package var warmup: Int
  /// The number of frames; where sampling adapts, the most that there may be.
  @Tally package var frames: Int
  /// Where sampling adapts: the read rate that decides.
  @TargetShare package var target: Double?
  package var isAdaptive: Bool { target != nil }
  /// Where sampling adapts: the module widths of each sweep, in pixels, ascending.
  @Coordinate package var moduleWidths: [Double]?
  /// Those of each named condition whose frames draw photographs, by symbology, at which there are enough; absent where none does.
  package var moduleWidthsByCondition: [String: [String: [Double]]]?
  /// The parameters along which limits are looked for; absent where there are none.
  package var limits: [LimitSearchRecord]?
  /// True if frames were read one at a time, so that durations can be compared; absent where they
  /// were not.
  package var timed: Bool?
  /// Where calls are timed in blocks of fresh processes: the fewest and the most of them.
  @Tally package var blocks: [Int]?
  /// The symbologies behind the names among `masks` that are not made of symbologies.
  package var namedMasks: [String: [Symbology]]?
  /// Names of the views that each frame was read in, in the suite's order; absent where there are none.
  package var views: [String]?
  /// Parameters of a frame's point over which frames are paired: those that differ in nothing else were drawn from the same
  /// seed; absent where there are none.
  package var pairedAxes: [String]?
  /// The settings of each of the suite's named conditions, in words, such as `noise sigma 5`;
  /// without those that set nothing, and absent where none sets anything.
  package var conditionWords: [String: String]?
  /// Whose photographs each named condition's camera is made of, as its profile says; absent without cameras.
  package var cameraSources: [String: String]?
  /// True if the frames are photographs; absent where they are rendered.
  package var photographs: Bool?
  /// The settings that are alike for all frames, in words, such as `module 0.25 mm`; absent where
  /// there are none, and in older runs.
  package var common: [String]?
  /// The named condition that the others are held against; absent where none is.
  package var reference: String?
  /// The suite's streams, and who scans them; absent where its frames are no stream's.
  package var stream: StreamRecord?
  /// The photographs that the suite's frames show; absent of others.
  package var photographSet: PhotographSetRecord?
  /// The rule that readers are held against, alone and together; absent where the suite does not say.
  package var choice: ChoiceRule?

  /// What every suite has.
  package init(
    name: String, purpose: String, path: String, sha256: String, profile: String, seed: UInt64,
    masks: [MaskName], repeats: Int, warmup: Int, frames: Int
  ) {
    (self.name, self.purpose, self.path) = (name, purpose, path)
    (self.sha256, self.profile) = (sha256, profile)
    (self.seed, self.masks) = (seed, masks)
    self.repeats = repeats
    self.warmup = warmup
    self.frames = frames
  }

  enum CodingKeys: String, CodingKey {
    case name, purpose, path, sha256, profile, seed, masks, repeats, warmup, frames, target, timed
    case moduleWidths = "moduleWidthsPixels"
    case moduleWidthsByCondition = "moduleWidthsPixelsByCondition"
    case limits, blocks, namedMasks, views
    case pairedAxes = "paired"
    case conditionWords = "conditions"
    case cameraSources = "cameras"
    case common, reference, photographs, stream, photographSet
    case choice = "choose"
  }
}
