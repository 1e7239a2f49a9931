import Barcodes

/// Checks that a call does not depend on those before it.
extension Examiner {
  mutating func checkRepetition() throws(ProbeFailure) {
    guard let reference = references.first else { return }
    try configure(claims.symbologies)
    let blank = GreyImage(
      width: reference.image.width, height: reference.image.height,
      filledWith: reference.image[0, 0])
    let what = "a sharp \(reference.symbology.name)"
    let first = try detect(reference.image, what)?.decodes
    let between = try detect(blank, "a blank frame after it")?.decodes
    expect(
      between?.isEmpty != false, .timing,
      "the frame before is still reported in a blank one of the same size")
    let again = try detect(reference.image, what)?.decodes
    let repeated = try detect(reference.image, warmup: 2, repeats: 5, what)?.decodes
    expect(
      first == again, .timing, "the same image gave other decodes after a blank one")
    expect(
      first == repeated, .timing,
      "the same image gave other decodes in the last of seven calls than in a single one")
  }
}
