package import Foundation

/// A file of a page, as it is sent to a browser.
package struct PageFile: Sendable {
  package var contentType: String
  package var bytes: Data

  /// - Parameter contentType: with the charset, as in `text/html; charset=utf-8`.
  package init(contentType: String, bytes: Data) {
    self.contentType = contentType
    self.bytes = bytes
  }
}
