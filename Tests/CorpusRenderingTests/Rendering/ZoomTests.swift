import Barcodes
import Records
import Rendering
import Scene
import Testing

@testable import CorpusRendering
@testable import Suites

/// Digital zoom enlarges the sensor's image: whatever a condition does in pixels, it does in those of the sensor.
@Suite struct ZoomTests {
  /// What is done to the enlarged image.
  private static let behindZoom: Set = ["jpeg_quality"]
  /// Where an outline is cut into straight parts by its size in the frame: levels may differ by 1.
  private static let cutBySize: Set = ["cylinder_wrap_deg"]

  /// Of each parameter, the frame in which it shows.
  private func frames() throws -> [String: FrameSpecification] {
    var frames: [String: FrameSpecification] = [:]
    for plan in try PixelStabilityTests.parameterPlans() {
      for index in 0..<plan.count {
        let frame = plan[index]
        frames[frame.setting.namedCondition ?? ""] = frame
      }
    }
    return frames
  }

  /// A frame's scene in the middle of a frame that has so many times the width and height, and shows as much.
  private func image(_ frame: FrameSpecification, zoom: Int) throws -> GreyImage {
    let scene = try FrameScene(frame)
    var condition = scene.condition
    condition.digitalZoom = Double(zoom)
    // Lengths in pixels of the frame. Others are in modules, in shares of the frame, or in pixels of the sensor.
    condition.moduleWidthPixels *= Double(zoom)
    condition.moduleHeightPixels = condition.moduleHeightPixels.map { $0 * Double(zoom) }
    condition.focalLengthPixels *= Double(zoom)
    let geometry = try FrameGeometry(
      of: scene.sheet, at: (anchor: scene.sheet.symbols.middle, offset: Point(x: 0, y: 0)),
      width: scene.geometry.width * zoom, height: scene.geometry.height * zoom,
      condition: condition)
    let enlarged = FrameScene(
      symbology: scene.symbology, condition: condition, sheet: scene.sheet, geometry: geometry,
      codes: scene.codes, others: [], world: nil, surroundings: nil)
    return try FrameRenderer().image(of: enlarged, seed: frame.seed)
  }

  @Test func `with zoom a frame is the sensor's image enlarged, whatever its condition`() throws {
    let frames = try frames()
    for parameter in ConditionParameter.all {
      let frame = try #require(frames[parameter.name], "\(parameter.name)")
      let sensor = try image(frame, zoom: 1)
      let enlarged = sensor.zoomed(by: 2, toWidth: 2 * sensor.width, height: 2 * sensor.height)
      let zoomed = try image(frame, zoom: 2)
      let isEnlarged =
        Self.cutBySize.contains(parameter.name)
        ? zip(zoomed.pixels, enlarged.pixels).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
        : zoomed == enlarged
      #expect(
        isEnlarged != Self.behindZoom.contains(parameter.name),
        "\(parameter.name): its effect is in pixels of the frame, and not of the sensor; or `behindZoom` is wrong"
      )
    }
  }
}
