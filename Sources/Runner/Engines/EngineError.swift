import Barcodes

/// The reason that an engine cannot take part in a run.
package enum EngineError: Error, Equatable, CustomStringConvertible {
  case badReference(String)
  case notFound(label: String, known: [String])
  case notExecutable(path: String)
  case notStarted(path: String, reason: String)
  case options(label: String, message: String)
  /// Engines that are to agree are all the same reader.
  case oneReader(labels: [String], engine: String)

  package var description: String {
    switch self {
    case .badReference(let argument):
      "'\(argument)' names no engine: write NAME, PATH, LABEL=NAME or LABEL=PATH with a label of letters, digits, "
        + "-, _ and ."
    case .notFound(let label, let known):
      "there is no engine '\(label)': no \(EngineLocator.prefix)\(label) beside scanbench or on PATH; "
        + (known.isEmpty ? "none was found" : "found: \(known.joined(separator: ", "))")
        + " (see 'scanbench engines', or give its path, as in ./\(label))"
    case .notExecutable(let path):
      "\(VisibleText.line(path)): not a program that can be run; check the path and its permissions"
    case .notStarted(let path, let reason):
      "\(VisibleText.line(path)): the engine did not answer 'hello': \(reason)"
    case .options(let label, let message):
      "engine \(label): \(message)"
    case .oneReader(let labels, let engine):
      "\(labels.joined(separator: ", ")): each is the reader \(VisibleText.quoted(engine)), whatever its version and "
        + "options; it takes two readers to agree: name another one"
    }
  }
}
