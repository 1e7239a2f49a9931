package import Foundation
package import PageServer

/// The page that a browser opens to be an engine.
package enum BrowserPage {
  /// A script that defines `BarcodeDetector`, in place of the browser's own.
  package struct Polyfill: Sendable {
    package var name: String
    package var script: Data
    /// The SHA-256 of the script.
    package var sha256: String

    package init(name: String, script: Data, sha256: String) {
      (self.name, self.script, self.sha256) = (name, script, sha256)
    }
  }

  /// The files below the address.
  ///
  /// - Parameter assets: what the polyfill loads, which cannot take the place of a file of the page.
  package static func files(
    polyfill: Polyfill? = nil, assets: [(name: String, file: PageFile)] = []
  ) -> [String: PageFile] {
    var files = Dictionary(assets.map { ($0.name, $0.file) }) { first, _ in first }
    files.merge(own(polyfill)) { $1 }
    return files
  }

  private static func own(_ polyfill: Polyfill?) -> [String: PageFile] {
    var files = [
      "": html(PackageResources.index_html, with: polyfill),
      "style.css": .style(PackageResources.style_css),
    ]
    let scripts = [
      "page.js": PackageResources.page_js, "bench.js": PackageResources.bench_js,
      "device.js": PackageResources.device_js, "view.js": PackageResources.view_js,
      "native.js": PackageResources.native_js,
    ]
    for (name, bytes) in scripts { files[name] = .script(bytes) }
    if let polyfill { files["polyfill.js"] = .script(polyfill.script) }
    return files
  }

  /// The name and the version of a polyfill stand in the page, where its script finds them.
  private static func html(_ bytes: [UInt8], with polyfill: Polyfill?) -> PageFile {
    var text = String(decoding: bytes, as: UTF8.self)
    var tag = ""
    if let polyfill {
      tag =
        "<script src=\"native.js\"></script>\n<script src=\"polyfill.js\" id=\"polyfill\" data-name=\"\(escaped(polyfill.name))\" "
        + "data-sha256=\"\(polyfill.sha256)\"></script>"
    }
    text = text.replacing("<!-- polyfill -->", with: tag)
    return .html(text.utf8)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
