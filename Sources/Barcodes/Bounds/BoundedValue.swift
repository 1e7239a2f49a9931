/// A value that a bounded property can hold: numbers, and optionals, lists and dictionaries of
/// them.
package protocol BoundedValue: Codable, Hashable, Sendable {
  /// The first number that is not in `range`, as text; nil where all are.
  func number(outside range: ClosedRange<Double>) -> String?
}

extension Int: BoundedValue {
  package func number(outside range: ClosedRange<Double>) -> String? {
    range.contains(Double(self)) ? nil : "\(self)"
  }
}

extension Int64: BoundedValue {
  package func number(outside range: ClosedRange<Double>) -> String? {
    range.contains(Double(self)) ? nil : "\(self)"
  }
}

extension Double: BoundedValue {
  /// NaN lies in no range.
  package func number(outside range: ClosedRange<Double>) -> String? {
    range.contains(self) ? nil : "\(self)"
  }
}

extension Optional: BoundedValue where Wrapped: BoundedValue {
  package func number(outside range: ClosedRange<Double>) -> String? {
    flatMap { $0.number(outside: range) }
  }
}

extension Array: BoundedValue where Element: BoundedValue {
  package func number(outside range: ClosedRange<Double>) -> String? {
    lazy.compactMap { $0.number(outside: range) }.first
  }
}

extension Dictionary: BoundedValue where Key == String, Value: BoundedValue {
  package func number(outside range: ClosedRange<Double>) -> String? {
    values.lazy.compactMap { $0.number(outside: range) }.first
  }
}
