/// A file of a corpus or a run that cannot be used.
package enum RecordError: Error, Equatable, CustomStringConvertible {
  case malformed(path: String, line: Int?, reason: String)
  case otherSchema(path: String, line: Int?, found: Int, expected: Int)

  package var description: String {
    func place(_ path: String, _ line: Int?) -> String { line.map { "\(path):\($0)" } ?? path }
    return switch self {
    case .malformed(let path, let line, let reason):
      "\(place(path, line)): not a usable record: \(reason); restore the file, or build its folder anew"
    case .otherSchema(let path, let line, let found, let expected):
      "\(place(path, line)): written with schema \(found), but this scanbench reads schema "
        + "\(expected); build its folder anew, or use the scanbench that wrote it"
    }
  }
}
