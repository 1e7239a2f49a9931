/// Payloads that people carry and scan: links, contacts, boarding passes, identity cards. All names
/// and places are drawn letters; none is anybody's.
extension FrameRandom {
  mutating func linkOrContact() -> String {
    draw(below: 2) == 0 ? link() : contact()
  }

  /// A link of 30 to 60 characters. The host is reserved for examples (RFC 2606).
  mutating func link() -> String {
    let path = drawText(draw(in: 6...16), of: Character.lowercaseAndDigits)
    return "https://example.com/\(path)?id=" + drawDigits(draw(in: 6...20))
  }

  /// A contact in MECARD form (NTT DOCOMO, "Synchronization with Native Applications").
  mutating func contact() -> String {
    let family = name(4...9)
    let given = name(3...8)
    let telephone = "+1555" + drawDigits(7)
    return "MECARD:N:\(family),\(given);TEL:\(telephone);EMAIL:\(given.lowercased())@example.com;;"
  }

  /// The 60 mandatory characters of a boarding pass for one leg (IATA Resolution 792, Bar Coded Boarding
  /// Pass).
  mutating func boardingPass() -> String {
    let passenger = name(4...9).uppercased() + "/" + name(3...8).uppercased()
    let reference = drawText(6, of: Character.capitalsAndDigits)
    let route = drawText(6, of: Character.capitals)
    let carrier = drawText(2, of: Character.capitals)
    let flight = fixed(draw(in: 1...9999), width: 4)
    let day = fixed(draw(in: 1...365), width: 3)
    let arm = fixed(draw(in: 1...60), width: 3) + drawText(1, of: Array("ABCDEF"))
    let sequence = fixed(draw(in: 1...400), width: 4)
    return "M1" + padded(passenger, width: 20) + "E" + padded(reference, width: 7) + route
      + padded(carrier, width: 3) + padded(flight, width: 5) + day + "Y" + arm
      + padded(sequence, width: 5) + "100"
  }

  /// A driver's licence: header, and a subfile of elements, one a line (AAMVA DL/ID Card Design Standard,
  /// annex D).
  mutating func identityCard() -> String {
    identityCard(identityElements())
  }

  func identityCard(_ elements: [String]) -> String {
    let subfile = "DL" + elements.joined(separator: "\n") + "\r"
    let length = fixed(subfile.utf8.count, width: 4)
    return "@\n\u{1E}\rANSI 636000090001DL0031\(length)" + subfile
  }

  /// The elements of a licence, each after its identifier of three letters.
  mutating func identityElements() -> [String] {
    [
      "DAQ" + drawText(1, of: Character.capitals) + drawDigits(8),
      "DCS" + name(5...12).uppercased(), "DDEN",
      "DAC" + name(4...9).uppercased(), "DDFN", "DAD" + name(4...9).uppercased(),
      "DDGN", "DCAD", "DCBNONE", "DCDNONE", "DBD" + date(2016...2025),
      "DBB" + date(1945...2005), "DBA" + date(2027...2034),
      "DBC\(draw(in: 1...2))", "DAU0\(draw(in: 60...79)) in", "DAYBRO",
      "DAG\(draw(in: 1...9999)) " + name(5...10).uppercased() + " ST",
      "DAI" + name(5...12).uppercased(), "DAJ" + drawText(2, of: Character.capitals),
      "DAK" + drawDigits(5) + "0000  ", "DCF" + drawDigits(12), "DCGUSA",
    ]
  }

  private mutating func name(_ length: ClosedRange<Int>) -> String {
    drawText(1, of: Character.capitals)
      + drawText(draw(in: length) - 1, of: Character.lowercase)
  }

  /// MMDDCCYY.
  private mutating func date(_ years: ClosedRange<Int>) -> String {
    fixed(draw(in: 1...12), width: 2) + fixed(draw(in: 1...28), width: 2)
      + fixed(draw(in: years), width: 4)
  }

  /// With leading zeros.
  private func fixed(_ number: Int, width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// With spaces behind, cut to `width`.
  private func padded(_ text: String, width: Int) -> String {
    String(text.prefix(width)) + String(repeating: " ", count: max(0, width - text.count))
  }
}
