import Reporting

/// A format in which figures of a run, a duel or a comparison are printed for other tools.
package struct FigureExport: RawRepresentable, Sendable {
  package static let all = ExportFormat.allCases.map { FigureExport(format: $0) }

  private let format: ExportFormat

  package var rawValue: String { format.rawValue }

  /// A line of the help, with the names padded to one width.
  package var line: String {
    let width = (Self.all.map(\.rawValue.count).max() ?? 0) + 2
    return "  \(rawValue)" + String(repeating: " ", count: width - rawValue.count) + format.summary
  }

  package func text(of path: String) throws -> String { try Export(path: path).text(format) }
}

extension FigureExport {
  package init?(rawValue: String) {
    guard let format = ExportFormat(rawValue: rawValue) else { return nil }
    self.format = format
  }
}
