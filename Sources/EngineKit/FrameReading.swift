package import Barcodes

/// The reader that `serve` asks to read frames: a library in this process, or something elsewhere
/// that times its own calls.
package protocol FrameReading: ConfiguredEngine {
  /// Called at `hello`, before name, version, symbologies and options are asked.
  ///
  /// - Throws: what is answered with `failed`; the process stays. `UnreadableFrames` ends the service instead.
  mutating func meet() throws

  /// Reads an image `warmup + repeats` times.
  ///
  /// - Returns: how long each of the last `repeats` calls took, in nanoseconds, and what the last one found.
  /// - Throws: what is answered with `failed`. `UnreadableFrames` ends the service instead.
  mutating func timedDecodes(
    in image: GreyImage, warmup: Int, repeats: Int
  ) throws -> (durationsNanoseconds: [Int64], decodes: [Decode])
}

/// Nothing can be read any more, and the frame at hand gets no answer.
package struct UnreadableFrames: Error, Equatable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) { self.description = description }
}

/// A library, wrapped as an engine.
struct LibraryReader<Engine: BarcodeEngine>: FrameReading {
  var engine: Engine

  var name: String { engine.name }
  var version: String { engine.version }
  var symbologies: [Symbology] { engine.symbologies }
  var options: [String: String] { engine.options }
  var note: String? { engine.note }
  var optionNotes: [String: EngineOptionNote] { engine.optionNotes }
  var contentFeatures: [EngineFeature] { engine.contentFeatures }

  func meet() {}

  mutating func configure(mask: FormatMask, options: [String: String]) throws {
    try engine.configure(mask: mask, options: options)
  }

  mutating func timedDecodes(
    in image: GreyImage, warmup: Int, repeats: Int
  ) throws -> (durationsNanoseconds: [Int64], decodes: [Decode]) {
    try engine.timedDecodes(in: image, warmup: warmup, repeats: repeats)
  }
}
