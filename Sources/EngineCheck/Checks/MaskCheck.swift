import Barcodes

/// Checks that only what was asked for is reported.
extension Examiner {
  mutating func checkMasks() throws(ProbeFailure) {
    let claimed = claims.symbologies
    for symbology in claimed where claimed.count > 1 {
      guard let reference = references.first(where: { $0.symbology == symbology }) else { continue }
      let asked = claimed.filter { $0 != symbology }
      try configure(asked)
      let what = "a \(symbology.name) under a mask without it"
      guard let found = try detect(reference.image, what) else { return }
      for decode in found.decodes {
        guard let reported = decode.symbology else { continue }
        expect(
          asked.contains(reported), .configure,
          "a \(reported.name) was reported where it had not been asked for")
      }
    }
    try configure(claimed)
    for symbology in claimed {
      let upright = references.filter { $0.symbology == symbology && $0.quarterTurns == 0 }
      var isRead = false
      for reference in upright where !isRead {
        let found = try detect(
          reference.image, "a \(symbology.name) under the mask of all")
        isRead =
          found?.decodes.contains { $0.bytes == reference.code.bytes || reference.isRead(by: $0) }
          ?? false
      }
      expect(
        isRead, .configure,
        "none of \(upright.count) \(symbology.name) was read where all that is claimed had been asked for"
      )
    }
  }
}
