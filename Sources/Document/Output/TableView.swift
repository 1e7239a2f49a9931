/// The data of table.mustache.
package struct TableView {
  struct CellView {
    var text: String
    var note: String
    var kind: String
    /// The text of a style attribute, for a cell with its own colour.
    var style: String
    var link: String
  }

  /// For pages with templates of their own.
  package static var template: [UInt8] { PackageResources.table_mustache }

  typealias RowView = (classes: String, heading: CellView, cells: [CellView])

  var caption: String
  var columns: [(text: String, classes: String)]
  var rows: [RowView]

  package init(_ table: ReportTable) {
    caption = HTMLText.unbroken(table.caption)
    let keyed = table.columnKeys.map(PageFilters.classes)
    let columnClasses = keyed.isEmpty ? table.columns.map { _ in "" } : keyed
    columns = zip(table.columns, columnClasses).map { text, classes in
      (text: HTMLText.unbroken(text), classes: classes)
    }
    let rowClasses = table.rowKeys.map(PageFilters.classes)
    rows = table.rows.enumerated().map { index, row in
      let classes = rowClasses.isEmpty ? "" : rowClasses[index]
      let cells = row.enumerated().map { column, cell in
        CellView(cell, classes: keyed.isEmpty ? "" : keyed[column])
      }
      return (classes, cells.first ?? CellView(.init(""), classes: ""), Array(cells.dropFirst()))
    }
  }
}

extension TableView.CellView {
  fileprivate init(_ cell: ReportTable.Cell, classes: String) {
    let colour = cell.rate.map { RateColour.of(rate: $0) }
    self.init(
      text: cell.kind == .code ? cell.text : HTMLText.unbroken(cell.text),
      note: HTMLText.unbroken(cell.note),
      kind: classes.isEmpty ? "\(cell.kind)" : "\(cell.kind) \(classes)",
      style: colour.map { "background:\($0.ground);color:\($0.text)" } ?? "",
      link: cell.link ?? "")
  }
}
