import Barcodes
import Testing

@testable import Encoding
@testable import Scene
@testable import Suites

/// What a suite may ask of the encoder, against what the symbols themselves say.
@Suite struct EncoderChoiceTests {
  /// The level and the mask in a QR code's format information, whose first five bits begin row 8 (ISO/IEC 18004:2015, 7.9.1).
  private func format(level: Int?, mask: Int?) throws -> (level: Int, mask: Int, grid: ModuleGrid) {
    let frame = try RenderedTestFrame(.qrCode) {
      ($0.symbol.errorCorrection, $0.symbol.qrMask) = (level, mask)
    }
    let grid = frame.scene.sheet.placed[0].grid
    let bits = (0..<5).reduce(0) { 2 * $0 + (grid.isDark(column: $1, row: 8) ? 1 : 0) } ^ 0b10101
    // L 01, M 00, Q 11, H 10.
    return ([2, 1, 4, 3][bits >> 3], bits & 7, grid)
  }

  @Test(arguments: 1...4, 0...7)
  func `a QR code has the level and the mask asked for`(level: Int, mask: Int) throws {
    let format = try format(level: level, mask: mask)
    #expect((format.level, format.mask) == (level, mask))
  }

  @Test func `left alone, a QR code has level M and a mask of the encoder's`() throws {
    let usual = try format(level: nil, mask: nil)
    #expect(usual.level == 2)
    #expect(try format(level: 2, mask: usual.mask).grid == usual.grid)
  }

  @Test(arguments: [Symbology.aztec, .pdf417])
  func `more error correction makes a symbol larger`(symbology: Symbology) throws {
    func area(_ level: Int?) throws -> Double {
      let grid = try RenderedTestFrame(symbology) { $0.symbol.errorCorrection = level }
        .scene.sheet.placed[0].grid
      return grid.width * grid.height
    }
    #expect(try area(1) < area(4))
  }

  @Test func `other symbologies have neither`() throws {
    for symbology in Symbology.allCases where ![.aztec, .pdf417, .qrCode].contains(symbology) {
      let plain = try RenderedTestFrame(symbology)
      let asked = try RenderedTestFrame(symbology) {
        ($0.symbol.errorCorrection, $0.symbol.qrMask) = (4, 3)
      }
      #expect(asked.image == plain.image)
    }
  }
}
