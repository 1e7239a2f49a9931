import Barcodes

/// A symbol's projection into a picture: by a homography if flat, by a camera if on a cylinder.
enum SymbolProjection {
  case flat(Homography)
  case wrapped(WrappedProjection)

  /// The elements of the homography, or the pose and the wrap of a cylinder.
  var parameters: [Double] {
    get {
      switch self {
      case .flat(let homography): homography.elements
      case .wrapped(let wrapped): wrapped.parameters
      }
    }
    set {
      switch self {
      case .flat(var homography):
        homography.elements = newValue
        self = .flat(homography)
      case .wrapped(var wrapped):
        wrapped.parameters = newValue
        self = .wrapped(wrapped)
      }
    }
  }

  /// Changes the parameters. A wrap shrinks by at most three quarters at a time, so that a fit can
  /// end next to a flat symbol.
  mutating func move(_ freedom: ProjectionFreedom, by change: [Double]) {
    var moved = freedom.moved(parameters, change)
    if case .wrapped(let wrapped) = self { moved[7] = max(moved[7], wrapped.wrapDegrees / 4) }
    parameters = moved
  }

  /// The symbol's width in modules.
  var width: Double {
    switch self {
    case .flat(let homography): homography.width
    case .wrapped(let wrapped): wrapped.width
    }
  }

  var height: Double {
    switch self {
    case .flat(let homography): homography.height
    case .wrapped(let wrapped): wrapped.height
    }
  }

  var middle: Point { Point(x: width / 2, y: height / 2) }

  /// Half of the longer side, in modules.
  var halfSide: Double { max(width, height) / 2 }

  /// Returns the image in pixels of a point of the symbol, in modules from its own top left.
  func image(of modules: Point) -> Point {
    switch self {
    case .flat(let homography): homography.image(of: modules)
    case .wrapped(let wrapped): wrapped.image(of: modules)
    }
  }

  var corners: Quad {
    Quad(x: 0, y: 0, width: width, height: height).map(image(of:))
  }

  /// True if all of the symbol is in front of the camera; of a cylinder, if the camera sees it.
  var isInFront: Bool {
    switch self {
    case .flat(let homography): homography.isInFront
    case .wrapped(let wrapped): wrapped.isPossible
    }
  }

  /// The pixels per module at the middle, as the root of the area.
  var scale: Double {
    switch self {
    case .flat(let homography): homography.scale
    case .wrapped(let wrapped):
      wrapped.pose.moduleWidth
        * (abs(wrapped.pose.aspect) * cosine(degrees: wrapped.pose.yaw)
        * cosine(degrees: wrapped.pose.pitch)).squareRoot()
    }
  }

  /// True if the symbol is seen from behind, or printed in mirror image.
  var isMirrored: Bool {
    switch self {
    case .flat(let homography): homography.isMirrored
    case .wrapped(let wrapped): wrapped.pose.aspect < 0
    }
  }

  var isFlat: Bool {
    if case .flat = self { true } else { false }
  }

  /// Returns the same projection in a picture of another size.
  func scaled(by factor: Double) -> SymbolProjection {
    switch self {
    case .flat(let homography): .flat(homography.scaled(by: factor))
    case .wrapped(let wrapped): .wrapped(wrapped.scaled(by: factor))
    }
  }

  /// Returns the number of parts of a line between two points that are straight in the image.
  func parts(from start: Point, to end: Point) -> Int {
    switch self {
    case .flat: 1
    case .wrapped(let wrapped): wrapped.parts(from: start, to: end)
    }
  }

  /// Returns the derivatives of the image of a point, in modules, with respect to each parameter.
  func derivatives(at modules: Point) -> (x: [Double], y: [Double]) {
    switch self {
    case .flat(let homography): return homography.derivatives(at: modules)
    case .wrapped(let wrapped):
      let slopes = WrappedSlopes(wrapped).slopes(at: .init(wrapped, modules))
      return ((0..<8).map { slopes.x[$0] }, (0..<8).map { slopes.y[$0] })
    }
  }

  var inverse: ProjectionInverse {
    switch self {
    case .flat(let homography): .flat(homography, homography.inverse)
    case .wrapped(let wrapped):
      .wrapped(WrappedInverse(wrapped), WrappedSlopes(wrapped), half: halfSide)
    }
  }
}

/// The inverse of a projection, from pixels back to the symbol.
enum ProjectionInverse {
  case flat(Homography, HomographyInverse)
  case wrapped(WrappedInverse, WrappedSlopes, half: Double)

  /// Returns the symbol's point at a place in pixels, from its middle in halves of its longer side,
  /// or nil.
  @inline(__always)
  func point(x: Double, y: Double) -> (x: Double, y: Double)? {
    switch self {
    case .flat(_, let inverse): return inverse.point(x: x, y: y)
    case .wrapped(let inverse, _, let half):
      guard let place = inverse.point(at: Point(x: x, y: y)) else { return nil }
      return (place.x / half, place.y / half)
    }
  }

  /// Returns the slopes of a pixel's value by each parameter, from its changes `across` and `down`
  /// when the symbol moves by a pixel.
  @inline(__always)
  func slopes(x: Double, y: Double, across: Double, down: Double) -> SIMD8<Double> {
    switch self {
    case .flat(let projection, let inverse):
      let point = inverse.point(x: x, y: y)
      let w = 1 / (projection.elements[6] * point.x + projection.elements[7] * point.y + 1)
      let (across, down) = (across * w, down * w)
      let radial = -(across * x + down * y)
      return SIMD8(
        across * point.x, across * point.y, across, down * point.x, down * point.y, down,
        radial * point.x, radial * point.y)
    case .wrapped(let inverse, let slopes, _):
      guard let place = inverse.point(at: Point(x: x, y: y)) else { return .zero }
      let moved = slopes.slopes(at: place)
      return across * moved.x + down * moved.y
    }
  }
}
