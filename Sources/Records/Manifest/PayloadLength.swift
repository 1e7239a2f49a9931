import Barcodes

/// The length of a frame's payload, in suites that do not leave that to the symbology's usual use.
package enum PayloadLength: Hashable, Sendable {
  case short
  case long
  /// As much as a symbol of the asked shape holds.
  case longest
  /// Without Codabar's start and stop letters.
  case characters(Int)

  /// Lengths with a name.
  package static let named: [PayloadLength] = [.short, .long, .longest]

  /// `short`, `long`, `longest`, or the number of characters.
  package var name: String {
    switch self {
    case .short: "short"
    case .long: "long"
    case .longest: "longest"
    case .characters(let count): String(count)
    }
  }
}

extension PayloadLength: Codable {
  /// A name, or a number of characters.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let count = try? container.decode(Tally<Int>.self) {
      self = .characters(count.wrappedValue)
      return
    }
    let name = try container.decode(String.self)
    guard let length = Self.named.first(where: { $0.name == name }) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "it is neither short, long, longest nor a number of characters")
    }
    self = length
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if case .characters(let count) = self {
      try container.encode(count)
    } else {
      try container.encode(name)
    }
  }
}
