/// The choices that a symbology's standard leaves to whoever makes a symbol. The defaults (nil, 0
/// and false) are what suites have always had; each comment names them.
///
/// A frame of another symbology has none of it.
public struct SymbolShape: Sendable, Hashable {
  // MARK: QR codes (ISO/IEC 18004:2015)

  /// 1 to 40, the symbol being 17 + 4 × this modules wide (6.3.2); nil for the least that holds the payload.
  public var qrVersion: Int?
  /// The mask pattern, 0 to 7 (7.8); nil for the one that the standard's penalties choose.
  public var qrMask: Int?

  // MARK: Data Matrix (ISO/IEC 16022:2006, table 7)

  /// Modules along the left side; nil for the least square that holds the payload.
  public var dataMatrixRows: Int?
  /// Modules along the lower side; nil for a square.
  public var dataMatrixColumns: Int?

  // MARK: Aztec (ISO/IEC 24778:2008, 5.3)

  /// Layers about the middle, 1 to 32, of compact symbols 1 to 4; nil for as few as hold the payload.
  public var aztecLayers: Int?
  /// With `aztecLayers`, the symbol whose middle is smaller.
  public var aztecIsCompact = false

  // MARK: PDF417 (ISO/IEC 15438:2015)

  /// Data columns, 1 to 30; nil for 10, of short payloads 3.
  public var pdf417Columns: Int?
  /// Rows, 3 to 90; nil for as many as the payload needs.
  public var pdf417Rows: Int?
  /// The height of a row, in modules (5.8.2); nil for 3.
  public var pdf417RowHeightModules: Double?

  // MARK: Several

  /// The level of QR and Aztec codes, 1 to 4, and of PDF417, 0 to 8; nil for M of QR codes and the encoder's choice.
  public var errorCorrection: Int?
  /// The width of wide elements as a multiple of narrow ones, of Code 39, Codabar and ITF; nil for
  /// 2, of ITF 3.
  public var wideNarrowRatio: Double?
  /// Check characters at the end of what Code 39, Codabar and ITF say, 0 or 1; nil for none, of ITF of GS1's one.
  public var checkCharacters: Int?

  // MARK: Linear codes

  /// 1 to 3 for code sets A, B and C of Code 128 (ISO/IEC 15417:2007, table 1); nil for those that make the symbol shortest.
  public var code128Set: Int?
  /// The thickness of the bearer bars that lie on ITF's bars above and below, in modules; 0
  /// without.
  public var bearerBarModules = 0.0
  /// The number system of UPC-E: 0, as ISO/IEC 15420:2009 has it (table 4), or 1, whose parities are the inverse; nil for 0.
  public var upcENumberSystem: Int?
  /// Digits of the add-on symbol beside EAN-13, EAN-8, UPC-A and UPC-E, 2 or 5 (ISO/IEC 15420:2009); 0 without.
  public var addOnDigits = 0

  public init() {}

  /// The side lengths that Data Matrix has, rows first: squares, then rectangles, each in the standard's order.
  public static let dataMatrixSizes: [(rows: Int, columns: Int)] =
    DataMatrixSize.table.map { ($0.0, $0.1) }
}
