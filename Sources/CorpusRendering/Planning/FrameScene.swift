import Barcodes
import Records

/// A frame's symbols, encoded and placed: everything but the pixels.
struct FrameScene {
  let symbology: Symbology
  let condition: Condition
  let sheet: SymbolSheet
  let geometry: FrameGeometry
  let codes: [TrueCode]
  /// What the frame's pixels are in the world; nil without a camera.
  let world: WorldRecord?

  /// - Throws: `PlanningError` where a payload cannot be encoded or a symbol leaves the frame.
  init(_ specification: FrameSpecification) throws(PlanningError) {
    symbology = specification.symbology
    let sheet = try Self.sheet(specification)
    self.sheet = sheet
    var condition = specification.condition
    if case .fixed(let width, let height) = specification.layout {
      if let camera = specification.camera {
        condition.focalLengthPixels = camera.focalLengthPixels(frame: (width, height))
      }
      condition.moduleWidthPixels = ModuleWidthSolver(
        sheet: sheet, condition: condition, frame: (width, height),
        distanceMillimetres: specification.distanceMillimetres
      ).moduleWidth(for: specification.size)
      if specification.camera != nil, let widths = SuiteParameter.moduleWidth?.range,
        !widths.contains(condition.moduleWidthPixels)
      {
        throw .moduleOutOfRange(condition.moduleWidthPixels, widths)
      }
    }
    world = specification.distanceMillimetres.flatMap {
      specification.size.world(distance: $0, modulesWide: sheet.placed[0].grid.width)
    }
    for (length, pixels) in specification.pixelLengths { length.set(pixels, in: &condition) }
    let geometry = try FrameGeometry(of: sheet, specification, condition: condition)
    if specification.drawsGlarePosition {
      Glare.drawPosition(on: sheet, geometry, seed: specification.seed, in: &condition)
    }
    self.geometry = geometry
    self.condition = condition
    codes = sheet.printed.map { placed in
      TrueCode(
        symbology: specification.symbology, bytes: placed.payload,
        moduleWidthPixels: condition.moduleWidthPixels, modulesWide: placed.grid.width,
        modulesHigh: placed.grid.height.toThousandths,
        corners: geometry.corners(of: placed.symbol).toThousandths)
    }
  }

  /// Draws as many different payloads as the frame has codes, encodes them and lays them out. A frame without a
  /// code has the geometry of one with a code that is not printed.
  private static func sheet(_ specification: FrameSpecification) throws(PlanningError)
    -> SymbolSheet
  {
    let (symbology, condition) = (specification.symbology, specification.condition)
    var random = FrameRandom(seed: specification.seed, purpose: .payload)
    var symbols: [(grid: ModuleGrid, payload: [UInt8])] = []
    while symbols.count < max(condition.codeCount, 1) {
      let payload =
        specification.content?.payload
        ?? Payload.draw(for: symbology, length: specification.payloadLength, with: &random)
      if let grid = specification.content?.grid {
        symbols.append((grid, payload))
        continue
      }
      guard !symbols.contains(where: { $0.payload == payload }) else { continue }
      do {
        let grid = try ZintEncoder.encode(
          payload, as: symbology, barHeight: condition.barHeightModules,
          wideElement: condition.wideNarrowRatio,
          pdf417Columns: specification.pdf417Columns
            ?? Payload.pdf417Columns(for: specification.payloadLength),
          errorCorrection: condition.errorCorrection, qrMask: condition.qrMask)
        symbols.append((grid, payload))
      } catch {
        throw .encoding(error)
      }
    }
    var margin = QuietZone(of: symbology).scaled(by: condition.quietZone)
    if condition.humanReadable {
      margin.bottom = max(margin.bottom, HumanReadableText.room(below: symbology))
    }
    return SymbolSheet(symbols, margin: margin, isBlank: condition.codeCount == 0)
  }
}

extension SymbolSize {
  /// The frame in millimetres; nil where the size is not said in them.
  fileprivate func world(distance: Double, modulesWide: Double) -> WorldRecord? {
    switch self {
    case .moduleMillimetres(let module):
      WorldRecord(distance: distance, module: module, codeWidth: module * modulesWide)
    case .codeMillimetres(let width):
      WorldRecord(distance: distance, module: width / modulesWide, codeWidth: width)
    case .moduleWidth, .fill, .span: nil
    }
  }
}
