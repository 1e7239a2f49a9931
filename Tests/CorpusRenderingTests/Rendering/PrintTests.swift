import Barcodes
import Testing

@testable import Encoding
@testable import Rendering
@testable import Scene
@testable import Suites

@Suite struct PrintTests {
  /// The dark runs of a row of pixels with fractions: each run's ink, in pixels.
  private func bars(_ frame: RenderedTestFrame, row: Int) -> [Double] {
    let (ground, ink) = (229.5, 22.95)
    var bars: [Double] = []
    var isInside = false
    for x in 0..<frame.image.width {
      let share = (ground - Double(frame.image[x, row])) / (ground - ink)
      if share < 0.01 {
        isInside = false
      } else {
        if isInside { bars[bars.count - 1] += share } else { bars.append(share) }
        isInside = true
      }
    }
    return bars
  }

  @Test(arguments: [-0.3, -0.1, 0.1, 0.3], [Symbology.ean13, .code39, .pdf417])
  func `bars are wider by the print growth`(growth: Double, symbology: Symbology) throws {
    let width = 8.0
    let plain = try RenderedTestFrame(symbology) { $0.moduleWidthPixels = width }
    let grown = try RenderedTestFrame(symbology) {
      $0.moduleWidthPixels = width
      $0.printGrowthModules = growth
    }
    let row = Int(plain.code.corners!.topLeft.y) + 10
    let (before, after) = (bars(plain, row: row), bars(grown, row: row))
    #expect(before.count == after.count && before.count > 10)
    for (old, new) in zip(before, after) { #expect(abs((new - old) / width - growth) < 0.02) }
  }

  /// One dark module in the middle of 3 by 3, and a pair that meets at a corner.
  @Test func `growth moves every edge by half, and makes one of what meets`() throws {
    let dot = ModuleGrid(
      rows: [[false, false, false], [false, true, false], [false, false, false]],
      rowHeights: [1, 1, 1])
    func area(_ grid: ModuleGrid, _ growth: Double) -> Double {
      InkPattern(grid, growth: growth).rectangles.map { ConvexPolygon($0) }.area
    }
    for growth in [-0.6, -0.2, 0, 0.2, 0.5] {
      #expect(abs(area(dot, growth) - (1 + growth) * (1 + growth)) < 1e-12)
      let outline = InkPattern(dot, growth: growth).outline
      let enclosed = outline.reduce(0) { $0 + $1.start.cross($1.end) } / 2
      #expect(abs(enclosed - (1 + growth) * (1 + growth)) < 1e-12)
    }
    let pair = ModuleGrid(rows: [[true, false], [false, true]], rowHeights: [1, 1])
    // Two squares of 1.2 that share one of 0.2.
    #expect(abs(area(pair, 0.2) - (2 * 1.44 - 0.04)) < 1e-12)
    #expect(abs(area(pair, -0.2) - 2 * 0.64) < 1e-12)
  }

  @Test func `damage covers the area that it says`() throws {
    let symbol = SheetExtent(left: 0, top: 0, right: 95, bottom: 74)
    let whole = ConvexPolygon(symbol)
    for seed: UInt64 in 1...8 {
      var condition = Condition()
      condition.scratchesPercent = 3
      var random = FrameRandom(seed: seed, purpose: .damage)
      let scratches = Damage(condition, of: symbol, with: &random)
      #expect(
        abs(1 - scratches.bare.reduce([whole]) { $0.removing($1) }.area / whole.area - 0.03) < 1e-9)

      condition = Condition()
      condition.blotsPercent = 7
      random = FrameRandom(seed: seed, purpose: .damage)
      let blots = Damage(condition, of: symbol, with: &random)
      #expect(blots.bare.isEmpty)
      #expect(
        abs(1 - blots.inked.reduce([whole]) { $0.removing($1) }.area / whole.area - 0.07) < 1e-9)

      condition = Condition()
      condition.missingCornerPercent = 5
      random = FrameRandom(seed: seed, purpose: .damage)
      let corner = Damage(condition, of: symbol, with: &random)
      #expect(corner.bare.count == 1)
      #expect(abs(whole.intersection(corner.bare[0]).area / whole.area - 0.05) < 1e-9)
    }
  }

  @Test func `damage shows in the pixels, by its area and tone`() throws {
    func ink(_ change: @escaping (inout Condition) -> Void) throws -> Double {
      let frame = try RenderedTestFrame(.dataMatrix) {
        $0.moduleWidthPixels = 6
        $0.contrast = 1
        change(&$0)
      }
      return frame.image.pixels.reduce(0) { $0 + (229.5 - Double($1)) / 229.5 }
    }
    let plain = try ink { _ in }
    #expect(try ink { $0.scratchesPercent = 4 } < plain)
    #expect(try ink { $0.blotsPercent = 4 } > plain)
    #expect(try ink { $0.missingCornerPercent = 4 } < plain)
  }

  @Test func `reflectance follows contrast, colours and inversion`() {
    func reflectance(_ change: (inout Condition) -> Void) -> Reflectance {
      var condition = Condition()
      change(&condition)
      return Reflectance(condition)
    }
    let plain = reflectance { _ in }
    #expect(abs(plain.ground - 0.9) < 1e-12 && abs(plain.bars - 0.09) < 1e-12)
    // The least symbol contrast of the grades 1 to 4 of ISO/IEC 15416:2016, table 1.
    for contrast in [0.2, 0.4, 0.55, 0.7] {
      let printed = reflectance { $0.contrast = contrast / 0.9 }
      #expect(abs(printed.ground - printed.bars - contrast) < 1e-12)
    }
    let inverted = reflectance { $0.inverted = true }
    #expect(inverted.ground == plain.bars && inverted.bars == plain.ground)
    // Rec. 601: blue 0.114, yellow 0.886.
    let coloured = reflectance {
      $0.barColour = Colour("#0000ff")
      $0.groundColour = Colour("#ffff00")
    }
    #expect(abs(coloured.ground - 0.9 * 0.886) < 1e-12 && abs(coloured.bars - 0.9 * 0.114) < 1e-12)
  }

  @Test func `the payload stands below linear codes only, and outside the bars`() throws {
    for symbology in Symbology.allCases {
      let frame = try RenderedTestFrame(symbology) { $0.moduleWidthPixels = 3 }
      let written = try RenderedTestFrame(symbology) {
        $0.moduleWidthPixels = 3
        $0.humanReadable = true
      }
      let corners = frame.code.corners!
      #expect(written.code.corners! == corners)
      if symbology.dimension == .linear {
        #expect(written.image.height > frame.image.height)
        let bars = Int(corners.topLeft.y)..<Int(corners.topLeft.y) + 40
        let columns = Int(corners.topLeft.x)..<Int(corners.topRight.x)
        #expect(frame.mean(x: columns, y: bars) == written.mean(x: columns, y: bars))
        let below = Int(corners.bottomLeft.y)..<written.image.height
        #expect(written.mean(x: 0..<written.image.width, y: below) < 225)
      } else {
        #expect(written.image == frame.image)
      }
    }
  }

  @Test func `the digits of an EAN-13 stand below their modules`() throws {
    let grid = try ModuleGrid.encode(Array("5901234123457".utf8), as: .ean13)
    let dots = Symbology.ean13.writing(of: Array("5901234123457".utf8), under: grid)
    // Nothing below the guard bars: columns 0 to 2, 45 to 49, 92 to 94.
    for dot in dots {
      for (left, right) in [(0.0, 3.0), (45, 50), (92, 95)] {
        #expect(dot.right <= left || dot.left >= right)
      }
      #expect(dot.bottom <= grid.height + Symbology.ean13.roomOfWriting)
    }
    #expect((dots.map(\.left).min() ?? 0) < 0)
  }
}
