import Barcodes

/// A Gaussian point spread (`gaussian_blur_modules`, a standard deviation), sampled at the cells of a grid
/// and cut off at four standard deviations, beyond which lie 6 of 100,000.
struct GaussianKernel: Equatable {
  /// The weight in the middle, and those at 1, 2, … cells to either side.
  let weights: [Float]

  var reach: Int { weights.count - 1 }
  /// The weights, so much larger that along an axis white noise keeps its variance: their squares' sum is 1.
  var unitWeights: [Float] {
    let energy = 2 * weights.reduce(0) { $0 + $1 * $1 } - weights[0] * weights[0]
    return weights.map { $0 / energy.squareRoot() }
  }

  /// - Parameter weights: the weight in the middle, and those at 1, 2, … cells; both sides add up to 1.
  init(weights: [Float]) { self.weights = weights }

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
  func blurred(_ plane: consuming CellPlane, in memory: PlaneMemory) -> CellPlane {
    var columns = CellPlane(width: plane.width, height: plane.height - 2 * reach, in: memory)
    for row in 0..<columns.height {
      columns.withMutableRow(row) { result in
        plane.sumSymmetrically(
          weights, about: (x: 0, y: row + reach), direction: .down, into: result)
      }
    }
    var rows = CellPlane(width: plane.width - 2 * reach, height: columns.height, in: memory)
    plane.discard(to: memory)
    for row in 0..<rows.height {
      rows.withMutableRow(row) { result in
        columns.sumSymmetrically(
          weights, about: (x: reach, y: row), direction: .across, into: result)
      }
    }
    columns.discard(to: memory)
    return rows
  }
}
