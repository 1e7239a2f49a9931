import Judging

/// The options of both engines of a duel.
struct DuelSettings: Equatable {
  var baseline: [String: String] = [:]
  var candidate: [String: String] = [:]

  /// - Parameter arguments: `KEY=VALUE` for both, or with `baseline:` or `candidate:` before it.
  /// - Throws: `UsageError`.
  init(_ arguments: [String]) throws {
    for argument in arguments {
      let parts = argument.split(separator: ":", maxSplits: 1).map(String.init)
      let isNamed =
        parts.count == 2 && [Contestant.baseline, Contestant.candidate].contains(parts[0])
      let setting = (isNamed ? parts[1] : argument).split(separator: "=", maxSplits: 1).map(
        String.init)
      guard setting.count == 2, !setting[0].contains(":") else {
        throw UsageError(
          "--option \(argument): write KEY=VALUE for both, or baseline:KEY=VALUE or candidate:KEY=VALUE for one, "
            + "as in candidate:tryHarder=false")
      }
      if !isNamed || parts[0] == Contestant.baseline { baseline[setting[0]] = setting[1] }
      if !isNamed || parts[0] == Contestant.candidate { candidate[setting[0]] = setting[1] }
    }
  }
}
