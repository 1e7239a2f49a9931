import Barcodes
import Records

/// The pictures of a corpus in the making, none of which may occur twice: forty copies of one
/// photograph say no more than one.
struct ShownPictures {
  private var frames: [String: FrameRecord] = [:]

  /// Adds a picture, and returns nil, or the reason that it is left out for an identical earlier
  /// one.
  ///
  /// - Throws: `PhotographError` if the truth gives identical pictures different codes.
  mutating func fault(of frame: FrameRecord, at path: String) throws(PhotographError) -> String? {
    guard let first = frames[frame.pixelIdentity] else {
      frames[frame.pixelIdentity] = frame
      return nil
    }
    let same =
      "it shows the same as \(VisibleText.quoted(first.photograph?.source ?? first.frame)), pixel for pixel"
    guard Set(first.codes.map(ShownContent.init)) == Set(frame.codes.map(ShownContent.init)),
      first.others?.count ?? 0 == frame.others?.count ?? 0
    else {
      throw PhotographError(
        path: path, reason: "\(same), but the truth has other codes on it; correct one of them")
    }
    return VisibleText.line("\(path): \(same), and counts once")
  }

  /// The symbology and text that a truth gives a code, regardless of its position.
  private struct ShownContent: Hashable {
    let symbology: Symbology
    let text: String

    init(_ code: CodeRecord) { (symbology, text) = (code.symbology, code.text) }
  }
}
