public import Barcodes

/// A reading library, wrapped so that `serve` can put it to the bench.
///
/// The calls come in this order, from one thread: `configure` any number of times; then for each frame
/// `prepare` and `detect` alternating, once for each call that the bench wants; then `decodes(of:)`, once.
/// Of these only `detect` is timed. A new engine reads all that it claims, with its default options.
public protocol BarcodeEngine: FrameReading {
  /// The type that `detect` hands to `decodes(of:)`: usually the library's own result, held by a
  /// class that frees it.
  associatedtype Reading

  /// Brings the library back into its first state, where a call could otherwise depend on earlier ones.
  mutating func prepare() throws

  /// Looks for barcodes. This is the timed call: whatever an application would have to wait for belongs
  /// in here, and nothing else.
  mutating func detect(in image: GreyImage) throws -> Reading

  /// The decodes of a reading, in the contract's terms.
  func decodes(of reading: Reading) throws -> [Decode]
}

extension BarcodeEngine {
  public mutating func prepareForHello() {}

  public mutating func prepare() {}
}
