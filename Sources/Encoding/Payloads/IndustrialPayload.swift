/// Numbers on things: parcels, tools, books, parts.
enum IndustrialPayload {
  /// A carrier's number such as `JD014600003828441037`: two letters, then digits with a dash at times.
  static func shipmentNumber(_ random: inout FrameRandom) -> String {
    let prefix = random.drawText(2, of: Alphabet.capitals)
    let separator = random.drawElement(of: ["", "", "-"])
    return prefix + separator + random.drawDigits(random.draw(in: 10...18))
  }

  /// An inventory tag such as `LAB-4C7091`, in the letters that Code 39 and Code 93 share.
  static func assetTag(_ random: inout FrameRandom) -> String {
    random.drawText(3, of: Alphabet.capitals) + "-"
      + random.drawText(random.draw(in: 4...8), of: Alphabet.capitalsAndDigits)
  }

  /// A library item or a blood bag: 8 to 14 digits between a start and a stop letter.
  static func libraryNumber(_ random: inout FrameRandom) -> String {
    let letters = Array("ABCD")
    let start = random.drawElement(of: letters)
    let digits = random.drawDigits(random.draw(in: 8...14))
    return "\(start)\(digits)\(random.drawElement(of: letters))"
  }

  /// A part's serial number, 10 to 24 letters and digits.
  static func partSerialNumber(_ random: inout FrameRandom) -> String {
    random.drawText(random.draw(in: 10...24), of: Alphabet.capitalsAndDigits)
  }
}
