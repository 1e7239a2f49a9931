import Foundation
import Storage

/// Where a picture is: a file, or a page of one.
package struct PictureSource: Sendable {
  /// Of the file.
  package let path: String
  /// In a TIFF of several pages, from 1 on.
  package let page: Int
  /// How many the file has.
  package let pages: Int

  private init(path: String, page: Int, pages: Int) {
    (self.path, self.page, self.pages) = (path, page, pages)
  }

  /// In errors: with the page where there are several.
  package var name: String { path + Self.fragment(ofPage: page, of: pages) }

  /// What stands behind a file's name for one of several pages, as `#page=2`; empty where there is but one.
  static func fragment(ofPage page: Int, of pages: Int) -> String {
    pages > 1 ? "#page=\(page)" : ""
  }

  /// The pictures of a file that is one: what cannot be opened is one that cannot be read.
  package static func all(inFile path: String) -> [PictureSource] {
    all(
      inFile: path,
      format: head(ofFile: path, bytes: PictureFormat.headBytes).flatMap(PictureFormat.init))
  }

  /// - Parameter format: as the first bytes tell it; nil of one that cannot be opened, or is no picture.
  static func all(inFile path: String, format: PictureFormat?) -> [PictureSource] {
    let pages = format == .tiff ? pages(ofTIFF: path) : 1
    return (1...pages).map { PictureSource(path: path, page: $0, pages: pages) }
  }

  private static func pages(ofTIFF path: String) -> Int {
    guard let bytes = try? Photograph.bytes(of: path) else { return 1 }
    return max(1, (try? TIFFPicture.pages(of: bytes)) ?? 1)
  }

  /// The first bytes of a regular file; nil where it cannot be opened.
  static func head(ofFile path: String, bytes: Int) -> Data? {
    guard let file = try? InputFile.open(path) else { return nil }
    defer { try? file.close() }
    return try? InputFile.bytes(of: file, upTo: bytes)
  }
}
