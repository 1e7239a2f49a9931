package import Records

/// A folder that holds something else than a run, where a run's was named.
package struct OtherFolder: Error, CustomStringConvertible {
  package let path: String
  package let kind: FolderKind

  package var description: String {
    let runs = kind.runs.map { "\(path)/\($0)" }
    return "\(path): it holds a \(kind.name), not a run"
      + (runs.isEmpty
        ? "; name a run's folder" : "; its runs are \(runs.joined(separator: " and "))")
  }
}
