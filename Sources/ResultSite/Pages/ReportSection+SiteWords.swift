import Document

/// The words of the pages that a visitor may not know.
extension ReportSection {
  static var siteWords: ReportSection {
    ReportSection(
      id: "words", title: "Words",
      tables: [
        ReportTable(
          caption: "What these pages mean by", columns: [],
          rows: words.map { [ReportTable.Cell($0.word), ReportTable.Cell($0.meaning)] })
      ])
  }

  private static let words: [(word: String, meaning: String)] = [
    ("module", "the smallest bar, space or square of a code"),
    ("read", "the content was told as it is, at the code's place in the picture"),
    (
      "misread",
      "another content was told at the code's place, be it in its notation alone: pyrxing and arbez write control characters as <GS> or <LF>, and so misread every driver's licence in PDF417"
    ),
    ("without an answer", "the reader crashed, failed or took too long; counts as not read"),
    (
      "rank",
      "one more than the number of libraries that are shown to read more; several may have one, and rank 1 is no first place"
    ),
    ("mask", "the formats that a reader is asked for: the code's own, or all that it reads"),
    ("block", "fresh processes of all readers, which take turns; an interval is over blocks"),
    (
      "wheel",
      "the library as its package for Python, from PyPI; without that word it was built from its source"
    ),
    ("recorded", "what a reader said elsewhere, which somebody else wrote down and published"),
    (
      "rendered",
      "frames that were drawn, with print, light, lens and sensor as the suite's file says"
    ),
    ("handheld", "rendered frames as a phone in a hand takes them"),
    ("nominal", "in the suite guidance: sharp and without noise, one code in the frame"),
    ("several-codes", "in the suite guidance: blur, noise, light and tilt of photographed labels"),
    (
      "far, far-dim",
      "in the suites latency and latency-qr: a code that spans a fifth of the frame; the same with little light and much noise"
    ),
  ]
}
