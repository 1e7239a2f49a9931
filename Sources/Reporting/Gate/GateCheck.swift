import Analysis

/// One check of a gate, as CI systems list it.
struct GateCheck: Equatable {
  /// The group of the check, such as `accuracy of zxing`.
  var group: String
  /// The engine's label; short, for systems that group by it.
  var label: String
  var name: String
  var answer: GateAnswer
  /// The finding, in a sentence.
  var message: String
  /// The evidence, one item per line.
  var details: [String] = []
}
