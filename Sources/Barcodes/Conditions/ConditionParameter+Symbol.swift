extension ConditionParameter {
  /// The choices that standards leave open for their symbols, in the order of `SymbolShape`. A
  /// suite may write them under `symbol`, too.
  public static let symbol: [ConditionParameter] = [
    .init(
      "wide_narrow_ratio", .optionalNumber(\.symbol.wideNarrowRatio), 2...3, .symbol,
      of: [.codabar, .code39, .itf], words: "wide-to-narrow ratio",
      label: "wide-to-narrow ratio, 2 to 3"),
    .init(
      "error_correction", .optionalCount(\.symbol.errorCorrection), 0...8, .symbol,
      of: [.aztec, .pdf417, .qrCode], words: "level of error correction",
      label: "level of error correction"),
    .init(
      "qr_mask", .optionalCount(\.symbol.qrMask), 0...7, .symbol, of: [.qrCode],
      words: "mask pattern of QR codes", label: "mask pattern of QR codes, 0 to 7"),
    .init(
      "qr_version", .optionalCount(\.symbol.qrVersion), 1...40, .symbol, of: [.qrCode],
      words: "QR version", label: "QR version, 1 to 40"),
    .init(
      "data_matrix_rows", .optionalCount(\.symbol.dataMatrixRows), 8...144, .symbol,
      of: [.dataMatrix], words: "rows of Data Matrix", label: "rows of Data Matrix, in modules"),
    .init(
      "data_matrix_columns", .optionalCount(\.symbol.dataMatrixColumns), 10...144, .symbol,
      of: [.dataMatrix], words: "columns of Data Matrix",
      label: "columns of Data Matrix, in modules"),
    .init(
      "aztec_layers", .optionalCount(\.symbol.aztecLayers), 1...32, .symbol, of: [.aztec],
      words: "layers of Aztec codes", label: "layers of Aztec codes, 1 to 32"),
    .init(
      "aztec_compact", .flag(\.symbol.aztecIsCompact), 0...1, .symbol, of: [.aztec],
      words: "compact Aztec codes", label: "compact Aztec codes"),
    .pdf417Columns,
    .init(
      "pdf417_rows", .optionalCount(\.symbol.pdf417Rows), 3...90, .symbol, of: [.pdf417],
      words: "rows of PDF417", label: "rows of PDF417, 3 to 90"),
    .init(
      "pdf417_row_height_modules", .optionalNumber(\.symbol.pdf417RowHeightModules), 1...10,
      .symbol, of: [.pdf417], words: "row height of PDF417",
      label: "row height of PDF417 in modules"),
    .init(
      "check_characters", .optionalCount(\.symbol.checkCharacters), 0...1, .symbol,
      of: [.codabar, .code39, .itf], words: "check character", label: "check characters, 0 or 1"),
    .init(
      "code_128_set", .optionalCount(\.symbol.code128Set), 1...3, .symbol, of: [.code128],
      words: "code set of Code 128", label: "code set of Code 128, 1 to 3 for A to C"),
    .init(
      "bearer_bar_modules", .number(\.symbol.bearerBarModules), 0...10, .symbol, of: [.itf],
      words: "bearer bars", label: "bearer bars of ITF in modules"),
    .init(
      "upc_e_number_system", .optionalCount(\.symbol.upcENumberSystem), 0...1, .symbol,
      of: [.upcE], words: "number system of UPC-E", label: "number system of UPC-E, 0 or 1"),
    .addOnDigits,
  ]

  /// A suite may write it at its top level, too.
  public static let pdf417Columns = ConditionParameter(
    "pdf417_columns", .optionalCount(\.symbol.pdf417Columns), 1...30, .symbol, of: [.pdf417],
    words: "data columns of PDF417", label: "data columns of PDF417, 1 to 30")

  /// The number of digits of the add-on symbol.
  public static let addOnDigits = ConditionParameter(
    "add_on_digits", .count(\.symbol.addOnDigits), 0...5, .symbol,
    of: [.ean13, .ean8, .upcA, .upcE], words: "add-on symbol",
    label: "digits of the add-on symbol")
}
