extension [String: Double] {
  /// The order of points: by the first axis, in alphabetical order, that tells them apart.
  package func precedes(_ other: [String: Double]) -> Bool {
    for axis in Set(keys).union(other.keys).sorted() {
      let values = (self[axis] ?? -.infinity, other[axis] ?? -.infinity)
      if values.0 != values.1 { return values.0 < values.1 }
    }
    return false
  }
}
