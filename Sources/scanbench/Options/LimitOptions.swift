import ArgumentParser
import Runner

/// The limits of what an engine may take before the bench goes on without it.
struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The longest that one call may take. (default: 5 and 2.5 for each megapixel)",
      valueName: "seconds"))
  var timeout: Double?

  @Option(
    help: ArgumentHelp(
      "The memory that an engine's process may use, with those that it starts; 0 for any.",
      valueName: "MiB"))
  var memoryLimit = EngineLimits.usualMemoryBytes >> 20

  @Option(
    help: ArgumentHelp(
      "After so many deaths in a row, each on another frame, an engine is asked no more.",
      valueName: "number"))
  var giveUpAfter = EngineLimits.usualDeathsInARow

  var limits: EngineLimits {
    EngineLimits(
      timeout: timeout.map { .seconds($0) },
      memoryBytes: memoryLimit == 0 ? nil : memoryLimit << 20,
      deathsInARow: giveUpAfter)
  }

  func validate() throws {
    if let timeout, !(timeout > 0 && timeout <= 86_400) {
      throw ValidationError("--timeout \(timeout): give a number of seconds above 0.")
    }
    if !(0...1 << 30).contains(memoryLimit) {
      throw ValidationError("--memory-limit \(memoryLimit): give a number of MiB, or 0.")
    }
    if giveUpAfter < 1 {
      throw ValidationError("--give-up-after \(giveUpAfter): give a number of at least 1.")
    }
  }
}
