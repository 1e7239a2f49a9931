import Barcodes

/// `WIFI:T:WPA;S:network;P:password;;`: how to join a network.
///
/// Sources: ZXing's wiki (https://github.com/zxing/zxing/wiki/Barcode-Contents#wi-fi-network-config-android-ios-11),
/// and the Wi-Fi Alliance's WPA3 Specification 3.0, clause 7.1. They differ:
/// - The wiki escapes with `\`, the specification with `%`. Phones write the former, and a password may hold a `%`. So
///   `%` is decoded only where the content has a field that the specification alone knows: `R` or `K`.
/// - The wiki asks for quotation marks around a name or password that could be taken as hexadecimal. They are taken
///   off where they stand at both ends without `\`. Hexadecimal digits without them stay as they are written.
/// - To the specification, a network without `T` is open; to the wiki, one with `T:nopass` too. The wiki ignores the
///   password of either.
///
/// The identifier is a URI scheme to the specification, so that its letters may be of either case. Names of networks
/// are not trimmed: a space belongs to them.
extension StructuredContent {
  static func wiFi(of text: String) -> StructuredContent? {
    guard let body = text.after("WIFI:") else { return nil }
    let fields = SemicolonFields(body)
    let isPercentEncoded = !fields.written("R").isEmpty || !fields.written("K").isEmpty
    func value(_ name: String) -> String? {
      guard let written = fields.written(name).first else { return nil }
      let value =
        isQuoted(written) ? fields.values(name).first?.withoutEnds : fields.values(name).first
      return isPercentEncoded ? value.map(\.percentDecoded) : value
    }
    guard let name = value("S"), !name.isEmpty else { return nil }
    let encryption = encryption(named: fields.values("T").first ?? "")
    return StructuredContent(
      .wifi,
      [
        "ssid": name,
        "password": encryption == "open" ? nil : value("P"),
        "encryption": encryption,
      ])
  }

  /// True if quotation marks surround a value as it is written.
  private static func isQuoted(_ written: String) -> Bool {
    let scalars = written.unicodeScalars
    guard scalars.count >= 2, scalars.first == "\"", scalars.last == "\"" else { return false }
    return scalars.dropLast().reversed().prefix { $0 == "\\" }.count.isMultiple(of: 2)
  }

  /// Nil for a word that neither source has.
  private static func encryption(named word: String) -> String? {
    switch word.uppercased() {
    case "", "NOPASS": "open"
    case "WEP": "wep"
    // The wiki names WPA, WPA2-EAP; the others are what phones write for the successors.
    case "WPA", "WPA2", "WPA3", "WPA2-EAP", "SAE": "wpa"
    default: nil
    }
  }
}

extension String {
  fileprivate var withoutEnds: String { String(unicodeScalars.dropFirst().dropLast()) }
}
