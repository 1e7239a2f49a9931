import Barcodes
import Rendering

/// A picture on a coarser grid: each new pixel is the mean of what its square covers of the old ones, parts of them counting in part.
///
/// In linear light, as the pixels of a sensor farther away would gather it, or of the levels themselves, as image libraries shrink.
struct AreaSampling {
  /// Where the grid begins, in pixels of the picture.
  let left: Double
  let top: Double
  /// New pixels for each old one, below 1.
  let scale: Double
  /// In new pixels.
  let width: Int
  let height: Int

  private static let light: [Double] = (0...255).map { SRGBCurve.light(of: Double($0) / 255) }
  private static let levels: [Double] = (0...255).map { Double($0) / 255 }

  /// The means, 0 to 1, row by row.
  func plane(of picture: GreyImage, inLight: Bool) -> [Double] {
    let values = inLight ? Self.light : Self.levels
    let columns = Self.spans(from: left, count: width, scale, limit: picture.width)
    let rows = Self.spans(from: top, count: height, scale, limit: picture.height)
    var plane = [Double](repeating: 0, count: width * height)
    var across = [Double](repeating: 0, count: width)
    for (y, row) in rows.enumerated() {
      for (source, share) in row.shares {
        Self.sample(picture, row: source, columns, values, into: &across)
        for x in 0..<width { plane[y * width + x] += across[x] * share }
      }
    }
    return plane
  }

  func image(of picture: GreyImage, inLight: Bool) -> GreyImage {
    let plane = plane(of: picture, inLight: inLight)
    return GreyImage(
      width: width, height: height,
      pixels: plane.map {
        inLight ? Self.level(ofLight: $0) : UInt8(255 * min(max($0, 0), 1) + 0.5)
      })
  }

  /// The nearest level of an amount of light, which is 1 at full scale.
  static func level(ofLight light: Double) -> UInt8 {
    UInt8(255 * SRGBCurve.encoded(min(max(light, 0), 1)) + 0.5)
  }

  /// The old pixels that a new one covers.
  private struct Span {
    var first: Int
    /// The weights of the first, of those between, and of the last: together 1.
    var weights: (first: Double, middle: Double, last: Double)
    var count: Int

    var shares: [(Int, Double)] {
      (0..<count).map { (first + $0, weight(of: $0)) }
    }

    func weight(of number: Int) -> Double {
      number == 0 ? weights.first : number == count - 1 ? weights.last : weights.middle
    }
  }

  private static func spans(from start: Double, count: Int, _ scale: Double, limit: Int) -> [Span] {
    (0..<count).map { index in
      let begin = min(start + Double(index) / scale, Double(limit) - 1e-9)
      let end = min(max(start + Double(index + 1) / scale, begin + 1e-9), Double(limit))
      let (first, last) = (Int(begin), max(Int(begin), Int((end - 1e-9).rounded(.down))))
      let length = end - begin
      guard last > first else { return Span(first: first, weights: (1, 0, 0), count: 1) }
      return Span(
        first: first,
        weights: (
          (Double(first + 1) - begin) / length, 1 / length, (end - Double(last)) / length
        ), count: last - first + 1)
    }
  }

  private static func sample(
    _ picture: GreyImage, row: Int, _ columns: [Span], _ values: [Double],
    into across: inout [Double]
  ) {
    picture.pixels.withUnsafeBufferPointer { pixels in
      let start = row * picture.width
      for (x, span) in columns.enumerated() {
        var sum = 0.0
        for number in 0..<span.count {
          sum += span.weight(of: number) * values[Int(pixels[start + span.first + number])]
        }
        across[x] = sum
      }
    }
  }
}
