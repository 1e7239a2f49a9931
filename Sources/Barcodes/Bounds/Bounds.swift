// The kinds of bounds. Each holds for whatever a property of it can be: a number, an optional, a list, a dictionary.

/// A count over a run. The sum of as many as a file can hold fits into 64 bits.
@propertyWrapper package struct Tally<Value: BoundedValue>: Bounded, Hashable, Sendable {
  package static var range: ClosedRange<Double> { 0...1e12 }
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// A count in one frame, or in one trial.
@propertyWrapper package struct SmallCount<Value: BoundedValue>: Bounded, Hashable, Sendable {
  package static var range: ClosedRange<Double> { 0...1e6 }
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// A time, or a mean of times: up to 11 days, which is beyond any limit that can be set for a call.
@propertyWrapper package struct Nanoseconds<Value: BoundedValue>: Bounded, Hashable, Sendable {
  package static var range: ClosedRange<Double> { 0...1e15 }
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// A part of a whole. What is reckoned from areas may pass the ends by its rounding.
@propertyWrapper package struct Share<Value: BoundedValue>: Bounded, Hashable, Sendable {
  package static var range: ClosedRange<Double> { -1e-6...(1 + 1e-6) }
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// A side of an image in pixels: as long as JPEG can have (ITU-T T.81, B.2.2), so that a few thousand million images of
/// that size still have a number of pixels that fits into 64 bits.
@propertyWrapper package struct Side<Value: BoundedValue>: Bounded, Hashable, Sendable {
  package static var range: ClosedRange<Double> { 1...65_535 }
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// A place, or the value of an axis of a suite: up to a million pixels, libpng's own limit for a side, and the
/// greatest focal length.
@propertyWrapper package struct Coordinate<Value: BoundedValue>: Bounded, Hashable, Sendable {
  package static var range: ClosedRange<Double> { -1e6...1e6 }
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// A length of something that is there, in pixels or modules.
@propertyWrapper package struct Extent<Value: BoundedValue>: Bounded, Hashable, Sendable {
  package static var range: ClosedRange<Double> { 1e-6...1e6 }
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Any other figure: a rate, a ratio, a difference, an error. Up to here all whole numbers are exact.
@propertyWrapper package struct Quantity<Value: BoundedValue>: Bounded, Hashable, Sendable {
  package static var range: ClosedRange<Double> { -1e15...1e15 }
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// A read rate that is asked for: what a suite can ask for, and some more.
@propertyWrapper package struct TargetShare<Value: BoundedValue>: Bounded, Hashable, Sendable {
  package static var range: ClosedRange<Double> { 0.01...0.9999 }
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
