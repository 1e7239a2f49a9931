import Barcodes
import Foundation
import Testing

@testable import CorpusRendering
@testable import Scene
@testable import Suites

/// The ground about a small symbol in a frame of 640x480, against closed forms.
@Suite struct LightTests {
  private func frame(_ change: (inout Condition) -> Void) throws -> RenderedTestFrame {
    try RenderedTestFrame(.dataMatrix, layout: .fixed(width: 640, height: 480)) {
      $0.positionX = 0.9
      $0.positionY = 0.5
      change(&$0)
    }
  }

  /// A pixel of the ground, by the middle of a square of nine.
  private func level(_ frame: RenderedTestFrame, _ x: Int, _ y: Int) -> Double {
    frame.mean(x: x - 1..<x + 2, y: y - 1..<y + 2)
  }

  @Test(arguments: [0.18, 0.35, 1, 1.6])
  func `gain scales the light and clips at full scale`(gain: Double) throws {
    let frame = try frame { $0.brightness = gain }
    #expect(abs(level(frame, 100, 100) - min(229.5 * gain, 255)) <= 0.5)
  }

  @Test(arguments: [0.0, 90, 180, 30])
  func `a ramp runs from edge to edge`(angle: Double) throws {
    // From 0.22 to 1.35 of the light.
    let (low, high) = (0.22, 1.35)
    let frame = try frame {
      $0.brightness = (low + high) / 2 * 0.7
      $0.illuminationRamp = (high - low) / (high + low)
      $0.illuminationRampAngleDegrees = angle
    }
    let (sine, cosine) = (sin(angle * .pi / 180), cos(angle * .pi / 180))
    let reach = abs(cosine) * 320 + abs(sine) * 240
    for (x, y) in [(5, 5), (635, 5), (320, 240), (5, 475), (200, 400)] {
      let along = (Double(x) + 0.5 - 320) * cosine + (Double(y) + 0.5 - 240) * sine
      let light = 0.7 * ((low + high) / 2 + (high - low) / 2 * along / reach)
      #expect(abs(level(frame, x, y) - 229.5 * light) <= 0.6)
    }
  }

  @Test func `vignetting is the fourth power of the cosine`() throws {
    let frame = try frame { $0.vignetting = 0.6 }
    let corner = atan((1 / 0.4.squareRoot() - 1).squareRoot())
    #expect(abs(pow(cos(corner), 4) - 0.4) < 1e-12)
    for (x, y) in [(2, 2), (320, 240), (2, 477), (100, 350), (320, 2)] {
      let distance = hypot(Double(x) + 0.5 - 320, Double(y) + 0.5 - 240) / 400
      let loss = pow(cos(atan(tan(corner) * distance)), 4)
      #expect(abs(level(frame, x, y) - 229.5 * loss) <= 0.6)
    }
  }

  @Test func `bands are a cosine from row to row, about the light of the frame`() throws {
    let frame = try frame {
      $0.brightness = 0.6
      ($0.banding, $0.bandingCycles, $0.bandingPhaseDegrees) = (0.4, 2.5, 70)
    }
    // The Fourier coefficient over whole bands: 2 of 192 rows each.
    let rows = (0..<384).map { frame.mean(x: 10..<30, y: $0..<$0 + 1) }
    let phases = (0..<384).map { 2 * Double.pi * (Double($0) + 0.5) / 192 }
    let (real, imaginary) = (
      zip(rows, phases).reduce(0) { $0 + $1.0 * cos($1.1) } / 192,
      zip(rows, phases).reduce(0) { $0 + $1.0 * sin($1.1) } / 192
    )
    let mean = rows.reduce(0, +) / 384
    #expect(abs(mean - 0.6 * 229.5) < 0.1)
    #expect(abs(hypot(real, imaginary) / mean - 0.4) < 0.002)
    // At the middle row, y = 240, the phase is 70°.
    let phase = atan2(-imaginary, real) + 2 * Double.pi * 240 / 192
    #expect(abs(remainder(phase - 70 * .pi / 180, 2 * .pi)) < 0.01)
  }

  @Test func `glare is a Gaussian spot that clips`() throws {
    let frame = try frame {
      $0.brightness = 0.5
      $0.glare = 1
      $0.glareRadius = 0.1
      ($0.glareX, $0.glareY) = (0.25, 0.4)
    }
    for (x, y) in [(160, 192), (160, 290), (60, 192), (260, 260), (400, 192), (20, 20)] {
      let distance = hypot(Double(x) + 0.5 - 160, Double(y) + 0.5 - 192) / 48
      let light = 0.5 * (229.5 + 255 * exp(-distance * distance / 2))
      #expect(abs(level(frame, x, y) - min(light, 255)) <= 0.7, "\(x), \(y)")
    }
  }

  @Test func `clutter stays off the label, and stands out more the more there is of it`() throws {
    let plain = try frame { $0.moduleWidthPixels = 4 }
    func deviation(_ clutter: Double) throws -> Double {
      let frame = try frame {
        $0.moduleWidthPixels = 4
        $0.clutter = clutter
      }
      let label = frame.scene.sheet.labels.corners.map(frame.scene.geometry.point)
      let columns = Int(label[0].x) + 1..<Int(label[1].x)
      for y in Int(label[0].y) + 1..<Int(label[3].y) {
        for x in columns { #expect(frame.image[x, y] == plain.image[x, y]) }
      }
      return frame.image.pixels.reduce(0) { $0 + abs(Double($1) - 229.5) }
    }
    let (weak, strong) = (try deviation(0.3), try deviation(1))
    #expect(weak > 1e5 && strong > 2 * weak)
  }

  @Test func `a glare spot that no suite places lies on the symbol`() throws {
    var condition = Condition()
    condition.glare = 1
    for seed: UInt64 in 1...20 {
      let scene = try FrameScene(
        FrameSpecification(
          frame: "test", seed: seed, symbology: .ean13, layout: .fixed(width: 640, height: 480),
          condition: condition))
      let spot = Point(x: scene.condition.glareX * 640, y: scene.condition.glareY * 480)
      let corners = try #require(scene.codes[0].corners)
      #expect((corners.topLeft.x...corners.topRight.x).contains(spot.x))
      #expect((corners.topLeft.y...corners.bottomLeft.y).contains(spot.y))
    }
  }
}
