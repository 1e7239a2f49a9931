import Foundation
import Storage

package struct Gnuplot {
  package let path: String

  /// Returns the first gnuplot on the search path.
  ///
  /// - Throws: `ReportError.gnuplotMissing`.
  package static func found(
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws -> Gnuplot {
    let candidates = searchPath.split(separator: ":").map { "\($0)/gnuplot" }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw ReportError.gnuplotMissing
    }
    return Gnuplot(path: path)
  }

  func draw(_ plot: Plot) throws -> String { try draw([plot])[0] }

  /// Draws SVG documents in one process, since starting takes as long as drawing some of them.
  ///
  /// - Throws: `ReportError`.
  func draw(_ plots: [Plot]) throws -> [String] {
    guard let first = plots.first else { return [] }
    let preamble = String(decoding: PackageResources.preamble_gp, as: UTF8.self)
    // What ends an output ends its document; what is reset are all settings of the plot before.
    let scripts = plots.enumerated().map { index, plot in
      "print '\(Self.marker)\(index)'\n\(plot.script(preamble: preamble))set output\nreset\n"
    }
    let outcome: (status: Int32, output: String, errors: String)
    do {
      outcome = try run(scripts.joined())
    } catch let error as ReportError {
      throw error
    } catch {
      throw ReportError.gnuplotFailed(plot: first.name, message: FileError.reason(of: error))
    }
    // In the documents' own texts, no `<` stands for itself.
    let documents = outcome.output.split(separator: "<?xml").map { "<?xml" + $0 }
    guard outcome.status == 0, documents.count == plots.count,
      documents.allSatisfy({ $0.contains("</svg>") })
    else {
      let complaint = Self.complaint(outcome.errors)
      throw ReportError.gnuplotFailed(
        plot: complaint.plot.flatMap { plots.indices.contains($0) ? plots[$0].name : nil }
          ?? first.name, message: complaint.message)
    }
    return documents
  }

  /// Runs gnuplot with files instead of pipes, which would need a thread each: gnuplot writes while
  /// it still reads, and may end before it has read everything.
  private func run(
    _ script: String
  ) throws -> (status: Int32, output: String, errors: String) {
    let (input, output, errors) = try (
      FileHandle.nameless(), FileHandle.nameless(), FileHandle.nameless()
    )
    try input.write(contentsOf: Data(script.utf8))
    try input.seek(toOffset: 0)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: try output.contentsFromStart(), as: UTF8.self),
      String(decoding: try errors.contentsFromStart(), as: UTF8.self)
    )
  }
}

extension Gnuplot {
  /// The text before a plot's index: the lines that gnuplot counts are not those of its input.
  private static let marker = "scanbench plot "

  /// Returns the error that gnuplot reports after an echo of the command and a caret, and the index of the plot that was being drawn;
  /// nil if none was begun.
  private static func complaint(_ errors: String) -> (message: String, plot: Int?) {
    let lines = errors.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let isMarker = { (line: String) in line.hasPrefix(marker) }
    // gnuplot goes on with the plots after the one that fails.
    let place =
      lines.firstIndex { $0.hasPrefix("line ") } ?? lines.lastIndex { !isMarker($0) }
      ?? lines.endIndex
    return (
      place < lines.endIndex ? lines[place] : "it said nothing",
      lines[..<place].last(where: isMarker).flatMap { Int($0.dropFirst(marker.count)) }
    )
  }
}
