import Barcodes
import Encoding

/// The search for a symbol whose label is wrapped around a cylinder. From rough corners it tries
/// wraps between which no module moves by more than half of one, with the tilts left open.
extension MeasuredScene {
  /// The largest wrap tried; beyond it a camera sees the label's ends too obliquely.
  private static let mostWrapDegrees = 120.0
  /// The number of starts worth a registration.
  private static let mostWrapStarts = 2

  /// Returns the starts whose modules are most like the picture's, the best first.
  func wrapStarts(
    around corners: Quad, _ candidate: SymbolCandidate, _ lit: PictureWindow
  ) -> [SymbolProjection] {
    let search = StartSearch(
      lit, of: symbology, moduleWidth: corners.longestSide / max(candidate.width, candidate.height),
      isLinear: isBand)
    let pattern = search.pattern(of: candidate)
    let poses = Self.wraps(of: candidate).flatMap {
      wrapPoses(
        of: corners, candidate, wrapDegrees: $0, focalLength: measurer.focalLengthPixels)
    }
    let found = poses.compactMap { pose -> (SymbolProjection, Double)? in
      guard let best = search.bestShift(of: .wrapped(pose), pattern) else { return nil }
      return (.wrapped(pose.shifted(best.shift)), best.value)
    }
    return found.sorted { $0.1 > $1.1 }.prefix(Self.mostWrapStarts).map(\.0)
  }

  /// The wraps to try, in degrees. For a wrap w, a module halfway between the middle and an end
  /// lies at sin(w/4) / sin(w/2) of the way, off by about w² / 32 of that half way.
  private static func wraps(of candidate: SymbolCandidate) -> [Double] {
    let most = mostWrapDegrees * .pi / 180
    let modulesOff = candidate.width / 4 * most * most / 32
    let count = min(max(Int((modulesOff / 0.5).rounded(.up)), 4), 16)
    return (1...count).map { mostWrapDegrees * (Double($0) / Double(count)).squareRoot() }
  }

  /// Returns the poses that put the symbol's corners at the given ones: one that faces the camera,
  /// and tilted ones, each as good as its mirror image without perspective.
  func wrapPoses(
    of corners: Quad, _ candidate: SymbolCandidate, wrapDegrees: Double, focalLength: Double
  ) -> [WrappedProjection] {
    guard
      let flat = Homography(
        width: candidate.width, height: candidate.height, corners: corners)
    else { return [] }
    // What the wrap takes of the width at the ends.
    let half = wrapDegrees * .pi / 360
    let start = WrappedProjection(
      pose: CameraPose(
        moduleWidth: flat.scale * (half / sine(radians: half)).squareRoot(),
        rotation: degrees(
          y: corners.topRight.y - corners.topLeft.y, x: corners.topRight.x - corners.topLeft.x),
        yaw: 0, pitch: 0, middle: flat.image(of: Point(x: flat.width / 2, y: flat.height / 2)),
        aspect: flat.isMirrored ? -1 : 1),
      wrapDegrees: wrapDegrees, focalLength: focalLength, width: candidate.width,
      height: candidate.height)
    var found: [WrappedProjection] = []
    func add(_ start: WrappedProjection, held: Set<Int>) {
      guard let pose = solved(start, corners, held: held), pose.isPossible,
        !found.contains(where: {
          abs($0.pose.yaw - pose.pose.yaw) + abs($0.pose.pitch - pose.pose.pitch) < 4
        })
      else { return }
      found.append(pose)
    }
    // How high a band's modules are is only how high the band was taken.
    let held: Set<Int> = isBand ? [3, 7] : isAspectKnown ? [6, 7] : [7]
    add(start, held: held.union([2, 3]))
    for yaw in [-20.0, 20] {
      for pitch in isBand ? [0] : [-20.0, 20] {
        var tilted = start
        (tilted.pose.yaw, tilted.pose.pitch) = (yaw, pitch)
        add(tilted, held: held)
      }
    }
    return found
  }

  /// Returns the pose whose corners are nearest the given ones, with a pixel as standard error.
  ///
  /// One function: the steps share their places and their prior.
  private func solved(
    _ start: WrappedProjection, _ corners: Quad, held: Set<Int>
  ) -> WrappedProjection? {
    func prior(_ pose: WrappedProjection) -> [(index: Int, away: Double, weight: Double)] {
      pose.pose.prior(isAspectKnown: isAspectKnown || isBand)
    }
    let free = (0..<8).filter { !held.contains($0) }
    let places = Quad(x: 0, y: 0, width: start.width, height: start.height).corners
    func cost(_ pose: WrappedProjection) -> Double {
      zip(places, corners.corners).reduce(0) {
        let away = $1.1 - pose.image(of: $1.0)
        return $0 + away.dot(away)
      }
        + prior(pose).reduce(0) { $0 + $1.weight * $1.away * $1.away }
    }
    let method = LevenbergMarquardt(damping: 1e-9...1e8, trials: 30, isStable: { $0 - $1 < 1e-6 })
    let least = method.minimum(from: start) { pose in
      var equations = NormalEquations(count: free.count)
      let slopes = WrappedSlopes(pose)
      for (place, corner) in zip(places, corners.corners) {
        let away = corner - pose.image(of: place)
        let moved = slopes.slopes(at: .init(pose, place))
        equations.add(free.map { moved.x[$0] }, residual: away.x, weight: 1)
        equations.add(free.map { moved.y[$0] }, residual: away.y, weight: 1)
      }
      for term in prior(pose) {
        guard let place = free.firstIndex(of: term.index) else { continue }
        equations.addPrior(at: place, residual: term.away, weight: term.weight)
      }
      return .init(equations: equations, cost: cost(pose)) { step in
        var moved = pose
        for (place, index) in free.enumerated() { moved.parameters[index] += step[place] }
        return (moved, cost(moved))
      }
    }
    return least?.state
  }
}

extension WrappedProjection {
  fileprivate func shifted(_ shift: PlaneShift) -> WrappedProjection {
    var shifted = self
    shifted.pose.moduleWidth *= shift.scale
    shifted.pose.middle = image(
      of: shift.applied(
        to: Point(x: width / 2, y: height / 2), middle: Point(x: width / 2, y: height / 2)))
    return shifted
  }
}
