/// The number that a type is given to decode.
enum SampleNumber {
  /// A number that lies within no bounds, so that a property which has some names them.
  case outsideAll
  case least(of: ClosedRange<Double>)

  init(within range: ClosedRange<Double>?) {
    self = range.map { .least(of: $0) } ?? .outsideAll
  }

  var integer: Int {
    switch self {
    case .outsideAll: .min
    case .least(let range): Int(range.lowerBound.rounded(.up))
    }
  }

  var double: Double {
    switch self {
    case .outsideAll: .nan
    case .least(let range): range.lowerBound
    }
  }
}
