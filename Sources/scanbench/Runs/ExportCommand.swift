import ArgumentParser
import Foundation
import Records
import Reporting

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
      \(ExportChoice.list)

      EXAMPLE
        scanbench export Reports/latest --format bencher > metrics.json
      """)

  @Argument(
    help: ArgumentHelp(
      "A run folder, its summary.json, or the folder of a duel or a comparison.",
      valueName: "folder"))
  var path: String

  @Option(help: "How the figures are written.")
  var format: ExportChoice

  func run() throws {
    print(try Export(path: path).text(format.format), terminator: "")
  }
}

/// A format by its name.
struct ExportChoice: ExpressibleByArgument {
  let format: any ExportFormat

  init?(argument: String) {
    guard let format = ExportFormats.all.first(where: { $0.name == argument }) else { return nil }
    self.format = format
  }

  static var allValueStrings: [String] { ExportFormats.all.map(\.name) }

  /// For the help, under one another.
  static var list: String {
    let width = (allValueStrings.map(\.count).max() ?? 0) + 2
    return ExportFormats.all.map { format in
      "  \(format.name)" + String(repeating: " ", count: width - format.name.count) + format.summary
    }.joined(separator: "\n")
  }
}
