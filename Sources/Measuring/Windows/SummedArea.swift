/// Sums over rectangles in four steps each (Crow, SIGGRAPH 1984).
struct SummedArea {
  private var sums: [Double]
  private let stride: Int
  private let height: Int

  init(_ values: [Double], width: Int, height: Int) {
    (stride, self.height) = (width + 1, height)
    sums = .init(repeating: 0, count: stride * (height + 1))
    for y in 0..<height {
      var sum = 0.0
      for x in 0..<width {
        sum += values[y * width + x]
        sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] + sum
      }
    }
  }

  /// Returns the sum over 2 `reach` + 1 pixels square around a pixel, clipped to the picture.
  func sum(around index: Int, reach: Int) -> Double {
    let width = stride - 1
    let (x, y) = (index % width, index / width)
    let (left, right) = (max(0, x - reach), min(width, x + reach + 1))
    let (top, bottom) = (max(0, y - reach) * stride, min(height, y + reach + 1) * stride)
    return sums[bottom + right] - sums[top + right] - sums[bottom + left] + sums[top + left]
  }
}
