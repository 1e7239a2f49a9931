import Barcodes
import EngineKit

/// Checks that an engine heeds the keys that it says it heeds.
extension Examiner {
  mutating func checkFeatures() throws(ProbeFailure) {
    try configure(claims.symbologies)
    let read = try readWhole()
    if claims.features.contains(.region) { try checkRegion(read) }
    if claims.features.contains(.orientation) { try checkOrientation(read) }
  }

  /// A region that holds the symbol and its surroundings, and one of blank paper.
  private mutating func checkRegion(_ references: [ReferenceSymbol]) throws(ProbeFailure) {
    guard let reference = references.first else { return }
    let name = reference.symbology.name
    let (width, height) = (reference.image.width, reference.image.height)
    let paper = ReferenceSymbol.paperPixels / 2
    let around = [paper, paper, width - 2 * paper, height - 2 * paper]
    let inside = try detect(
      reference.image, "a \(name) with a region of interest around it", view: ["roi": around])
    let isRead = inside?.decodes.contains(where: reference.isRead) ?? false
    expect(isRead, .view, "a \(name) is not read with a region of interest around it")
    let outside = try detect(
      reference.image, "a \(name) with a region of interest beside it",
      view: ["roi": [0, 0, width, ReferenceSymbol.paperPixels / 2]])
    expect(
      outside?.decodes.isEmpty ?? true, .view,
      "a \(name) is reported that lies outside the region of interest")
  }

  /// Symbols that lie turned, with the orientation that says so: corners are those of the image as it was sent.
  private mutating func checkOrientation(_ references: [ReferenceSymbol]) throws(ProbeFailure) {
    let orientations: [ImageOrientation] = [.up, .left, .down, .right]
    for reference in references where reference.quarterTurns > 0 {
      let what =
        "a \(reference.symbology.name) turned by \(reference.quarterTurns * 90)°, told its orientation"
      let found = try detect(
        reference.image, what, view: ["orientation": orientations[reference.quarterTurns].rawValue])
      guard let found else { continue }
      let decode = found.decodes.first(where: reference.isRead)
      guard expect(decode != nil, .view, "\(what), is not read"), let decode,
        decode.corners != nil
      else { continue }
      let overlap = Score(of: [decode], against: [reference.code]).codes[0].overlap ?? 0
      expect(
        overlap >= 0.5, .view,
        "the corners of \(what), are not those of the image as it was sent")
    }
  }

  /// Those of the first symbology that is read at every turn without any view: others say nothing of views.
  private mutating func readWhole() throws(ProbeFailure) -> [ReferenceSymbol] {
    for symbology in claims.symbologies {
      var read: [ReferenceSymbol] = []
      for reference in references where reference.symbology == symbology {
        guard !read.contains(where: { $0.quarterTurns == reference.quarterTurns }) else { continue }
        let found = try detect(reference.image, "a \(symbology.name)")
        if found?.decodes.contains(where: reference.isRead) == true { read.append(reference) }
      }
      if read.count == 4 { return read }
    }
    return []
  }
}
