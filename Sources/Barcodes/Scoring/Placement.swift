/// The position of a decode relative to a true code.
struct Placement: Equatable {
  /// True if the two can be the same code at all.
  var touches: Bool
  /// 0 to 1; nil where the decode has no usable position.
  var overlap: Double?
  /// Nil as `overlap` is.
  var cornerErrorModules: Double?

  /// The distance, in modules, that a decode may lie outside the true symbol and still touch it.
  /// Readers round their points to whole pixels and to the middle of the outermost bar.
  static let toleranceModules = 2.0

  private init(touches: Bool, overlap: Double?, cornerErrorModules: Double?) {
    self.touches = touches
    self.overlap = overlap
    self.cornerErrorModules = cornerErrorModules
  }

  init(of decode: Decode, on code: TrueCode) {
    guard let corners = decode.corners, corners.corners.allSatisfy(\.isFinite),
      let place = code.corners
    else {
      self.init(touches: true, overlap: nil, cornerErrorModules: nil)
      return
    }
    guard let module = code.moduleWidthPixels, code.modulesWide != nil else {
      self.init(of: corners, onOutline: place)
      return
    }
    switch code.symbology.dimension {
    case .linear: self.init(scanLineOf: corners, on: place, module: module)
    case .area: self.init(areaOf: corners, on: place, module: module)
    }
  }

  /// An outline that somebody drew around a code in a photograph is some per cent off, may begin at any corner, and does not tell
  /// which way the bars run; ZBar's positions may be lines. So they have to share some area, or the middle of the one has to lie in the
  /// bounds of the other.
  private init(of corners: Quad, onOutline place: Quad) {
    overlap = corners.intersectionOverUnion(with: place)
    touches =
      overlap ?? 0 > 0 || corners.holds(place.centre) || place.holds(corners.centre)
    cornerErrorModules = nil
  }

  private init(areaOf corners: Quad, on place: Quad, module: Double) {
    let overlap = corners.intersectionOverUnion(with: place)
    self.overlap = overlap
    touches = overlap > 0
    let distances = zip(corners.corners, place.corners).map { ($0 - $1).length }
    cornerErrorModules = distances.reduce(0, +) / 4 / module
  }

  /// Readers return the height of a linear code freely, and ZBar marks only where scan lines ended; so the
  /// decode's scan line is held against the true symbol's: its extent along the true scan line counts, and
  /// its middle must lie between the ends of the bars.
  private init(scanLineOf corners: Quad, on place: Quad, module: Double) {
    let (start, end) = place.scanLine
    let length = (end - start).length
    let along = (end - start) * (1 / length)
    let tolerance = Self.toleranceModules * module
    let halfHeight = (place.bottomLeft - place.topLeft).length / 2

    let line = corners.scanLine
    let first = (line.start - start).dot(along)
    let last = (line.end - start).dot(along)
    let (low, high) = (min(first, last), max(first, last))
    let offAxis = abs(along.cross(line.start.midpoint(to: line.end) - start))

    let shared = max(0, min(high, length) - max(low, 0))
    let union = max(high, length) - min(low, 0)
    overlap = shared / union
    touches =
      high >= -tolerance && low <= length + tolerance && offAxis <= halfHeight + tolerance
    cornerErrorModules = (abs(low) + abs(high - length)) / 2 / module
  }
}
