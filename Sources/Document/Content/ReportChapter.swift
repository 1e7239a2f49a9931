/// Sections that answer questions of one kind; folded in the page until the reader opens it.
package struct ReportChapter {
  /// The anchor in the page.
  package var id: String
  package var title: String
  package var sections: [ReportSection]

  package init(id: String, title: String, sections: [ReportSection]) {
    self.id = id
    self.title = title
    self.sections = sections
  }
}
