import Barcodes
import Encoding
import Suites
import Testing

@testable import Measuring

/// Modules taken from the picture where no encoding agrees.
@Suite struct SampledModulesTests {
  /// A picture of a grid of 4 px modules on white, with 40 px around it.
  private func picture(of grid: ModuleGrid) throws -> PictureWindow {
    let size = (width: grid.columns * 4 + 80, height: grid.rows * 4 + 80)
    var image = GreyImage(width: size.width, height: size.height, filledWith: 230)
    for y in 0..<grid.rows * 4 {
      for x in 0..<grid.columns * 4 where grid.isDark(column: x / 4, row: y / 4) {
        image[x + 40, y + 40] = 30
      }
    }
    let corners = [
      Point(x: 40, y: 40), Point(x: Double(size.width - 40), y: Double(size.height - 40)),
    ]
    return try #require(PictureWindow(image, around: corners, margin: 30))
  }

  /// Where a symbol lies in such a picture.
  private func projection(of candidate: SymbolCandidate, isMirrored: Bool) throws -> Homography {
    let side = 40 + 4 * candidate.width
    let (left, right) = isMirrored ? (side, 40) : (40, side)
    return try #require(
      Homography(
        width: candidate.width, height: candidate.height,
        corners: Quad(
          topLeft: Point(x: left, y: 40), topRight: Point(x: right, y: 40),
          bottomRight: Point(x: right, y: side), bottomLeft: Point(x: left, y: side))))
  }

  private func candidate(_ text: String, _ symbology: Symbology) throws -> SymbolCandidate {
    let code = TrueCode(
      symbology: symbology, bytes: Array(text.utf8), moduleWidthPixels: nil, modulesWide: nil,
      modulesHigh: nil, corners: nil)
    return try #require(SymbolCandidate.all(for: code).first)
  }

  @Test(arguments: [Symbology.qrCode, .dataMatrix, .aztec])
  func `modules are taken from a symbol that lies as it should, and not from its mirror image`(
    symbology: Symbology
  ) throws {
    let shown = try candidate("SCANBENCH 0001", symbology)
    let other = try candidate("ANOTHER TEXT 2", symbology)
    try #require(shown.size == other.size && shown.grid != other.grid)
    let picture = try picture(of: shown.grid)
    let pattern = FunctionPattern(symbology, of: other.grid)
    func read(isMirrored: Bool) throws -> (
      grid: ModuleGrid, difference: Double, patternDifference: Double
    ) {
      let projection = try projection(of: other, isMirrored: isMirrored)
      let samples = try #require(SampledModules(picture, .flat(projection), of: other))
      return try #require(samples.read(by: other.grid, pattern))
    }
    let upright = try read(isMirrored: false)
    #expect(upright.grid == shown.grid)
    #expect(upright.patternDifference == 0)
    #expect(upright.difference > 0.1)
    if symbology != .aztec {
      // Aztec's inner finder pattern looks the same from all sides.
      #expect(try read(isMirrored: true).patternDifference > 0.1)
    }
  }

  @Test func `what has no function pattern is not taken from the picture`() throws {
    let shown = try candidate("SCANBENCH 0001", .qrCode)
    let samples = try #require(
      SampledModules(
        picture(of: shown.grid), .flat(projection(of: shown, isMirrored: false)), of: shown))
    let isRead = samples.read(by: shown.grid, FunctionPattern(.ean13, of: shown.grid)) != nil
    #expect(!isRead)
  }
}
