/// Draws the payloads of `PayloadLengths`.
extension FrameRandom {
  /// Digits that end in a GS1 check digit; the first is 1 to 8, as in a case number.
  ///
  /// - Precondition: `count` is at least 2.
  mutating func gtin(_ count: Int) -> String {
    ("\(draw(in: 1...8))" + drawDigits(count - 2)).withCheckDigit
  }

  /// In the letters that Code 39 and Code 93 share.
  mutating func assetTag(_ count: Int) -> String {
    drawText(count, of: Character.capitalsAndDigits)
  }

  /// Codabar's digits are of one width, its other characters are not.
  mutating func libraryNumber(_ count: Int) -> String {
    let start = drawText(1, of: Character.codabarLetters)
    return start + drawDigits(count) + drawText(1, of: Character.codabarLetters)
  }

  /// Capitals and digits with a capital first in each four. Four digits in a row would be shorter in code
  /// set C of Code 128 (ISO/IEC 15417, annex E), and in Data Matrix two digits make a codeword.
  mutating func serialNumber(_ count: Int) -> String {
    String(
      (0..<count).map { index in
        drawElement(of: index.isMultiple(of: 4) ? Character.capitals : Character.capitalsAndDigits)
      })
  }

  /// A link in lower case, which QR holds in bytes; its hosts are reserved (RFC 2606).
  mutating func link(_ count: Int) -> String {
    guard count > 10 else { return drawText(count, of: Character.lowercaseAndDigits) }
    guard count > 40 else {
      return drawText(4, of: Character.lowercaseAndDigits) + ".test/"
        + drawText(count - 10, of: Character.lowercaseAndDigits)
    }
    let path = "https://example.com/" + drawText(16, of: Character.lowercaseAndDigits) + "?id="
    return path + drawText(count - path.count, of: Character.lowercaseAndDigits)
  }

  /// References of six capitals and four digits, one after the other: Aztec and PDF417 change their mode at
  /// each step from letters to digits, so these always stand at the same places.
  mutating func references(_ count: Int) -> String {
    String(
      (0..<count).map { index in
        drawElement(of: index % 10 < 6 ? Character.capitals : Character.digits)
      })
  }
}
