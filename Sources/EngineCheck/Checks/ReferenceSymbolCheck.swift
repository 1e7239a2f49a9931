import Barcodes

/// Checks that each symbology that is claimed is read, and reported as it has to be.
extension Examiner {
  mutating func checkReferenceSymbols() throws(ProbeFailure) {
    for symbology in claims.symbologies {
      try configure([symbology])
      var readings: [ReferenceReading] = []
      let own = references.filter { $0.symbology == symbology }
      for reference in own {
        let what = "a sharp \(symbology.name)"
        guard let found = try detect(reference.image, what) else { return }
        if let decode = found.decodes.first(where: reference.isRead) ?? found.decodes.first {
          readings.append((reference, decode))
        }
      }
      let unread = own.filter { reference in
        reference.quarterTurns == 0 && !readings.contains { $0.reference.text == reference.text }
      }
      judge(readings, unread: unread, of: symbology)
    }
  }

  /// - Parameter unread: the upright ones of which nothing was reported.
  private mutating func judge(
    _ readings: [ReferenceReading], unread: [ReferenceSymbol], of symbology: Symbology
  ) {
    let upright = readings.filter { $0.reference.quarterTurns == 0 }
    let count = ReferenceSymbol.uprightCount
    expect(
      !upright.isEmpty, .hello,
      "\(symbology.name) is claimed, and none of \(count) was read that are sharp at 4 px per module"
    )
    expect(
      upright.isEmpty || upright.count == count, .hello, severity: .note,
      "of \(count) \(symbology.name) that are sharp at 4 px per module, \(upright.count) were read, not "
        + unread.map { quoted($0.text) }.joined(separator: ", "))
    if let reading = upright.first { judgeContent(reading) }
    let right = readings.filter { $0.reference.isRead(by: $0.decode) }
    let placed = right.filter { $0.decode.corners != nil }
    guard !placed.isEmpty else {
      expect(
        right.isEmpty, .corners, severity: .note,
        "\(symbology.name) comes without corners: its decodes count for whichever code has their content, and for no measure of position"
      )
      return
    }
    judgeCorners(placed, of: symbology)
  }

  private mutating func judgeContent(_ reading: ReferenceReading) {
    let (reference, decode) = (reading.reference, reading.decode)
    let name = reference.symbology.name
    if !reference.isRead(by: decode) {
      var renamed = decode
      renamed.symbology = reference.symbology
      if reference.isRead(by: renamed) || decode.bytes == reference.code.bytes {
        expect(
          false, .decodes,
          "\(name) is reported as \(decode.symbology.map { "'\($0.name)'" } ?? "no symbology")")
      } else {
        let bytes = String(decoding: decode.bytes, as: UTF8.self)
        expect(
          false, .decodes,
          "the bytes of \(name) \(quoted(reference.text)) were reported as \(quoted(bytes))")
      }
      return
    }
    let text = CanonicalContent(decode.symbology, Array(decode.text.utf8))
    expect(
      text == CanonicalContent(reference.symbology, reference.code.bytes), .decodes,
      severity: .note,
      "the text of \(name) \(quoted(reference.text)) is \(quoted(decode.text))")
  }
}

/// The beginning of a payload, in one line.
private func quoted(_ text: String) -> String {
  let lengthOfNote = 40
  let visible = text.unicodeScalars.map { $0.value < 32 ? "·" : String($0) }.joined()
  return visible.count > lengthOfNote ? "'\(visible.prefix(lengthOfNote))…'" : "'\(visible)'"
}

/// A decode of a reference.
typealias ReferenceReading = (reference: ReferenceSymbol, decode: Decode)
