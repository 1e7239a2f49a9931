import Barcodes
import Records

/// The properties of a symbology's symbols by its standard and its usual use: a row for each in
/// `SymbolStandard+Rows.swift`.
package struct SymbolStandard: Sendable {
  /// libzint's number; for EAN and UPC that of the variant which is given the check digit and verifies it.
  var zint: Int32
  /// The height of each row of a symbol of such a width, both in modules.
  var rowHeight: @Sendable (_ width: Double) -> Double = { _ in 1 }
  /// True if elements are narrow or wide, and the standard leaves open how much wider.
  var hasTwoWidths = false
  /// The columns of the guard bars, which are longer than the others.
  package var guardBars: [Range<Int>] = []
  /// Where each digit of the writing between guard bars begins, in modules from the symbol's left.
  package var digitColumns: [Double] = []
  /// A payload of the symbology's usual use, with the check digit where the symbology shows one.
  var payload: @Sendable (inout FrameRandom) -> String
  /// Payloads of a length that a suite chooses; nil for symbologies of one length.
  package var lengths: PayloadLengths?

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
