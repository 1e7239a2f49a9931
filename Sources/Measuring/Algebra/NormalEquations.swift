/// A linear least-squares problem, summed by equation: the symmetric matrix JᵀWJ and vector JᵀWr.
struct NormalEquations {
  let count: Int
  /// The lower half of the matrix, row by row.
  private(set) var matrix: [Double]
  private(set) var vector: [Double]

  init(count: Int) {
    self.count = count
    matrix = .init(repeating: 0, count: count * (count + 1) / 2)
    vector = .init(repeating: 0, count: count)
  }

  subscript(row: Int, column: Int) -> Double {
    get { matrix[row * (row + 1) / 2 + column] }
    set { matrix[row * (row + 1) / 2 + column] = newValue }
  }

  /// Adds `weight` times the equation Σ derivatives · step = residual.
  mutating func add(_ derivatives: [Double], residual: Double, weight: Double) {
    precondition(derivatives.count == count, "one derivative for each parameter")
    derivatives.withUnsafeBufferPointer { derivatives in
      matrix.withUnsafeMutableBufferPointer { matrix in
        vector.withUnsafeMutableBufferPointer { vector in
          // SAFETY: `i` and `j` are below the count of all, and `index` below that of the lower half.
          guard let row = derivatives.baseAddress, let lower = matrix.baseAddress,
            let right = vector.baseAddress
          else { return }
          var (i, index) = (0, 0)
          while i < derivatives.count {
            let scaled = weight * row[i]
            var j = 0
            while j <= i {
              lower[index] += scaled * row[j]
              index += 1
              j += 1
            }
            right[i] += scaled * residual
            i += 1
          }
        }
      }
    }
  }

  mutating func add(_ value: Double, toVectorAt index: Int) { vector[index] += value }

  /// Adds a prior: that a parameter lies `residual` from its present value, to 1 / √`weight`.
  mutating func addPrior(at index: Int, residual: Double, weight: Double) {
    self[index, index] += weight
    vector[index] += weight * residual
  }

  /// Returns the step, with the diagonal enlarged by the share `damping` (Marquardt, SIAM Journal
  /// 11, 1963); nil if the equations do not determine it.
  func step(damping: Double) -> [Double]? {
    var damped = self
    for index in 0..<count { damped[index, index] *= 1 + damping }
    guard let root = CholeskyFactor(damped.matrix, count: count) else { return nil }
    return root.solve(vector)
  }

  /// The inverse of the matrix: with weights of 1 / variance, the covariance of the solution.
  var covariance: SquareMatrix? {
    CholeskyFactor(matrix, count: count)?.inverse
  }
}

/// A square matrix, row by row.
struct SquareMatrix: Equatable {
  let count: Int
  var elements: [Double]

  init(count: Int) {
    self.count = count
    elements = .init(repeating: 0, count: count * count)
  }

  subscript(row: Int, column: Int) -> Double {
    get { elements[row * count + column] }
    set { elements[row * count + column] = newValue }
  }

  /// Returns vᵀ M v: the variance of a quantity with this gradient by the solution's parameters.
  func quadraticForm(_ gradient: [Double]) -> Double {
    var sum = 0.0
    for row in 0..<count where gradient[row] != 0 {
      for column in 0..<count { sum += gradient[row] * self[row, column] * gradient[column] }
    }
    return sum
  }
}

/// The lower triangular root of a symmetric positive definite matrix, scaled first to unit
/// diagonal, since parameters differ by powers of ten (Golub and Van Loan, Matrix Computations,
/// 4.2).
struct CholeskyFactor {
  private let count: Int
  private var root: SquareMatrix
  private var scale: [Double]

  /// Takes the lower half row by row; nil if not positive definite in double precision.
  init?(_ lower: [Double], count: Int) {
    self.count = count
    root = SquareMatrix(count: count)
    func element(_ row: Int, _ column: Int) -> Double { lower[row * (row + 1) / 2 + column] }
    scale = (0..<count).map { element($0, $0).squareRoot() }
    guard scale.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
    for row in 0..<count {
      for column in 0...row {
        var sum = element(row, column) / (scale[row] * scale[column])
        for inner in 0..<column { sum -= root[row, inner] * root[column, inner] }
        if row == column {
          guard sum > 1e-13 else { return nil }
          root[row, row] = sum.squareRoot()
        } else {
          root[row, column] = sum / root[column, column]
        }
      }
    }
  }

  func solve(_ vector: [Double]) -> [Double] {
    var solution = zip(vector, scale).map { $0 / $1 }
    for row in 0..<count {
      for column in 0..<row { solution[row] -= root[row, column] * solution[column] }
      solution[row] /= root[row, row]
    }
    for row in (0..<count).reversed() {
      for below in row + 1..<max(count, row + 1) {
        solution[row] -= root[below, row] * solution[below]
      }
      solution[row] /= root[row, row]
    }
    return zip(solution, scale).map { $0 / $1 }
  }

  var inverse: SquareMatrix {
    var inverse = SquareMatrix(count: count)
    for column in 0..<count {
      var unit = [Double](repeating: 0, count: count)
      unit[column] = 1
      for (row, value) in solve(unit).enumerated() { inverse[row, column] = value }
    }
    return inverse
  }
}
