import Document
package import Findings
import Records
import Summaries

/// The overview of published results as Markdown, for a README: a row for each library in its newest version with its defaults, a column
/// for each suite's codes.
extension SiteContent {
  package static let tableOpening = "<!-- what `scanbench site table` writes -->"
  package static let tableEnd = "<!-- to here -->"

  /// Where there is no table.
  package static let noTable =
    "No result has a suite that tells how much readers read; those of limits, contents or streams, and those that are timed in blocks, do not."

  /// Nil where no result has a suite that tells how much readers read.
  package static func readmeTable(_ results: [ResultRecord]) -> String? {
    let overview = Overview(SharedResult.all(results).map(\.record))
    guard !overview.columns.isEmpty else { return nil }
    let newest = overview.readers.newest
    let columns = overview.columns.map { column in
      let reads = newest.map(column.read)
      let counts = Set(reads.compactMap { $0?.read.codes })
      return (
        title: overview.title(of: column)
          + (counts.count == 1 ? " (n = \(Wording.range(counts)))" : ""),
        cells: reads.map { $0.map { text($0.read, rank: $0.rank, isCounted: counts.count > 1) } }
      )
    }
    let rows = newest.enumerated().map { index, reader in
      [reader.name] + columns.map { $0.cells[index] ?? "" }
    }.filter { row in row.dropFirst().contains { !$0.isEmpty } }
    let header = ["reader"] + columns.map(\.title)
    return ([header, header.map { _ in "---" }] + rows.map { $0.map(\.markdownEscaped) })
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  /// For example `1. 93.2 % (86.1 % to 99.0 %)`.
  private static func text(_ read: ReadResult, rank: Int, isCounted: Bool) -> String {
    guard let rate = RateRecord(correct: read.correct, of: read.codes) else { return "" }
    let count = isCounted ? "; n = \(Wording.count(read.codes))" : ""
    return "\(rank). \(Wording.percent(rate.rate)) (\(rate.bounds)\(count))"
  }

  /// Returns the text with the table between its marks; nil where these are not there once, in their order.
  package static func spliced(_ table: String, into text: String) -> String? {
    let parts = text.split(separator: tableOpening + "\n", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let rest = parts[1].split(separator: tableEnd, omittingEmptySubsequences: false)
    guard rest.count == 2 else { return nil }
    return parts[0] + tableOpening + "\n" + table + tableEnd + rest[1]
  }
}
