/// A grade of print quality: 4 is the best, 0 the worst.
@propertyWrapper package struct GradeValue<Value: BoundedValue>: Bounded, Hashable, Sendable {
  package static var range: ClosedRange<Double> { 0...4 }
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
