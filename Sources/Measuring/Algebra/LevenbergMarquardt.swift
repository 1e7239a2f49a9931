/// A search for the least sum of squares by damped steps (Levenberg, Quarterly of Applied Mathematics 2, 1944; Marquardt, SIAM
/// Journal 11, 1963). A step that lowers the sum is taken, and the damping, at first 0.001, falls tenfold; any other step is refused,
/// and the damping rises tenfold.
struct LevenbergMarquardt {
  /// The equations of a step from a state, and the sum of squares there.
  struct Linearisation<State> {
    let equations: NormalEquations
    let cost: Double
    /// Returns where a step leads, with the sum of squares there; nil if no such state is possible.
    let moved: (_ step: [Double]) -> (state: State, cost: Double)?
  }

  /// The least damping, and that beyond which the search ends.
  var damping: ClosedRange<Double>
  /// The number of steps that are tried at most.
  var trials = Int.max
  /// The number of steps that are taken at most.
  var steps = Int.max
  /// The number of steps refused one after another that ends the search.
  var refusals = Int.max
  /// The least damping after equations that determine no step; nil if these end the search without
  /// a result.
  var dampingIfUndetermined: Double?
  /// True if the fall from one sum of squares to the next is too small to go on.
  var isStable: (_ before: Double, _ after: Double) -> Bool

  /// Returns the state to which the last step has led, or the start, with its sum of squares.
  func minimum<State>(
    from start: State, linearised: (State) -> Linearisation<State>
  ) -> (state: State, cost: Double)? {
    var (state, here, damping) = (start, linearised(start), 1e-3)
    var (taken, refused) = (0, 0)
    for _ in 0..<trials {
      let step = here.equations.step(damping: damping)
      if step == nil, dampingIfUndetermined == nil { return nil }
      if let next = step.flatMap(here.moved), next.cost < here.cost {
        (taken, refused, damping) = (taken + 1, 0, max(damping / 10, self.damping.lowerBound))
        if taken == steps || isStable(here.cost, next.cost) { return next }
        (state, here) = (next.state, linearised(next.state))
      } else {
        refused += 1
        damping = max(damping * 10, step == nil ? dampingIfUndetermined ?? 0 : 0)
        if refused == refusals || damping > self.damping.upperBound { break }
      }
    }
    return (state, here.cost)
  }
}
