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
      StandardError.report("scanbench: \(error)")
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
      if let code = failureCode(of: error) {
        StandardError.report("scanbench: \(VisibleText.line("\(error)"))")
        return code.rawValue
      }
      // The argument parser's: help that was asked for, or what is wrong with the arguments.
      let (code, message) = (exitCode(for: error), fullMessage(for: error))
      if code == .success {
        print(message)
      } else if !message.isEmpty {
        StandardError.report(message)
      }
      return code.rawValue
    }
  }

  /// The code of a failure; nil for the errors of the argument parser, which has its own messages and codes.
  private static func failureCode(of error: any Error) -> FailureCode? {
    if let code = FailureCode(of: error) { return code }
    return exitCode(for: error) == .failure && !(error is ExitCode) ? .internalFault : nil
  }
}
