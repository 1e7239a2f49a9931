import Barcodes
import Testing

@testable import Rendering
@testable import Scene
@testable import Suites

@Suite struct MosaicTests {
  private func demosaicing(isCorrected: Bool) throws -> Demosaicing {
    var condition = Condition()
    condition.bayerMosaic = true
    condition.gradientDemosaicing = isCorrected
    return try #require(Demosaicing(condition))
  }

  /// The bands of a mosaic of `width` by 12 pixels.
  private func bands(isCorrected: Bool, _ level: (ColourBand, Int, Int) -> Float) throws
    -> [CellPlane]
  {
    let memory = PlaneMemory()
    var mosaic = CellPlane(width: 13, height: 12, in: memory)
    for y in 0..<12 {
      mosaic.withMutableRow(y) { row in
        for x in row.indices { row[x] = level(ColourBand.inMosaic(x: x, y: y), x, y) }
      }
    }
    return try demosaicing(isCorrected: isCorrected)
      .bands(of: mosaic, place: (0, 0), in: memory)
  }

  @Test(arguments: [false, true])
  func `an even colour is found everywhere`(isCorrected: Bool) throws {
    let levels: [Float] = [200, 90, 35]
    let bands = try bands(isCorrected: isCorrected) { band, _, _ in levels[band.rawValue] }
    for (band, level) in zip(bands, levels) {
      for row in 0..<band.height {
        band.withRow(row) { for found in $0 { #expect(abs(found - level) < 1e-3) } }
      }
    }
  }

  @Test(arguments: [false, true])
  func `a grey that grows evenly is found everywhere`(isCorrected: Bool) throws {
    let reach = isCorrected ? 2 : 1
    let bands = try bands(isCorrected: isCorrected) { _, x, y in Float(3 * x + 5 * y) }
    for band in bands {
      for y in 0..<band.height {
        for x in 0..<band.width {
          #expect(abs(band[x, y] - Float(3 * (x + reach) + 5 * (y + reach))) < 1e-3)
        }
      }
    }
  }

  /// A red of its own pixel, and a green and blue of four neighbours each; and so on (see `Demosaicing`).
  @Test func `bilinear luma has the variance of its weights`() throws {
    let (red, green, blue) = (0.299 * 0.299, 0.587 * 0.587, 0.114 * 0.114)
    let share =
      (red + green / 4 + blue / 4 + blue + green / 4 + red / 4 + 2 * green + red + blue) / 4
    let flat = try FlatNoise(light: 125) {
      $0.noiseSigma = 10
      $0.bayerMosaic = true
    }
    let variance = (flat.deviation * flat.deviation - 1.0 / 12) / 100
    #expect(abs(variance / share - 1) < 0.02)
    #expect(abs(flat.mean - 125) < 0.1)
  }

  @Test(arguments: [false, true])
  func `red ink on white paper has the luma of red, whatever sees it`(isCorrected: Bool) throws {
    let frame = try RenderedTestFrame(.dataMatrix, layout: .fixed(width: 300, height: 300)) {
      $0.moduleWidthPixels = 10
      $0.brightness = 1 / 0.9
      $0.barColour = Colour(red: 230, green: 40, blue: 60)
      $0.bayerMosaic = true
      $0.gradientDemosaicing = isCorrected
    }
    let luma = 0.299 * 230 + 0.587 * 40 + 0.114 * 60
    // The solid bar at the symbol's left.
    let corners = try #require(frame.code.corners)
    let x = Int(corners.topLeft.x) + 5
    let y = Int((corners.topLeft.y + corners.bottomLeft.y) / 2)
    #expect(abs(frame.mean(x: x - 1..<x + 1, y: y - 1..<y + 1) - luma) <= 0.5)
    #expect(frame.mean(x: 0..<4, y: 0..<4) == 255)
  }

  @Test func `of a grey sheet every band is one`() throws {
    var condition = Condition()
    condition.bayerMosaic = true
    #expect(Reflectance.bands(condition).count == 1)
    condition.barColour = Colour(red: 80, green: 80, blue: 80)
    #expect(Reflectance.bands(condition).count == 1)
    condition.groundColour = Colour(red: 255, green: 255, blue: 0)
    #expect(Reflectance.bands(condition).map(\.ground) == [0.9, 0.9, 0])
  }
}
