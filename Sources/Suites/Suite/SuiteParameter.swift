package import Barcodes
package import Scene

/// One thing that a suite can set for its frames, by the name that it has in a suite file.
package enum SuiteParameter: Sendable, Equatable {
  case condition(ConditionParameter)
  case pixelLength(PixelLength)
  /// A length in the world, in suites with a camera.
  case world(WorldLength)
  /// A parameter that only streams have.
  case stream(StreamParameter)
  /// The share of the frame that symbol and quiet zone fill along the axis that they fill most.
  case fill
  /// The share of the frame's width that the symbol spans, or as much as fits.
  case span

  package static let moduleWidthName = ConditionParameter.moduleWidthName
  package static let moduleWidth = SuiteParameter(name: moduleWidthName)

  /// Every parameter, in the order in which they act.
  package static let all: [SuiteParameter] =
    [.fill, .span] + WorldLength.allCases.map(Self.world)
    + StreamParameter.allCases.map(Self.stream)
    + ConditionParameter.all.map(Self.condition) + PixelLength.allCases.map(Self.pixelLength)

  package init?(name: String) {
    guard let parameter = Self.all.first(where: { $0.name == name }) else { return nil }
    self = parameter
  }

  package var name: String {
    switch self {
    case .condition(let parameter): parameter.name
    case .pixelLength(let length): length.rawValue
    case .world(let length): length.rawValue
    case .stream(let parameter): parameter.rawValue
    case .fill: "fill"
    case .span: "span"
    }
  }

  /// Parameters have names of their own.
  package static func == (left: SuiteParameter, right: SuiteParameter) -> Bool {
    left.name == right.name
  }

  /// Those whose frames it changes; nil for all.
  var symbologies: [Symbology]? {
    guard case .condition(let parameter) = self else { return nil }
    return parameter.symbologies
  }

  /// The numbers that make sense.
  package var range: ClosedRange<Double> {
    switch self {
    case .condition(let parameter): parameter.range
    case .pixelLength(let length): length.range
    case .world(let length): length.range
    case .stream(let parameter): parameter.range
    case .fill, .span: 0.001...1
    }
  }

  /// True if it says how large the code is, how far away, or how it is filmed: what a suite cannot
  /// do without.
  var setsScene: Bool {
    switch self {
    case .fill, .span, .world, .stream: true
    case .condition: setsSize
    case .pixelLength: false
    }
  }

  /// True if a value is that of a new `Condition`; no other parameter has a neutral value.
  ///
  /// - Precondition: the value is of the parameter's kind.
  func isNeutral(_ value: SuiteValue) -> Bool {
    guard case .condition = self, !setsSize else { return false }
    var point = SuitePoint(layout: .tight)
    point.set(self, to: value)
    return point.condition == Condition()
  }

  /// True if it takes any number of its range.
  var isContinuous: Bool {
    guard case .condition(let parameter) = self else { return true }
    switch parameter.storage {
    case .number, .optionalNumber: return true
    case .count, .optionalCount, .flag, .optionalColour: return false
    }
  }

  /// True if it says how large the symbol is; a frame needs exactly one such parameter.
  var setsSize: Bool {
    switch self {
    case .fill, .span: true
    case .condition(let parameter): parameter.name == Self.moduleWidthName
    case .world(let length): length.setsSize
    case .pixelLength, .stream: false
    }
  }
}

extension SuitePoint {
  /// - Precondition: the value is of the parameter's kind, as the suite's reader sees to.
  mutating func set(_ parameter: SuiteParameter, to value: SuiteValue) {
    switch (parameter, value) {
    case (.fill, .number(let share)): size = .fill(share)
    case (.span, .number(let share)): size = .span(share)
    case (.world(.module), .number(let millimetres)): size = .moduleMillimetres(millimetres)
    case (.world(.codeWidth), .number(let millimetres)): size = .codeMillimetres(millimetres)
    case (.world(.distance), .number(let millimetres)): distanceMillimetres = millimetres
    case (.world(.cylinderDiameter), .number(let millimetres)):
      cylinderMillimetres = millimetres
    case (.stream(let parameter), .number(let number)): stream[parameter] = number
    case (.pixelLength(let length), .number(let pixels)): pixelLengths[length] = pixels
    case (.condition(let parameter), _):
      if SuiteParameter.condition(parameter).setsSize { size = .moduleWidth }
      set(parameter, to: value)
    default: preconditionFailure("a value of another kind")
    }
  }

  private mutating func set(_ parameter: ConditionParameter, to value: SuiteValue) {
    switch (parameter.storage, value) {
    case (.number(let path), .number(let number)): condition[keyPath: path] = number
    case (.optionalNumber(let path), .number(let number)): condition[keyPath: path] = number
    case (.count(let path), .number(let number)): condition[keyPath: path] = Int(number)
    case (.optionalCount(let path), .number(let number)): condition[keyPath: path] = Int(number)
    case (.flag(let path), .flag(let flag)): condition[keyPath: path] = flag
    case (.optionalColour(let path), .colour(let colour)): condition[keyPath: path] = colour
    default: preconditionFailure("a value of another kind")
    }
  }
}
