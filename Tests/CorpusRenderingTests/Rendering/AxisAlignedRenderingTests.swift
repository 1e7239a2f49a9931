import Barcodes
import Records
import Testing

@testable import CorpusRendering
@testable import Encoding
@testable import Scene
@testable import Suites

/// Frames without blur, noise and rotation against the areas that arithmetic gives for each pixel.
@Suite struct AxisAlignedRenderingTests {
  /// The length shared by two intervals.
  private func overlap(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
    max(0, min(b, d) - max(a, c))
  }

  /// The digits' bars, from the tables of ISO/IEC 15420: the encoder has no part in this.
  private func ean13Modules(_ text: String) -> [Bool] {
    let odd = [
      "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011",
      "0110111",
      "0001011",
    ]
    let parity = [
      "LLLLLL", "LLGLGG", "LLGGLG", "LLGGGL", "LGLLGG", "LGGLLG", "LGGGLL", "LGLGLG", "LGLGGL",
      "LGGLGL",
    ]
    let digits = text.compactMap(\.wholeNumberValue)
    func right(_ digit: Int) -> String { String(odd[digit].map { $0 == "0" ? "1" : "0" }) }
    var modules = "101"
    for (digit, set) in zip(digits[1...6], parity[digits[0]]) {
      modules += set == "L" ? odd[digit] : String(right(digit).reversed())
    }
    modules += "01010" + digits[7...12].map(right).joined() + "101"
    return modules.map { $0 == "1" }
  }

  private func specification(
    _ symbology: Symbology, width: Double, phase: (Double, Double), seed: UInt64
  ) -> FrameSpecification {
    var condition = Condition()
    condition.moduleWidthPixels = width
    (condition.phaseXPixels, condition.phaseYPixels) = phase
    return FrameSpecification(
      frame: "test/\(symbology.name)/000000", seed: seed, symbology: symbology, layout: .tight,
      condition: condition)
  }

  @Test(arguments: [
    (0.7, 0.13, 0.5), (1, 0, 0), (1, 0.5, 0.25), (1.6, 0.31, 0.77), (2, 0, 0.999), (2.37, 0.9, 0.1),
    (3.9, 0.42, 0.42),
  ])
  func `every pixel of an EAN-13 is its area of ink`(width: Double, x: Double, y: Double) throws {
    let frame = try FrameRenderer().render(
      specification(.ean13, width: width, phase: (x, y), seed: 11))
    let code = frame.record.codes[0]
    let modules = ean13Modules(code.text)
    // 11X of quiet zone on the left, none above; both rounded up to whole pixels, then the phase.
    let left = (11 * width).rounded(.up) + x
    let (barHeight, guardHeight) = (22.85 / 0.33, 22.85 / 0.33 + 5)
    let guards = Set([0, 2, 46, 48, 92, 94])
    var worst = 0.0
    // The share of each column that is bar, by whether the bar is a guard.
    var columns = (bars: [Double](), guards: [Double]())
    for column in 0..<frame.image.width {
      var share = (bars: 0.0, guards: 0.0)
      for (index, isDark) in modules.enumerated() where isDark {
        let start = left + Double(index) * width
        let shared = overlap(Double(column), Double(column + 1), start, start + width)
        if guards.contains(index) { share.guards += shared } else { share.bars += shared }
      }
      columns.bars.append(share.bars)
      columns.guards.append(share.guards)
    }
    for row in 0..<frame.image.height {
      let barShare = overlap(Double(row), Double(row + 1), y, y + barHeight * width)
      let guardShare = overlap(Double(row), Double(row + 1), y, y + guardHeight * width)
      for column in 0..<frame.image.width {
        let ink = columns.bars[column] * barShare + columns.guards[column] * guardShare
        // White paper reflects 0.9; a contrast of 0.9 leaves a tenth of that to the bars.
        let level = 229.5 * (1 - 0.9 * ink)
        worst = max(worst, abs(Double(frame.image[column, row]) - level))
      }
    }
    #expect(worst <= 1, "grey levels at \(width) px, phase \(x), \(y)")
  }

  @Test(
    arguments: [Symbology.qrCode, .dataMatrix, .aztec, .pdf417, .upcE, .code39], [1.3, 2.0, 2.9])
  func `every pixel is the sum of its shares of modules`(symbology: Symbology, width: Double) throws
  {
    let specification = specification(symbology, width: width, phase: (0.37, 0.61), seed: 5)
    let scene = try FrameScene(specification)
    let image = try FrameRenderer().image(of: scene, seed: 5)
    let grid = scene.sheet.placed[0].grid
    let corner = scene.codes[0].corners!.topLeft
    var ink = [Double](repeating: 0, count: image.pixels.count)
    var top = corner.y
    for row in 0..<grid.rows {
      let bottom = top + grid.rowHeights[row] * width
      for column in 0..<grid.columns where grid.isDark(column: column, row: row) {
        let left = corner.x + Double(column) * width
        for y in Int(top)...Int(bottom) where y < image.height {
          for x in Int(left)...Int(left + width) where x < image.width {
            ink[y * image.width + x] +=
              overlap(Double(x), Double(x + 1), left, left + width)
              * overlap(Double(y), Double(y + 1), top, bottom)
          }
        }
      }
      top = bottom
    }
    let worst = zip(image.pixels, ink).map { abs(Double($0) - 229.5 * (1 - 0.9 * $1)) }.max()
    #expect(try #require(worst) <= 1, "grey levels of \(symbology.name) at \(width) px")
  }
}
