/// The set of symbologies asked of an engine: a bit for each (`Symbology.maskBit`).
public struct FormatMask: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let aztec = FormatMask(.aztec)
  public static let code128 = FormatMask(.code128)
  public static let code39 = FormatMask(.code39)
  public static let code93 = FormatMask(.code93)
  public static let codabar = FormatMask(.codabar)
  public static let dataMatrix = FormatMask(.dataMatrix)
  public static let ean13 = FormatMask(.ean13)
  public static let ean8 = FormatMask(.ean8)
  public static let itf = FormatMask(.itf)
  public static let pdf417 = FormatMask(.pdf417)
  public static let qrCode = FormatMask(.qrCode)
  public static let upcA = FormatMask(.upcA)
  public static let upcE = FormatMask(.upcE)

  /// Every symbology, with ML Kit's value for it: this bit pattern and no other contains unnamed bits.
  public static let all = FormatMask(rawValue: 0xFFFF)

  public init(_ symbology: Symbology) {
    self.init(rawValue: symbology.maskBit)
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
    if let name = Self.namesWithout[self] { return name }
    return symbologies.map(\.name).joined(separator: "+")
  }

  /// The names of the masks that leave one symbology out.
  private static let namesWithout = Dictionary(
    uniqueKeysWithValues: Symbology.allCases.map { (all(but: $0), "all-\($0.name)") })

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
