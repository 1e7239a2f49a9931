/// The order of points: by the first axis, in alphabetical order, that tells them apart.
package enum AxisOrder {
  package static func precedes(_ left: [String: Double], _ right: [String: Double]) -> Bool {
    for axis in Set(left.keys).union(right.keys).sorted() {
      let values = (left[axis] ?? -.infinity, right[axis] ?? -.infinity)
      if values.0 != values.1 { return values.0 < values.1 }
    }
    return false
  }
}
