import Document
package import Findings
import Records
import Summaries

/// The overview of published results as Markdown, for a README: a row for each question, with each library in the newest version with its
/// defaults, by rank.
package enum ReadmeTable {
  package static let opening = "<!-- what `scanbench site table` writes -->"
  package static let end = "<!-- to here -->"

  package static func text(_ results: [ResultRecord]) -> String {
    let overview = Overview(SharedResult.all(results).map(\.record))
    let newest = overview.readers.filter { reader in
      reader.options.isEmpty
        && !overview.readers.contains {
          $0.library == reader.library && $0.options.isEmpty && reader < $0
        }
    }
    let rows = overview.columns.map { column in
      let asked = newest.compactMap { reader in column.read(reader).map { RankedReader(reader, $0) }
      }
      .sorted()
      let counts = Set(asked.map(\.read.codes))
      let count = counts.count == 1 ? " (n = \(Wording.range(counts)))" : ""
      return [
        overview.title(of: column) + count,
        asked.map { $0.text(isCounted: counts.count > 1) }.joined(separator: " · "),
      ]
    }
    return
      ([["codes", "readers, by rank"], ["---", "---"]] + rows.map { $0.map(MarkdownText.escape) })
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  private struct RankedReader: Comparable {
    let reader: OverviewReader
    let read: ReadResult
    let rank: Int
    let rate: RateRecord?

    init(_ reader: OverviewReader, _ ranked: (read: ReadResult, rank: Int?)) {
      self.reader = reader
      read = ranked.read
      rank = ranked.rank ?? 1
      rate = RateRecord(correct: read.correct, of: read.codes)
    }

    /// For example `1. zxing-cpp 3.1.1: 93.2 % (86.1 % to 99.0 %)`.
    func text(isCounted: Bool) -> String {
      guard let rate else { return "\(reader.name): no codes" }
      let bounds = "\(Wording.percent(rate.lower)) to \(Wording.percent(rate.upper))"
      let count = isCounted ? "; n = \(Wording.count(read.codes))" : ""
      return "\(rank). \(reader.name): \(Wording.percent(rate.rate)) (\(bounds)\(count))"
    }

    static func < (one: RankedReader, other: RankedReader) -> Bool {
      guard one.rank == other.rank else { return one.rank < other.rank }
      let (rate, otherRate) = (one.rate?.rate ?? 0, other.rate?.rate ?? 0)
      return rate == otherRate ? one.reader < other.reader : rate > otherRate
    }

    static func == (one: RankedReader, other: RankedReader) -> Bool {
      !(one < other) && !(other < one)
    }
  }

  /// Returns the text with the table between its marks; nil where these are not there once, in their order.
  package static func spliced(_ table: String, into text: String) -> String? {
    let parts = text.split(separator: opening + "\n", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let rest = parts[1].split(separator: end, omittingEmptySubsequences: false)
    guard rest.count == 2 else { return nil }
    return parts[0] + opening + "\n" + table + end + rest[1]
  }
}
