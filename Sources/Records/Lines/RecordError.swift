import Barcodes

/// A file of a corpus or a run that cannot be used, or a folder without one.
package enum RecordError: Error, Equatable, CustomStringConvertible {
  case malformed(path: String, line: Int?, reason: String)
  case otherSchema(path: String, line: Int?, found: Int, expected: Int)
  /// A folder holds something else than a run, or nothing of ours where the kind is nil; with the paths of runs in it.
  case noRun(path: String, kind: String?, runs: [String])
  /// A run, a part of one, or a recording, that cannot be used as is asked for.
  case unfit(path: String, reason: String)

  package var description: String {
    func place(_ path: String, _ line: Int? = nil) -> String {
      VisibleText.line(line.map { "\(path):\($0)" } ?? path)
    }
    return switch self {
    case .malformed(let path, let line, let reason):
      "\(place(path, line)): not a usable record: \(reason); restore the file, or build its folder anew"
    case .otherSchema(let path, let line, let found, let expected):
      "\(place(path, line)): written with schema \(found), but this scanbench reads schema "
        + "\(expected); build its folder anew, or use the scanbench that wrote it"
    case .noRun(let path, nil, _):
      "\(place(path)): it holds no run: there is no \(FileName.run); name a run's folder"
    case .noRun(let path, let kind?, let runs):
      "\(place(path)): it holds a \(kind), not a run"
        + (runs.isEmpty
          ? "; name a run's folder" : "; its runs are \(runs.joined(separator: " and "))")
    case .unfit(let path, let reason): VisibleText.line("\(path): \(reason)")
    }
  }
}
