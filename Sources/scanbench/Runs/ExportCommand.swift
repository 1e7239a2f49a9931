import ArgumentParser
import Workflows

/// `scanbench export`
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract:
      "Print the figures of a run, a duel or a comparison in a shape that other tools read.",
    usage: "scanbench export <folder> --format <format>",
    discussion: """
      Of a run: the read rate and the wrong reads of each suite, engine, symbology and mask, \
      and the latencies of the suites that are timed. Of a duel: the latencies of both \
      engines and their ratio for each cell. Of a duel and a comparison: the frames of each \
      symbology that were lost, gained and newly misread, and on which the engine's process \
      newly ended.

      FORMATS
      \(FigureExport.all.map(\.line).joined(separator: "\n"))

      EXAMPLE
        scanbench export Reports/latest --format bencher > metrics.json
      """)

  @Argument(
    help: ArgumentHelp(
      "A run folder, its summary.json, or the folder of a duel or a comparison.",
      valueName: "folder"))
  var path: String

  @Option(help: "How the figures are written.")
  var format: FigureExport

  func run() throws {
    print(try format.text(of: path), terminator: "")
  }
}

extension FigureExport: ExpressibleByArgument {
  package static var allValueStrings: [String] { all.map(\.rawValue) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
