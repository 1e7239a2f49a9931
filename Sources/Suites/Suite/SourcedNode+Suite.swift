import Barcodes
import SourcedYAML

/// The values that a suite file gives to parameters.
extension SourcedNode {
  func parameter() throws(SourcedError) -> SuiteParameter {
    let name = try text()
    guard let parameter = SuiteParameter(name: name) else {
      throw unknown(name, among: SuiteParameter.all.map(\.name), as: "condition")
    }
    return parameter
  }

  /// Reads the name of a parameter that stands under `symbol`.
  func symbolParameter() throws(SourcedError) -> SuiteParameter {
    let name = try text()
    guard let parameter = ConditionParameter.symbol.first(where: { $0.name == name }) else {
      throw unknown(name, among: ConditionParameter.symbol.map(\.name), as: "key of 'symbol'")
    }
    return .condition(parameter)
  }

  /// One value of `parameter`.
  func value(of parameter: SuiteParameter) throws(SourcedError) -> SuiteValue {
    guard case .condition(let condition) = parameter else {
      return .number(try number(within: parameter.range, of: parameter.name))
    }
    switch condition.storage {
    case .number, .optionalNumber:
      return .number(try number(within: parameter.range, of: parameter.name))
    case .count, .optionalCount:
      let bounds = Int(parameter.range.lowerBound)...Int(parameter.range.upperBound)
      return .number(Double(try count(in: bounds)))
    case .flag: return .flag(try flag(of: parameter.name))
    case .optionalColour:
      guard let colour = Colour(try text()) else {
        throw error("\(parameter.name) needs a colour in quotes: \"#rrggbb\"")
      }
      return .colour(colour)
    }
  }

  /// The values of an axis: one, or a list; for numbers `{from, to, step}`, with both ends, stands for as
  /// many.
  func values(of parameter: SuiteParameter) throws(SourcedError) -> [SuiteValue] {
    var values: [SuiteValue] = []
    var known: Set<SuiteValue> = []
    for element in try elementsOrSelf() {
      for value in try element.oneOrSweep(of: parameter) {
        guard known.insert(value).inserted else {
          throw element.error("\(value.text) stands here twice")
        }
        values.append(value)
      }
      guard values.count <= Suite.mostPoints else {
        throw element.error("more than \(Suite.mostPoints) values; give fewer")
      }
    }
    return values
  }

  private func oneOrSweep(of parameter: SuiteParameter) throws(SourcedError) -> [SuiteValue] {
    if isMapping, parameter.isContinuous {
      return try sweep(within: parameter.range, of: parameter.name).map(SuiteValue.number)
    }
    return [try value(of: parameter)]
  }

  /// A word for names of files and frames.
  func identifier() throws(SourcedError) -> String {
    try name(
      of: "abcdefghijklmnopqrstuvwxyz0123456789-_", inWords: "lower-case letters, digits, - and _")
  }

  /// The name of a condition, as in `blur-1.4`.
  func conditionName() throws(SourcedError) -> String {
    try name(
      of: "abcdefghijklmnopqrstuvwxyz0123456789-_.",
      inWords: "lower-case letters, digits, -, _ and .")
  }

  private func name(of letters: String, inWords words: String) throws(SourcedError) -> String {
    let name = try text()
    guard !name.isEmpty, name.allSatisfy(letters.contains) else {
      throw error("\(VisibleText.quoted(name)) is no name: use \(words)")
    }
    return name
  }

  private func sweep(within range: ClosedRange<Double>, of name: String) throws(SourcedError)
    -> [Double]
  {
    let sweep = try SourcedMapping(self, what: "a sweep", keys: ["from", "to", "step"])
    let from = try sweep.required("from").number(within: range, of: name)
    let to = try sweep.required("to").number(within: range, of: name)
    let stepNode = try sweep.required("step")
    let step = try stepNode.number(within: -1e6...1e6, of: "step")
    guard step > 0, to >= from else {
      throw stepNode.error("a sweep needs a step above 0 and 'to' not below 'from'")
    }
    let steps = ((to - from) / step + 1e-9).rounded(.down)
    guard steps < 10_000 else { throw stepNode.error("more than 10,000 values; use a larger step") }
    let values = Self.steps(from: from, by: step, count: Int(steps))
    guard let last = values.last, abs(last - to) <= 1e-6 * step else {
      throw stepNode.error(
        "steps of \(step) from \(from) on do not meet \(to): the last below it is \(values.last ?? from); change one of them"
      )
    }
    return values
  }

  /// So many steps and one value more, rounded to 9 decimals, so that 0.7 + 13 × 0.1 is 2, as whoever wrote the sweep means.
  static func steps(from first: Double, by step: Double, count: Int) -> [Double] {
    (0...count).map { ((first + Double($0) * step) * 1e9).rounded() / 1e9 }
  }
}
