import Barcodes
import Testing

@testable import Document
@testable import Summaries

struct WordingTests {
  @Test(arguments: [
    (0.0, "0 %"), (0.0001, "<0.1 %"), (0.5, "50.0 %"), (0.9994, "99.9 %"), (0.99999, ">99.9 %"),
    (1, "100 %"),
  ])
  func `only a certainty is shown as one`(rate: Double, text: String) {
    #expect(Wording.percent(rate) == text)
  }

  @Test(arguments: [
    (12.0, "12.0 ns"), (1234, "1.23 µs"), (999_600, "1.00 ms"), (45_600_000, "45.6 ms"),
    (1.5e9, "1.50 s"),
  ])
  func `durations have three digits and a fitting unit`(nanoseconds: Double, text: String) {
    #expect(Wording.duration(nanoseconds: nanoseconds) == text)
  }

  @Test func `widths are shown as they were set`() {
    #expect(Wording.pixels(2) == "2 px")
    #expect(Wording.pixels(0.7 + 0.1) == "0.8 px")
    #expect(Wording.pixels(1.75) == "1.75 px")
  }

  @Test func `counts are grouped`() {
    #expect(Wording.count(0) == "0")
    #expect(Wording.count(1_234_567) == "1,234,567")
    #expect(Wording.count(1, "frame") == "1 frame")
    #expect(Wording.count(2, "frame") == "2 frames")
  }

  @Test func `Markdown shows a payload as it is`() {
    #expect("ean_13 | *a* <b> _c_".markdownEscaped == #"ean_13 \| \*a\* \<b\> \_c\_"#)
  }

  @Test func `control characters and overrides are made visible, long text is cut`() {
    #expect(VisibleText.of("a\u{1D}b\u{202E}c") == "a[U+001D]b[U+202E]c")
    #expect(VisibleText.of("abcdef", limit: 4) == "abcd… (2 more characters)")
  }

  @Test func `a p-value is never rounded to nothing`() {
    #expect(Wording.pValue(0.0004) == "<0.001" && Wording.pValue(0.0126) == "0.013")
    #expect(Wording.significance(1e-9) == "p < 0.001")
    #expect(Wording.significance(0.0126) == "p = 0.013")
  }
}
