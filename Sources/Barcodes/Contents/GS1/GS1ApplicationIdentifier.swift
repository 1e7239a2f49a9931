/// The definition of one application identifier (AI) in the GS1 General Specifications: the shape
/// of its value.
public struct GS1ApplicationIdentifier: Hashable, Sendable {
  /// Two to four digits, such as `3102`.
  public let identifier: String
  /// The parts of the value, one after another; only the last one may vary in length.
  public let parts: [Part]

  /// A run of characters of one kind.
  public struct Part: Hashable, Sendable {
    public let characters: Characters
    /// The numbers of characters that the part may have, where it is there.
    public let lengths: ClosedRange<Int>
    public var meaning: Meaning?
    public var mayBeMissing = false
  }

  /// The characters that a part may have (GS1 General Specifications, clause 7.11).
  public enum Characters: Sendable {
    case digits
    /// Figure 7.11-1: the 82 of ISO/IEC 646 that all countries share.
    case set82
    /// Figure 7.11-2: capital letters, digits, `#`, `-`, `/`.
    case set39
    /// Figure 7.11-3: those of Base64 for URLs (RFC 4648, clause 5).
    case set64
  }

  /// A property of a part that can be checked beyond its characters.
  public enum Meaning: Sendable {
    /// Its last digit is the check digit of those before it (clause 7.9.1).
    case checkDigit
    /// YYMMDD; the day may be 00 for the whole month (clause 3.4.2).
    case dateOrMonth
    /// YYMMDD.
    case date
  }

  /// True if no separator follows the identifier's value in a symbol.
  ///
  /// This depends on the first two digits alone, also for identifiers that are still to be given
  /// out (GS1 General Specifications, clause 7.8, the table of element strings with predefined
  /// length).
  public var hasPredefinedLength: Bool { Self.hasPredefinedLength(identifier) }

  static func hasPredefinedLength(_ identifier: String) -> Bool {
    switch Int(identifier.prefix(2)) ?? -1 {
    case 0...4, 11...20, 31...36, 41: true
    default: false
    }
  }
}

extension GS1ApplicationIdentifier {
  /// Looks the identifier up in the General Specifications' table; nil where the table does not
  /// have it.
  public init?(_ identifier: String) {
    guard let known = Self.table[identifier] else { return nil }
    self = known
  }

  /// All of the table, by identifier.
  public static let known = table.values.sorted { $0.identifier < $1.identifier }

  /// The shortest and the longest value.
  public var lengths: ClosedRange<Int> {
    let lowest = parts.map { $0.mayBeMissing ? 0 : $0.lengths.lowerBound }.reduce(0, +)
    let highest = parts.map { $0.lengths.upperBound }.reduce(0, +)
    return lowest...highest
  }

  /// The value cut into its parts, of which those that are missing are empty; nil where the length or a character is wrong.
  public func parts(of value: String) -> [(part: Part, text: String)]? {
    var rest = Array(value.utf8)[...]
    var cut: [(part: Part, text: String)] = []
    for part in parts {
      let run = rest.prefix(part.lengths.upperBound)
      let isThere = part.lengths.contains(run.count) || part.mayBeMissing && run.isEmpty
      guard isThere, run.allSatisfy(part.characters.contains) else {
        return nil
      }
      cut.append((part, String(decoding: run, as: UTF8.self)))
      rest = rest.dropFirst(run.count)
    }
    return rest.isEmpty ? cut : nil
  }
}

extension GS1ApplicationIdentifier.Characters {
  public func contains(_ byte: UInt8) -> Bool {
    let character = Unicode.Scalar(byte)
    switch (self, character) {
    case (_, "0"..."9"): return true
    case (.set82, "A"..."Z"), (.set82, "a"..."z"), (.set39, "A"..."Z"): return true
    case (.set64, "A"..."Z"), (.set64, "a"..."z"): return true
    case (.set82, _): return "!\"%&'()*+,-./:;<=>?_".unicodeScalars.contains(character)
    case (.set39, _): return "#-/".unicodeScalars.contains(character)
    case (.set64, _): return "-_=".unicodeScalars.contains(character)
    case (.digits, _): return false
    }
  }
}
