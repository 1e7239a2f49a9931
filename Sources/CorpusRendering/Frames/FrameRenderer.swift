package import Barcodes
import Grading
import Photographed
import Records
import Rendering
import Scene
import Storage

/// Renders frames, each from its specification alone: the same pixels on every machine.
///
/// A renderer keeps its working memory from frame to frame; it serves one thread.
package struct FrameRenderer {
  private let memory = PlaneMemory()
  private let frames: FramesInWork

  /// - Parameter frames: where it says which frame it has in work.
  package init(frames: FramesInWork = .ofProcess) { self.frames = frames }

  /// The stages in the order of a real camera: print, light, projection, lens and motion, integration over
  /// the pixels, sensor.
  ///
  /// - Throws: `PlanningError` where a payload cannot be encoded or a symbol leaves the frame.
  package func render(_ specification: FrameSpecification) throws(PlanningError)
    -> RenderedFrame
  {
    let work = frames.begin(specification.frame)
    defer { frames.end(work) }
    if let shot = specification.shot {
      let image = try photographed(shot, specification)
      return RenderedFrame(image: image, record: FrameRecord(specification, shot, image))
    }
    let scene = try FrameScene(specification)
    let image = try image(
      of: scene, seed: specification.seed, noiseSeed: specification.noiseSeed)
    var record = FrameRecord(
      specification, scene, pixelsSHA256: Digest.hexadecimal(of: image.pixels))
    if specification.gradesPrint {
      let grades = scene.printGrades(seed: specification.seed, in: memory)
      for (index, grade) in grades.enumerated() { record.codes[index].printGrade = grade }
    }
    return RenderedFrame(image: image, record: record)
  }

  /// The pixels alone.
  ///
  /// - Throws: as `render`.
  package func image(_ specification: FrameSpecification) throws(PlanningError) -> GreyImage {
    let work = frames.begin(specification.frame)
    defer { frames.end(work) }
    if let shot = specification.shot { return try photographed(shot, specification) }
    return try image(
      of: FrameScene(specification), seed: specification.seed, noiseSeed: specification.noiseSeed)
  }

  private func photographed(
    _ shot: PhotographShot, _ specification: FrameSpecification
  ) throws(PlanningError) -> GreyImage {
    do {
      return try shot.image(seed: specification.noiseSeed)
    } catch {
      throw .photograph("\(error)")
    }
  }

  /// - Parameter noiseSeed: of the sensor's noise, where it is not that of all else.
  func image(
    of scene: FrameScene, seed: UInt64, noiseSeed: UInt64? = nil
  ) throws(PlanningError) -> GreyImage {
    let geometry = scene.geometry
    let captured = SensorImage(scene, seed: seed, noiseSeed: noiseSeed ?? seed).image(in: memory)
    let frame = captured.zoomed(
      by: scene.condition.digitalZoom, toWidth: geometry.width, height: geometry.height)
    guard let quality = scene.condition.jpegQuality else { return frame }
    do {
      return try frame.jpegCompressed(quality: quality)
    } catch {
      throw .jpeg(error)
    }
  }
}

extension FrameRecord {
  /// - Parameter pixelsSHA256: in hexadecimal.
  init(_ specification: FrameSpecification, _ scene: FrameScene, pixelsSHA256: String) {
    self.init(
      frame: specification.frame, width: scene.geometry.width, height: scene.geometry.height,
      pixelsSHA256: pixelsSHA256, seed: specification.seed, point: specification.setting.point,
      namedCondition: specification.setting.namedCondition, draw: specification.draw,
      payloadLength: specification.payloadLength, world: scene.world,
      condition: scene.condition.recorded, codes: scene.codes.map { CodeRecord($0.recorded) },
      others: scene.others.isEmpty ? nil : scene.others,
      stream: specification.stream?.record)
  }
}
