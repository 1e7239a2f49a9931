package import Records

/// A folder that holds something else than a run, or nothing of ours, where a run's was named.
package struct OtherFolder: Error, CustomStringConvertible {
  package let path: String
  /// Nil where nothing in it is ours.
  package let kind: FolderKind?

  package var description: String {
    guard let kind else {
      return "\(path): it holds no run: there is no \(FileName.run); name a run's folder"
    }
    let runs = kind.runs.map { "\(path)/\($0)" }
    return "\(path): it holds a \(kind.name), not a run"
      + (runs.isEmpty
        ? "; name a run's folder" : "; its runs are \(runs.joined(separator: " and "))")
  }
}
