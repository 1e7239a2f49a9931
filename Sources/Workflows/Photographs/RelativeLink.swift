import Foundation
import Storage

enum RelativeLink {
  /// Returns the link to a file from a page in the folder.
  static func of(_ path: String, from folder: String) -> String {
    let target = CanonicalPath.of(path).split(separator: "/")
    let start = CanonicalPath.of(folder).split(separator: "/")
    let shared = zip(target, start).prefix { $0 == $1 }.count
    let parts =
      Array(repeating: "..", count: start.count - shared) + target[shared...].map(String.init)
    return parts.map { $0.addingPercentEncoding(withAllowedCharacters: unreserved) ?? "" }
      .joined(separator: "/")
  }

  /// The unreserved characters of RFC 3986, 2.3.
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
