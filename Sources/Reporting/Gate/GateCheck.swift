import Gates

/// One check of a gate, as CI systems list it.
struct GateCheck {
  /// The group of the check, such as `accuracy of zxing`.
  var group: String
  /// The engine's label; short, for systems that group by it.
  var label: String
  var name: String
  var answer: GateAnswer
  var message: String
  /// One item of evidence per line.
  var details: [String] = []
}
