import EngineHosting

/// An engine as it is named on the command line.
package struct EngineReference: Equatable, Sendable {
  /// The name by which the run refers to it.
  package var label: String
  /// The path of `LABEL=PATH`, or the name of `LABEL=NAME`, which has no `/`; nil for an engine
  /// that is found by its label. Either may end in the number of a part, as in `browser:2`.
  package var path: String?

  /// `cascade:zxing,zbar` is the proxy with these as its part.
  private static let cascade = "cascade:"

  /// - Parameter argument: `NAME`; `PATH` with a `/`, whose last part becomes the label;
  ///   `LABEL=PATH`; or `LABEL=NAME`. `NAME:2`, the engine's second part, has the label `NAME-2`, and `cascade:zxing,zbar` the
  ///   label `cascade-zxing-zbar`.
  package init(argument: String) throws(EngineError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let program = EngineProgram(argument)
    if let last = parts.last, last.hasPrefix(Self.cascade) {
      path = "proxy:\(last.dropFirst(Self.cascade.count))"
      guard path.map(EngineProgram.init)?.part != nil else { throw .badReference(argument) }
      let names = last.map { ":,".contains($0) ? "-" : $0 }
      label = parts.count == 2 ? String(parts[0]) : String(names)
    } else if parts.count == 1 && (argument.contains("/") || program.part != nil) {
      path = argument
      var file = String(program.path.split(separator: "/").last ?? "")
      if file.hasPrefix(EngineLocator.prefix) { file.removeFirst(EngineLocator.prefix.count) }
      label = [file, program.part].compactMap(\.self).joined(separator: "-")
    } else {
      label = String(parts[0])
      path = parts.count == 2 ? String(parts[1]) : nil
    }
    guard Self.isLabel(label), path?.isEmpty != true else { throw .badReference(argument) }
  }

  package static func isLabel(_ word: String) -> Bool { EngineProgram.isLabel(word) }

  package init(label: String, path: String) {
    self.label = label
    self.path = path
  }
}
