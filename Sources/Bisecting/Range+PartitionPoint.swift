extension Range<Int> {
  /// Returns the first number of the range for which something holds that holds for all further
  /// ones, too; the upper bound if it holds for none. O(log n) calls.
  package func partitionPoint(_ holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low - 1) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
