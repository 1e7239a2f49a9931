/// The amount of JSON that may come from outside, counted down text by text before anything is made
/// of it.
///
/// Foundation's decoder takes some 50 bytes for a value that has two in the file, and what is made
/// of a value may take some hundred: so values are counted, not bytes alone.
package struct JSONAllowance: Sendable, Equatable {
  /// The deepest that lists and objects may lie in one another: four times what any record has.
  package static let mostDepth = 64

  /// The remaining bytes and values.
  package private(set) var bytes: Int
  package private(set) var values: Int
  private let (mostBytes, mostValues): (Int, Int)

  package init(bytes: Int, values: Int) {
    (self.bytes, self.values) = (bytes, values)
    (mostBytes, mostValues) = (bytes, values)
  }

  /// Counts a text, whether it is JSON or not.
  ///
  /// - Throws: where there is more in it than may still come.
  package mutating func take(_ text: Span<UInt8>) throws(JSONExcess) {
    guard text.count <= bytes else { throw .bytes(most: mostBytes) }
    var (depth, count) = (0, 1)
    var (isInText, isEscaped) = (false, false)
    for index in text.indices {
      let byte = text[index]
      if isInText {
        isInText = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInText = true
      case UInt8(ascii: ","): count += 1
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        count += 1
        depth += 1
        guard depth <= Self.mostDepth else { throw .depth }
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    guard count <= values else { throw .values(most: mostValues) }
    bytes -= text.count
    values -= count
  }
}

/// JSON of which there is too much.
package enum JSONExcess: Error, Equatable, CustomStringConvertible {
  case bytes(most: Int)
  case values(most: Int)
  case depth

  package var description: String {
    switch self {
    case .bytes(let most): "it has more than \(most >> 20) MiB, the most that is read of it"
    case .values(let most): "it has more than \(most) values, the most that are read of it"
    case .depth:
      "lists and objects lie more than \(JSONAllowance.mostDepth) deep in one another, the most that is read"
    }
  }
}

extension JSONAllowance {
  /// The limit of a line of our own, such as a trial of 10,000 decodes.
  package static let line = JSONAllowance(bytes: 16 << 20, values: 500_000)
  /// The limit of a file that says what a folder is, such as `run.json`: a line for each of 100,000
  /// pictures that were left out.
  package static let head = JSONAllowance(bytes: 16 << 20, values: 500_000)
  /// The limit of a run's figures: those of 100,000 cells.
  package static let figures = JSONAllowance(bytes: 128 << 20, values: 4_000_000)
  /// The limit of timed blocks, all of a file together: ten times those of the longest duel.
  package static let blocks = JSONAllowance(bytes: 256 << 20, values: 8_000_000)
  /// The limit of statements about pictures, all of a file or an archive together: the truth or a
  /// recording of some 65,000 pictures, or measurements of some 30,000 codes.
  package static let pictures = JSONAllowance(bytes: 64 << 20, values: 2_000_000)
}
