/// Numbers on things: parcels, tools, books, parts.
extension FrameRandom {
  /// A carrier's number such as `JD014600003828441037`: two letters, then digits with a dash at times.
  mutating func shipmentNumber() -> String {
    let prefix = drawText(2, of: Character.capitals)
    let separator = drawElement(of: ["", "", "-"])
    return prefix + separator + drawDigits(draw(in: 10...18))
  }

  /// An inventory tag such as `LAB-4C7091`, in the letters that Code 39 and Code 93 share.
  mutating func assetTag() -> String {
    drawText(3, of: Character.capitals) + "-"
      + drawText(draw(in: 4...8), of: Character.capitalsAndDigits)
  }

  /// A library item or a blood bag: 8 to 14 digits between a start and a stop letter.
  mutating func libraryNumber() -> String {
    let start = drawText(1, of: Character.codabarLetters)
    return start + drawDigits(draw(in: 8...14)) + drawText(1, of: Character.codabarLetters)
  }

  /// A part's serial number, 10 to 24 letters and digits.
  mutating func partSerialNumber() -> String {
    drawText(draw(in: 10...24), of: Character.capitalsAndDigits)
  }
}
