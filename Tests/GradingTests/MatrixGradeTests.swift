import Barcodes
import Encoding
import Testing

@testable import Grading

/// The formulas and tables of matrix codes.
struct MatrixGradeTests {
  @Test func `a module's modulation is its distance from the threshold`() {
    let paper = ModuleMeasurement(reflectance: 0.9, between: 0.1, 0.9, shouldBeDark: false)
    #expect(abs(paper.modulation - 1) < 1e-12 && !paper.isWrong && paper.level == 4)
    // The threshold is 0.5, half the contrast 0.4.
    let grey = ModuleMeasurement(reflectance: 0.36, between: 0.1, 0.9, shouldBeDark: true)
    #expect(abs(grey.modulation - 0.35) < 1e-9 && !grey.isWrong && grey.level == 2)
    let light = ModuleMeasurement(reflectance: 0.54, between: 0.1, 0.9, shouldBeDark: true)
    #expect(light.isWrong && light.level == 0)
  }

  @Test func `of ten codewords one error leaves four fifths`() {
    func unused(_ errors: Int) -> Double {
      CodewordLayout.unused(errors: errors, of: 10, reserved: 0)
    }
    #expect(
      (0...6).map { unused($0) >= 0 } == Array(repeating: true, count: 6) + [
        false
      ])
    #expect(abs(unused(1) - 0.8) < 1e-12)
    // QR 1-L corrects two codewords with seven.
    #expect(abs(CodewordLayout.unused(errors: 2, of: 7, reserved: 3)) < 1e-12)
  }

  @Test func `damage of a side is graded by what reaches each modulation`() {
    let pattern = FixedPattern(modules: [], scale: .solidSide)
    func grade(levels: [Double]) -> Int {
      // 0.5 reaches 4, 0.4 reaches 3, 0.25 reaches 1.
      let side = FixedPattern(
        modules: levels.map { _ in ModulePlace(row: 0, column: 0) }, scale: pattern.scale)
      return side.grade(
        levels.map {
          ModuleMeasurement(reflectance: 0.5 - $0 / 2, between: 0, 1, shouldBeDark: true)
        })
    }
    let sound = Array(repeating: 1.0, count: 19)
    #expect(grade(levels: sound + [1]) == 4)
    // One of twenty: 5 % is grade 3.
    #expect(grade(levels: sound + [-1]) == 3)
    #expect(grade(levels: sound + [0.45]) == 3)
    #expect(grade(levels: sound.dropLast(2) + [-1, -1, -1]) == 1)
    #expect(grade(levels: sound.dropLast(4) + [-1, -1, -1, -1, -1]) == 0)
  }

  @Test func `every size of Data Matrix has as many codewords as its table says`() throws {
    let squares =
      [10, 12, 14, 16, 18, 20, 22, 24, 26, 32, 36, 40, 44, 48, 52, 64, 72, 80, 88, 96]
      + [104, 120, 132, 144]
    let oblongs = [(8, 18), (8, 32), (12, 26), (12, 36), (16, 36), (16, 48)]
    for (rows, columns) in squares.map({ ($0, $0) }) + oblongs {
      let layout = try #require(CodewordLayout.dataMatrix(rows: rows, columns: columns))
      let sizes = Dictionary(grouping: layout.codewords.compactMap(\.self)) { $0 }
      #expect(sizes.count == layout.blocks.count, "\(rows) × \(columns)")
      #expect(sizes.values.allSatisfy { $0.count == 8 }, "\(rows) × \(columns)")
      #expect(Set(layout.blocks).count == layout.blockCount)
    }
  }

  @Test func `every version of QR code has as many codewords as its blocks`() throws {
    for version in 1...40 {
      let patterns = try #require(QRPatterns(side: 17 + 4 * version))
      let codewords = patterns.codewords.compactMap(\.self)
      let total = Set(codewords).count
      #expect(codewords.count == 8 * total)
      for level in QRLevel.all {
        let blocks = level.blockOfCodewords(version: version, total: total)
        #expect(blocks.count == total, "version \(version)")
        let ofBlocks = Dictionary(grouping: blocks) { $0 }.mapValues(\.count)
        #expect((ofBlocks.values.max() ?? 0) - (ofBlocks.values.min() ?? 0) <= 1)
        #expect(ofBlocks.count == level.blocks[version - 1])
      }
      // ISO/IEC 18004, table 1.
      let known = [1: 26, 2: 44, 7: 196, 14: 581, 32: 2465, 40: 3706]
      if let expected = known[version] { #expect(total == expected) }
    }
  }
}
