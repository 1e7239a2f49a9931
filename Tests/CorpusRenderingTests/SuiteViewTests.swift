import Barcodes
import Records
import Testing

@testable import Suites

@Suite struct SuiteViewTests {
  @Test func `a suite says in which views its frames are read`() throws {
    let views = """
      views:
        plain: {}
        told: {orientation: told}
        near: {roi: {around: first, margin: 0.5}}
        both: {orientation: told, roi: {around: all, margin: 0}}
      """
    let suite = try SuiteTests.suite(SuiteTests.valid + "\n" + views)
    #expect(
      suite.views == [
        SuiteView(name: "plain"), SuiteView(name: "told", tellsOrientation: true),
        SuiteView(name: "near", region: RegionChoice.around(firstAlone: true, margin: 0.5)),
        SuiteView(
          name: "both", tellsOrientation: true,
          region: RegionChoice.around(firstAlone: false, margin: 0)),
      ])
    #expect(suite.viewNames == ["plain", "told", "near", "both"])
  }

  @Test func `a suite without views has one, which says nothing`() throws {
    let suite = try SuiteTests.suite(SuiteTests.valid)
    #expect(suite.views == [SuiteView()])
    #expect(suite.viewNames == nil)
    #expect(suite.views[0].view(of: Self.frame(0)) == FrameView())
  }

  @Test(arguments: [(0.0, 1), (90, 8), (180, 3), (270, 6)])
  func `the orientation is that of the frame's rotation`(degrees: Double, exif: Int) {
    let view = SuiteView(name: "told", tellsOrientation: true).view(of: Self.frame(degrees))
    #expect(view == FrameView(name: "told", orientation: ImageOrientation(rawValue: exif)))
  }

  /// Boxes of 40 x 20 pixels at (10, 30) and at (100, 50), in a frame of 200 x 100.
  static let regions: [(Bool, Double, PixelRectangle)] = [
    (true, 0, PixelRectangle(x: 10, y: 30, width: 40, height: 20)),
    (true, 0.2, PixelRectangle(x: 2, y: 26, width: 56, height: 28)),
    (true, 0.5, PixelRectangle(x: 0, y: 20, width: 70, height: 40)),
    (false, 0, PixelRectangle(x: 10, y: 30, width: 130, height: 40)),
    (false, 1, PixelRectangle(x: 0, y: 0, width: 200, height: 100)),
    (false, 0.001, PixelRectangle(x: 9, y: 29, width: 132, height: 42)),
  ]

  @Test(arguments: regions)
  func `a region is the codes' box and its margin, in whole pixels of the frame`(
    firstAlone: Bool, margin: Double, expected: PixelRectangle
  ) {
    let view = SuiteView(region: RegionChoice.around(firstAlone: firstAlone, margin: margin))
    #expect(view.view(of: Self.frame(0)).region == expected)
  }

  @Test func `without a code in sight the region is the frame`() {
    var frame = Self.frame(0)
    frame.codes = []
    let view = SuiteView(region: RegionChoice.around(firstAlone: false, margin: 0.5))
    #expect(view.view(of: frame).region == PixelRectangle(width: 200, height: 100))
  }

  private static func frame(_ rotationDegrees: Double) -> FrameRecord {
    var condition = Condition()
    condition.rotationDegrees = rotationDegrees
    let codes = [(10, 30), (100, 50)].map { x, y in
      CodeRecord(
        TrueCode(
          symbology: .qrCode, bytes: [65], moduleWidthPixels: 2, modulesWide: 20, modulesHigh: 10,
          corners: PixelRectangle(x: x, y: y, width: 40, height: 20).quad))
    }
    return FrameRecord(
      frame: "test/qr_code/000000", width: 200, height: 100, pixelsSHA256: "", seed: 1, point: [:],
      condition: condition, codes: codes)
  }
}
