import ArgumentParser
import CorpusRendering

/// Which masks frames are read with, instead of the suites' own.
struct MaskOptions: ParsableArguments {
  @Option(
    name: .customLong("mask"),
    help: ArgumentHelp(
      "own, all, linear, matrix, each, all-each, or symbologies joined by +, instead of the suite's masks. Repeat for more.",
      valueName: "mask"))
  var masks: [String] = []

  /// Nil without any.
  ///
  /// - Throws: `UsageError`.
  func choices() throws -> [MaskChoice]? {
    guard !masks.isEmpty else { return nil }
    return try masks.flatMap { name in
      guard let choices = MaskChoice.choices(named: name) else {
        throw UsageError(
          "--mask \(name): write own, all, linear, matrix, each, all-each, all-ean_13, or symbologies "
            + "joined by + (ean_13+upc_a)")
      }
      return choices
    }
  }
}
