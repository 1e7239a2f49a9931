import Document
package import Findings
package import Foundation

extension SiteContent {
  /// - Throws: `ReportError` where gnuplot, which all pages are drawn with, is missing.
  package static func files(of results: [ResultRecord]) throws -> [(name: String, data: Data)] {
    let gnuplot = try Gnuplot.found()
    return try SiteContent(results).pages.map { file, content in
      (file, Data(try content.page(gnuplot: gnuplot, generator: .site).utf8))
    }
  }

  /// The texts of all pages, without a drawing.
  package static func outlines(of results: [ResultRecord]) -> [String] {
    SiteContent(results).pages.map(\.content.outline) + [Self.readmeTable(results) ?? ""]
  }

  /// True of a name that pages of readers or symbologies have, which other results may be without.
  package static func isPassing(_ name: String) -> Bool {
    [SitePage.readerPrefix, SitePage.symbologyPrefix].contains { name.hasPrefix($0) }
      && name.hasSuffix(".html")
  }

  /// True of a page that was made for a site.
  package static func isOne(_ page: Data) -> Bool { ReportContent.Generator.site.hasMade(page) }
}
