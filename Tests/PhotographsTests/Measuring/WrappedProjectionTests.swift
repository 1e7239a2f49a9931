import Barcodes
import Records
import Testing

@testable import CorpusRendering
@testable import Measuring
@testable import Scene
@testable import Suites

/// The projection of a label around a cylinder, against the renderer's, its own inverse, and differences.
@Suite struct WrappedProjectionTests {
  private let wrapped = WrappedProjection(
    pose: CameraPose(
      moduleWidth: 3, rotation: 30, yaw: 20, pitch: -15, middle: Point(x: 160, y: 120)),
    wrapDegrees: 60, focalLength: 1000, width: 21, height: 21)

  private func expectEqual(
    _ first: Point, _ second: Point, within tolerance: Double,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect((first - second).length <= tolerance, "\(first), \(second)", sourceLocation: location)
  }

  @Test func `corners lie where the renderer puts them`() throws {
    var condition = Condition()
    condition.moduleWidthPixels = 3
    condition.rotationDegrees = 30
    condition.yawDegrees = 20
    condition.pitchDegrees = -15
    condition.cylinderWrapDegrees = 60
    // With all digits, which a manifest does not have.
    let scene = try FrameScene(
      FrameSpecification(
        frame: "wrapped/qr_code/000000", seed: 3, symbology: .qrCode, condition: condition,
        surround: PaperMargin(left: 4, top: 4, right: 4, bottom: 4), payloadLength: .short))
    let code = scene.codes[0]
    let rendered = try #require(code.corners?.corners)
    let size = Double(try #require(code.modulesWide))
    let own = WrappedProjection(
      pose: wrapped.pose, wrapDegrees: 60, focalLength: condition.focalLengthPixels, width: size,
      height: size)
    let corners = SymbolProjection.wrapped(own).corners.corners
    for index in 1..<4 {
      expectEqual(corners[index] - corners[0], rendered[index] - rendered[0], within: 1e-6)
    }
  }

  @Test func `a pixel's point of the label has its image there`() throws {
    let inverse = WrappedInverse(wrapped)
    for place in [Point(x: 0, y: 0), Point(x: 10.5, y: 10.5), Point(x: 20, y: 3)] {
      let found = try #require(inverse.point(at: wrapped.image(of: place)))
      expectEqual(Point(x: found.x + 10.5, y: found.y + 10.5), place, within: 1e-9)
    }
    // Far to the side, rays pass by.
    #expect(inverse.point(at: Point(x: 500, y: 120)) == nil)
  }

  @Test func `slopes are what differences are`() {
    let place = Point(x: 17, y: 4)
    let slopes = WrappedSlopes(wrapped).slopes(at: .init(wrapped, place))
    for index in 0..<8 {
      var (more, less) = (wrapped, wrapped)
      more.parameters[index] += 1e-4
      less.parameters[index] -= 1e-4
      let difference = (more.image(of: place) - less.image(of: place)) * (1 / 2e-4)
      expectEqual(Point(x: slopes.x[index], y: slopes.y[index]), difference, within: 1e-5)
    }
  }

  @Test func `next to no wrap is a flat symbol`() throws {
    var barely = wrapped
    barely.wrapDegrees = 0.1
    let corners = [(0.0, 0.0), (21, 0), (21, 21), (0, 21)].map { Point(x: $0.0, y: $0.1) }
    let quad = try #require(Quad(corners: corners.map(barely.image(of:))))
    let flat = try #require(Homography(width: 21, height: 21, corners: quad))
    for place in [Point(x: 10.5, y: 10.5), Point(x: 3, y: 16)] {
      expectEqual(barely.image(of: place), flat.image(of: place), within: 0.01)
    }
  }
}
