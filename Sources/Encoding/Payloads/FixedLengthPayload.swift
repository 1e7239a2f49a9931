/// Draws the payloads of `PayloadLengths`.
enum FixedLengthPayload {
  /// Digits that end in a GS1 check digit; the first is 1 to 8, as in a case number.
  ///
  /// - Precondition: `count` is at least 2.
  static func gtin(_ count: Int, _ random: inout FrameRandom) -> String {
    RetailPayload.withCheckDigit("\(random.draw(in: 1...8))" + random.drawDigits(count - 2))
  }

  /// In the letters that Code 39 and Code 93 share.
  static func assetTag(_ count: Int, _ random: inout FrameRandom) -> String {
    random.drawText(count, of: Alphabet.capitalsAndDigits)
  }

  /// Codabar's digits are of one width, its other characters are not.
  static func libraryNumber(_ count: Int, _ random: inout FrameRandom) -> String {
    let letters = Array("ABCD")
    let start = random.drawElement(of: letters)
    let digits = random.drawDigits(count)
    return "\(start)\(digits)\(random.drawElement(of: letters))"
  }

  /// Capitals and digits with a capital first in each four. Four digits in a row would be shorter in code
  /// set C of Code 128 (ISO/IEC 15417, annex E), and in Data Matrix two digits make a codeword.
  static func serialNumber(_ count: Int, _ random: inout FrameRandom) -> String {
    String(
      (0..<count).map { index in
        random.drawElement(
          of: index.isMultiple(of: 4) ? Alphabet.capitals : Alphabet.capitalsAndDigits)
      })
  }

  /// A link in lower case, which QR holds in bytes; its hosts are reserved (RFC 2606).
  static func link(_ count: Int, _ random: inout FrameRandom) -> String {
    let lowercase = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    guard count > 10 else { return random.drawText(count, of: lowercase) }
    guard count > 40 else {
      return random.drawText(4, of: lowercase) + ".test/"
        + random.drawText(count - 10, of: lowercase)
    }
    let path = "https://example.com/" + random.drawText(16, of: lowercase) + "?id="
    return path + random.drawText(count - path.count, of: lowercase)
  }

  /// References of six capitals and four digits, one after the other: Aztec and PDF417 change their mode at
  /// each step from letters to digits, so these always stand at the same places.
  static func references(_ count: Int, _ random: inout FrameRandom) -> String {
    String(
      (0..<count).map { index in
        random.drawElement(of: index % 10 < 6 ? Alphabet.capitals : Alphabet.digits)
      })
  }
}
