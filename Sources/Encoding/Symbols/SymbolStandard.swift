import Barcodes
import Records

/// The properties of a symbology's symbols by its standard and its usual use: a row for each in
/// `SymbolStandard+Rows.swift`.
package struct SymbolStandard: Sendable {
  /// libzint's number; for EAN and UPC that of the variant which is given the check digit and verifies it.
  var zint: Int32
  /// What libzint does to payloads: a suite's own texts that it would change are refused.
  package var mending: ZintMending
  var identifiers: SymbologyIdentifiers
  /// The height of each row of a symbol of such a width, both in modules.
  var rowHeight: @Sendable (_ width: Double) -> Double
  /// How a linear symbol is decoded; nil of areas, and of linear codes whose print is not graded.
  package let characters: ScannedCharacters?
  /// The columns of the guard bars, which are longer than the others.
  package var guardBars: [Range<Int>] = []
  /// Where each digit of the writing between guard bars begins, in modules from the symbol's left.
  package var digitColumns: [Double] = []
  /// Two payloads that whoever reads the symbology reads, with the check digit where the symbology shows one.
  package var samples: (first: String, second: String)
  /// A payload of the symbology's usual use, with the check digit where the symbology shows one.
  var payload: @Sendable (inout FrameRandom) -> String
  /// Payloads of a length that a suite chooses; nil for symbologies of one length.
  package var lengths: PayloadLengths?

  /// True if elements are narrow or wide, and the standard leaves open how much wider.
  var hasTwoWidths: Bool {
    guard case .twoWidths = characters?.decoding else { return false }
    return true
  }

  /// The length by which the guard bars of EAN and UPC stand out below the others, in modules
  /// (ISO/IEC 15420).
  package static let guardBarExtension = 5.0
}

/// Payloads of a given number of characters, composed so that all symbols of a length have one extent: an encoder that
/// has a shorter way to write some texts has none to write these.
package struct PayloadLengths: Sendable {
  /// In characters, without Codabar's start and stop letters.
  var short: Int
  var long: Int
  var draw: @Sendable (_ count: Int, inout FrameRandom) -> String

  func characters(_ length: PayloadLength) -> Int {
    switch length {
    case .short: short
    case .long, .longest: long
    case .characters(let count): count
    }
  }
}
