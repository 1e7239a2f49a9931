import Foundation
package import PageServer
import Storage

/// The page that a browser opens to be an engine.
extension HostedPage {
  /// Scripts are larger where they hold a reader as WebAssembly.
  private static let limitBytes = 64 << 20

  /// Returns its files, by their names below the address.
  ///
  /// - Parameters:
  ///   - polyfill: the path of a script that defines `BarcodeDetector`, in place of the browser's own; nil for that.
  ///   - assets: the paths of what it loads, which cannot take the place of a file of the page.
  /// - Throws: `PageServerError.unservable`.
  package static func engineFiles(
    polyfill: String?, assets: [String]
  ) throws(PageServerError) -> [String: PageReply] {
    var files: [String: PageReply] = [:]
    var tag = ""
    var script: Data?
    if let polyfill { (tag, script) = try Self.polyfill(at: polyfill) }
    for path in assets {
      let url = URL(fileURLWithPath: path)
      let bytes = try Self.bytes(of: path)
      // Of several with one name, the first.
      files[url.lastPathComponent] =
        files[url.lastPathComponent]
        ?? PageReply(200, contentType: contentType(of: url.pathExtension), body: bytes)
    }
    let html = String(decoding: PackageResources.index_html, as: UTF8.self)
    files[""] = .html(html.replacing("<!-- polyfill -->", with: tag).utf8)
    files["style.css"] = .style(PackageResources.style_css)
    let scripts = [
      "page.js": PackageResources.page_js, "bench.js": PackageResources.bench_js,
      "device.js": PackageResources.device_js, "view.js": PackageResources.view_js,
      "native.js": PackageResources.native_js,
    ]
    for (name, bytes) in scripts { files[name] = .script(bytes) }
    if let script { files["polyfill.js"] = .script(script) }
    return files
  }

  /// Reads a script, and returns it with the tag for the page, where its name and its SHA-256 stand, so that the page's script finds them.
  private static func polyfill(
    at path: String
  ) throws(PageServerError) -> (tag: String, script: Data) {
    let script = try bytes(of: path)
    guard let text = String(data: script, encoding: .utf8), text.contains("BarcodeDetector") else {
      throw .unservable(reason: "\(path): it is no script that defines BarcodeDetector")
    }
    let name = escaped(URL(fileURLWithPath: path).lastPathComponent)
    let sha256 = Digest.hexadecimal(of: Array(script))
    let tag =
      "<script src=\"native.js\"></script>\n<script src=\"polyfill.js\" id=\"polyfill\" data-name=\"\(name)\" "
      + "data-sha256=\"\(sha256)\"></script>"
    return (tag, script)
  }

  private static func contentType(of pathExtension: String) -> String {
    switch pathExtension {
    case "js", "mjs": "text/javascript; charset=utf-8"
    case "wasm": "application/wasm"
    case "json": "application/json"
    default: "application/octet-stream"
    }
  }

  private static func bytes(of path: String) throws(PageServerError) -> Data {
    do {
      return try InputFile.bytes(of: path, limitBytes: limitBytes)
    } catch {
      throw .unservable(reason: "\(error)")
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
