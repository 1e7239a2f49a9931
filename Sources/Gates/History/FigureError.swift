import Barcodes

/// The error of something that has no figures to hand on, or a history of them that cannot be read.
package enum FigureError: Error, Equatable, CustomStringConvertible {
  case none(path: String)
  /// For a format that takes nothing else.
  case noLatencies(path: String)
  /// Such as the last line of a history whose writing was cut off.
  case unreadable(path: String, line: Int, reason: String)

  package var description: String {
    switch self {
    case .none(let path):
      "\(VisibleText.line(path)): has no figures, since nothing was measured; run or duel anew"
    case .noLatencies(let path):
      "\(VisibleText.line(path)): has no latencies, and google-benchmark takes nothing else; export a duel or a run of suites that are "
        + "timed in blocks, or choose another format"
    case .unreadable(let path, let line, let reason):
      "\(VisibleText.line(path)):\(line): not a usable record: \(reason); restore the file, or remove the line"
    }
  }
}
