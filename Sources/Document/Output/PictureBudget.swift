import Foundation
import Tallies

/// Pictures as `data:` URIs, up to the size limit of a section.
struct PictureBudget {
  private let pictures: PictureFolder?
  private var bytesLeft = 220_000

  init(pictures: PictureFolder?) { self.pictures = pictures }

  /// Returns the stored part of a stream's frame as a URI; nil if there is none or no room for it.
  mutating func shot(of frame: String) -> String? {
    pictures?.shot(of: frame).flatMap { spend($0) }
  }

  /// Returns the picture as a URI, reduced if it is the small copy of a wide frame; nil if there is none or no room for it.
  mutating func picture(of example: FrameExample) -> (uri: String, isReduced: Bool)? {
    guard example.hasPicture else { return nil }
    let thumbnail = pictures?.thumbnail(of: example.frame)
    guard let data = thumbnail ?? pictures?.picture(of: example.frame), let uri = spend(data)
    else { return nil }
    return (uri, thumbnail != nil)
  }

  /// Returns the URI of a PNG; nil if it is not one or there is no room for it.
  private mutating func spend(_ data: Data) -> String? {
    guard data.starts(with: [0x89, 0x50, 0x4E, 0x47]), data.count <= bytesLeft else { return nil }
    bytesLeft -= data.count
    return "data:image/png;base64," + data.base64EncodedString()
  }
}
