package import Summaries

/// A table, before it becomes Markdown or HTML.
package struct ReportTable {
  /// What a row or column is of, by which a page's filters find it: a kind such as `reader`, and a name.
  package struct Key: Hashable {
    package var kind: String
    package var name: String

    package init(_ kind: String, _ name: String) { (self.kind, self.name) = (kind, name) }
  }

  package struct Cell {
    package enum Kind { case text, number, absent, code, holds, fails, undecided }

    package var text: String
    package var note: String
    package var kind: Kind
    /// A read rate in 0...1 whose colour the cell has in the page; nil for none.
    package var rate: Double?
    /// The target of the text: a section of the page (`#id`), or a URL.
    package var link: String?

    package init(
      _ text: String, note: String = "", kind: Kind = .text, rate: Double? = nil,
      link: String? = nil
    ) {
      self.text = text
      self.note = note
      self.kind = kind
      self.rate = rate
      self.link = link
    }

    package static func number(
      _ text: String, note: String = "", rate: Double? = nil, link: String? = nil
    ) -> Cell {
      Cell(text, note: note, kind: .number, rate: rate, link: link)
    }

    /// Returns the words that stand where there is no number.
    package static func absent(_ text: String, note: String = "") -> Cell {
      Cell(text, note: note, kind: .absent)
    }

    /// Returns the codes read of codes asked, on the colour of their rate; nil if none was asked.
    package static func read(_ cells: [SummaryCell]) -> Cell? {
      let codes = cells.map(\.codes).reduce(0, +)
      guard codes > 0 else { return nil }
      let correct = cells.map(\.outcomes.correct).reduce(0, +)
      return .number("\(correct)/\(codes)", rate: Double(correct) / Double(codes))
    }
  }

  /// A description of the contents and how to read them.
  package var caption: String
  package var columns: [String]
  /// The rows; the first cell of each is its heading.
  package var rows: [[Cell]]
  /// As many as columns, or none.
  package var columnKeys: [Key?]
  /// As many as rows, or none.
  package var rowKeys: [Key?]

  package init(
    caption: String, columns: [String], columnKeys: [Key?] = [], rows: [[Cell]],
    rowKeys: [Key?] = []
  ) {
    self.caption = caption
    self.columns = columns
    self.columnKeys = columnKeys
    self.rows = rows
    self.rowKeys = rowKeys
  }
}
