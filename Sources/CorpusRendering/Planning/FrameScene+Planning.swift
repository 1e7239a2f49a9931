import Barcodes
import Encoding
import Records
import Rendering
import Scene
import Suites

extension FrameScene {
  /// - Throws: `PlanningError` where a payload cannot be encoded or a symbol leaves the frame.
  init(_ specification: FrameSpecification) throws(PlanningError) {
    let sheet = try Self.sheet(specification)
    var condition = specification.condition
    if case .fixed(let width, let height) = specification.layout {
      if let camera = specification.camera {
        condition.focalLengthPixels =
          camera.focalLengthPixels(frame: (width, height)) * (specification.stream?.zoom ?? 1)
      }
      try specification.wrap(&condition, modulesWide: sheet.placed[0].grid.symbolWidth)
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
    let world = specification.distanceMillimetres.flatMap {
      specification.size.world(distance: $0, modulesWide: sheet.placed[0].grid.symbolWidth)
    }
    for (length, pixels) in specification.pixelLengths { length.set(pixels, in: &condition) }
    let (geometry, surroundings) = try Self.placed(sheet, specification, world, &condition)
    if specification.drawsGlarePosition {
      Glare.drawPosition(on: sheet, geometry, seed: specification.seed, in: &condition)
    }
    let codes = sheet.printed.map { placed in
      TrueCode(
        symbology: specification.symbology, bytes: placed.payload,
        moduleWidthPixels: condition.moduleWidthPixels, modulesWide: placed.grid.symbolWidth,
        modulesHigh: placed.grid.height,
        corners: geometry.corners(of: placed.symbol), content: placed.content)
    }
    self.init(
      symbology: specification.symbology, condition: condition, sheet: sheet, geometry: geometry,
      codes: codes, others: sheet.printed.compactMap { $0.addOnRecord(in: geometry) },
      world: world, surroundings: surroundings)
  }

  /// Where the sheet lies in the frame, and how its surroundings are seen; in streams as the stream has it at that moment, which also
  /// sets the condition's motion.
  private static func placed(
    _ sheet: SymbolSheet, _ specification: FrameSpecification, _ world: WorldRecord?,
    _ condition: inout Condition
  ) throws(PlanningError) -> (FrameGeometry, ClutterView?) {
    do throws(PlacementError) {
      guard let moment = specification.stream, let world,
        case .fixed(let width, let height) = specification.layout
      else {
        let geometry = try FrameGeometry(
          of: sheet, in: specification.layout, surround: specification.surround,
          allowsClipping: specification.allowsClipping, condition: condition)
        return (geometry, nil)
      }
      let module = world.moduleMillimetres
      moment.setMotion(of: &condition, on: sheet, millimetresPerModule: module)
      let geometry = try FrameGeometry(
        of: sheet, at: moment.placement(of: sheet, millimetresPerModule: module),
        width: width, height: height, condition: condition)
      condition.setPhases(of: geometry.point(sheet.placed[0].origin))
      return (geometry, ClutterView(of: sheet, geometry, farthest: moment.farthest, world))
    } catch {
      throw .placement(error)
    }
  }

  /// Draws as many different payloads as the frame has codes, encodes them and lays them out. A frame without a
  /// code has the geometry of one with a code that is not printed.
  private static func sheet(_ specification: FrameSpecification) throws(PlanningError)
    -> SymbolSheet
  {
    let (symbology, condition) = (specification.symbology, specification.condition)
    var random = FrameRandom(seed: specification.seed, purpose: .payload)
    var symbols: [PrintedSymbol] = []
    while symbols.count < max(condition.codeCount, 1) {
      if let payload = specification.payload, let grid = specification.grid {
        symbols.append(PrintedSymbol(grid: grid, payload: payload))
        continue
      }
      do {
        let symbol = try specification.drawSymbol(with: &random)
        guard !symbols.contains(where: { $0.payload == symbol.payload }) else { continue }
        symbols.append(symbol)
      } catch {
        throw .encoding(error)
      }
    }
    var margin = QuietZone(of: symbology).scaled(by: condition.quietZone)
    if condition.humanReadable {
      margin.bottom = max(margin.bottom, symbology.roomOfWriting)
    }
    return SymbolSheet(
      symbols, margin: margin, isBlank: condition.codeCount == 0,
      gap: specification.labelGap(firstWidth: symbols[0].grid.symbolWidth))
  }
}

extension SymbolSheet.Placed {
  /// The add-on symbol; nil without.
  fileprivate func addOnRecord(in geometry: FrameGeometry) -> OtherCodeRecord? {
    addOnSymbol.map { symbol in
      OtherCodeRecord(
        kind: "add_on", text: String(decoding: addOn, as: UTF8.self),
        corners: geometry.corners(of: symbol))
    }
  }
}

extension Condition {
  /// The phases that follow from where the first symbol's own top left corner is seen.
  fileprivate mutating func setPhases(of corner: Point) {
    phaseXPixels = corner.x - corner.x.rounded(.down)
    phaseYPixels = corner.y - corner.y.rounded(.down)
  }
}

extension FrameSpecification {
  /// Between neighbouring labels, in modules.
  ///
  /// - Parameter firstWidth: that of the first code, in modules.
  fileprivate func labelGap(firstWidth: Double) -> Double {
    guard let gap = stream?.labelGapMillimetres else { return SymbolSheet.usualGap }
    return switch size {
    case .moduleMillimetres(let module): gap / module
    case .codeMillimetres(let width): gap / width * firstWidth
    case .moduleWidth, .fill, .span: SymbolSheet.usualGap
    }
  }
}

extension FrameSpecification {
  /// Wraps the code around its cylinder: the angle is the arc, the code's width, over the radius.
  ///
  /// - Throws: `PlanningError.wrapTooFar`.
  fileprivate func wrap(_ condition: inout Condition, modulesWide: Double) throws(PlanningError) {
    guard let diameter = cylinderMillimetres, let distance = distanceMillimetres,
      let world = size.world(distance: distance, modulesWide: modulesWide)
    else { return }
    let degrees = world.codeWidthMillimetres / (diameter / 2) * 180 / .pi
    guard degrees <= Self.mostWrap else { throw .wrapTooFar(degrees, diameter: diameter) }
    condition.cylinderWrapDegrees = degrees
  }

  /// As far as `cylinder_wrap_deg` goes.
  private static let mostWrap = 170.0
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
