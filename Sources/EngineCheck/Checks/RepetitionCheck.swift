import Barcodes

/// Whether a call depends on those before it.
enum RepetitionCheck: ProtocolCheck {
  static let section = ProtocolSection.detect

  static func run(_ examiner: inout Examiner, canaries: [Canary]) throws(ProbeFailure) {
    guard let canary = canaries.first else { return }
    try examiner.configure(examiner.claims.symbologies)
    let blank = GreyImage(
      width: canary.image.width, height: canary.image.height, filledWith: canary.image[0, 0])
    let what = "a sharp \(canary.symbology.name)"
    let first = try examiner.detect(canary.image, what)?.decodes
    let between = try examiner.detect(blank, "a blank frame after it")?.decodes
    examiner.expect(
      between?.isEmpty != false, .timing,
      "the frame before is still reported in a blank one of the same size")
    let again = try examiner.detect(canary.image, what)?.decodes
    let repeated = try examiner.detect(canary.image, warmup: 2, repeats: 5, what)?.decodes
    examiner.expect(
      first == again, .timing, "the same image gave other decodes after a blank one")
    examiner.expect(
      first == repeated, .timing,
      "the same image gave other decodes in the last of seven calls than in a single one")
  }
}
