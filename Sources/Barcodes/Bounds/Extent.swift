/// A length of something that is there, in pixels or modules.
@propertyWrapper package struct Extent<Value: BoundedValue>: Bounded, Hashable, Sendable {
  package static var range: ClosedRange<Double> { 1e-6...1e6 }
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
