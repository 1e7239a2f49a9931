public import Barcodes

/// An engine that says what it is, and takes a mask and options.
public protocol ConfiguredEngine {
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
}

extension ConfiguredEngine {
  public var note: String? { nil }

  public var optionNotes: [String: EngineOptionNote] { [:] }

  public var contentFeatures: [EngineFeature] { [] }
}
