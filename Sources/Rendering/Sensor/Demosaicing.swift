import Barcodes

/// Finds for every pixel of a mosaic the two bands of colour that it does not see, from its neighbours.
///
/// Bilinear interpolation is the mean of the two or four nearest pixels of the band. With `gradient_demosaicing`, it is corrected
/// by the gradient of the band that the pixel does see: the linear filters of 5 × 5 of Malvar, He and Cutler, "High-quality
/// linear interpolation for demosaicing of Bayer-patterned color images", ICASSP 2004, figure 2.
struct Demosaicing {
  /// In pixels.
  let reach: Int
  /// By band and by the place in the pattern, x + 2y.
  private let filters: [[[Tap]]]

  fileprivate typealias Tap = (x: Int, y: Int, weight: Float)

  /// Nil without a mosaic.
  init?(_ condition: Condition) {
    guard condition.bayerMosaic else { return nil }
    reach = condition.gradientDemosaicing ? 2 : 1
    filters = ColourBand.allCases.map { band in
      (0..<4).map { place in
        let rows = Self.filter(
          band, x: place & 1, y: place >> 1, isCorrected: condition.gradientDemosaicing)
        let middle = rows.count / 2
        return rows.indices.flatMap { y in
          rows[y].indices.compactMap { x -> Tap? in
            rows[y][x] == 0
              ? nil : (x - middle, y - middle, rows[y][x] / 8)
          }
        }
      }
    }
  }

  /// The weights for a band at a place in the pattern, in eighths.
  private static func filter(_ band: ColourBand, x: Int, y: Int, isCorrected: Bool) -> [[Float]] {
    let own = ColourBand.inMosaic(x: x, y: y)
    if own == band { return [[8]] }
    if band == .green { return isCorrected ? correctedGreen : bilinearGreen }
    if own != .green { return isCorrected ? correctedDiagonal : bilinearDiagonal }
    let across = isCorrected ? correctedAcross : bilinearAcross
    let isBeside = ColourBand.inMosaic(x: x + 1, y: y) == band
    return isBeside ? across : across.indices.map { row in across.map { $0[row] } }
  }

  private static let bilinearGreen: [[Float]] = [[0, 2, 0], [2, 0, 2], [0, 2, 0]]
  private static let bilinearDiagonal: [[Float]] = [[2, 0, 2], [0, 0, 0], [2, 0, 2]]
  private static let bilinearAcross: [[Float]] = [[0, 0, 0], [4, 0, 4], [0, 0, 0]]

  private static let correctedGreen: [[Float]] = [
    [0, 0, -1, 0, 0], [0, 0, 2, 0, 0], [-1, 2, 4, 2, -1], [0, 0, 2, 0, 0], [0, 0, -1, 0, 0],
  ]
  private static let correctedDiagonal: [[Float]] = [
    [0, 0, -1.5, 0, 0], [0, 2, 0, 2, 0], [-1.5, 0, 6, 0, -1.5], [0, 2, 0, 2, 0],
    [0, 0, -1.5, 0, 0],
  ]
  private static let correctedAcross: [[Float]] = [
    [0, 0, 0.5, 0, 0], [0, -1, 0, -1, 0], [-1, 4, 5, 4, -1], [0, -1, 0, -1, 0],
    [0, 0, 0.5, 0, 0],
  ]

  /// The red, green and blue of a mosaic, smaller by `reach` at every side.
  ///
  /// - Parameter place: of the mosaic's first pixel on the sensor; it may lie before the sensor's first one.
  func bands(
    of mosaic: consuming CellPlane, place: (x: Int, y: Int), in memory: PlaneMemory
  ) -> [CellPlane] {
    let (width, height) = (mosaic.width - 2 * reach, mosaic.height - 2 * reach)
    let planes = filters.map { filters in
      var plane = CellPlane(width: width, height: height, in: memory)
      for row in 0..<height {
        plane.withMutableRow(row) { result in
          for parity in 0..<min(2, width) {
            let x = (place.x + reach + parity) & 1
            let y = (place.y + reach + row) & 1
            mosaic.filter(filters[x + 2 * y], row: row, from: parity, reach: reach, into: result)
          }
        }
      }
      return plane
    }
    mosaic.discard(to: memory)
    return planes
  }
}

extension CellPlane {
  /// Writes the weighted sums about every second cell of a row.
  fileprivate func filter(
    _ taps: [Demosaicing.Tap], row: Int, from first: Int, reach: Int,
    into result: UnsafeMutableBufferPointer<Float>
  ) {
    withRows(row..<row + 2 * reach + 1) { cells in
      let offsets = taps.map { ($0.y + reach) * width + $0.x + reach }
      for index in stride(from: first, to: result.count, by: 2) {
        var sum: Float = 0
        for (offset, tap) in zip(offsets, taps) { sum += tap.weight * cells[offset + index] }
        result[index] = sum
      }
    }
  }
}
