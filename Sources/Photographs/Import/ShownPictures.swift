import Barcodes
import Records

/// The pictures of a corpus that is being made, of which none may be in it twice: forty copies of one photograph say no more than one.
struct ShownPictures {
  private var frames: [String: FrameRecord] = [:]

  /// Adds a picture, unless one before it shows the same.
  ///
  /// - Returns: why it is left out; nil where it is not.
  /// - Throws: `PhotographError` where the truth contradicts itself.
  mutating func fault(of frame: FrameRecord, at path: String) throws(PhotographError) -> String? {
    guard let first = frames[frame.pixelIdentity] else {
      frames[frame.pixelIdentity] = frame
      return nil
    }
    let same =
      "it shows the same as \(VisibleText.quoted(first.photograph?.source ?? first.frame)), pixel for pixel"
    guard Set(first.codes.map(Content.init)) == Set(frame.codes.map(Content.init)) else {
      throw PhotographError(
        path: path, reason: "\(same), but the truth has other codes on it; correct one of them")
    }
    return VisibleText.line("\(path): \(same), and counts once")
  }

  /// What a truth says of a code, wherever it lies.
  private struct Content: Hashable {
    let symbology: Symbology
    let text: String

    init(_ code: CodeRecord) { (symbology, text) = (code.symbology, code.text) }
  }
}
