import Foundation
package import PageServer
import Storage

extension BrowserPage.Polyfill {
  /// Scripts are larger where they hold a reader as WebAssembly.
  fileprivate static let limitBytes = 64 << 20

  /// Reads a script that defines `BarcodeDetector`.
  ///
  /// - Throws: `PolyfillError`.
  package init(path: String) throws(PolyfillError) {
    let script = try BrowserPage.bytes(of: path)
    guard let text = String(data: script, encoding: .utf8), text.contains("BarcodeDetector") else {
      throw PolyfillError(path: path, reason: "it is no script that defines BarcodeDetector")
    }
    self.init(
      name: URL(fileURLWithPath: path).lastPathComponent, script: script,
      sha256: Digest.hexadecimal(of: Array(script)))
  }
}

extension BrowserPage {
  /// A file that a polyfill loads, with its name.
  ///
  /// - Throws: `PolyfillError`.
  package static func asset(path: String) throws(PolyfillError) -> (name: String, file: PageFile) {
    let url = URL(fileURLWithPath: path)
    let contentType =
      switch url.pathExtension {
      case "js", "mjs": "text/javascript; charset=utf-8"
      case "wasm": "application/wasm"
      case "json": "application/json"
      default: "application/octet-stream"
      }
    return (
      url.lastPathComponent, PageFile(contentType: contentType, bytes: try bytes(of: path))
    )
  }

  fileprivate static func bytes(of path: String) throws(PolyfillError) -> Data {
    do {
      return Data(try InputFile.bytes(of: path, limitBytes: Polyfill.limitBytes))
    } catch {
      throw PolyfillError(path: path, reason: "\(error)")
    }
  }
}

/// A file that cannot be served with a page.
package struct PolyfillError: Error, Equatable, CustomStringConvertible {
  var path: String
  var reason: String

  package var description: String { reason.hasPrefix(path) ? reason : "\(path): \(reason)" }
}
