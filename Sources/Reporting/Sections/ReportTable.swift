/// A table, before it is Markdown or HTML.
struct ReportTable {
  /// A cell: what it says, and smaller words below that.
  struct Cell {
    enum Kind { case text, number, absent, code }

    var text: String
    var note: String
    var kind: Kind

    init(_ text: String, note: String = "", kind: Kind = .text) {
      self.text = text
      self.note = note
      self.kind = kind
    }

    static func number(_ text: String, note: String = "") -> Cell {
      Cell(text, note: note, kind: .number)
    }
  }

  /// What the table shows and how to read it.
  var caption: String
  var columns: [String]
  /// The first cell of a row is its heading.
  var rows: [[Cell]]
}
