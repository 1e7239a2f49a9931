import Barcodes

/// The pose of a flat symbol before the renderer's camera: a pinhole camera whose axis goes through
/// the symbol's middle (`CameraView`), at an assumed focal length.
struct CameraPose {
  /// The pixels per module at the middle, facing the camera.
  var moduleWidth: Double
  /// The rotation in degrees, clockwise on the screen.
  var rotation: Double
  /// The yaw in degrees; above 0 the right side is farther away.
  var yaw: Double
  /// The pitch in degrees; above 0 the top is farther away.
  var pitch: Double
  /// The image of the symbol's middle, in pixels.
  var middle: Point
  /// The height of a module over its width; below 0 if the symbol is mirrored.
  var aspect = 1.0

  var parameters: [Double] {
    get { [moduleWidth, rotation, yaw, pitch, middle.x, middle.y, aspect] }
    set {
      (moduleWidth, rotation, yaw, pitch) = (newValue[0], newValue[1], newValue[2], newValue[3])
      middle = Point(x: newValue[4], y: newValue[5])
      aspect = newValue[6]
    }
  }

  /// Returns the homography's elements for a symbol in this pose, with half the symbol's longer
  /// side in modules and the focal length in pixels.
  func homography(half: Double, focalLength: Double) -> [Double] {
    let (sinR, cosR) = (sine(degrees: rotation), cosine(degrees: rotation))
    let (sinY, cosY) = (sine(degrees: yaw), cosine(degrees: yaw))
    let (sinP, cosP) = (sine(degrees: pitch), cosine(degrees: pitch))
    let across = moduleWidth * half
    let down = across * aspect
    // The columns of `Tilt`'s rotation.
    let (a, c) = (across * cosR * cosY, across * (sinR * cosP + cosR * sinY * sinP))
    let (b, d) = (-down * sinR * cosY, down * (cosR * cosP - sinR * sinY * sinP))
    let g = across * (cosR * sinY * cosP - sinR * sinP) / focalLength
    let h = down * (-sinR * sinY * cosP - cosR * sinP) / focalLength
    return [
      a + middle.x * g, b + middle.x * h, middle.x, c + middle.y * g, d + middle.y * h, middle.y, g,
      h,
    ]
  }
}

extension CameraPose {
  /// Returns each parameter's distance from its expected value, by index, with a weight. Labels are
  /// seldom held at more than 60 degrees, and modules are seldom far from square; this decides only
  /// what the picture leaves open.
  func prior(isAspectKnown: Bool) -> [(index: Int, away: Double, weight: Double)] {
    [(2, -yaw, 1 / 900.0), (3, -pitch, 1 / 900.0)]
      + (isAspectKnown ? [] : [(6, (aspect < 0 ? -1 : 1) - aspect, 1.0)])
  }
}

/// The pose that agrees best with a measured homography, weighted by the errors of its elements.
struct PoseEstimate {
  let pose: CameraPose
  /// The standard errors of `CameraPose.parameters`; 0 for parameters that were held.
  var standardErrors: [Double] { (0..<7).map { max(covariance[$0, $0], 0).squareRoot() } }
  let covariance: SquareMatrix
  /// The homography's distance from any pose, by its covariance: chi-squared if a pose is true.
  let misfit: Double

  /// Takes the pose of a cylinder, with the covariance of `WrappedProjection.parameters`.
  init(_ wrapped: WrappedProjection, covariance: SquareMatrix) {
    pose = wrapped.pose
    self.covariance = covariance
    misfit = 0
  }

  /// - Parameters:
  ///   - covariance: the covariance of the homography's elements.
  ///   - isAspectKnown: true if modules are as high as wide.
  ///   - isBand: true if only a band of bars is known, which leaves the pitch open.
  init?(
    _ homography: Homography, covariance: SquareMatrix, focalLength: Double, isAspectKnown: Bool,
    isBand: Bool = false
  ) {
    var lower: [Double] = []
    for row in 0..<8 { for column in 0...row { lower.append(covariance[row, column]) } }
    guard let metric = CholeskyFactor(lower, count: 8)?.inverse else { return nil }
    let problem = PoseProblem(
      target: homography.elements, metric: metric, half: homography.halfSide,
      focalLength: focalLength, held: isBand ? [3] : isAspectKnown ? [6] : [])
    let solutions = problem.starts(homography.isMirrored).compactMap(problem.solve(from:))
    guard let best = solutions.min(by: { $0.cost < $1.cost }) else { return nil }
    pose = best.pose
    misfit = best.cost
    self.covariance = problem.covariance(at: best.pose)
  }
}

private struct PoseProblem {
  let target: [Double]
  let metric: SquareMatrix
  let half: Double
  let focalLength: Double
  /// The indices of parameters that keep their values.
  let held: Set<Int>

  private var free: [Int] { (0..<7).filter { !held.contains($0) } }

  /// Returns the poses to start from; without perspective, a tilt looks like its mirror image.
  func starts(_ isMirrored: Bool) -> [CameraPose] {
    let (a, c) = (target[0] - target[6] * target[2], target[3] - target[6] * target[5])
    let (b, d) = (target[1] - target[7] * target[2], target[4] - target[7] * target[5])
    let area = abs(a * d - b * c).squareRoot() / half
    return [-35.0, -8, 8, 35].flatMap { yaw in
      (held.contains(3) ? [0] : [-35.0, -8, 8, 35]).map { pitch in
        CameraPose(
          moduleWidth: area / (cosine(degrees: yaw) * cosine(degrees: pitch)).squareRoot(),
          rotation: degrees(y: c, x: a), yaw: yaw, pitch: pitch,
          middle: Point(x: target[2], y: target[5]), aspect: isMirrored ? -1 : 1)
      }
    }
  }

  private func difference(_ pose: CameraPose) -> [Double] {
    zip(target, pose.homography(half: half, focalLength: focalLength)).map { $0 - $1 }
  }

  private func cost(_ pose: CameraPose) -> Double {
    metric.quadraticForm(difference(pose))
      + prior(pose).reduce(0) { $0 + $1.weight * $1.away * $1.away }
  }

  private func prior(_ pose: CameraPose) -> [(index: Int, away: Double, weight: Double)] {
    pose.prior(isAspectKnown: held.contains(6))
  }

  private func equations(_ pose: CameraPose) -> NormalEquations {
    let free = free
    let difference = difference(pose)
    let base = pose.parameters
    let columns = free.map { index -> [Double] in
      let step = max(1e-6 * abs(base[index]), 1e-6)
      var (more, less) = (pose, pose)
      more.parameters[index] += step
      less.parameters[index] -= step
      return zip(
        more.homography(half: half, focalLength: focalLength),
        less.homography(half: half, focalLength: focalLength)
      ).map { ($0 - $1) / (2 * step) }
    }
    var equations = NormalEquations(count: free.count)
    let weighted = columns.map { column in
      (0..<8).map { row in (0..<8).reduce(0.0) { $0 + metric[row, $1] * column[$1] } }
    }
    for row in free.indices {
      for column in 0...row {
        equations[row, column] = zip(weighted[row], columns[column]).reduce(0) { $0 + $1.0 * $1.1 }
      }
      equations.add(zip(weighted[row], difference).reduce(0) { $0 + $1.0 * $1.1 }, toVectorAt: row)
    }
    for term in prior(pose) {
      guard let place = free.firstIndex(of: term.index) else { continue }
      equations.addPrior(at: place, residual: term.away, weight: term.weight)
    }
    return equations
  }

  func solve(from start: CameraPose) -> (pose: CameraPose, cost: Double)? {
    let method = LevenbergMarquardt(
      damping: 1e-12...1e9, trials: 60, isStable: { $0 - $1 < 1e-9 * $0 })
    let least = method.minimum(from: start) { pose in
      .init(equations: equations(pose), cost: cost(pose)) { step in
        var moved = pose
        for (place, index) in free.enumerated() { moved.parameters[index] += step[place] }
        return abs(moved.yaw) < 85 && abs(moved.pitch) < 85 ? (moved, cost(moved)) : nil
      }
    }
    guard let least, least.cost.isFinite else { return nil }
    return (least.state, least.cost)
  }

  func covariance(at pose: CameraPose) -> SquareMatrix {
    var all = SquareMatrix(count: 7)
    guard let covariance = equations(pose).covariance else { return all }
    for (row, first) in free.enumerated() {
      for (column, second) in free.enumerated() { all[first, second] = covariance[row, column] }
    }
    return all
  }
}
