/// Any other figure: a rate, a ratio, a difference, an error. Up to here all whole numbers are exact.
@propertyWrapper package struct Quantity<Value: BoundedValue>: Bounded, Hashable, Sendable {
  package static var range: ClosedRange<Double> { -1e15...1e15 }
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
