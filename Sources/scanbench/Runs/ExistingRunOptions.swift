import ArgumentParser
import Records

/// The options for a run that is in the folder already.
struct ExistingRunOptions: ParsableArguments {
  @Flag(help: "Replace the run in that folder.")
  var force = false

  @Flag(help: "Go on with the run in that folder, which the same command began.")
  var resume = false

  var choice: OutputFolder.Existing { resume ? .resumed : force ? .replaced : .refused }

  func validate() throws {
    if force && resume {
      throw ValidationError("--force begins anew and --resume goes on; give one of them.")
    }
  }
}
