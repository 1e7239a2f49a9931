import Foundation
import Storage

/// Links between files of one machine.
enum RelativeLink {
  /// Where a file lies as seen from a folder, as a page there links to it.
  static func of(_ path: String, from folder: String) -> String {
    let target = CanonicalPath.of(path).split(separator: "/")
    let start = CanonicalPath.of(folder).split(separator: "/")
    let shared = zip(target, start).prefix { $0 == $1 }.count
    let parts =
      Array(repeating: "..", count: start.count - shared) + target[shared...].map(String.init)
    return parts.map { $0.addingPercentEncoding(withAllowedCharacters: unreserved) ?? "" }
      .joined(separator: "/")
  }

  /// RFC 3986, 2.3.
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
