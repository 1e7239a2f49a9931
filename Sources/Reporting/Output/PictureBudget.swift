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

  /// Nil where there is no picture, or no room for it.
  mutating func picture(of example: FrameExample) -> Picture? {
    guard example.hasPicture else { return nil }
    let thumbnail = pictures?.thumbnail(of: example.frame)
    guard let data = thumbnail ?? pictures?.picture(of: example.frame),
      data.starts(with: [0x89, 0x50, 0x4E, 0x47]), data.count <= bytesLeft
    else { return nil }
    bytesLeft -= data.count
    return Picture(
      uri: "data:image/png;base64," + data.base64EncodedString(), isReduced: thumbnail != nil)
  }
}
