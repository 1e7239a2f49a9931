import Barcodes
import Testing

@Suite struct FormatMaskTests {
  @Test(arguments: [
    (Symbology.code128, 1), (.code39, 2), (.code93, 4), (.codabar, 8), (.dataMatrix, 16),
    (.ean13, 32),
    (.ean8, 64), (.itf, 128), (.qrCode, 256), (.upcA, 512), (.upcE, 1024), (.pdf417, 2048),
    (.aztec, 4096),
  ])
  func `a symbology has the bit that ML Kit publishes`(symbology: Symbology, bit: Int) {
    #expect(FormatMask(symbology).rawValue == bit)
  }

  @Test func `no two symbologies share a bit`() {
    let bits = Symbology.allCases.map(\.maskBit)
    #expect(Set(bits).count == bits.count)
    #expect(bits.allSatisfy { $0.nonzeroBitCount == 1 })
  }

  @Test func `all symbologies together are the mask of all`() {
    #expect(FormatMask(Symbology.allCases) == .all)
    #expect(FormatMask.all.rawValue == 0xFFFF)
    #expect(FormatMask.all.symbologies == Symbology.allCases.sorted())
    #expect(FormatMask.all.name == "all")
  }

  @Test func `a mask names its symbologies in order`() {
    #expect(FormatMask([.upcA, .ean13]).name == "ean_13+upc_a")
  }

  @Test func `the names are those of the W3C Barcode Detection API`() {
    #expect(
      Symbology.allCases.map(\.name).sorted() == [
        "aztec", "codabar", "code_128", "code_39", "code_93", "data_matrix", "ean_13", "ean_8",
        "itf",
        "pdf417", "qr_code", "upc_a", "upc_e",
      ])
  }
}
