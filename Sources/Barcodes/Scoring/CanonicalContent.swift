/// The symbology and bytes by which decodes are compared with the truth.
///
/// Readers name some contents in more than one rightful way (`ReaderNotation`).
public struct CanonicalContent: Sendable, Hashable {
  public let symbology: Symbology?
  public let bytes: [UInt8]

  public init(_ symbology: Symbology?, _ bytes: [UInt8]) {
    switch symbology?.facts.notation {
    case .upcA where bytes.count == 12:
      // A UPC-A is the EAN-13 with a leading 0 (GS1 General Specifications, GTIN-12).
      self.init(verbatim: .ean13, [ascii("0")] + bytes)
    case .upcA where bytes.count == 13 && bytes[0] == ascii("0"):
      // Some readers name the symbology UPC-A and give the 13 digits.
      self.init(verbatim: .ean13, bytes)
    case .upcE:
      // A UPC-E is its expansion to UPC-A (ISO/IEC 15420, zero suppression).
      self =
        expandedUPCE(bytes).map { CanonicalContent(.upcA, $0) }
        ?? CanonicalContent(verbatim: .upcE, bytes)
    case .startAndStop:
      // Readers return Codabar with or without its start and stop characters.
      self.init(verbatim: symbology, withoutStartAndStop(bytes))
    case .leadingFNC1:
      // FNC1 in the first place says that GS1's rules hold; some readers return it as the separator 29, others not.
      self.init(verbatim: symbology, Array(bytes.first == 29 ? bytes.dropFirst() : bytes[...]))
    case .plain, .ean13, .upcA, nil:
      self.init(verbatim: symbology, bytes)
    }
  }

  /// The content that an engine reports.
  init(_ decode: Decode) { self.init(decode.symbology, decode.bytes) }

  /// The text by which decodes are compared with a truth that people or other readers wrote down: there, all ends of lines are alike,
  /// and FNC1 in the first place is left out.
  static func text(_ text: String) -> String {
    let lines = text.unicodeScalars.map { $0 == "\r" ? "\n" : $0 }
    var plain = String.UnicodeScalarView()
    plain.append(contentsOf: lines.first == "\u{1D}" ? lines.dropFirst() : lines[...])
    return String(plain)
  }

  private init(verbatim symbology: Symbology?, _ bytes: [UInt8]) {
    self.symbology = symbology
    self.bytes = bytes
  }
}

private func ascii(_ character: Unicode.Scalar) -> UInt8 { UInt8(ascii: character) }

/// The 12 digits of the UPC-A that a UPC-E stands for, or nil where these are not the digits of a UPC-E.
///
/// - Parameter digits: number system, six digits, check digit. Twelve or thirteen digits are taken as
///   expanded already, as some readers return them.
private func expandedUPCE(_ digits: [UInt8]) -> [UInt8]? {
  guard digits.allSatisfy({ (ascii("0")...ascii("9")).contains($0) }) else { return nil }
  switch digits.count {
  case 12: return digits
  case 13 where digits[0] == ascii("0"): return Array(digits.dropFirst())
  case 8: break
  default: return nil
  }
  let zero = ascii("0")
  let (system, d, check) = (digits[0], Array(digits[1...6]), digits[7])
  let body: [UInt8] =
    switch d[5] {
    case ascii("0")...ascii("2"):
      [d[0], d[1], d[5], zero, zero, zero, zero, d[2], d[3], d[4]]
    case ascii("3"):
      [d[0], d[1], d[2], zero, zero, zero, zero, zero, d[3], d[4]]
    case ascii("4"):
      [d[0], d[1], d[2], d[3], zero, zero, zero, zero, zero, d[4]]
    default:
      [d[0], d[1], d[2], d[3], d[4], zero, zero, zero, zero, d[5]]
    }
  return [system] + body + [check]
}

private func withoutStartAndStop(_ bytes: [UInt8]) -> [UInt8] {
  func isGuard(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    let upper = byte & ~0x20
    return (ascii("A")...ascii("D")).contains(upper)
  }
  guard bytes.count > 2, isGuard(bytes.first), isGuard(bytes.last) else { return bytes }
  return Array(bytes.dropFirst().dropLast())
}
