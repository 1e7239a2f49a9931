/// A Gaussian point spread (`gaussian_blur_modules`, a standard deviation), sampled at the cells of a grid
/// and cut off at four standard deviations, beyond which lie 6 of 100,000.
struct GaussianKernel: Equatable {
  /// The weight in the middle, and those at 1, 2, … cells to either side.
  let weights: [Float]

  var reach: Int { weights.count - 1 }

  /// - Parameter sigmaCells: the standard deviation in cells, above 0.
  init(sigmaCells sigma: Double) {
    let reach = Int((4 * sigma).rounded(.up))
    let values = (0...reach).map { offset in
      PortableMath.exp(-0.5 * Double(offset * offset) / (sigma * sigma))
    }
    let total = 2 * values.reduce(0, +) - values[0]
    weights = values.map { Float($0 / total) }
  }

  /// Blurs a plane, which becomes smaller by `reach` at every side.
  func blurred(_ plane: CellPlane) -> CellPlane {
    // Along the columns first, while memory is read in rows; then along each row.
    let height = plane.height - 2 * reach
    var columns = CellPlane(width: plane.width, height: height)
    for row in 0..<height {
      columns.withMutableRow(row) { result in
        plane.withRow(row + reach) { centre in
          for index in result.indices { result[index] = weights[0] * centre[index] }
        }
        for tap in 1..<weights.count {
          let weight = weights[tap]
          plane.withRows(row + reach - tap, row + reach + tap) { above, below in
            for index in result.indices { result[index] += weight * (above[index] + below[index]) }
          }
        }
      }
    }
    let width = plane.width - 2 * reach
    var rows = CellPlane(width: width, height: height)
    for row in 0..<height {
      rows.withMutableRow(row) { result in
        columns.withRow(row) { source in
          spread(source, into: result)
        }
      }
    }
    return rows
  }

  private func spread(
    _ source: UnsafeBufferPointer<Float>, into result: UnsafeMutableBufferPointer<Float>
  ) {
    for index in result.indices { result[index] = weights[0] * source[index + reach] }
    for tap in 1..<weights.count {
      let weight = weights[tap]
      let (before, after) = (reach - tap, reach + tap)
      for index in result.indices {
        result[index] += weight * (source[index + before] + source[index + after])
      }
    }
  }
}
