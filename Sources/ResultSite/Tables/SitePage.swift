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
}
