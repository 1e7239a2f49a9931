import Barcodes
import Records

extension PayloadLength {
  /// The characters of a payload, without Codabar's start and stop letters; nil for symbologies that have
  /// one length only.
  func characters(of symbology: Symbology) -> Int? {
    let lengths: (short: Int, long: Int)? =
      switch symbology {
      case .ean13, .ean8, .upcA, .upcE: nil
      case .code128: (6, 24)
      case .code39, .code93: (5, 16)
      case .codabar: (5, 18)
      case .itf: (8, 20)
      case .dataMatrix: (6, 40)
      case .qrCode: (12, 120)
      case .aztec: (10, 100)
      case .pdf417: (24, 200)
      }
    return self == .short ? lengths?.short : lengths?.long
  }
}

/// Payloads of a given number of characters, composed so that all symbols of a length have one extent: an
/// encoder that has a shorter way to write some texts has none to write these.
enum FixedLengthPayload {
  /// - Parameter count: as `PayloadLength.characters(of:)` counts.
  static func draw(
    _ count: Int, for symbology: Symbology, with random: inout FrameRandom
  ) -> String {
    switch symbology {
    case .itf: gtin(count, &random)
    case .codabar: libraryNumber(count, &random)
    case .code39, .code93: random.drawText(count, of: Alphabet.capitalsAndDigits)
    case .code128, .dataMatrix: serialNumber(count, &random)
    case .qrCode: link(count, &random)
    case .aztec, .pdf417: references(count, &random)
    case .ean13, .ean8, .upcA, .upcE: preconditionFailure("a symbology of one length")
    }
  }

  /// Digits that end in a GS1 check digit; the first is 1 to 8, as in a case number.
  private static func gtin(_ count: Int, _ random: inout FrameRandom) -> String {
    RetailPayload.withCheckDigit("\(random.draw(in: 1...8))" + random.drawDigits(count - 2))
  }

  /// Codabar's digits are of one width, its other characters are not.
  private static func libraryNumber(_ count: Int, _ random: inout FrameRandom) -> String {
    let letters = Array("ABCD")
    let start = random.drawElement(of: letters)
    let digits = random.drawDigits(count)
    return "\(start)\(digits)\(random.drawElement(of: letters))"
  }

  /// Capitals and digits with a capital first in each four. Four digits in a row would be shorter in code
  /// set C of Code 128 (ISO/IEC 15417, annex E), and in Data Matrix two digits make a codeword.
  private static func serialNumber(_ count: Int, _ random: inout FrameRandom) -> String {
    String(
      (0..<count).map { index in
        random.drawElement(
          of: index.isMultiple(of: 4) ? Alphabet.capitals : Alphabet.capitalsAndDigits)
      })
  }

  /// A link in lower case, which QR holds in bytes; its hosts are reserved (RFC 2606).
  private static func link(_ count: Int, _ random: inout FrameRandom) -> String {
    let lowercase = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    guard count > 40 else {
      return random.drawText(4, of: lowercase) + ".test/"
        + random.drawText(count - 10, of: lowercase)
    }
    let path = "https://example.com/" + random.drawText(16, of: lowercase) + "?id="
    return path + random.drawText(count - path.count, of: lowercase)
  }

  /// References of six capitals and four digits, one after the other: Aztec and PDF417 change their mode at
  /// each step from letters to digits, so these always stand at the same places.
  private static func references(_ count: Int, _ random: inout FrameRandom) -> String {
    String(
      (0..<count).map { index in
        random.drawElement(of: index % 10 < 6 ? Alphabet.capitals : Alphabet.digits)
      })
  }
}
