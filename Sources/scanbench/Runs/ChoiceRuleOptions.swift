import ArgumentParser
import Records

/// The options that say what is asked of readers.
struct ChoiceRuleOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The least share of frames read, 0 to 1.", valueName: "share"))
  var read: Double?

  @Option(
    name: .customLong("most-ms"),
    help: ArgumentHelp("The longest mean time of a frame, in milliseconds.", valueName: "ms"))
  var most: Double?

  @Option(
    help: ArgumentHelp("The greatest share of frames read wrong, 0 to 1.", valueName: "share"))
  var mostMisreads: Double?

  /// Nil where nothing is asked.
  var rule: ChoiceRule? {
    let rule = ChoiceRule(read: read, mostMilliseconds: most, mostMisreads: mostMisreads)
    return rule.count > 0 ? rule : nil
  }

  func validate() throws {
    for (name, share) in [("read", read), ("most-misreads", mostMisreads)] {
      if let share, !(0...1).contains(share) {
        throw ValidationError("--\(name) \(share): give a share from 0 to 1.")
      }
    }
    if let most, !(most > 0 && most < 1e9) {
      throw ValidationError("--most-ms \(most): give a number of milliseconds above 0.")
    }
  }
}
