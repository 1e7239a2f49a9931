/// A place, or the value of an axis of a suite: up to a million pixels, libpng's own limit for a side, and the
/// greatest focal length.
@propertyWrapper package struct Coordinate<Value: BoundedValue>: Bounded, Hashable, Sendable {
  package static var range: ClosedRange<Double> { -1e6...1e6 }
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
