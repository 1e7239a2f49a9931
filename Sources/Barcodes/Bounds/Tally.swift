/// A count over a run. The sum of as many as a file can hold fits into 64 bits.
@propertyWrapper package struct Tally<Value: BoundedValue>: Bounded, Hashable, Sendable {
  package static var range: ClosedRange<Double> { 0...1e12 }
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
