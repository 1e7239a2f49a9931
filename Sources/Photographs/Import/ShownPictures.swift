import Barcodes
import Photographed
import Records

/// The pictures of a corpus in the making, none of which may occur twice: forty copies of one
/// photograph say no more than one.
struct ShownPictures {
  private var truths: [String: PictureTruth] = [:]

  /// Adds a picture, and returns nil, or the reason that it is left out for an identical earlier
  /// one.
  ///
  /// - Throws: `ImportFault` if the truth gives identical pictures different codes.
  mutating func fault(
    of frame: FrameRecord, _ truth: PictureTruth, at path: String
  ) throws(ImportFault) -> String? {
    guard let first = truths[frame.pixelIdentity] else {
      truths[frame.pixelIdentity] = truth
      return nil
    }
    let same =
      "it shows the same as \(VisibleText.quoted(first.picture)), pixel for pixel"
    guard first.hasContents(of: truth) else {
      throw ImportFault(
        place: path, reason: "\(same), but the truth has other codes on it; correct one of them")
    }
    return VisibleText.line("\(path): \(same), and counts once")
  }
}
