package import Barcodes

/// The demands of a chooser on a reader, or on readers together.
package struct ChoiceRule: Codable, Sendable, Equatable {
  /// The least share of frames that have to be read; nil if it does not matter.
  @Share package var read: Double?
  /// The longest that a frame may take on average, in milliseconds.
  @Quantity package var most: Double?
  /// The greatest share of frames that may be read wrong.
  @Share package var misreads: Double?

  package init(read: Double?, most: Double?, misreads: Double?) {
    self.read = read
    self.most = most
    self.misreads = misreads
  }

  /// The number of things that are asked.
  package var count: Int { [read, most, misreads].count { $0 != nil } }

  package enum CodingKeys: String, CodingKey {
    case read
    case most = "mostMilliseconds"
    case misreads = "mostMisreads"
  }
}
