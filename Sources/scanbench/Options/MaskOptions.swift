import ArgumentParser
import Suites

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
          mask: name,
          "own, all, linear, matrix, each, all-each, all-ean_13, or symbologies joined by + (ean_13+upc_a)"
        )
      }
      return choices
    }
  }
}

extension UsageError {
  /// Creates the error for a name that is no mask.
  ///
  /// - Parameter known: what may be written.
  init(mask name: String, _ known: String) {
    self.init(
      name == "library"
        ? "--mask library: a mask is what is asked of a reader; what it looks for unasked is an option of the engines "
          + "that have it: --option NAME:formats=library"
        : "--mask \(name): write \(known)")
  }
}
