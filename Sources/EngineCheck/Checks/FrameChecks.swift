import Barcodes

extension Examiner {
  /// Checks that nothing is read where nothing is.
  mutating func checkBlankFrames() throws(ProbeFailure) {
    try configure(claims.symbologies)
    for (name, level) in [("black", UInt8(0)), ("grey", 128), ("white", 255)] {
      let image = GreyImage(width: 640, height: 480, filledWith: level)
      let found = try detect(image, "a \(name) frame of 640 x 480 px")
      expect(
        found?.decodes.isEmpty != false, .detect,
        "'\(found?.decodes.first?.text ?? "")' was read in a \(name) frame")
    }
  }

  /// Checks that frames of few pixels and of odd widths are read, and that what are no frames are
  /// refused.
  mutating func checkFrameSizes() throws(ProbeFailure) {
    try configure(claims.symbologies)
    for (width, height) in [(1, 1), (2, 2), (3, 1), (1, 3), (7, 5), (17, 1), (1, 300), (300, 2)] {
      let image = GreyImage(width: width, height: height, filledWith: 200)
      _ = try detect(image, "a frame of \(width) x \(height) px", mayFail: true)
    }
    try readAtOddWidths()
    try refuseWrongPayloads()
  }

  /// A reader that takes rows for padded to 4 or 8 bytes reads some widths only.
  private mutating func readAtOddWidths() throws(ProbeFailure) {
    for reference in references where reference.quarterTurns == 0 {
      let width = reference.image.width
      var (read, missed): ([Int], [Int]) = ([], [])
      for width in width..<(width + 8) {
        let frame = reference.padded(byColumns: width - reference.image.width, rows: 3)
        let what = "a \(reference.symbology.name) in a frame of \(width) px width"
        guard let found = try detect(frame, what) else { return }
        let isRead = found.decodes.contains(where: reference.isRead)
        if isRead { read.append(width) } else { missed.append(width) }
      }
      guard !read.isEmpty else { continue }
      // A whole pattern is missed then, and not the one frame in a hundred that a reader may miss.
      expect(
        missed.count < 3, .detect,
        "the same \(reference.symbology.name) is read in frames \(words(read)) px wide and not in those "
          + "of \(words(missed)) px: rows follow one another without padding")
      return
    }
  }

  private func words(_ numbers: [Int]) -> String {
    numbers.map { "\($0)" }.joined(separator: ", ")
  }

  private mutating func refuseWrongPayloads() throws(ProbeFailure) {
    let image = GreyImage(width: 8, height: 8, filledWith: 200)
    for (payload, width, height) in [(63, 8, 8), (65, 8, 8), (0, 0, 0)] {
      let what = "a detect of \(width) x \(height) px with \(payload) bytes"
      doing("at \(what)")
      var request = [String: Any].detect(id: 7, image)
      (request["payload"], request["width"], request["height"]) = (payload, width, height)
      let reply = try expect(
        "failed", to: request, payload: Array(repeating: 200, count: payload), .detect, what)
      if let reply {
        expect(
          reply.fields["id"] as? Int == 7, .failed, "the failure of \(what) does not repeat its id")
      }
    }
    _ = try detect(image, "a frame after a detect that failed", mayFail: true)
  }

  /// Checks that the engine survives a frame as large as a camera's largest.
  mutating func checkHugeFrame() throws(ProbeFailure) {
    let image = GreyImage(width: 8192, height: 6144, filledWith: 230)
    try configure(claims.symbologies)
    _ = try detect(image, "a frame of 8192 x 6144 px", mayFail: true)
    let small = GreyImage(width: 640, height: 480, filledWith: 230)
    _ = try detect(small, "a frame after one of 8192 x 6144 px")
  }
}
