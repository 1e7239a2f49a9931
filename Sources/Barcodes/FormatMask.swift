/// The set of symbologies asked of an engine.
///
/// The bit values are those published for ML Kit's `BarcodeFormat`
/// (https://developers.google.com/ml-kit/reference/swift/mlkitbarcodescanning/api/reference/Structs/BarcodeFormat).
public struct FormatMask: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let code128 = FormatMask(rawValue: 1)
  public static let code39 = FormatMask(rawValue: 2)
  public static let code93 = FormatMask(rawValue: 4)
  public static let codabar = FormatMask(rawValue: 8)
  public static let dataMatrix = FormatMask(rawValue: 16)
  public static let ean13 = FormatMask(rawValue: 32)
  public static let ean8 = FormatMask(rawValue: 64)
  public static let itf = FormatMask(rawValue: 128)
  public static let qrCode = FormatMask(rawValue: 256)
  public static let upcA = FormatMask(rawValue: 512)
  public static let upcE = FormatMask(rawValue: 1024)
  public static let pdf417 = FormatMask(rawValue: 2048)
  public static let aztec = FormatMask(rawValue: 4096)

  /// Every symbology, with ML Kit's value for it: this bit pattern and no other contains unnamed bits.
  public static let all = FormatMask(rawValue: 0xFFFF)

  public init(_ symbology: Symbology) {
    self =
      switch symbology {
      case .aztec: .aztec
      case .code128: .code128
      case .code39: .code39
      case .code93: .code93
      case .codabar: .codabar
      case .dataMatrix: .dataMatrix
      case .ean13: .ean13
      case .ean8: .ean8
      case .itf: .itf
      case .pdf417: .pdf417
      case .qrCode: .qrCode
      case .upcA: .upcA
      case .upcE: .upcE
      }
  }

  public init(_ symbologies: some Sequence<Symbology>) {
    let union: FormatMask = symbologies.reduce(into: []) { $0.formUnion(FormatMask($1)) }
    self = Symbology.allCases.allSatisfy(union.contains) ? .all : union
  }

  /// The symbologies in the mask, sorted by name.
  public var symbologies: [Symbology] { Symbology.allCases.filter(contains).sorted() }

  public func contains(_ symbology: Symbology) -> Bool {
    isSuperset(of: FormatMask(symbology))
  }

  /// Every symbology but one.
  public static func all(but symbology: Symbology) -> FormatMask {
    FormatMask(Symbology.allCases.filter { $0 != symbology })
  }

  /// `all`, `all-ean_13` where one symbology alone is left out, or the names of the symbologies joined by `+`.
  public var name: String {
    if self == .all { return "all" }
    if let leftOut = Symbology.allCases.first(where: { self == .all(but: $0) }) {
      return "all-\(leftOut.name)"
    }
    return symbologies.map(\.name).joined(separator: "+")
  }

  /// The mask of a name, as `name` gives it; nil where it is none.
  public init?(name: String) {
    if name == "all" {
      self = .all
    } else if name.hasPrefix("all-") {
      guard let leftOut = Symbology(rawValue: String(name.dropFirst(4))) else { return nil }
      self = .all(but: leftOut)
    } else {
      let symbologies = name.split(separator: "+", omittingEmptySubsequences: false)
        .map { Symbology(rawValue: String($0)) }
      guard !symbologies.contains(nil) else { return nil }
      self.init(symbologies.compactMap(\.self))
    }
  }
}
