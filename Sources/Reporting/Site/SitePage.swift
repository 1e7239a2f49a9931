import Document
import Findings
import Foundation

/// The pages of a site of results, by their files.
enum SitePage {
  static let index = "index.html"

  static let readerPrefix = "reader-"

  /// The page of a library, or of several whose names differ in signs alone, such as `reader-zxing-cpp.html`.
  static func reader(_ library: String) -> String {
    let letters = library.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    return "\(readerPrefix)\(String(letters).split(separator: "-").joined(separator: "-")).html"
  }

  static let symbologyPrefix = "code-"

  static func symbology(_ name: String) -> String { "\(symbologyPrefix)\(name).html" }

  /// A table that leads to all pages but the readers' and the symbologies', which the first page lists.
  static func links(besides own: String) -> ReportSection {
    let pages =
      [(index, "All results", "which reader for which code, and which reads how much")]
      + SiteQuestion.all.map { ($0.file, $0.title, $0.words) }
    return ReportSection(
      id: "pages", title: "Pages",
      tables: [
        ReportTable(
          caption: "What else is here", columns: [],
          rows: pages.filter { $0.0 != own }.map { page, title, words in
            [ReportTable.Cell(title, link: page), ReportTable.Cell(words)]
          })
      ])
  }
}

extension ReportTable.Cell {
  init(_ text: String, note: String = "", link: String) {
    self.init(text, note: note)
    self.link = link
  }
}
