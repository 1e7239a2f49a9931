import Barcodes
import Testing

/// The symbology identifier that goes with what a symbol has: `]`, a letter for the symbology, a modifier.
///
/// Sources: ISO/IEC 15424:2008, and the symbologies' own standards.
struct SymbologyIdentifierFact: Sendable, CustomTestStringConvertible {
  /// What a symbol has, and its reader does, that the modifier tells.
  enum Feature: String, Sendable {
    /// A reader that does not transmit it gives the identifier of a symbol without one.
    case eci = "an ECI, which the reader transmits"
    case fnc1First = "FNC1 in first place, as GS1 has it"
    case fnc1Second = "FNC1 behind an application indicator, as AIM has it"
    case structuredAppend = "structured append"
    case addOn = "an add-on of two or five digits, in one message with the number"
    case checkTransmitted = "a check character that is verified and transmitted"
    case checkStripped = "a check character that is verified and not transmitted"
    case fullASCII = "full ASCII, which the reader decodes"
  }

  let symbology: Symbology
  let has: Set<Feature>
  /// Several where the standard leaves the reader a choice.
  let identifiers: [String]
  let source: String

  init(_ symbology: Symbology, _ has: Set<Feature>, _ identifiers: [String], _ source: String) {
    self.symbology = symbology
    self.has = has
    self.identifiers = identifiers
    self.source = source
  }

  var testDescription: String {
    "\(symbology.name) with \(has.isEmpty ? "nothing" : has.map { $0.rawValue }.sorted().joined(separator: ", "))"
  }

  static let all: [SymbologyIdentifierFact] = [
    SymbologyIdentifierFact(.code39, [], ["]A0"], "ISO/IEC 16388, annex C"),
    SymbologyIdentifierFact(.code39, [.checkTransmitted], ["]A1"], "ISO/IEC 16388, annex C"),
    SymbologyIdentifierFact(.code39, [.checkStripped], ["]A3"], "ISO/IEC 16388, annex C"),
    SymbologyIdentifierFact(.code39, [.fullASCII], ["]A4"], "ISO/IEC 16388, annex C"),
    SymbologyIdentifierFact(.code128, [], ["]C0"], "ISO/IEC 15417, annex C"),
    SymbologyIdentifierFact(.code128, [.fnc1First], ["]C1"], "ISO/IEC 15417, annex C"),
    SymbologyIdentifierFact(.code128, [.fnc1Second], ["]C2"], "ISO/IEC 15417, annex C"),
    SymbologyIdentifierFact(.code93, [], ["]G0"], "ISO/IEC 15424: always 0"),
    SymbologyIdentifierFact(.codabar, [], ["]F0"], "ISO/IEC 15424"),
    SymbologyIdentifierFact(.itf, [], ["]I0"], "ISO/IEC 16390, annex C"),
    SymbologyIdentifierFact(.itf, [.checkTransmitted], ["]I1"], "ISO/IEC 16390, annex C"),
    SymbologyIdentifierFact(.ean13, [], ["]E0"], "ISO/IEC 15420, annex B"),
    SymbologyIdentifierFact(.ean13, [.addOn], ["]E3"], "ISO/IEC 15420, annex B"),
    SymbologyIdentifierFact(.upcA, [], ["]E0"], "ISO/IEC 15420, annex B: as 13 digits"),
    SymbologyIdentifierFact(.upcE, [], ["]E0"], "ISO/IEC 15420, annex B: as 13 digits"),
    SymbologyIdentifierFact(.ean8, [], ["]E4"], "ISO/IEC 15420, annex B"),
    SymbologyIdentifierFact(.qrCode, [], ["]Q1"], "ISO/IEC 18004, annex F"),
    SymbologyIdentifierFact(.qrCode, [.eci], ["]Q2"], "ISO/IEC 18004, annex F"),
    SymbologyIdentifierFact(.qrCode, [.fnc1First], ["]Q3"], "ISO/IEC 18004, annex F"),
    SymbologyIdentifierFact(.qrCode, [.fnc1First, .eci], ["]Q4"], "ISO/IEC 18004, annex F"),
    SymbologyIdentifierFact(.qrCode, [.fnc1Second], ["]Q5"], "ISO/IEC 18004, annex F"),
    SymbologyIdentifierFact(.qrCode, [.fnc1Second, .eci], ["]Q6"], "ISO/IEC 18004, annex F"),
    SymbologyIdentifierFact(.dataMatrix, [], ["]d1"], "ISO/IEC 16022, annex N"),
    SymbologyIdentifierFact(.dataMatrix, [.fnc1First], ["]d2"], "ISO/IEC 16022, annex N"),
    SymbologyIdentifierFact(.dataMatrix, [.fnc1Second], ["]d3"], "ISO/IEC 16022, annex N"),
    SymbologyIdentifierFact(.dataMatrix, [.eci], ["]d4"], "ISO/IEC 16022, annex N"),
    SymbologyIdentifierFact(.dataMatrix, [.fnc1First, .eci], ["]d5"], "ISO/IEC 16022, annex N"),
    SymbologyIdentifierFact(.aztec, [], ["]z0"], "ISO/IEC 24778, annex F"),
    SymbologyIdentifierFact(.aztec, [.fnc1First], ["]z1"], "ISO/IEC 24778, annex F"),
    SymbologyIdentifierFact(.aztec, [.fnc1Second], ["]z2"], "ISO/IEC 24778, annex F"),
    SymbologyIdentifierFact(.aztec, [.eci], ["]z3"], "ISO/IEC 24778, annex F"),
    SymbologyIdentifierFact(.aztec, [.structuredAppend], ["]z6"], "ISO/IEC 24778, annex F"),
    SymbologyIdentifierFact(
      .pdf417, [], ["]L0", "]L1", "]L2"],
      "ISO/IEC 15438, annex L: L0 by the protocol of 1994, L2 by the basic channel"),
    SymbologyIdentifierFact(
      .pdf417, [.eci], ["]L1"], "ISO/IEC 15438, annex L: only L1 transmits ECIs"),
  ]
}
