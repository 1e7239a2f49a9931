import Barcodes
import EngineKit

/// Checks that an engine heeds the keys that it says it heeds.
enum FeatureCheck: ProtocolCheck {
  static let section = ProtocolSection.view

  static func run(_ examiner: inout Examiner, references: [ReferenceSymbol]) throws(ProbeFailure) {
    try examiner.configure(examiner.claims.symbologies)
    let read = try references.readWhole(by: &examiner)
    if examiner.claims.features.contains(.region) { try checkRegion(&examiner, read) }
    if examiner.claims.features.contains(.orientation) { try checkOrientation(&examiner, read) }
  }

  /// A region that holds the symbol and its surroundings, and one of blank paper.
  private static func checkRegion(
    _ examiner: inout Examiner, _ references: [ReferenceSymbol]
  ) throws(ProbeFailure) {
    guard let reference = references.first else { return }
    let name = reference.symbology.name
    let (width, height) = (reference.image.width, reference.image.height)
    let paper = ReferenceSymbol.paperPixels / 2
    let around = [paper, paper, width - 2 * paper, height - 2 * paper]
    let inside = try examiner.detect(
      reference.image, "a \(name) with a region of interest around it", view: ["roi": around])
    let isRead = inside?.decodes.contains(where: reference.isRead) ?? false
    examiner.expect(isRead, .view, "a \(name) is not read with a region of interest around it")
    let outside = try examiner.detect(
      reference.image, "a \(name) with a region of interest beside it",
      view: ["roi": [0, 0, width, ReferenceSymbol.paperPixels / 2]])
    examiner.expect(
      outside?.decodes.isEmpty ?? true, .view,
      "a \(name) is reported that lies outside the region of interest")
  }

  /// Symbols that lie turned, with the orientation that says so: corners are those of the image as it was sent.
  private static func checkOrientation(
    _ examiner: inout Examiner, _ references: [ReferenceSymbol]
  ) throws(ProbeFailure) {
    let orientations: [ImageOrientation] = [.up, .left, .down, .right]
    for reference in references where reference.quarterTurns > 0 {
      let what =
        "a \(reference.symbology.name) turned by \(reference.quarterTurns * 90)°, told its orientation"
      let found = try examiner.detect(
        reference.image, what, view: ["orientation": orientations[reference.quarterTurns].rawValue])
      guard let found else { continue }
      let decode = found.decodes.first(where: reference.isRead)
      guard examiner.expect(decode != nil, .view, "\(what), is not read"), let decode,
        decode.corners != nil
      else { continue }
      let overlap = Score(of: [decode], against: [reference.code]).codes[0].overlap ?? 0
      examiner.expect(
        overlap >= 0.5, .view,
        "the corners of \(what), are not those of the image as it was sent")
    }
  }
}

extension [ReferenceSymbol] {
  /// Those of the first symbology that is read at every turn without any view: others say nothing of views.
  fileprivate func readWhole(by examiner: inout Examiner) throws(ProbeFailure) -> [ReferenceSymbol]
  {
    for symbology in examiner.claims.symbologies {
      var read: [ReferenceSymbol] = []
      for reference in self where reference.symbology == symbology {
        guard !read.contains(where: { $0.quarterTurns == reference.quarterTurns }) else { continue }
        let found = try examiner.detect(reference.image, "a \(symbology.name)")
        if found?.decodes.contains(where: reference.isRead) == true { read.append(reference) }
      }
      if read.count == 4 { return read }
    }
    return []
  }
}
