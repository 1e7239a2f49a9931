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
    if let span = specification.span, case .fixed(let width, _) = specification.layout {
      condition.moduleWidthPixels = Double(width) * span / grid.width
    }
    self.condition = condition
    geometry = try FrameGeometry(
      of: grid, quietZone: QuietZone(of: symbology).scaled(by: condition.quietZone),
      layout: specification.layout, condition: condition)
    code = TrueCode(
      symbology: symbology, bytes: payload, moduleWidthPixels: condition.moduleWidthPixels,
      modulesWide: grid.width, modulesHigh: grid.height, corners: geometry.corners(of: grid))
  }
}
