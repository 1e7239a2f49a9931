import Barcodes

/// Checks that a call does not depend on those before it.
enum RepetitionCheck: ProtocolCheck {
  static let section = ProtocolSection.detect

  static func run(_ examiner: inout Examiner, references: [ReferenceSymbol]) throws(ProbeFailure) {
    guard let reference = references.first else { return }
    try examiner.configure(examiner.claims.symbologies)
    let blank = GreyImage(
      width: reference.image.width, height: reference.image.height,
      filledWith: reference.image[0, 0])
    let what = "a sharp \(reference.symbology.name)"
    let first = try examiner.detect(reference.image, what)?.decodes
    let between = try examiner.detect(blank, "a blank frame after it")?.decodes
    examiner.expect(
      between?.isEmpty != false, .timing,
      "the frame before is still reported in a blank one of the same size")
    let again = try examiner.detect(reference.image, what)?.decodes
    let repeated = try examiner.detect(reference.image, warmup: 2, repeats: 5, what)?.decodes
    examiner.expect(
      first == again, .timing, "the same image gave other decodes after a blank one")
    examiner.expect(
      first == repeated, .timing,
      "the same image gave other decodes in the last of seven calls than in a single one")
  }
}
