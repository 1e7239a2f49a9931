import ArgumentParser

/// Which masks frames are read with, instead of the suites' own.
struct MaskOptions: ParsableArguments {
  @Option(
    name: .customLong("mask"),
    help: ArgumentHelp(
      "own, all, linear, matrix, each, all-each, or symbologies joined by +, instead of the suite's masks. Repeat for more.",
      valueName: "mask"))
  var masks: [String] = []
}
