import Barcodes

extension ConvexPolygon {
  /// The area, in square modules, that convex polygons cover together of this one, overlaps counted once.
  ///
  /// By Green's theorem: half the sum of cross products along the border of what is covered, which consists of the polygons' edges
  /// outside all others and of this one's edges inside any. No two edges may lie on one line.
  func area(coveredBy polygons: [ConvexPolygon]) -> Double {
    var doubled = 0.0
    for (index, polygon) in polygons.enumerated() {
      for edge in polygon.edges {
        guard let seen = edge.part(inside: self) else { continue }
        let hidden = polygons.indices.compactMap { other in
          other == index
            ? nil : edge.part(inside: polygons[other])?.clamped(to: seen)
        }
        doubled +=
          (seen.length - Self.measure(of: hidden)) * edge.start.cross(edge.end - edge.start)
      }
    }
    for edge in edges {
      let covered = polygons.compactMap { edge.part(inside: $0) }
      doubled += Self.measure(of: covered) * edge.start.cross(edge.end - edge.start)
    }
    return doubled / 2
  }

  /// The length of the union.
  private static func measure(of parts: [ClosedRange<Double>]) -> Double {
    var (sum, end) = (0.0, -Double.infinity)
    for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let start = max(part.lowerBound, end)
      guard part.upperBound > start else { continue }
      sum += part.upperBound - start
      end = part.upperBound
    }
    return sum
  }
}

extension OutlineEdge {
  /// The part of the edge, 0 to 1, that lies in a convex polygon; nil where none does (Cyrus and Beck, Computers & Graphics 3, 1978).
  fileprivate func part(inside polygon: ConvexPolygon) -> ClosedRange<Double>? {
    let along = end - start
    var (low, high) = (0.0, 1.0)
    for side in polygon.edges {
      let direction = side.end - side.start
      let (here, change) = (direction.cross(start - side.start), direction.cross(along))
      if change > 0 { low = max(low, -here / change) }
      if change < 0 { high = min(high, -here / change) }
      if low >= high || (change == 0 && here < 0) { return nil }
    }
    return low...high
  }
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}
