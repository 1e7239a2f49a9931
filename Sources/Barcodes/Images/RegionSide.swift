/// The position of a true code relative to a region of interest.
public enum RegionSide: Sendable, Equatable {
  /// All of it that the frame shows lies in the region: it is asked for.
  case inside
  /// The region's edge cuts it: whether it can be read is anyone's guess.
  case across
  /// Nothing of it lies in the region.
  case outside

  /// - Parameters:
  ///   - corners: of the code, in the frame's pixels.
  ///   - region: within the frame.
  ///   - frame: all its pixels. Where a code leaves the frame, a region does not cut it off.
  public init(of corners: Quad, to region: PixelRectangle, in frame: PixelRectangle) {
    let (xs, ys) = (corners.corners.map(\.x), corners.corners.map(\.y))
    let edges = region.quad
    let (first, last) = (edges.topLeft, edges.bottomRight)
    let end = frame.quad.bottomRight
    let isInside =
      xs.allSatisfy { (first.x...last.x).contains(min(max($0, 0), end.x)) }
      && ys.allSatisfy { (first.y...last.y).contains(min(max($0, 0), end.y)) }
    self =
      corners.intersectionOverUnion(with: edges) == 0 ? .outside : isInside ? .inside : .across
  }
}
