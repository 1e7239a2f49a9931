public import Barcodes

/// What `serve` asks to read frames, which says what it is and takes a mask and options: a library in this process
/// (`BarcodeEngine`), or something elsewhere that times its own calls.
public protocol FrameReading {
  /// The name of the library, such as `zxing-cpp`.
  var name: String { get }
  /// The version of the library, asked of it at run time where it can tell.
  var version: String { get }
  /// The symbologies that the engine claims to read.
  var symbologies: [Symbology] { get }
  /// Every option with its value at the moment.
  var options: [String: String] { get }

  /// The values and the purpose of each option; empty, unless implemented.
  var optionNotes: [String: EngineOptionNote] { get }

  /// A note about the engine for whoever reads its results, in a line; nil, unless implemented.
  var note: String? { get }

  /// The features of its decodes' `details`; none, unless implemented.
  var contentFeatures: [EngineFeature] { get }

  /// Sets what to look for, and how.
  ///
  /// - Parameters:
  ///   - mask: Never empty; only symbologies that the engine claims.
  ///   - options: Those that shall differ from the defaults; all others go back to them.
  /// - Throws: `EngineOptionError` where an option or its value is unknown. The settings are then as before.
  mutating func configure(mask: FormatMask, options: [String: String]) throws

  /// Called at `hello`, before name, version, symbologies and options are asked.
  ///
  /// - Throws: what is answered with `failed`; the process stays. A `ReadingFailure` may end the service instead.
  mutating func prepareForHello() throws

  /// Reads an image `warmup + repeats` times.
  ///
  /// - Returns: how long each of the last `repeats` calls took, in nanoseconds, and what the last one found.
  /// - Throws: what is answered with `failed`. A `ReadingFailure` may end the service instead.
  mutating func timedDecodes(
    in image: GreyImage, warmup: Int, repeats: Int
  ) throws -> (durationsNanoseconds: [Int64], decodes: [Decode])
}

extension FrameReading {
  public var note: String? { nil }
  public var optionNotes: [String: EngineOptionNote] { [:] }
  public var contentFeatures: [EngineFeature] { [] }
}
