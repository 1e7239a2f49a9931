import ArgumentParser
import Barcodes
import Foundation
import Workflows

/// The command line: one file for each subcommand, which parses, calls the library and maps its failures to
/// exit codes.
@main
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scanbench",
    abstract: "A bench for barcode readers.",
    discussion: """
      Renders barcodes whose physical truth is known, has reading engines read them, and \
      reports how often and how fast each one reads.

      EXAMPLE
        scanbench bench
        scanbench run Corpus/module-width.yaml --engine zxing --engine zbar \\
          --profile quick --output Reports/today
        scanbench report Reports/today

      EXIT CODES
        0 done
        1 a requirement is not met, an engine does not conform, or something is worse
        2 a comparison is inconclusive   3 a duel allows no answer on this machine
        64 usage   65 bad input file   69 an engine or program is missing
        70 a fault of scanbench   74 reading or writing failed
        130 interrupted; what was measured is kept
      """,
    version: Program.versionAndCommit,
    subcommands: [
      BenchCommand.self, SelfTestCommand.self, CorpusCommand.self, EnginesCommand.self,
      PhotosCommand.self, RunCommand.self,
      MergeCommand.self, ReportCommand.self, DatasheetCommand.self,
      CheckGuidanceCommand.self, AdviseCommand.self, ChooseCommand.self, CompareCommand.self,
      FirstLostCommand.self, DuelCommand.self,
      ExportCommand.self, HistoryCommand.self, CalibrateCommand.self, CameraCommand.self,
      DisplayCommand.self, SchemaCommand.self, SiteCommand.self,
    ])

  static func main() {
    CommandProcess.begin()
    var code = outcome()
    do {
      try CommandProcess.finishOutput()
    } catch {
      CommandProcess.report("scanbench: \(error)")
      code = FailureCode.inputOutput.rawValue
    }
    Foundation.exit(code)
  }

  /// Runs the command that was given.
  ///
  /// - Returns: the exit code.
  private static func outcome() -> Int32 {
    do {
      try CommandProcess.refuseRepairedArguments()
      var command = try parseAsRoot()
      try command.run()
      return 0
    } catch {
      return report(error)
    }
  }

  /// Says what failed, or prints the help that was asked for.
  ///
  /// - Returns: the exit code.
  private static func report(_ error: any Error) -> Int32 {
    if let code = FailureCode(of: error) { return report(error, code) }
    let code = exitCode(for: error)
    // No error of the argument parser, which has its own messages and codes.
    if code == .failure && !(error is ExitCode) { return report(error, .internalFault) }
    let message = fullMessage(for: error)
    if code == .success {
      print(message)
    } else if !message.isEmpty {
      CommandProcess.report(message)
    }
    return code.rawValue
  }

  private static func report(_ error: any Error, _ code: FailureCode) -> Int32 {
    CommandProcess.report("scanbench: \(VisibleText.line("\(error)"))")
    return code.rawValue
  }
}
