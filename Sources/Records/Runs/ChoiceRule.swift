package import Barcodes

/// The demands of a chooser on a reader, or on readers together.
package struct ChoiceRule: Codable, Sendable, Equatable {
  /// The least share of frames that have to be read; nil if it does not matter.
  @Share package var read: Double?
  /// The longest that a frame may take on average.
  @Quantity package var mostMilliseconds: Double?
  /// The greatest share of frames that may be read wrong.
  @Share package var mostMisreads: Double?

  package enum CodingKeys: String, CodingKey {
    case read, mostMilliseconds, mostMisreads
  }

  package init(read: Double?, mostMilliseconds: Double?, mostMisreads: Double?) {
    self.read = read
    self.mostMilliseconds = mostMilliseconds
    self.mostMisreads = mostMisreads
  }

  /// What a file calls one of the things that are asked, such as `most_ms`.
  package static func name(_ key: CodingKeys) -> String { JSONKey.key(ofProperty: key.rawValue) }

  /// The number of things that are asked.
  package var count: Int { [read, mostMilliseconds, mostMisreads].count { $0 != nil } }
}
