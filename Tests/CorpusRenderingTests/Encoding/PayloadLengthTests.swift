import Barcodes
import Records
import Testing

@testable import Encoding
@testable import Suites

@Suite struct PayloadLengthTests {
  static let oneLength: [Symbology] = [.ean13, .ean8, .upcA, .upcE]

  struct Extent: Sendable, CustomTestStringConvertible {
    var symbology: Symbology
    var length: PayloadLength
    var form: String
    /// In modules.
    var columns: Int
    /// Rows of modules, or of codewords.
    var rows = 1

    var testDescription: String { "\(length) \(symbology.name)" }
  }

  /// From the standards, for n characters. Code 128: 11 each with start and check, and a stop of 13. Code 39,
  /// wide elements of 2: 12 each with start and stop, and a gap between any two. Code 93: 9 each with start,
  /// two checks and stop, and a bar. Codabar, wide elements of 2: 9 a digit, 10 a letter, and a gap after
  /// each, which libzint leaves after the stop letter too. ITF, wide elements of 3: 18 a pair, 4 and 5 at the
  /// ends. QR: 17 and 4 for each version, of which 1 holds 14 bytes at level M, 6 106 and 7 122. Data Matrix:
  /// three characters in two codewords (C40) with one to get there; 12 modules hold 5 codewords, 20 hold 22
  /// and 22 hold 30. Aztec: 15 with one layer, and 37 with five. PDF417: 69, and 17 a column; two letters a
  /// codeword, to digits and back a half each, the length's codeword and 8 or 16 for correction.
  static let extents: [Extent] = [
    Extent(symbology: .code128, length: .short, form: "[A-Z0-9]{6}", columns: 11 * 8 + 13),
    Extent(symbology: .code128, length: .long, form: "[A-Z0-9]{24}", columns: 11 * 26 + 13),
    Extent(symbology: .code39, length: .short, form: "[A-Z0-9]{5}", columns: 12 * 7 + 6),
    Extent(symbology: .code39, length: .long, form: "[A-Z0-9]{16}", columns: 12 * 18 + 17),
    Extent(symbology: .code93, length: .short, form: "[A-Z0-9]{5}", columns: 9 * 9 + 1),
    Extent(symbology: .code93, length: .long, form: "[A-Z0-9]{16}", columns: 9 * 20 + 1),
    Extent(symbology: .codabar, length: .short, form: "[A-D][0-9]{5}[A-D]", columns: 45 + 20 + 6),
    Extent(symbology: .codabar, length: .long, form: "[A-D][0-9]{18}[A-D]", columns: 162 + 20 + 19),
    Extent(symbology: .itf, length: .short, form: "[1-8][0-9]{7}", columns: 18 * 4 + 9),
    Extent(symbology: .itf, length: .long, form: "[1-8][0-9]{19}", columns: 18 * 10 + 9),
    Extent(symbology: .dataMatrix, length: .short, form: "[A-Z0-9]{6}", columns: 12, rows: 12),
    Extent(symbology: .dataMatrix, length: .long, form: "[A-Z0-9]{40}", columns: 22, rows: 22),
    Extent(
      symbology: .qrCode, length: .short, form: "[a-z0-9]{4}\\.test/[a-z0-9]{2}",
      columns: 17 + 4 * 1, rows: 21),
    Extent(
      symbology: .qrCode, length: .long,
      form: "https://example\\.com/[a-z0-9]{16}\\?id=[a-z0-9]{80}",
      columns: 17 + 4 * 7, rows: 45),
    Extent(symbology: .aztec, length: .short, form: "[A-Z0-9]{10}", columns: 15, rows: 15),
    Extent(symbology: .aztec, length: .long, form: "[A-Z0-9]{100}", columns: 37, rows: 37),
    // ⌈(6 + 6 + 2 + 1 + 8) / 3⌉ and ⌈(20 · 6 + 1 + 16) / 10⌉ rows.
    Extent(
      symbology: .pdf417, length: .short, form: "[A-Z0-9]{24}", columns: 69 + 17 * 3, rows: 8),
    Extent(
      symbology: .pdf417, length: .long, form: "[A-Z0-9]{200}", columns: 69 + 17 * 10, rows: 14),
  ]

  private func payload(_ symbology: Symbology, _ length: PayloadLength?, seed: UInt64) -> [UInt8] {
    var random = FrameRandom(seed: seed, purpose: .payload)
    return random.drawPayload(for: symbology, length: length)
  }

  private func shape(columns: Int) -> SymbolShape {
    var shape = SymbolShape()
    shape.pdf417Columns = columns
    return shape
  }

  @Test(arguments: extents)
  func `all symbols of a length have the extent that their standard gives`(extent: Extent) throws {
    let form = try Regex(extent.form)
    for seed in 0..<UInt64(400) {
      let payload = payload(extent.symbology, extent.length, seed: seed)
      let text = String(decoding: payload, as: UTF8.self)
      #expect(text.wholeMatch(of: form) != nil, "\(text), seed \(seed)")
      let grid = try ModuleGrid.encode(
        payload, as: extent.symbology, shape(columns: Optional(extent.length).pdf417Columns))
      #expect(
        (grid.columns, grid.rows) == (extent.columns, extent.rows), "\(text), seed \(seed)")
    }
  }

  @Test(arguments: extents)
  func `payloads of a length differ from frame to frame`(extent: Extent) {
    let payloads = (0..<UInt64(400)).map { payload(extent.symbology, extent.length, seed: $0) }
    #expect(Set(payloads).count > 395)
  }

  @Test func `every symbology has two lengths, the long one clearly larger, or ignores them`() {
    let columns = Dictionary(grouping: Self.extents, by: \.symbology).mapValues {
      $0.map(\.columns)
    }
    #expect(Set(columns.keys).union(Self.oneLength) == Set(Symbology.allCases))
    for (symbology, columns) in columns {
      #expect(columns.count == 2 && Double(columns[1]) > 1.8 * Double(columns[0]), "\(symbology)")
    }
  }

  @Test(arguments: oneLength)
  func `a symbology of one length draws its usual payload`(symbology: Symbology) {
    for length in PayloadLength.named {
      #expect(payload(symbology, length, seed: 3) == payload(symbology, nil, seed: 3))
    }
  }

  /// The sum of the digits, weighted 1 and 3 from the right, is a multiple of ten (GS1).
  @Test(arguments: [PayloadLength.short, .long])
  func `ITF ends in a check digit`(length: PayloadLength) {
    for seed in 0..<UInt64(400) {
      let digits = payload(.itf, length, seed: seed).map { Int($0) - 48 }
      let sum = digits.reversed().enumerated().reduce(0) {
        $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3)
      }
      #expect(sum % 10 == 0, "seed \(seed)")
    }
  }

  /// Start pattern, two row indicators and a codeword of 17 for each column, and a stop pattern of 18.
  @Test(arguments: [1, 2, 3, 10, 29, 30])
  func `a row of PDF417 is as wide as its data columns ask for`(columns: Int) throws {
    let grid = try ModuleGrid.encode(
      Array("SCANBENCH".utf8), as: .pdf417, shape(columns: columns))
    #expect(grid.columns == 69 + 17 * columns)
    #expect(grid.rows >= 3)
  }

  @Test func `too few columns for 90 rows are an error, not more columns`() {
    let payload = Array(String(repeating: "SCANBENCH", count: 28).utf8)
    let error = #expect(throws: EncodingError.self) {
      try ModuleGrid.encode(payload, as: .pdf417, shape(columns: 1))
    }
    #expect(
      error?.description == "pdf417 cannot be encoded: more than 90 rows would be needed at "
        + "pdf417_columns: 1; make it larger")
  }
}
