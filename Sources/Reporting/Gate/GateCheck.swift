import Analysis

/// One thing that a gate looked at, as CI systems list it.
struct GateCheck: Equatable {
  /// What it belongs to, such as `accuracy of zxing`.
  var group: String
  /// Short, for systems that group by it: an engine's label.
  var label: String
  var name: String
  var answer: GateAnswer
  /// What was found, in a sentence.
  var message: String
  /// What stands behind it, a line each.
  var details: [String] = []
}
