import Barcodes

/// A sheet of symbols that cannot lie in its frame as its condition says.
package enum PlacementError: Error, Equatable, CustomStringConvertible {
  /// The symbol and its quiet zone would leave the frame; sizes in pixels.
  case doesNotFit(axis: String, needed: Int, available: Int)
  /// The symbol and its quiet zone would fit, but lie across the frame's edge.
  case liesAcrossEdge(axis: String, position: Double)
  /// A part of the symbol would be behind the camera or turned away from it.
  case outOfSight
  /// The frame, as large as its symbol needs it, would be larger than any is read; sizes in pixels.
  case tooLarge(width: Int, height: Int)

  package var description: String {
    switch self {
    case .doesNotFit(let axis, let needed, let available):
      "symbol and quiet zone need a frame \(axis) of \(needed) px, but it is \(available) px; "
        + "make the frame larger, or the module width or fill smaller, or say allow_clipping: true"
    case .liesAcrossEdge(let axis, let position):
      "position_\(axis) \(position) puts symbol and quiet zone across the frame's edge; "
        + "keep it within 0 … 1, or say allow_clipping: true"
    case .outOfSight:
      "a part of the symbol is turned away from the camera or lies behind it; make the tilt or the "
        + "cylinder's angle smaller, or the focal length greater"
    case .tooLarge(let width, let height):
      "symbol and quiet zone need a frame of \(width) × \(height) px, but none has more than "
        + "\(GreyImage.mostPixels) pixels; make the module width smaller"
    }
  }
}
