import Barcodes
import BuiltPrograms
import Encoding
import Photographed
import Suites
import Testing

@testable import Measuring

/// Symbols that another encoder made larger or otherwise than libzint would, on labels without a quiet zone.
@Suite struct OtherEncodersTests {
  private static let modulePixels = 4

  private static func code(_ symbology: Symbology, _ text: String, corners: Quad? = nil) -> TrueCode
  {
    TrueCode(
      symbology: symbology, bytes: Array(text.utf8), moduleWidthPixels: nil, modulesWide: nil,
      modulesHigh: nil, corners: corners)
  }

  /// A symbol as libzint draws it with these choices, on a light label that reaches a module and a half beyond it, on black; with corners
  /// that run from the symbol's own bottom right.
  private func measurement(
    _ symbology: Symbology, _ text: String, _ choices: [String: Double]
  ) throws -> CodeMeasurement {
    let candidate = try #require(
      SymbolCandidate.candidate(for: Self.code(symbology, text), choices: choices))
    let grid = candidate.grid
    let module = Self.modulePixels
    let (before, label) = (15 * module, module * 3 / 2)
    let (right, bottom) = (
      before + Int(grid.width) * module, before + Int(grid.height) * module
    )
    var image = GreyImage(width: right + before, height: bottom + before, filledWith: 25)
    for y in before - label..<bottom + label {
      for x in before - label..<right + label { image[x, y] = 220 }
    }
    for row in 0..<grid.rows {
      let rows =
        before + Int(grid.rowEdges[row]) * module..<before + Int(grid.rowEdges[row + 1]) * module
      for y in rows {
        for x in before..<right where grid.isDark(column: (x - before) / module, row: row) {
          image[x, y] = 30
        }
      }
    }
    func corner(_ x: Int, _ y: Int) -> Point { Point(x: Double(x) + 1, y: Double(y) - 1) }
    let corners = Quad(
      topLeft: corner(right, bottom), topRight: corner(before, bottom),
      bottomRight: corner(before, before), bottomLeft: corner(right, before))
    var measurer = CodeMeasurer(curve: .linear)
    measurer.shapes = []
    return measurer.measure(Self.code(symbology, text, corners: corners), in: image)
  }

  private func expect(
    _ measured: CodeMeasurement, _ choices: [String: Double], wide: Double,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(measured.failed == nil, sourceLocation: location)
    #expect(measured.symbol == choices, sourceLocation: location)
    #expect(measured.geometry?.modulesWide == wide, sourceLocation: location)
    let width = measured.geometry?.moduleWidthPixels ?? 0
    #expect(abs(width - Double(Self.modulePixels)) < 0.02, sourceLocation: location)
    let rotation = measured.geometry?.rotationDegrees ?? .nan
    #expect(cosine(degrees: rotation) > 0.9999, sourceLocation: location)
  }

  @Test func `a QR code of a version above the least that holds its content`() throws {
    let choices = ["version": 6.0, "error_correction": 1, "mask": 5]
    let measured = try measurement(.qrCode, "HTTPS://EXAMPLE.ORG", choices)
    expect(measured, choices, wide: 41)
  }

  @Test(.enabled(if: LongTests.areRun))
  func `a PDF417 symbol with more rows than its content needs`() throws {
    let choices = ["columns": 4.0, "rows": 19, "error_correction": 2]
    let measured = try measurement(.pdf417, "SCANBENCH 0001", choices)
    expect(measured, choices, wide: 137)
  }

  @Test func `a compact PDF417 symbol`() throws {
    let choices = [
      "columns": 3.0, "rows": 14, "error_correction": 1, SymbolCandidate.compact: 1,
    ]
    let measured = try measurement(.pdf417, "SCANBENCH 0001", choices)
    expect(measured, choices, wide: 86)
  }
}
