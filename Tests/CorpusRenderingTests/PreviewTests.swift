import Barcodes
import Foundation
import Records
import Testing

@testable import CorpusRendering
@testable import Suites

/// A suite of six points, for previews.
private func plan(symbologies: String = "[ean_8, qr_code]", samples: Int = 4) throws -> CorpusPlan {
  let yaml = """
    schema: 1
    name: six
    purpose: A test.
    symbologies: \(symbologies)
    frame: [{width: 400, height: 300}, {width: 200, height: 200}]
    fill: 0.7
    conditions:
      rotation_deg: [0, 7.5]
      noise_sigma: 3
    named_conditions:
      plain: {}
      dark-and_blurred: {brightness: 0.5, defocus_radius_px: 2, human_readable: true}
      still: {rotation_deg: 90, bar_colour: "#0000ff"}
    profiles:
      quick: {samples: \(samples)}
    """
  let suite = try Suites.Suite(yaml: Data(yaml.utf8), path: "six.yaml")
  return try CorpusPlan(suite: suite, profile: "quick", seed: 1)
}

@Suite struct PreviewSelectionTests {
  /// Twelve points of four samples: the second symbology begins anew at 48 in the plan and 0 by name.
  @Test func `the first frame of a symbology at a point is found`() throws {
    let plan = try plan()
    #expect(plan.pointCount == 12)
    #expect(plan.index(of: .ean8, atPoint: 0) == 0)
    #expect(plan.index(of: .ean8, atPoint: 3) == 12)
    let index = try #require(plan.index(of: .qrCode, atPoint: 7))
    #expect(index == 76)
    #expect(plan[index].frame == "six/qr_code/000028")
    #expect(plan[index].setting.namedCondition == "dark-and_blurred")
    #expect(plan[index].setting.point["frame_width_px"] == 200)
    #expect(plan[index - 1].setting.namedCondition == "plain")
    #expect(plan.index(of: .itf, atPoint: 0) == nil)
    #expect(plan.index(of: .ean8, atPoint: 12) == nil)
  }

  @Test func `symbologies take turns, and a round begins one further`() {
    let selection = PreviewSelection(
      symbologiesInTurn: [.ean8, .itf, .qrCode], points: 7, limit: 120)
    #expect(selection.rows.count == 1)
    #expect(selection.rows[0].map(\.point) == Array(0..<7))
    #expect(
      selection.rows[0].map(\.symbology) == [
        .ean8, .itf, .qrCode, .itf, .qrCode, .ean8, .qrCode,
      ])
  }

  @Test func `where there are few points, each symbology still appears`() {
    let all = Symbology.allCases
    let selection = PreviewSelection(symbologiesInTurn: all, points: 3, limit: 120)
    #expect(selection.rows[0].map(\.symbology) == all)
    #expect(selection.rows[0].map(\.point) == [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2])
  }

  @Test func `a limit spreads what is shown evenly`() {
    let turns = PreviewSelection(symbologiesInTurn: [.ean8, .itf], points: 900, limit: 4)
    #expect(turns.rows[0].map(\.point) == [0, 225, 450, 675])
    #expect(Set(turns.rows[0].map(\.symbology)).count == 2)
    let rows = PreviewSelection(rowForEach: [.ean8, .itf], points: 900, limit: 7)
    #expect(rows.rows.map { $0.map(\.point) } == [[0, 300, 600], [0, 300, 600]])
    #expect(rows.count == 6)
    #expect(rows.pointCount == 3)
  }

  @Test func `each symbology has a row of its own with every point`() {
    let selection = PreviewSelection(rowForEach: [.itf, .ean8], points: 3, limit: 120)
    #expect(selection.rows.map { Set($0.map(\.symbology)) } == [[.itf], [.ean8]])
    #expect(selection.rows.allSatisfy { $0.map(\.point) == [0, 1, 2] })
  }

  @Test func `what a suite sets is said in words, with units`() throws {
    let plan = try plan()
    #expect(plan.suite.commonSettings == ["fill 0.7", "noise sigma 3"])
    #expect(plan.suite.settings(of: plan.points[3]) == ["400 × 300 px", "rotation 7.5°"])
    #expect(
      plan.suite.settings(of: plan.points[7]) == [
        "200 × 200 px", "rotation 0°", "brightness 0.5", "defocus radius 2 px", "human readable",
      ])
    #expect(
      plan.suite.settings(of: plan.points[8]) == [
        "200 × 200 px", "rotation 90°", "bar colour #0000ff",
      ], "a named condition goes before the axes")
  }
}

@Suite struct ThumbnailTests {
  /// By hand: of each three columns one and a half go into one, the middle one by halves.
  @Test func `a pixel is the mean over its area`() {
    let image = GreyImage(width: 3, height: 2, pixels: [0, 90, 240, 30, 60, 90])
    let left = (0 + 90 / 2 + 30 + 60 / 2) / 3
    let right = (90 / 2 + 240 + 60 / 2 + 90) / 3
    #expect(
      image.fitted(width: 2, height: 2)
        == GreyImage(width: 2, height: 1, pixels: [UInt8(left), UInt8(right)]))
  }

  @Test func `means are rounded to the nearest level`() {
    let image = GreyImage(width: 2, height: 2, pixels: [0, 0, 0, 255])
    #expect(image.fitted(width: 1, height: 1).pixels == [64])
  }

  @Test func `a small image is enlarged by a whole factor`() {
    let image = GreyImage(width: 2, height: 1, pixels: [10, 200])
    let row: [UInt8] = [10, 10, 10, 200, 200, 200]
    #expect(
      image.fitted(width: 7, height: 5)
        == GreyImage(width: 6, height: 3, pixels: row + row + row))
  }

  @Test(arguments: [
    (1280, 720, 300, 169), (720, 1280, 127, 225), (300, 225, 300, 225), (301, 10, 300, 10),
    (5000, 2, 300, 1), (160, 100, 160, 100), (60, 60, 180, 180), (301, 226, 300, 225),
  ])
  func `an image fits its box with its sides in proportion`(
    width: Int, height: Int, fittedWidth: Int, fittedHeight: Int
  ) {
    let fitted = GreyImage(width: width, height: height, filledWith: 77)
      .fitted(width: 300, height: 225)
    #expect(fitted == GreyImage(width: fittedWidth, height: fittedHeight, filledWith: 77))
  }
}

@Suite struct ContactSheetTests {
  private func frames(_ plan: CorpusPlan) throws -> [PreviewFrame] {
    try plan.points.indices.map { point in
      let index = try #require(plan.index(of: .ean8, atPoint: point))
      let frame = try FrameRenderer().render(plan[index])
      return PreviewFrame(frame, at: plan.points[point], of: plan.suite, symbology: .ean8)
    }
  }

  @Test func `each row begins a line, and five stand side by side`() throws {
    let frames = try frames(plan())
    let sheet = ContactSheet(
      name: "six", remarks: [], rows: [Array(frames[..<7]), Array(frames[7...])])
    #expect(sheet.cells.map(\.left) == [10, 330, 650, 970, 1290, 10, 330, 10, 330, 650, 970, 1290])
    let tops = sheet.cells.map(\.top)
    #expect(tops == tops.sorted())
    #expect(Set(tops).count == 3)
    for (cell, next) in zip(sheet.cells, sheet.cells.dropFirst()) where next.top > cell.top {
      #expect(next.top > cell.thumbnailTop + cell.thumbnail.height)
    }
  }

  /// EAN-8 with its writing is 64.24 modules high, of which 0.7 of 300 pixels are 3.27 each; lines hold 50
  /// characters of 6 pixels.
  @Test func `a caption says what is shown, in lines that fit`() throws {
    let frames = try frames(plan())
    let sheet = ContactSheet(name: "six", remarks: [], rows: [frames])
    let lines = sheet.cells[1].lines
    #expect(lines[0].text == "dark-and_blurred")
    #expect(
      lines.dropFirst().map { $0.text.replacing("\u{A0}", with: " ") } == [
        "400 × 300 px, rotation 0°, brightness 0.5,", "defocus radius 2 px, human readable",
        "ean_8, module 3.27 px, frame 400 × 300 px", "six/ean_8/000004",
      ])
    for line in sheet.cells.flatMap(\.lines) {
      #expect((line.text.count * SheetLine.advance - 1) * line.dot <= 300)
    }
    #expect(
      SheetLine.lines("a wordtoolong", width: 23, dot: 1, level: 0).map(\.text) == [
        "a", "word", "tool", "ong",
      ])
    let values = "a b\u{A0}c wide\u{A0}word"
    #expect(
      SheetLine.lines(values, width: 23, dot: 1, level: 0).map(\.text) == [
        "a", "b\u{A0}c", "wide", "word",
      ])
  }

  @Test func `thumbnails and writing are where the sheet says`() throws {
    let frames = try frames(plan())
    let sheet = ContactSheet(name: "LT", remarks: [], rows: [frames])
    let image = sheet.image()
    #expect((image.width, image.height) == (1600, sheet.height))
    for cell in sheet.cells {
      for (x, y) in [(0, 0), (57, 33), (cell.thumbnail.width - 1, cell.thumbnail.height - 1)] {
        #expect(image[cell.left + x, cell.thumbnailTop + y] == cell.thumbnail[x, y])
      }
      #expect(image[cell.left - 1, cell.thumbnailTop] == 150)
    }
    // An L in dots of 4: a bar down the left, one to the right at its foot.
    #expect([10, 13, 14].map { image[$0, 10] } == [0, 0, 255])
    #expect((10..<38).allSatisfy { image[11, $0] == 0 })
    #expect((10..<30).allSatisfy { image[$0, 37] == 0 })
    #expect(image[30, 37] == 255)
  }
}
