public import Barcodes

/// A reading library, wrapped so that `serve` can put it to the bench.
///
/// The calls come in this order, from one thread: `configure` any number of times; then for each frame
/// `prepare` and `detect` alternating, once for each call that the bench wants; then `decodes(of:)`, once.
/// Of these only `detect` is timed. A new engine reads all that it claims, with its default options.
public protocol BarcodeEngine {
  /// The type that `detect` hands to `decodes(of:)`: usually the library's own result, held by a
  /// class that frees it.
  associatedtype Reading

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

  /// Brings the library back into its first state, where a call could otherwise depend on earlier ones.
  mutating func prepare() throws

  /// Looks for barcodes. This is the timed call: whatever an application would have to wait for belongs
  /// in here, and nothing else.
  mutating func detect(in image: GreyImage) throws -> Reading

  /// The decodes of a reading, in the contract's terms.
  func decodes(of reading: Reading) throws -> [Decode]
}

extension BarcodeEngine {
  public var note: String? { nil }

  public var optionNotes: [String: EngineOptionNote] { [:] }

  public var contentFeatures: [EngineFeature] { [] }

  public mutating func prepare() {}
}
