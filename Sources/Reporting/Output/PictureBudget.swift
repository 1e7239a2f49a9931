import Analysis
import Foundation

/// Pictures as `data:` URIs, until a section is large enough.
struct PictureBudget {
  /// A picture as it stands in the page.
  struct Picture {
    var uri: String
    /// Whether it is the small copy of a wide frame.
    var isReduced: Bool
  }

  private let pictures: PictureFolder?
  private var bytesLeft = 220_000

  init(pictures: PictureFolder?) { self.pictures = pictures }

  /// The part of a stream's frame that was kept, as a URI; nil where there is none, or no room for it.
  mutating func shot(of frame: String) -> String? {
    pictures?.shot(of: frame).flatMap { spend($0) }
  }

  /// Nil where there is no picture, or no room for it.
  mutating func picture(of example: FrameExample) -> Picture? {
    guard example.hasPicture else { return nil }
    let thumbnail = pictures?.thumbnail(of: example.frame)
    guard let data = thumbnail ?? pictures?.picture(of: example.frame), let uri = spend(data)
    else { return nil }
    return Picture(uri: uri, isReduced: thumbnail != nil)
  }

  /// A picture's URI; nil where it is none, or there is no room for it.
  private mutating func spend(_ data: Data) -> String? {
    guard data.starts(with: [0x89, 0x50, 0x4E, 0x47]), data.count <= bytesLeft else { return nil }
    bytesLeft -= data.count
    return "data:image/png;base64," + data.base64EncodedString()
  }
}
