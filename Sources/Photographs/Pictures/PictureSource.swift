import Foundation
import Storage

/// The place of a picture: a file, or a page of one.
package struct PictureSource: Sendable {
  package let path: String
  /// The page in a multi-page TIFF, from 1.
  package let page: Int
  package let pages: Int

  private init(path: String, page: Int, pages: Int) {
    (self.path, self.page, self.pages) = (path, page, pages)
  }

  /// The name used in errors: the path, with the page if there are several.
  package var name: String { path + Self.fragment(ofPage: page, of: pages) }

  /// Returns the suffix that names one of several pages, as in `#page=2`; empty if there is one.
  static func fragment(ofPage page: Int, of pages: Int) -> String {
    pages > 1 ? "#page=\(page)" : ""
  }

  /// Returns the pictures of a file; one that cannot be opened counts as one unreadable picture.
  package static func all(inFile path: String) -> [PictureSource] {
    all(
      inFile: path,
      format: head(ofFile: path, bytes: PictureFormat.headBytes).flatMap(PictureFormat.init))
  }

  /// - Parameter format: the format by the first bytes; nil for no picture, or an unreadable file.
  static func all(inFile path: String, format: PictureFormat?) -> [PictureSource] {
    let pages = format == .tiff ? pages(ofTIFF: path) : 1
    return (1...pages).map { PictureSource(path: path, page: $0, pages: pages) }
  }

  private static func pages(ofTIFF path: String) -> Int {
    guard let bytes = try? Photograph.bytes(of: path) else { return 1 }
    return max(1, (try? StoredPicture.pages(ofTIFF: bytes)) ?? 1)
  }

  /// Returns the first bytes of a regular file, or nil if it cannot be opened.
  static func head(ofFile path: String, bytes: Int) -> Data? {
    guard let file = try? InputFile.open(path) else { return nil }
    defer { try? file.close() }
    return try? InputFile.bytes(of: file, upTo: bytes)
  }
}
