package import Barcodes

extension GreyImage {
  /// The image as large as a box allows, with its sides in proportion: made smaller as means over areas, or
  /// larger by a whole factor, so that its pixels stay crisp.
  package func fitted(width boxWidth: Int, height boxHeight: Int) -> GreyImage {
    guard width > boxWidth || height > boxHeight else {
      return enlarged(by: min(boxWidth / width, boxHeight / height))
    }
    if width * boxHeight >= height * boxWidth {
      return averaged(
        width: boxWidth, height: max(1, (height * boxWidth + width / 2) / width))
    }
    return averaged(width: max(1, (width * boxHeight + height / 2) / height), height: boxHeight)
  }

  /// Each pixel drawn as a square of `factor` pixels.
  private func enlarged(by factor: Int) -> GreyImage {
    var enlarged = GreyImage(width: width * factor, height: height * factor, filledWith: 0)
    for y in 0..<enlarged.height {
      for x in 0..<enlarged.width { enlarged[x, y] = self[x / factor, y / factor] }
    }
    return enlarged
  }

  /// Each pixel the mean of the grey levels over its area, in whole numbers and so the same everywhere.
  ///
  /// - Precondition: neither side is larger than the image's.
  private func averaged(width newWidth: Int, height newHeight: Int) -> GreyImage {
    let columns = areaShares(of: width, among: newWidth)
    let rows = areaShares(of: height, among: newHeight)
    let area = width * height
    var averaged = GreyImage(width: newWidth, height: newHeight, filledWith: 0)
    for (y, rows) in rows.enumerated() {
      for (x, columns) in columns.enumerated() {
        var sum = area / 2
        for row in rows {
          var rowSum = 0
          for column in columns { rowSum += column.weight * Int(self[column.index, row.index]) }
          sum += row.weight * rowSum
        }
        averaged[x, y] = UInt8(sum / area)
      }
    }
    return averaged
  }
}

/// The old pixels that each new one covers along one axis, with weights: parts of an old pixel, as many as there are new pixels, so that
/// those of one new pixel add up to the number of old pixels.
private func areaShares(
  of oldCount: Int, among newCount: Int
) -> [[(index: Int, weight: Int)]] {
  (0..<newCount).map { new in
    let (start, end) = (new * oldCount, (new + 1) * oldCount)
    return (start / newCount...(end - 1) / newCount).map { old in
      (old, min(end, (old + 1) * newCount) - max(start, old * newCount))
    }
  }
}
