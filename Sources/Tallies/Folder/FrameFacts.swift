import Barcodes
import Records

/// The facts that a report needs about a photograph.
package struct PhotographFacts {
  /// The symbologies of its true codes, in their order.
  var symbologies: [Symbology]
  /// Clockwise, in degrees.
  var turned: Int
  /// The file that its turns have in common.
  var picture: String
  /// True if it shows no code at all.
  var isNegative: Bool
  /// Its number in a suite of photographs.
  var number: Int?
  /// True if an earlier frame of its suite shows the same file, in another turn or as a copy: both are no independent trials.
  var isRepeated = false
}

/// Where a frame stands in a stream.
package struct StreamFacts {
  /// The scan's number among those of its group.
  var scan: UInt32
  /// The frame's number in the scan.
  package var number: UInt32
  /// The time at which it was handed over, on the stream's clock, in nanoseconds.
  var handedOver: Int64
  /// The place among the frame's codes of the one that the person aims at; nil where any may be read.
  var aimedAt: UInt32?
}

extension StreamFacts {
  init(_ record: StreamFrameRecord) {
    self.init(
      scan: UInt32(record.scan), number: UInt32(record.frame),
      handedOver: record.handedOverNanoseconds, aimedAt: record.aimedAt.map(UInt32.init))
  }
}

/// The facts that a report needs about one frame.
package struct FrameFacts {
  /// Its place in the manifest.
  package var index: Int
  /// Index into the groups of the `FrameIndex`.
  package var group: Int
  package var codes: Int
  /// Width times height.
  package var pixels: Int
  /// The seed that the frame was drawn from.
  package var seed: UInt64
  /// Where the symbol's left side lies within a pixel, 0 to 1.
  var phaseX: Double
  /// `short`, `long` or a number of characters, where the suite chose it.
  var payloadLength: String?
  /// Nil of rendered frames.
  package var photograph: PhotographFacts?
  /// The code that it is a twin of; nil of most frames.
  var twin: TwinOrigin?
  /// Nil of frames that are no stream's.
  package var stream: StreamFacts?
  /// True if more is known of what a code says than its bytes.
  var hasContent = false
  /// The letters of the codes' print grades, in their order; empty where no code has one.
  var printLetters: [PrintLetter?] = []

  /// False of a frame that shows a photograph again.
  var isTrialOfItsOwn: Bool { photograph?.isRepeated != true }
}
