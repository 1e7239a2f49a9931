import Foundation
package import PageServer
import Storage

extension BrowserPage.Polyfill {
  /// Scripts are larger where they hold a reader as WebAssembly.
  fileprivate static let limitBytes = 64 << 20

  /// Reads a script that defines `BarcodeDetector`.
  ///
  /// - Throws: `PageServerError`.
  package init(path: String) throws(PageServerError) {
    let script = try BrowserPage.bytes(of: path)
    guard let text = String(data: script, encoding: .utf8), text.contains("BarcodeDetector") else {
      throw .unservable(reason: "\(path): it is no script that defines BarcodeDetector")
    }
    self.init(
      name: URL(fileURLWithPath: path).lastPathComponent, script: script,
      sha256: Digest.hexadecimal(of: Array(script)))
  }
}

extension BrowserPage {
  /// A file that a polyfill loads, with its name.
  ///
  /// - Throws: `PageServerError`.
  package static func asset(path: String) throws(PageServerError) -> (name: String, file: PageFile)
  {
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

  fileprivate static func bytes(of path: String) throws(PageServerError) -> Data {
    do {
      return Data(try InputFile.bytes(of: path, limitBytes: Polyfill.limitBytes))
    } catch {
      throw .unservable(reason: "\(error)")
    }
  }
}
