import Analysis
import Foundation
import Records
import Storage

/// The gnuplot program.
struct Gnuplot {
  let path: String

  /// The first gnuplot on the search path.
  ///
  /// - Throws: `ReportError.gnuplotMissing`.
  static func found(
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws -> Gnuplot {
    let candidates = searchPath.split(separator: ":").map { "\($0)/gnuplot" }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw ReportError.gnuplotMissing
    }
    return Gnuplot(path: path)
  }

  /// The plot as an SVG document.
  ///
  /// - Throws: `ReportError`.
  func draw(_ plot: any Plot) throws -> String {
    let script = plot.script(preamble: Template.text(PackageResources.preamble_gp))
    let outcome = try run(script, plot: plot)
    guard outcome.status == 0, outcome.output.contains("</svg>") else {
      throw ReportError.gnuplotFailed(plot: plot.name, message: firstComplaint(in: outcome.errors))
    }
    return outcome.output
  }

  private struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Files stand for the pipes, which would need a thread each: gnuplot writes while it still
  /// reads, and may end before it has read everything.
  private func run(_ script: String, plot: any Plot) throws -> Outcome {
    do {
      let (input, output, errors) = try (NamelessFile(), NamelessFile(), NamelessFile())
      try input.write(script)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.standardInput = input.handle
      process.standardOutput = output.handle
      process.standardError = errors.handle
      try process.run()
      process.waitUntilExit()
      return Outcome(
        status: process.terminationStatus, output: try Template.text(output.contents()),
        errors: try Template.text(errors.contents()))
    } catch {
      throw ReportError.gnuplotFailed(plot: plot.name, message: FileFailure.reason(of: error))
    }
  }

  /// gnuplot echoes the command and a caret before it says what is wrong.
  private func firstComplaint(in errors: String) -> String {
    let lines = errors.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.first { $0.hasPrefix("line ") } ?? lines.last ?? "it said nothing"
  }
}
