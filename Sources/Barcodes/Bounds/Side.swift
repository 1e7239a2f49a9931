/// A side of an image in pixels: as long as JPEG can have (ITU-T T.81, B.2.2), so that a few thousand million images of
/// that size still have a number of pixels that fits into 64 bits.
@propertyWrapper package struct Side<Value: BoundedValue>: Bounded, Hashable, Sendable {
  package static var range: ClosedRange<Double> { 1...65_535 }
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
