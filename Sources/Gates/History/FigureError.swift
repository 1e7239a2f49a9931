/// The error of something that has no figures to hand on.
package enum FigureError: Error, Equatable, CustomStringConvertible {
  case none(path: String)
  /// For a format that takes nothing else.
  case noLatencies(path: String)

  package var description: String {
    switch self {
    case .none(let path): "\(path): has no figures, since nothing was measured; run or duel anew"
    case .noLatencies(let path):
      "\(path): has no latencies, and google-benchmark takes nothing else; export a duel or a run of suites that are "
        + "timed in blocks, or choose another format"
    }
  }
}
