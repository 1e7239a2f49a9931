import Barcodes
import Foundation
import Testing

@testable import CorpusRendering
@testable import Scene
@testable import Suites

/// Corners against a pinhole camera of the test's own, with matrices and the C library's sines.
@Suite struct ProjectionTests {
  struct View: Sendable, CustomTestStringConvertible {
    var rotation = 0.0
    var yaw = 0.0
    var pitch = 0.0
    var focalLength = 1000.0
    var wrap = 0.0
    var testDescription: String {
      "rotation \(rotation), yaw \(yaw), pitch \(pitch), f \(focalLength), wrap \(wrap)"
    }
  }

  private static let views = [
    View(), View(rotation: 37), View(yaw: 30), View(yaw: -50), View(pitch: 30),
    View(pitch: -50, focalLength: 400), View(yaw: 35, pitch: 35),
    View(rotation: 200, yaw: 20, pitch: -40, focalLength: 700), View(wrap: 120),
    View(rotation: 90, wrap: 90), View(rotation: 10, yaw: 20, pitch: 5, focalLength: 600, wrap: 60),
  ]

  private func multiply(_ a: [[Double]], _ b: [[Double]]) -> [[Double]] {
    a.map { row in b[0].indices.map { column in zip(row, b).reduce(0) { $0 + $1.0 * $1.1[column] } }
    }
  }

  /// Where a point, in modules from the symbol's middle, is seen, in pixels from the middle's image.
  private func image(
    _ x: Double, _ y: Double, _ view: View, moduleWidth: Double, symbolWidth: Double
  )
    -> Point
  {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (r, w, p) = (radians(view.rotation), radians(view.yaw), radians(view.pitch))
    let turn = multiply(
      [[1, 0, 0], [0, cos(p), sin(p)], [0, -sin(p), cos(p)]],
      multiply(
        [[cos(w), 0, -sin(w)], [0, 1, 0], [sin(w), 0, cos(w)]],
        [[cos(r), -sin(r), 0], [sin(r), cos(r), 0], [0, 0, 1]]))
    var place = [x, y, 0]
    if view.wrap > 0 {
      let radius = symbolWidth / radians(view.wrap)
      place = [radius * sin(x / radius), y, radius - radius * cos(x / radius)]
    }
    let turned = multiply(turn, place.map { [$0] }).map { $0[0] }
    let distance = view.focalLength / moduleWidth
    let depth = distance + turned[2]
    return Point(x: view.focalLength * turned[0] / depth, y: view.focalLength * turned[1] / depth)
  }

  @Test(arguments: views)
  func `the corners are those of a pinhole camera`(view: View) throws {
    let frame = try RenderedTestFrame(.dataMatrix) {
      $0.moduleWidthPixels = 7.3
      $0.rotationDegrees = view.rotation
      $0.yawDegrees = view.yaw
      $0.pitchDegrees = view.pitch
      $0.focalLengthPixels = view.focalLength
      $0.cylinderWrapDegrees = view.wrap
    }
    let half = frame.code.modulesWide! / 2
    let expected = [(-half, -half), (half, -half), (half, half), (-half, half)].map {
      image($0.0, $0.1, view, moduleWidth: 7.3, symbolWidth: 2 * half)
    }
    let corners = frame.code.corners!.corners
    for (corner, point) in zip(corners, expected) {
      #expect(((corner - corners[0]) - (point - expected[0])).length < 1e-6)
    }
  }

  /// The finder pattern of a Data Matrix is an L of dark modules: its outer sides are at x = 0 and y = height.
  @Test(arguments: views.prefix(8))
  func `the pixels have the sides where the corners say`(view: View) throws {
    let frame = try RenderedTestFrame(.dataMatrix) {
      $0.moduleWidthPixels = 12
      $0.rotationDegrees = view.rotation
      $0.yawDegrees = view.yaw
      $0.pitchDegrees = view.pitch
      $0.focalLengthPixels = view.focalLength
    }
    let corners = frame.code.corners!
    for (start, end) in [
      (corners.topLeft, corners.bottomLeft), (corners.bottomLeft, corners.bottomRight),
    ] {
      // From light outside to the middle of the dark module inside, the ink along a line across the side
      // says where the side is.
      for share in [0.3, 0.45, 0.62] {
        let place = start + (end - start) * share
        let along = (end - start) * (1 / (end - start).length)
        // The symbol lies on the left of its left side taken downwards, and of its bottom.
        let inward = Point(x: along.y, y: -along.x)
        let (outside, inside) = (6.0, 4.0)
        let steps = 400
        var ink = 0.0
        for step in 0..<steps {
          let distance = -outside + (outside + inside) * (Double(step) + 0.5) / Double(steps)
          let point = place + inward * distance
          ink += darkness(frame.image, at: point) * (outside + inside) / Double(steps)
        }
        #expect(abs(ink - inside) < 0.12, "\(view) at \(share)")
      }
    }
  }

  /// By linear interpolation between the middles of pixels.
  private func darkness(_ image: GreyImage, at point: Point) -> Double {
    let (x, y) = (point.x - 0.5, point.y - 0.5)
    let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (shareX, shareY) = (x - Double(column), y - Double(row))
    func level(_ dx: Int, _ dy: Int) -> Double { Double(image[column + dx, row + dy]) }
    let above = level(0, 0) * (1 - shareX) + level(1, 0) * shareX
    let below = level(0, 1) * (1 - shareX) + level(1, 1) * shareX
    return (229.5 - (above * (1 - shareY) + below * shareY)) / (229.5 - 22.95)
  }

  @Test func `a symbol that turns out of sight is a planning error`() {
    #expect(throws: PlanningError.placement(.outOfSight)) {
      try RenderedTestFrame {
        $0.cylinderWrapDegrees = 160
        $0.yawDegrees = 30
      }
    }
    #expect(throws: PlanningError.placement(.outOfSight)) {
      try RenderedTestFrame(.pdf417) {
        $0.moduleWidthPixels = 4
        $0.yawDegrees = 70
        $0.focalLengthPixels = 300
      }
    }
  }

  @Test func `a module may be higher than wide`() throws {
    let frame = try RenderedTestFrame(.dataMatrix) {
      $0.moduleWidthPixels = 2.5
      $0.moduleHeightPixels = 4
    }
    let corners = frame.code.corners!
    #expect(abs((corners.topRight - corners.topLeft).length - 2.5 * frame.code.modulesWide!) < 1e-9)
    #expect(abs((corners.bottomLeft - corners.topLeft).length - 4 * frame.code.modulesHigh!) < 1e-9)
  }

  @Test(arguments: [0.85, 0.35, 0.12], [0.0, 45, 90])
  func `a span is a share of the frame's width, or as much as fits`(share: Double, rotation: Double)
    throws
  {
    for symbology in Symbology.allCases {
      let frame = try RenderedTestFrame(
        symbology, layout: .fixed(width: 1280, height: 720), size: .span(share)
      ) {
        $0.rotationDegrees = rotation
        $0.barHeightModules = 30
      }
      let corners = frame.code.corners!
      let width = (corners.topRight - corners.topLeft).length
      #expect(width <= share * 1280 + 1e-6)
      if rotation == 0 && frame.code.modulesHigh! < frame.code.modulesWide! / 2 && share < 0.6 {
        #expect(abs(width - share * 1280) < 1e-6)
      }
    }
  }

  @Test(arguments: [0.5, 0.95])
  func `a fill is met by tilted symbols, too`(share: Double) throws {
    let frame = try RenderedTestFrame(
      .qrCode, layout: .fixed(width: 800, height: 600), size: .fill(share)
    ) {
      $0.yawDegrees = 40
      $0.rotationDegrees = 20
    }
    let labels = frame.scene.sheet.labels.corners.map(frame.scene.geometry.point)
    func extent(_ values: [Double]) -> Double { values.max()! - values.min()! }
    let filled = max(extent(labels.map(\.x)) / 800, extent(labels.map(\.y)) / 600)
    #expect(abs(filled - share) < 1e-6)
  }

  @Test func `several codes lie apart, inside the frame, and differ`() throws {
    for count in [2, 4, 9] {
      let frame = try RenderedTestFrame(
        .ean13, layout: .fixed(width: 1280, height: 720), size: .fill(0.9)
      ) { $0.codeCount = count }
      let codes = frame.scene.codes
      #expect(Set(codes.map(\.bytes)).count == count)
      for (index, code) in codes.enumerated() {
        for corner in code.corners!.corners {
          #expect((0...1280).contains(corner.x) && (0...720).contains(corner.y))
        }
        for other in codes[(index + 1)...] {
          #expect(code.corners!.intersectionOverUnion(with: other.corners!) == 0)
        }
      }
    }
  }

  @Test func `a position runs from edge to edge, and beyond only where clipping is allowed`() throws
  {
    func corner(_ x: Double, _ y: Double) throws -> Point {
      try RenderedTestFrame(.dataMatrix, layout: .fixed(width: 300, height: 200)) {
        $0.positionX = x
        $0.positionY = y
      }.code.corners!.topLeft
    }
    // The quiet zone of 1X is 2 px wide.
    #expect(try corner(0, 0) == Point(x: 2, y: 2))
    #expect(try corner(1, 1).x > 240 && corner(1, 1).y > 140)
    #expect(throws: PlanningError.placement(.liesAcrossEdge(axis: "x", position: 1.2))) {
      try corner(1.2, 0.5)
    }
  }
}
