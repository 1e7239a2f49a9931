/// A part of a whole. What is reckoned from areas may pass the ends by its rounding.
@propertyWrapper package struct Share<Value: BoundedValue>: Bounded, Hashable, Sendable {
  package static var range: ClosedRange<Double> { -1e-6...(1 + 1e-6) }
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// A read rate that is asked for: what a suite can ask for, and some more.
@propertyWrapper package struct TargetShare<Value: BoundedValue>: Bounded, Hashable, Sendable {
  package static var range: ClosedRange<Double> { 0.01...0.9999 }
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
