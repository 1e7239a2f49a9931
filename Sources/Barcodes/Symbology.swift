/// One of the 13 barcode formats, named as in the W3C Barcode Detection API.
///
/// Source of the names: https://wicg.github.io/shape-detection-api/#enumdef-barcodeformat
public enum Symbology: String, Codable, CaseIterable, Sendable, Hashable, Comparable {
  case aztec
  case code128 = "code_128"
  case code39 = "code_39"
  case code93 = "code_93"
  case codabar
  case dataMatrix = "data_matrix"
  case ean13 = "ean_13"
  case ean8 = "ean_8"
  case itf
  case pdf417
  case qrCode = "qr_code"
  case upcA = "upc_a"
  case upcE = "upc_e"

  /// The name in the contracts, such as `ean_13`.
  public var name: String { rawValue }

  /// How many there are, as messages write it.
  package static let countInWords =
    [13: "thirteen", 14: "fourteen", 15: "fifteen"][allCases.count] ?? "\(allCases.count)"

  public static func < (left: Symbology, right: Symbology) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Symbology {
  /// The form in which the symbol carries its data, which decides how a decode's position is
  /// compared with the truth.
  public enum Dimension: Sendable {
    /// Bars along one axis; their height carries nothing. Read along a scan line.
    case linear
    /// Rows of bars (PDF417) or a matrix of cells. Read as an area.
    case area
  }

  /// Those that people mean by `all`, `linear` or `matrix` (of areas, PDF417 among them), by name; nil for any
  /// other word.
  public static func group(named name: String) -> [Symbology]? {
    switch name {
    case "all": allCases.sorted()
    case "linear": all(of: .linear)
    case "matrix": all(of: .area)
    default: nil
    }
  }

  /// By name.
  public static func all(of dimension: Dimension) -> [Symbology] {
    allCases.filter { $0.dimension == dimension }.sorted()
  }

  public var dimension: Dimension { form == .bars ? .linear : .area }

  /// How a symbol is drawn.
  package enum Form: Sendable {
    /// One row of bars.
    case bars
    /// Rows of bars, one below the other, of a height that whoever prints them chooses.
    case rows
    /// Square modules.
    case matrix
  }

  package var form: Form { row.form }

  /// The bit in masks, as published for ML Kit's `BarcodeFormat`
  /// (https://developers.google.com/ml-kit/reference/swift/mlkitbarcodescanning/api/reference/Structs/BarcodeFormat).
  public var maskBit: Int { row.maskBit }

  private var row: (form: Form, maskBit: Int) {
    switch self {
    case .aztec: (.matrix, 4096)
    case .code128: (.bars, 1)
    case .code39: (.bars, 2)
    case .code93: (.bars, 4)
    case .codabar: (.bars, 8)
    case .dataMatrix: (.matrix, 16)
    case .ean13: (.bars, 32)
    case .ean8: (.bars, 64)
    case .itf: (.bars, 128)
    case .pdf417: (.rows, 2048)
    case .qrCode: (.matrix, 256)
    case .upcA: (.bars, 512)
    case .upcE: (.bars, 1024)
    }
  }
}
