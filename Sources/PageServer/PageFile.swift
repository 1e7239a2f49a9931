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

  package static func html(_ bytes: some Sequence<UInt8>) -> PageFile {
    PageFile(contentType: "text/html; charset=utf-8", bytes: Data(bytes))
  }

  package static func style(_ bytes: some Sequence<UInt8>) -> PageFile {
    PageFile(contentType: "text/css; charset=utf-8", bytes: Data(bytes))
  }

  package static func script(_ bytes: some Sequence<UInt8>) -> PageFile {
    PageFile(contentType: "text/javascript; charset=utf-8", bytes: Data(bytes))
  }
}
