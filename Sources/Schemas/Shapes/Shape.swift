/// The JSON of a value, as far as its decoding tells.
indirect enum Shape: Equatable {
  case flag
  case integer(within: ClosedRange<Double>?)
  case number(within: ClosedRange<Double>?)
  case constant(Int)
  /// The pattern is a regular expression.
  case text(pattern: String?)
  /// Bytes in base64.
  case base64
  case words([String])
  case integers([Int])
  /// A count of nil is any.
  case list(of: Shape, count: Int?)
  /// An object with keys of any name.
  case table(of: Shape)
  /// An object with these keys, of which some have to be there.
  case object([String: Shape], required: Set<String>)
  case nullable(Shape)
  case either([Shape])
  /// A shape that stands among the definitions, under the name of its type.
  case defined(String)

  /// The same with bounds for its numbers, those of lists and tables among them.
  func bounded(within range: ClosedRange<Double>?) -> Shape {
    guard let range else { return self }
    return switch self {
    case .integer: .integer(within: range)
    case .number: .number(within: range)
    case .list(let element, let count): .list(of: element.bounded(within: range), count: count)
    case .table(let value): .table(of: value.bounded(within: range))
    case .nullable(let value): .nullable(value.bounded(within: range))
    default: self
    }
  }
}
