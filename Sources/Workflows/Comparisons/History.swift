import Foundation
package import Gates
import Records
import Reporting
package import Storage
import Summaries
import Tallies

/// Headline figures of runs, commit after commit: a JSON Lines file and its page.
package struct History {
  private let path: String
  package let records: [HistoryRecord]

  /// Reads the file; a missing file is an empty history.
  ///
  /// - Throws: `FigureError`, or `RecordError` for another schema.
  package init(path: String) throws {
    self.path = path
    records = FileManager.default.fileExists(atPath: path) ? try Self.records(inFile: path) : []
  }

  private static func records(inFile path: String) throws -> [HistoryRecord] {
    do {
      var reader = try JSONLinesReader(Versioned<HistoryRecord>.self, path: path)
      reader.skipsBlankLines = true
      var records: [HistoryRecord] = []
      while let record = try reader.nextRecord(of: path) { records.append(record) }
      if let failure = reader.failure { throw failure }
      return records
    } catch RecordError.malformed(let path, let line?, let reason) {
      throw FigureError.unreadable(path: path, line: line, reason: reason)
    }
  }

  /// Appends a run to the file, unless the file has it already.
  ///
  /// - Parameters:
  ///   - run: a run folder or its `summary.json`.
  ///   - commit: the commit that was measured.
  /// - Returns: the history with the run.
  /// - Throws: `RecordError`; `ComparisonError` or `FigureError` for an unfinished run or no
  ///   figures.
  package func appending(run: String, commit: String) throws -> History {
    let summary = try Summary.read(at: run)
    try summary.run.requireWhole(at: run)
    let record = HistoryRecord(summary, commit: commit)
    if record.figures.isEmpty { throw FigureError.none(path: run) }
    if records.contains(record) { return self }
    let line = try RecordCoding.line(record) + Data("\n".utf8)
    try OutputFile.append(line, to: path)
    return History(path: path, records: records + [record])
  }

  private init(path: String, records: [HistoryRecord]) {
    self.path = path
    self.records = records
  }

  /// Checks that the path is new, an older page of a history, a device or a pipe.
  ///
  /// - Throws: `FileError`.
  package static func checkPage(_ page: String) throws(FileError) {
    try OutputFile.check(page, ofKind: pageKind, replacing: [HistoryRecord].isPage)
  }

  /// The page in messages.
  private static let pageKind = "page of a history"

  /// Writes the page with the trends in place of an older one, or into a device or pipe.
  ///
  /// - Throws: `ReportError` or `FileError`.
  package func writePage(to page: String) throws {
    try OutputFile.write(
      records.page(), to: page, ofKind: Self.pageKind, replacing: [HistoryRecord].isPage)
  }
}
