import Barcodes
import BuiltPrograms
import Encoding
import Suites
import Testing

@testable import Measuring
@testable import Photographed

/// Close photographs of small codes, lit from one side: what is light at one end is darker than what is dark at the other.
@Suite struct UnevenLightTests {
  private static let module = 48
  private static let text = "Version 1 QR"
  /// What libzint does not choose by itself.
  private static let choices = ["error_correction": 1.0, "mask": 1]

  /// Bars have a tenth of the paper's light.
  private static func light(isDark: Bool, _ x: Double, _ y: Double, size: Double) -> Double {
    let lit = 0.62 - 0.3 * x / size - 0.28 * y / size
    return isDark ? 0.1 * lit : lit
  }

  @Test(.enabled(if: LongTests.areRun))
  func `a QR code of wide modules is measured where the light falls off across it`() throws {
    let candidate = try #require(
      SymbolCandidate.candidate(
        for: TrueCode(symbology: .qrCode, bytes: Array(Self.text.utf8)), choices: Self.choices))
    let (module, zone) = (Self.module, 2 * Self.module)
    let side = candidate.grid.columns * module
    let size = side + 2 * zone
    var image = GreyImage(width: size, height: size, filledWith: 0)
    for y in 0..<size {
      for x in 0..<size {
        let isDark = candidate.grid.isDark(
          column: x < zone ? -1 : (x - zone) / module, row: y < zone ? -1 : (y - zone) / module)
        let light = Self.light(isDark: isDark, Double(x), Double(y), size: Double(size))
        image[x, y] = UInt8((255 * light).rounded())
      }
    }
    // From the symbol's own bottom left on, and some pixels off.
    let (first, last) = (Double(zone) + 9, Double(zone + side) - 12)
    let corners = Quad(
      topLeft: Point(x: first, y: last), topRight: Point(x: first, y: first),
      bottomRight: Point(x: last, y: first), bottomLeft: Point(x: last, y: last))
    var measurer = CodeMeasurer(curve: .linear)
    measurer.shapes = []
    let measured = measurer.measure(
      TrueCode(
        symbology: .qrCode, bytes: Array(Self.text.utf8), moduleWidthPixels: nil, modulesWide: nil,
        modulesHigh: nil, corners: corners), in: image)
    #expect(measured.failed == nil)
    #expect(measured.symbol == Self.choices)
    let geometry = try #require(measured.geometry)
    #expect(abs(geometry.moduleWidthPixels - Double(module)) < 0.02 * Double(module))
    let topLeft = geometry.corners.topLeft
    #expect((topLeft - Point(x: Double(zone), y: Double(zone))).length < 1, "\(topLeft)")
    let light = try #require(measured.light)
    // At the symbol's middle.
    #expect(abs(light.light - 0.33) < 0.01 && abs(light.dark - 0.033) < 0.01, "\(light)")
  }
}
