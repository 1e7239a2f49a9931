import Barcodes

extension SymbolProjection {
  /// Returns the indices of a window's pixels that show a symbol and the margin around it, in modules.
  func pixels(in frame: PixelRectangle, margin: QuietZone) -> [Int] {
    var indices: [Int] = []
    let (inverse, half) = (inverse, halfSide)
    let left = (-width / 2 - margin.left) / half
    let right = (width / 2 + margin.right) / half
    let top = (-height / 2 - margin.top) / half
    let bottom = (height / 2 + margin.bottom) / half
    for row in 0..<frame.height {
      for column in 0..<frame.width {
        if let point = inverse.point(
          x: Double(frame.x + column) + 0.5, y: Double(frame.y + row) + 0.5),
          point.x > left, point.x < right, point.y > top, point.y < bottom
        {
          indices.append(row * frame.width + column)
        }
      }
    }
    return indices
  }
}
