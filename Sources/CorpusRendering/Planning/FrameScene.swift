import Barcodes

/// A frame's symbol, encoded and placed: everything but the pixels.
struct FrameScene {
  let condition: Condition
  let grid: ModuleGrid
  let geometry: FrameGeometry
  let code: TrueCode

  /// - Throws: `PlanningError` where the payload cannot be encoded or the symbol leaves the frame.
  init(_ specification: FrameSpecification) throws(PlanningError) {
    let symbology = specification.symbology
    var random = FrameRandom(seed: specification.seed, purpose: .payload)
    let payload = Payload.draw(for: symbology, with: &random)
    do {
      grid = try ZintEncoder.encode(payload, as: symbology)
    } catch {
      throw .encoding(error)
    }
    var condition = specification.condition
    let quietZone = QuietZone(of: symbology).scaled(by: condition.quietZone)
    if let fill = specification.fill, case .fixed(let width, let height) = specification.layout {
      condition.moduleWidthPixels = try FrameGeometry.moduleWidth(
        filling: fill, ofWidth: width, height: height, with: grid, quietZone: quietZone,
        condition: condition)
    }
    self.condition = condition
    geometry = try FrameGeometry(
      of: grid, quietZone: quietZone, layout: specification.layout,
      surround: specification.surround,
      condition: condition)
    code = TrueCode(
      symbology: symbology, bytes: payload, moduleWidthPixels: condition.moduleWidthPixels,
      modulesWide: grid.width, modulesHigh: grid.height, corners: geometry.corners(of: grid))
  }
}
