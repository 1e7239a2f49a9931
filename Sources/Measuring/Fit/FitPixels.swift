import Barcodes

/// The pixels of a window that show a symbol and the margin around it.
struct FitPixels {
  private(set) var indices: [Int]

  /// - Parameter margin: the margin in modules.
  init(in frame: PixelRectangle, of projection: SymbolProjection, margin: QuietZone, stride: Int) {
    indices = []
    let inverse = projection.inverse
    let half = projection.halfSide
    let left = (-projection.width / 2 - margin.left) / half
    let right = (projection.width / 2 + margin.right) / half
    let top = (-projection.height / 2 - margin.top) / half
    let bottom = (projection.height / 2 + margin.bottom) / half
    for row in Swift.stride(from: 0, to: frame.height, by: stride) {
      for column in Swift.stride(from: 0, to: frame.width, by: stride) {
        if let point = inverse.point(
          x: Double(frame.x + column) + 0.5, y: Double(frame.y + row) + 0.5),
          point.x > left, point.x < right, point.y > top, point.y < bottom
        {
          indices.append(row * frame.width + column)
        }
      }
    }
  }
}
