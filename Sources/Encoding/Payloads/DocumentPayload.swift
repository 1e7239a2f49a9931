/// Payloads that people carry and scan: links, contacts, boarding passes, identity cards. All names
/// and places are drawn letters; none is anybody's.
enum DocumentPayload {
  static func linkOrContact(_ random: inout FrameRandom) -> String {
    random.draw(below: 2) == 0 ? link(&random) : contact(&random)
  }

  /// A link of 30 to 60 characters. The host is reserved for examples (RFC 2606).
  static func link(_ random: inout FrameRandom) -> String {
    let lowercase = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    let path = random.drawText(random.draw(in: 6...16), of: lowercase)
    return "https://example.com/\(path)?id=" + random.drawDigits(random.draw(in: 6...20))
  }

  /// A contact in MECARD form (NTT DOCOMO, "Synchronization with Native Applications").
  static func contact(_ random: inout FrameRandom) -> String {
    let family = name(&random, 4...9)
    let given = name(&random, 3...8)
    let telephone = "+1555" + random.drawDigits(7)
    return "MECARD:N:\(family),\(given);TEL:\(telephone);EMAIL:\(given.lowercased())@example.com;;"
  }

  /// The 60 mandatory characters of a boarding pass for one leg (IATA Resolution 792, Bar Coded Boarding
  /// Pass).
  static func boardingPass(_ random: inout FrameRandom) -> String {
    let passenger = name(&random, 4...9).uppercased() + "/" + name(&random, 3...8).uppercased()
    let reference = random.drawText(6, of: Alphabet.capitalsAndDigits)
    let route = random.drawText(6, of: Alphabet.capitals)
    let carrier = random.drawText(2, of: Alphabet.capitals)
    let flight = fixed(random.draw(in: 1...9999), width: 4)
    let day = fixed(random.draw(in: 1...365), width: 3)
    let arm = fixed(random.draw(in: 1...60), width: 3) + random.drawText(1, of: Array("ABCDEF"))
    let sequence = fixed(random.draw(in: 1...400), width: 4)
    return "M1" + padded(passenger, width: 20) + "E" + padded(reference, width: 7) + route
      + padded(carrier, width: 3) + padded(flight, width: 5) + day + "Y" + arm
      + padded(sequence, width: 5) + "100"
  }

  /// A driver's licence: header, and a subfile of elements, one a line (AAMVA DL/ID Card Design Standard,
  /// annex D).
  static func identityCard(_ random: inout FrameRandom) -> String {
    identityCard(identityElements(&random))
  }

  static func identityCard(_ elements: [String]) -> String {
    let subfile = "DL" + elements.joined(separator: "\n") + "\r"
    let length = fixed(subfile.utf8.count, width: 4)
    return "@\n\u{1E}\rANSI 636000090001DL0031\(length)" + subfile
  }

  /// The elements of a licence, each after its identifier of three letters.
  static func identityElements(_ random: inout FrameRandom) -> [String] {
    [
      "DAQ" + random.drawText(1, of: Alphabet.capitals) + random.drawDigits(8),
      "DCS" + name(&random, 5...12).uppercased(), "DDEN",
      "DAC" + name(&random, 4...9).uppercased(), "DDFN", "DAD" + name(&random, 4...9).uppercased(),
      "DDGN", "DCAD", "DCBNONE", "DCDNONE", "DBD" + date(&random, 2016...2025),
      "DBB" + date(&random, 1945...2005), "DBA" + date(&random, 2027...2034),
      "DBC\(random.draw(in: 1...2))", "DAU0\(random.draw(in: 60...79)) in", "DAYBRO",
      "DAG\(random.draw(in: 1...9999)) " + name(&random, 5...10).uppercased() + " ST",
      "DAI" + name(&random, 5...12).uppercased(), "DAJ" + random.drawText(2, of: Alphabet.capitals),
      "DAK" + random.drawDigits(5) + "0000  ", "DCF" + random.drawDigits(12), "DCGUSA",
    ]
  }

  private static func name(_ random: inout FrameRandom, _ length: ClosedRange<Int>) -> String {
    random.drawText(1, of: Alphabet.capitals)
      + random.drawText(random.draw(in: length) - 1, of: Array("abcdefghijklmnopqrstuvwxyz"))
  }

  /// MMDDCCYY.
  private static func date(_ random: inout FrameRandom, _ years: ClosedRange<Int>) -> String {
    fixed(random.draw(in: 1...12), width: 2) + fixed(random.draw(in: 1...28), width: 2)
      + fixed(random.draw(in: years), width: 4)
  }

  /// With leading zeros.
  private static func fixed(_ number: Int, width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// With spaces behind, cut to `width`.
  private static func padded(_ text: String, width: Int) -> String {
    String(text.prefix(width)) + String(repeating: " ", count: max(0, width - text.count))
  }
}
