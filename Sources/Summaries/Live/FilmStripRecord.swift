package import Barcodes
package import Records

/// One scan as one scanner went through it, frame by frame: an entry of `strips`. It is the first scan of its suite's scene, and the setting
/// is the engine's fastest there, or the only one.
package typealias FilmStripRecord = Identified<CellID, FilmStrip>

/// A scan as one scanner went through it, frame by frame.
package struct FilmStrip: Codable, Sendable, Equatable {
  package var dropping: String
  package var acceptance: String
  /// When the right content was accepted, in seconds from the stream's start; absent where it was not.
  @Quantity package var acceptedSeconds: Double?
  /// Those that had come when the scan was over.
  package var frames: [FilmFrameRecord]
  /// Frames that were read and of which the run kept a picture.
  package var shots: [FilmShotRecord] = []

  /// Without shots.
  ///
  /// - Parameter accepted: when the right content was, in nanoseconds from the stream's start; nil where it was not.
  package init(dropping: String, acceptance: String, accepted: Int64?, frames: [FilmFrameRecord]) {
    self.dropping = dropping
    self.acceptance = acceptance
    acceptedSeconds = accepted.map { Double($0) / 1e9 }
    self.frames = frames
  }
}

/// One frame of a strip and its fate.
package struct FilmFrameRecord: Codable, Sendable, Equatable {
  package enum Fate: String, Codable, Sendable, CaseIterable {
    case read, dropped
    /// It waited when the scan was over.
    case waiting
  }

  /// The kind of content that was announced with a frame's answer.
  package enum Announced: String, Codable, Sendable, CaseIterable {
    case right, wrong
  }

  /// When it was handed over, in seconds from the stream's start.
  @Quantity package var atSeconds: Double
  package var fate: Fate
  /// When the reader had answered; absent where it did not read it.
  @Quantity package var answeredSeconds: Double?
  /// Absent where nothing was.
  package var announced: Announced?

  /// - Parameters:
  ///   - handedOver: when it was, in nanoseconds from the stream's start.
  ///   - answered: likewise.
  package init(handedOver: Int64, _ fate: Fate, answered: Int64?, announced: Announced?) {
    atSeconds = Double(handedOver) / 1e9
    self.fate = fate
    answeredSeconds = answered.map { Double($0) / 1e9 }
    self.announced = announced
  }
}

/// A frame to look at, with what was read on it.
package struct FilmShotRecord: Codable, Sendable, Equatable {
  package var frame: String
  /// Its place in the strip.
  @SmallCount package var place: Int
  /// The part of the frame that the picture shows.
  package var part: PixelRectangle
  package var decodes: [DecodeRecord]

  package init(frame: String, place: Int, part: PixelRectangle, decodes: [DecodeRecord]) {
    self.frame = frame
    self.place = place
    self.part = part
    self.decodes = decodes
  }
}
