import Barcodes
import Encoding

/// The search, before any fit, for what rough corners mean: which symbol, which corner first, and
/// how much of the quiet zone. It correlates the modules with samples from where they would lie.
struct StartSearch {
  /// The root of the light, reduced and blurred so that a module's middle stands for the module.
  /// Light itself would be decided by the brightest part of the picture.
  private let picture: PictureWindow
  private let factor: Double
  private let symbology: Symbology
  private let isLinear: Bool

  struct Start {
    var candidate: SymbolCandidate
    var projection: Homography
    var correlation: Double
  }

  /// - Parameter moduleWidth: the rough module width in pixels.
  init(_ lit: PictureWindow, of symbology: Symbology, moduleWidth: Double, isLinear: Bool) {
    self.symbology = symbology
    let factor = max(1, Int(moduleWidth / 3))
    let module = moduleWidth / Double(factor)
    picture = lit.reduced(by: factor).blurred(variance: 0.5 * module * module).roots()
    self.factor = Double(factor)
    self.isLinear = isLinear
  }

  /// Returns starts with each candidate, in its likeliest corner orders.
  func starts(_ corners: Quad, _ candidates: [SymbolCandidate], mostOrders: Int) -> [Start] {
    candidates.flatMap { candidate in
      var found: [Start] = []
      let pattern = pattern(of: candidate)
      let orders = isLinear ? Array(CornerOrder.all.prefix(4)) : CornerOrder.all
      for order in orders {
        let ordered = order.applied(to: corners)
        guard
          let quad = isLinear ? ordered.linearBand(modules: candidate.width) : ordered,
          let projection = Homography(
            width: candidate.width, height: candidate.height, corners: quad),
          let best = best(projection, pattern)
        else { continue }
        found.append(
          Start(candidate: candidate, projection: best.projection, correlation: best.value))
      }
      return found.best(mostOrders)
    }
  }

  func start(at corners: Quad, _ candidate: SymbolCandidate) -> Start? {
    Homography(width: candidate.width, height: candidate.height, corners: corners).map {
      let likeness = pattern(of: candidate).correlation(picture, .flat($0), .none, factor: factor)
      return Start(candidate: candidate, projection: $0, correlation: abs(likeness))
    }
  }

  func pattern(of candidate: SymbolCandidate) -> SampledPattern {
    SampledPattern(
      candidate, isLinear: isLinear,
      fixed: isLinear ? nil : FunctionPattern(symbology, of: candidate.grid))
  }

  /// Returns the place near a given one at which the picture is most like a symbol: each corner
  /// moves on its own by a shrinking fraction of a module.
  func settled(_ projection: Homography, as candidate: SymbolCandidate) -> Start {
    let pattern = pattern(of: candidate)
    func likeness(_ projection: Homography) -> Double {
      abs(pattern.correlation(picture, .flat(projection), .none, factor: factor))
    }
    var (best, value) = (projection, likeness(projection))
    for step in [1.0, 0.5, 0.25] {
      for _ in 0..<4 {
        let before = value
        for corner in 0..<4 {
          for (across, down) in Self.directions {
            let moved = best.moved(corner: corner, byModules: Point(x: across, y: down) * step)
            guard let moved, case let likeness = likeness(moved), likeness > value else { continue }
            (best, value) = (moved, likeness)
          }
        }
        guard value > before + 1e-3 else { break }
      }
    }
    return Start(candidate: candidate, projection: best, correlation: value)
  }

  private static let directions = [
    (1.0, 0.0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1),
  ]

  private func best(_ projection: Homography, _ pattern: SampledPattern) -> (
    projection: Homography, value: Double
  )? {
    let flat = SymbolProjection.flat(projection)
    guard let best = bestShift(of: flat, pattern) else { return nil }
    let corners = flat.corners(best.shift)
    return Homography(width: projection.width, height: projection.height, corners: corners).map {
      ($0, best.value)
    }
  }

  func bestShift(
    of projection: SymbolProjection, _ pattern: SampledPattern
  ) -> (shift: PlaneShift, value: Double)? {
    var best: (shift: PlaneShift, value: Double)?
    for shift in isLinear ? PlaneShift.alongLine : PlaneShift.inPlane {
      let value = abs(pattern.correlation(picture, projection, shift, factor: factor))
      if value > best?.value ?? 0 { best = (shift, value) }
    }
    return best
  }
}

extension [StartSearch.Start] {
  func best(_ most: Int) -> [StartSearch.Start] {
    Array(sorted { $0.correlation > $1.correlation }.prefix(most))
  }
}

/// A change of a symbol's place in its own plane: scaled about its middle, then moved by modules.
struct PlaneShift {
  var scale: Double
  var across: Double
  var down: Double

  static let none = PlaneShift(scale: 1, across: 0, down: 0)

  /// The shifts of area codes, whose corners are off by a module or include the quiet zone.
  static let inPlane: [PlaneShift] = [1.06, 1, 0.94, 0.88, 0.82, 0.76].flatMap { scale in
    [0, -1.0, 1].flatMap { down in
      [0, -1.0, 1].map { PlaneShift(scale: scale, across: $0, down: down) }
    }
  }

  /// The shifts of linear codes: a scan line's ends are off by some modules, and so is its length.
  static let alongLine: [PlaneShift] = stride(from: 0.8, through: 1.2, by: 0.0125).flatMap {
    scale in
    stride(from: -5, through: 5, by: 0.7).map { PlaneShift(scale: scale, across: $0, down: 0) }
  }

  func applied(to point: Point, middle: Point) -> Point {
    Point(
      x: middle.x + (point.x - middle.x) * scale + across,
      y: middle.y + (point.y - middle.y) * scale + down)
  }
}

extension SymbolProjection {
  func corners(_ shift: PlaneShift) -> Quad {
    Quad(x: 0, y: 0, width: width, height: height).map {
      image(of: shift.applied(to: $0, middle: middle))
    }
  }
}

extension Homography {
  /// Moves one corner in the symbol's plane; corners count clockwise from its own top left.
  fileprivate func moved(corner: Int, byModules change: Point) -> Homography? {
    var corners = Quad(x: 0, y: 0, width: width, height: height).corners
    corners[corner] = corners[corner] + change
    return Quad(corners: corners.map(image(of:))).flatMap {
      Homography(width: width, height: height, corners: $0)
    }
  }
}
