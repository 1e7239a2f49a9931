import Foundation
import PageServer

enum DisplayPages {
  static var screen: [String: PageFile] {
    [
      "": html(PackageResources.screen_html), "screen.js": script(PackageResources.screen_js),
      "display.css": style,
    ]
  }

  static func camera(polyfill: Data?) -> [String: PageFile] {
    [
      "": html(PackageResources.camera_html), "camera.js": script(PackageResources.camera_js),
      "display.css": style, "polyfill.js": script(Array(polyfill ?? Data())),
    ]
  }

  private static var style: PageFile {
    PageFile(contentType: "text/css; charset=utf-8", bytes: Data(PackageResources.display_css))
  }

  private static func html(_ bytes: [UInt8]) -> PageFile {
    PageFile(contentType: "text/html; charset=utf-8", bytes: Data(bytes))
  }

  private static func script(_ bytes: [UInt8]) -> PageFile {
    PageFile(contentType: "text/javascript; charset=utf-8", bytes: Data(bytes))
  }
}
