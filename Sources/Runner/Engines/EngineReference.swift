/// An engine as it is named on the command line.
package struct EngineReference: Equatable, Sendable {
  /// The name by which the run refers to it.
  package var label: String
  /// What was given with `LABEL=PATH`, or the name of `LABEL=NAME`, which has no `/`; nil for an engine that is to be
  /// found by its label.
  package var path: String?

  /// - Parameter argument: `NAME`, `PATH` with a `/` in it, whose last part becomes the label, `LABEL=PATH` or
  ///   `LABEL=NAME`.
  package init(argument: String) throws(EngineError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 1 && argument.contains("/") {
      path = argument
      let file = String(argument.split(separator: "/").last ?? "")
      label =
        file.hasPrefix(EngineLocator.prefix)
        ? String(file.dropFirst(EngineLocator.prefix.count)) : file
    } else {
      label = String(parts[0])
      path = parts.count == 2 ? String(parts[1]) : nil
    }
    guard Self.isLabel(label), path?.isEmpty != true else { throw .badReference(argument) }
  }

  /// Whether a word can be an engine's label.
  package static func isLabel(_ word: String) -> Bool {
    !word.isEmpty
      && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
  }

  package init(label: String, path: String) {
    self.label = label
    self.path = path
  }
}
