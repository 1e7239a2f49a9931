import Barcodes

/// The projection of a flat symbol. The point (X, Y), measured from the symbol's middle in halves
/// of its longer side, has its image at x = (h₀X + h₁Y + h₂) / (h₆X + h₇Y + 1), and y likewise with
/// h₃, h₄, h₅ (Hartley and Zisserman, Multiple View Geometry, 2.3).
struct Homography {
  /// The elements h₀ to h₇.
  var elements: [Double]
  /// The symbol's width in modules.
  let width: Double
  let height: Double
  private let half: Double

  private init(elements: [Double], width: Double, height: Double) {
    self.elements = elements
    self.width = width
    self.height = height
    half = max(width, height) / 2
  }

  /// Creates the homography that takes a symbol's corners, by its size in modules, to a quad's.
  /// Returns nil if three of them lie on a line.
  init?(width: Double, height: Double, corners: Quad) {
    self.init(elements: .init(repeating: 0, count: 8), width: width, height: height)
    // Heckbert, "Fundamentals of texture mapping and image warping" (1989), 2.2.3: from the unit square first.
    let (a, b, c, d) = (
      corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft
    )
    let sum = a - b + (c - d)
    let (right, below) = (b - c, d - c)
    let determinant = right.cross(below)
    guard abs(determinant) > 1e-9 else { return nil }
    let g = sum.cross(below) / determinant
    let h = right.cross(sum) / determinant
    let unit = [
      b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x,
      b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y, g, h,
    ]
    // s = X · half / width + 1/2, and t likewise.
    let (stretchX, stretchY) = (half / width, half / height)
    let w = unit[6] / 2 + unit[7] / 2 + 1
    guard abs(w) > 1e-9 else { return nil }
    func row(_ first: Int, _ last: Double) -> [Double] {
      [
        unit[first] * stretchX, unit[first + 1] * stretchY,
        unit[first] / 2 + unit[first + 1] / 2 + last,
      ]
    }
    let rows = row(0, unit[2]) + row(3, unit[5]) + [unit[6] * stretchX, unit[7] * stretchY]
    elements = rows.map { $0 / w }
    guard elements.allSatisfy(\.isFinite) else { return nil }
  }

  /// Returns the image in pixels of a point of the symbol, in modules from its own top left.
  func image(of modules: Point) -> Point {
    let (x, y) = ((modules.x - width / 2) / half, (modules.y - height / 2) / half)
    let e = elements
    let w = 1 / (e[6] * x + e[7] * y + 1)
    return Point(
      x: (e[0] * x + e[1] * y + e[2]) * w, y: (e[3] * x + e[4] * y + e[5]) * w)
  }

  var corners: Quad {
    Quad(x: 0, y: 0, width: width, height: height).map(image(of:))
  }

  /// Returns the derivatives of a point's image by element, from what `HomographyInverse` finds.
  func derivatives(atX x: Double, y: Double, image: Point) -> (x: [Double], y: [Double]) {
    let w = 1 / (elements[6] * x + elements[7] * y + 1)
    let (a, b) = (x * w, y * w)
    return (
      [a, b, w, 0, 0, 0, -a * image.x, -b * image.x],
      [0, 0, 0, a, b, w, -a * image.y, -b * image.y]
    )
  }

  /// Returns the derivatives of the image of a point, in modules, with respect to each element.
  func derivatives(at modules: Point) -> (x: [Double], y: [Double]) {
    derivatives(
      atX: (modules.x - width / 2) / half, y: (modules.y - height / 2) / half,
      image: image(of: modules))
  }

  /// True if the whole symbol is in front of the camera and the elements are finite.
  var isInFront: Bool {
    let (x, y) = (width / 2 / half, height / 2 / half)
    return elements.allSatisfy(\.isFinite)
      && 1 - abs(elements[6]) * x - abs(elements[7]) * y > 0.05
  }

  /// The pixels per module at the middle, as the root of the area.
  var scale: Double {
    let e = elements
    let area =
      (e[0] - e[6] * e[2]) * (e[4] - e[7] * e[5]) - (e[1] - e[7] * e[2]) * (e[3] - e[6] * e[5])
    return abs(area).squareRoot() / half
  }

  /// True if the symbol is seen from behind, or printed in mirror image.
  var isMirrored: Bool {
    let e = elements
    return (e[0] - e[6] * e[2]) * (e[4] - e[7] * e[5])
      < (e[1] - e[7] * e[2]) * (e[3] - e[6] * e[5])
  }

  /// Half of the longer side, in modules.
  var halfSide: Double { half }

  var inverse: HomographyInverse { HomographyInverse(self) }
}

/// The inverse of a homography, from pixels back to the symbol.
struct HomographyInverse {
  private let adjugate: [Double]

  fileprivate init(_ homography: Homography) {
    let e = homography.elements
    adjugate = [
      e[4] - e[5] * e[7], e[2] * e[7] - e[1], e[1] * e[5] - e[2] * e[4],
      e[5] * e[6] - e[3], e[0] - e[2] * e[6], e[2] * e[3] - e[0] * e[5],
      e[3] * e[7] - e[4] * e[6], e[1] * e[6] - e[0] * e[7], e[0] * e[4] - e[1] * e[3],
    ]
  }

  /// Returns the symbol's point at a place in pixels, from its middle in halves of its longer side.
  @inline(__always)
  func point(x: Double, y: Double) -> (x: Double, y: Double) {
    adjugate.withUnsafeBufferPointer { a in
      let w = 1 / (a[6] * x + a[7] * y + a[8])
      return ((a[0] * x + a[1] * y + a[2]) * w, (a[3] * x + a[4] * y + a[5]) * w)
    }
  }
}

extension Homography {
  /// Returns the same homography in a picture of another size.
  func scaled(by factor: Double) -> Homography {
    var scaled = self
    for index in 0..<6 { scaled.elements[index] *= factor }
    return scaled
  }
}
