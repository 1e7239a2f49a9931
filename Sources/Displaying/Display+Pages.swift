import Foundation
import PageServer

extension Display {
  static var screenFiles: [String: PageReply] {
    [
      "": .html(PackageResources.screen_html), "screen.js": .script(PackageResources.screen_js),
      "display.css": .style(PackageResources.display_css),
    ]
  }

  static func cameraFiles(polyfill: Data?) -> [String: PageReply] {
    [
      "": .html(PackageResources.camera_html), "camera.js": .script(PackageResources.camera_js),
      "display.css": .style(PackageResources.display_css),
      "polyfill.js": .script(polyfill ?? Data()),
    ]
  }
}
