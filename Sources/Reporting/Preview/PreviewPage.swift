import Document
import Mustache

/// The page of a preview: the contents of a suite, and a frame of each of its conditions. It shows
/// picture files that lie beside it.
package struct PreviewPage {
  /// A frame with its description. The template finds the values by these names.
  package struct PreviewFigure {
    let heading: String
    let settings: String
    let details: [String]
    let frame: String
    let picture: (file: String, width: Int, height: Int, isEnlarged: Bool)

    /// - Parameters:
    ///   - settings: the meaning of the heading; empty if the heading says it all.
    ///   - file: the picture, relative to the page.
    ///   - width: of the picture, in pixels.
    ///   - shownSize: the largest size, in pixels of the page.
    package init(
      heading: String, settings: String, details: [String], frame: String, file: String, width: Int,
      shownSize: (width: Int, height: Int)
    ) {
      self.heading = HTMLText.unbroken(heading)
      self.settings = HTMLText.unbroken(settings)
      self.details = details.map(HTMLText.unbroken)
      self.frame = frame
      picture = (file, shownSize.width, shownSize.height, shownSize.width > width)
    }
  }

  private let title: String
  private let purpose: String
  private let style =
    ReportContent.style + String(decoding: PackageResources.preview_css, as: UTF8.self)
  private let facts: [(term: String, text: String)]
  private let rows: [(name: String, figures: [PreviewFigure])]

  /// - Parameter rows: with an empty name for none.
  package init(
    title: String, purpose: String, facts: [(term: String, text: String)],
    rows: [(name: String, figures: [PreviewFigure])]
  ) {
    (self.title, self.purpose) = (title, purpose)
    self.facts = facts.map { ($0.term, HTMLText.unbroken($0.text)) }
    self.rows = rows
  }

  package func html() throws -> String {
    try HTMLText.library(["preview": PackageResources.preview_mustache])
      .render(self, withTemplate: "preview") ?? ""
  }
}
