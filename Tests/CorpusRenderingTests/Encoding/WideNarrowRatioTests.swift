import Barcodes
import Testing

@testable import Scene
@testable import Suites

@Suite struct WideNarrowRatioTests {
  static let symbologies = [Symbology.code39, .codabar, .itf]

  /// What libzint draws wide elements as.
  private func usual(_ symbology: Symbology) -> Double { symbology == .itf ? 3 : 2 }

  @Test(arguments: symbologies)
  func `the ratio that libzint draws changes no pixel`(symbology: Symbology) throws {
    let plain = try RenderedTestFrame(symbology) { $0.moduleWidthPixels = 1.7 }
    let stated = try RenderedTestFrame(symbology) {
      $0.moduleWidthPixels = 1.7
      $0.symbol.wideNarrowRatio = usual(symbology)
    }
    #expect(stated.image == plain.image)
    #expect(stated.code == plain.code)
  }

  @Test func `other symbologies have no such ratio`() throws {
    for symbology in Symbology.allCases where !Self.symbologies.contains(symbology) {
      let plain = try RenderedTestFrame(symbology)
      #expect(
        try RenderedTestFrame(symbology) { $0.symbol.wideNarrowRatio = 2.5 }.image == plain.image)
    }
  }

  /// Characters of 9 elements of which 3 are wide (ISO/IEC 16388:2007, 4.3.1), a narrow gap between them; of pairs of 5
  /// elements each of which 2 are wide, with a start of 4 narrow elements and a stop of one wide and two narrow ones (ISO/IEC
  /// 16390:2007, 4.3).
  @Test(arguments: [2, 2.25, 2.5, 3])
  func `the width is that of the standard's formula`(ratio: Double) throws {
    let code39 = try RenderedTestFrame(.code39) { $0.symbol.wideNarrowRatio = ratio }
    let characters = Double(code39.scene.sheet.placed[0].payload.count + 2)
    #expect(code39.code.modulesWide == characters * (6 + 3 * ratio) + characters - 1)
    let itf = try RenderedTestFrame(.itf) { $0.symbol.wideNarrowRatio = ratio }
    let pairs = Double(itf.scene.sheet.placed[0].payload.count / 2)
    #expect(itf.code.modulesWide == pairs * (4 * ratio + 6) + 4 + ratio + 2)
  }

  @Test(arguments: symbologies)
  func `every element is narrow or wide in the pixels, and the corners enclose them`(
    symbology: Symbology
  ) throws {
    let (width, ratio) = (4.3, 2.5)
    let frame = try RenderedTestFrame(symbology) {
      $0.moduleWidthPixels = width
      $0.symbol.wideNarrowRatio = ratio
      $0.phaseXPixels = 0.3
      // Paper has the level 250 then, and ink 25: nothing is rounded.
      $0.brightness = 250 / 229.5
    }
    let corners = try #require(frame.code.corners)
    let row = Int(corners.topLeft.y) + 20
    let ink = (0..<frame.image.width).map { (250 - Double(frame.image[$0, row])) / 225 }
    // In a sharp frame the ink up to the middle of a space is the bars' width so far.
    var widths: [Double] = []
    var sum = 0.0
    for share in ink {
      sum += share
      if share < 0.01, sum > 0.5 {
        widths.append(sum)
        sum = 0
      }
    }
    for bar in widths {
      let nearest = bar / width < (1 + ratio) / 2 ? width : ratio * width
      #expect(abs(bar - nearest) < 0.02)
    }
    #expect(Set(widths.map { $0 > width * 1.5 }).count == 2)
    let modules = try #require(frame.code.modulesWide)
    #expect(abs(corners.topRight.x - corners.topLeft.x - width * modules) < 1e-9)
    let first = try #require(ink.firstIndex { $0 > 0.01 })
    let last = try #require(ink.lastIndex { $0 > 0.01 })
    #expect(abs(Double(first + 1) - ink[first] - corners.topLeft.x) < 0.01)
    #expect(abs(Double(last) + ink[last] - corners.topRight.x) < 0.01)
  }

  @Test func `the nominal height follows the width`() throws {
    let frame = try RenderedTestFrame(.code39) { $0.symbol.wideNarrowRatio = 3 }
    #expect(frame.code.modulesHigh == max(20, 0.15 * (try #require(frame.code.modulesWide))))
  }
}
