import Barcodes
import Testing

@Suite struct CanonicalContentTests {
  private func content(_ symbology: Symbology, _ text: String) -> CanonicalContent {
    CanonicalContent(symbology, Array(text.utf8))
  }

  @Test func `a UPC-A is the EAN-13 with a leading zero`() {
    #expect(content(.upcA, "036000291452") == content(.ean13, "0036000291452"))
    #expect(content(.upcA, "036000291452") == content(.upcA, "0036000291452"))
    #expect(content(.upcA, "1036000291452") != content(.ean13, "1036000291452"))
  }

  /// Examples of each rule, as published with the UPC-E tables of ISO/IEC 15420 and by GS1 US.
  @Test(arguments: [
    ("04252614", "042100005264"), ("01234505", "012000003455"), ("01234531", "012300000451"),
    ("01234543", "012340000053"), ("01234565", "012345000065"), ("01234572", "012345000072"),
  ])
  func `a UPC-E is its expansion`(short: String, long: String) {
    #expect(content(.upcE, short) == content(.upcA, long))
    #expect(content(.upcE, short) == content(.ean13, "0" + long))
    #expect(content(.upcE, long) == content(.upcE, short))
  }

  @Test func `Codabar is the same with and without start and stop`() {
    #expect(content(.codabar, "A40156B") == content(.codabar, "40156"))
    #expect(content(.codabar, "a40156b") == content(.codabar, "40156"))
    #expect(content(.codabar, "A40156B") != content(.codabar, "A40157B"))
  }

  @Test func `nothing else is the same`() {
    #expect(content(.code39, "40156") != content(.codabar, "40156"))
    #expect(content(.ean8, "96385074") != content(.upcE, "96385074"))
    #expect(content(.itf, "0036000291452") != content(.ean13, "0036000291452"))
  }
}
