import Barcodes
import CZint

/// The settings that libzint has for symbols that are areas.
extension SymbolCandidate {
  /// Levels L, M, Q and H, each with all masks.
  static let qrCode: [(ZintSettings, [String: Double])] = {
    let masks = (0..<8).map { Int32($0 + 1) << 8 }
    return (1...4).flatMap { level in
      masks.enumerated().map { mask, option in
        var settings = ZintSettings()
        settings.option1 = Int32(level)
        settings.option3 = option
        return (settings, ["error_correction": Double(level), "mask": Double(mask)])
      }
    }
  }()

  /// The same in one version.
  static func qrCode(version: Int) -> [(ZintSettings, [String: Double])] {
    qrCode.map { one in
      var (settings, choices) = one
      settings.option2 = Int32(version)
      choices["version"] = Double(version)
      return (settings, choices)
    }
  }

  /// All levels of error correction, with as many rows and columns.
  static func pdf417(
    columns: Int, rows: Int, isCompact: Bool
  ) -> [(ZintSettings, [String: Double])] {
    pdf417(columns).map { one in
      var (settings, choices) = one
      settings.option3 = Int32(rows)
      choices["rows"] = Double(rows)
      if isCompact {
        settings.zint = BARCODE_PDF417COMP
        choices[SymbolCandidate.compact] = 1
      }
      return (settings, choices)
    }
  }

  /// The settings for a size that the choices name; none where they leave it to libzint.
  static func settings(ofSizeIn choices: [String: Double]) -> [(ZintSettings, [String: Double])] {
    if let version = choices["version"] { return qrCode(version: Int(version)) }
    guard let columns = choices["columns"], let rows = choices["rows"] else { return [] }
    return pdf417(
      columns: Int(columns), rows: Int(rows), isCompact: choices[SymbolCandidate.compact] != nil)
  }

  /// The settings for the size of another symbol, whoever chose it (ISO/IEC 18004, 6.3.1; ISO/IEC
  /// 15438, 5.3).
  static func settings(
    ofSize other: SymbolCandidate, _ symbology: Symbology
  ) -> [(ZintSettings, [String: Double])] {
    switch symbology {
    case .qrCode: return qrCode(version: (other.grid.columns - 17) / 4)
    case .pdf417:
      let isCompact = other.choices[SymbolCandidate.compact] != nil
      return pdf417(
        columns: (other.grid.columns - (isCompact ? 35 : 69)) / 17, rows: other.grid.rows,
        isCompact: isCompact)
    default: return []
    }
  }

  /// One of each size that an encoder may choose though the content does not ask for it: to have all of a series alike, or since it
  /// packs the content otherwise.
  static func otherSizes(for code: TrueCode) -> [SymbolCandidate] {
    switch code.symbology {
    case .qrCode: encoded((1...40).map { qrCode(version: $0)[0] }, of: code)
    case .pdf417:
      encoded(
        [false, true].flatMap { isCompact in
          (1...pdf417MostColumns).flatMap { columns in
            (3...pdf417MostRows).map { rows in
              pdf417(columns: columns, rows: rows, isCompact: isCompact)[0]
            }
          }
        }, of: code)
    default: []
    }
  }

  /// The most columns and rows that are tried; the standard's are 30 and 90.
  private static let (pdf417MostColumns, pdf417MostRows) = (20, 60)

  /// The settings for any shape; then for each square and rectangle of the standard.
  static let dataMatrix: [(ZintSettings, [String: Double])] =
    [(ZintSettings(), [:])]
    + (1...30).map { size in
      var settings = ZintSettings()
      settings.option2 = Int32(size)
      return (settings, ["size": Double(size)])
    }

  /// Compact symbols of 1 to 4 layers, then others.
  static let aztec: [(ZintSettings, [String: Double])] = (1...36).map { size in
    var settings = ZintSettings()
    settings.option2 = Int32(size)
    return (settings, ["size": Double(size)])
  }

  static func pdf417(_ columns: Int?) -> [(ZintSettings, [String: Double])] {
    (columns.map { [$0] } ?? Array(1...pdf417MostColumns)).flatMap { columns in
      (0...8).map { level in
        var settings = ZintSettings()
        settings.option1 = Int32(level)
        settings.option2 = Int32(columns)
        return (settings, ["columns": Double(columns), "error_correction": Double(level)])
      }
    }
  }
}
