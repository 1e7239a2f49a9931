import Barcodes
import Testing

@testable import Encoding
@testable import Suites

/// The widths that standards give, held against what libzint draws.
@Suite struct SymbolWidthTests {
  private func drawn(_ text: String, _ symbology: Symbology) throws -> Double {
    var shape = SymbolShape()
    shape.wideNarrowRatio = Symbology.usualWideElement
    return try ModuleGrid.encode(Array(text.utf8), as: symbology, shape).width
  }

  @Test(arguments: [
    ("5901234123457", Symbology.ean13), ("96385074", .ean8), ("036000291452", .upcA),
    ("01234565", .upcE),
  ])
  func `retail codes have one width`(text: String, symbology: Symbology) throws {
    #expect(symbology.fixedModules == (try drawn(text, symbology)))
  }

  @Test(arguments: [Symbology.code128, .code39, .code93, .codabar, .itf])
  func `bars are as wide as their characters make them`(symbology: Symbology) throws {
    for count in [1, 2, 7, 12, 25, 40] {
      let text =
        switch symbology {
        case .itf: String(repeating: "7", count: count + count % 2)
        case .codabar: "A" + String(repeating: "7", count: count) + "B"
        // In capitals alone none of Code 128's characters share a symbol character.
        default: String(repeating: "K", count: count)
        }
      #expect(symbology.modulesWide(characters: count) == (try drawn(text, symbology)), "\(count)")
    }
  }

  /// Lower case is held in bytes; each length up to the first size that is beyond the last of a table's steps.
  @Test func `QR codes of level M are as wide as their bytes make them`() throws {
    for count in [1, 14, 15, 62, 63, 122, 180, 181, 213, 214, 666, 667, 1465, 2331] {
      let text = String(repeating: "k", count: count)
      #expect(
        Symbology.qrCode.modulesWide(characters: count) == (try drawn(text, .qrCode)), "\(count)")
    }
    #expect(Symbology.qrCode.modulesWide(characters: 2332) == nil)
  }

  /// Bytes that no other encodation of Data Matrix packs: lower case and capitals take turns.
  @Test func `Data Matrix is at most as wide as ASCII makes it`() throws {
    for count in [3, 4, 8, 12, 18, 22, 44, 45, 62, 114, 144, 204, 280] {
      let text = String((0..<count).map { Array("a{B~")[$0 % 4] })
      let drawn = try drawn(text, .dataMatrix)
      #expect(Symbology.dataMatrix.modulesWide(characters: count) == drawn, "\(count)")
    }
    #expect(Symbology.dataMatrix.modulesWide(characters: 1558) == 144)
    #expect(Symbology.dataMatrix.modulesWide(characters: 1559) == nil)
  }

  @Test(arguments: [Symbology.aztec, .pdf417])
  func `others do not follow from their content`(symbology: Symbology) {
    #expect(symbology.isWidthFree && symbology.modulesWide(characters: 20) == nil)
  }
}
