import Barcodes

extension ContentKind {
  /// Text beyond ASCII, with and without the interpretation that would name its encoding.
  ///
  /// Without one, ISO/IEC 18004:2015, 16022:2006, 24778:2008 and 15438:2015 have ISO/IEC 8859-1. UTF-8 without one is what most makers of QR
  /// codes write all the same; that it is meant is a convention, not the standard's word.
  static let encodings: [ContentKind] = [
    ContentKind(
      "latin-1", "Latin-1 without an interpretation, as the standards have it",
      of: matrices + [.code128]
    ) { _, random in
      let text = notUTF8 { words(Array("äöüßéèñçåøÄÖÜÉ£©"), &random) }
      return DrawnContent(text, text.latin1Bytes)
    },
    ContentKind("latin-1-eci", "Latin-1 under ECI 3", of: matrices) { _, random in
      let text = notUTF8 { words(Array("äöüßéèñçåøÄÖÜÉ£©"), &random) }
      return DrawnContent(text, text.latin1Bytes, eci: 3)
    },
    ContentKind(
      "utf-8", "UTF-8 without an interpretation, as most makers of codes write it", of: matrices
    ) { _, random in
      let text = words(Array("äöüßéñçåøжщλωøłž€漢字"), &random)
      return DrawnContent(text, Array(text.utf8))
    },
    ContentKind("utf-8-eci", "UTF-8 under ECI 26", of: matrices) { _, random in
      let text = words(Array("äöüßéñçåøжщλωøłž€漢字"), &random)
      return DrawnContent(text, Array(text.utf8), eci: 26)
    },
    ContentKind("iso-8859-5-eci", "Cyrillic in ISO/IEC 8859-5 under ECI 7", of: matrices) {
      _, random in
      let text = words(cyrillic, &random)
      return DrawnContent(text, text.cyrillicBytes, eci: 7)
    },
    ContentKind("iso-8859-7-eci", "Greek in ISO/IEC 8859-7 under ECI 9", of: matrices) {
      _, random in
      let text = words(greek, &random)
      return DrawnContent(text, text.greekBytes, eci: 9)
    },
    ContentKind(
      "windows-1252-eci", "the signs that Windows-1252 adds to Latin-1, under ECI 23", of: matrices
    ) { _, random in
      let text = words(String.windowsSigns.map { Character($0.scalar) }, &random)
      return DrawnContent(text, text.windows1252Bytes, eci: 23)
    },
    ContentKind("shift-jis-eci", "Japanese in Shift JIS under ECI 20", of: matrices) { _, random in
      let text = random.drawText(8, of: japanese)
      return DrawnContent(text, text.shiftJISBytes, eci: 20)
    },
    ContentKind("utf-16-eci", "UTF-16, the higher byte first, under ECI 25", of: matrices) {
      _, random in
      let text = words(Array("äöüжщλω漢字"), &random)
      return DrawnContent(text, text.utf16Bytes, eci: 25)
    },
    ContentKind("kanji", "Japanese in QR's Kanji mode", of: [.qrCode]) { _, random in
      let text = random.drawText(10, of: japanese)
      return DrawnContent(text, text.shiftJISBytes, form: .kanji)
    },
    ContentKind("several-ecis", "Cyrillic, Greek and UTF-8 in one symbol", of: matrices) {
      _, random in
      // Of such lengths that no segment of a Data Matrix ends where a symbol would be full: there libzint 2.11.1 writes "to the end of the
      // symbol" for the length, though more follows (Documentation/VALIDATION.md).
      let texts = (
        random.drawText(7, of: cyrillic), random.drawText(8, of: greek),
        words(Array("€漢łž"), &random)
      )
      let segments = [
        DrawnContent.Segment(bytes: texts.0.cyrillicBytes, eci: 7),
        DrawnContent.Segment(bytes: texts.1.greekBytes, eci: 9),
        DrawnContent.Segment(bytes: Array(texts.2.utf8), eci: 26),
      ]
      var content = DrawnContent(texts.0 + texts.1 + texts.2, segments.flatMap(\.bytes))
      content.segments = segments
      content.truth.eci = [7, 9, 26]
      return content
    },
  ]

  private static let cyrillic = (0x0410...0x044F).compactMap(Unicode.Scalar.init).map(
    Character.init)
  /// The letters from alpha on, without the code point between the two sigmas of capitals, which is none.
  private static let greek = (0x0391...0x03C9).filter { $0 != 0x03A2 }.compactMap(
    Unicode.Scalar.init
  )
  .map(Character.init)
  private static let japanese =
    (0x3042...0x3093).compactMap(Unicode.Scalar.init).map(Character.init)
    + (0x30A2...0x30F3).compactMap(Unicode.Scalar.init).map(Character.init)
    + String.kanji.map { Character($0.scalar) }

  /// Two words of Latin letters with others among them, at least one of which is beyond ASCII.
  private static func words(_ letters: [Character], _ random: inout FrameRandom) -> String {
    let word = random.drawText(3, of: Character.lowercase) + random.drawText(3, of: letters)
    return word + " " + random.drawText(2, of: Character.lowercase + letters)
      + random.drawText(2, of: letters)
  }

  /// The first of the texts whose Latin-1 is no UTF-8: what both could be says nothing of a reader.
  private static func notUTF8(_ draw: () -> String) -> String {
    while true {
      let text = draw()
      if String(validating: text.latin1Bytes, as: UTF8.self) == nil { return text }
    }
  }
}
