extension ClosedRange<Double> {
  /// Returns the part of the range that holds a root, after so many halvings: each keeps the upper
  /// half if its start is below the root, else the lower half.
  package func bisected(halvings: Int, isBelowRoot: (Double) -> Bool) -> ClosedRange<Double> {
    var (low, high) = (lowerBound, upperBound)
    for _ in 0..<halvings {
      let middle = (low + high) / 2
      if isBelowRoot(middle) { low = middle } else { high = middle }
    }
    return low...high
  }
}
