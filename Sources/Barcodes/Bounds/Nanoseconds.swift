/// A time, or a mean of times: up to 11 days, which is beyond any limit that can be set for a call.
@propertyWrapper package struct Nanoseconds<Value: BoundedValue>: Bounded, Hashable, Sendable {
  package static var range: ClosedRange<Double> { 0...1e15 }
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
