import Barcodes
import ContentConventions
import Testing

@Suite struct StructuredContentTests {
  @Test(arguments: ValueFact.all)
  func `a text means what its convention says`(fact: ValueFact) {
    let content = StructuredContent(of: fact.text, symbology: fact.symbology)
    #expect(content.type == fact.type)
    #expect(content.fields == fact.fields)
  }

  @Test func `there are facts of every type`() {
    #expect(Set(ValueFact.all.map { $0.type }) == Set(ValueType.allCases))
    #expect(ValueFact.all.count >= 80)
  }

  /// The names of the contract (ML Kit's, in lower case).
  @Test func `types are named as in the contract`() {
    let names = [
      "contact_info", "email", "isbn", "phone", "product", "sms", "text", "url", "wifi", "geo",
      "calendar_event", "driver_license",
    ]
    #expect(ValueType.allCases.map { $0.rawValue } == names)
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func `a card means the same whatever ends its lines`(end: String) {
    for fact in ValueFact.cards + ValueFact.events {
      let lines = fact.text.split(whereSeparator: { $0.isNewline })
      let content = StructuredContent(of: lines.joined(separator: end), symbology: .qrCode)
      #expect(content.fields == fact.fields, "\(fact)")
    }
  }

  @Test(arguments: ValueFact.all)
  func `white space at both ends changes nothing`(fact: ValueFact) {
    guard fact.fields["number"] == nil || fact.type == .phone || fact.type == .sms else { return }
    let padded = StructuredContent(of: " \r\n\(fact.text)\n ", symbology: fact.symbology)
    #expect(padded.fields == fact.fields)
  }

  @Test func `no retail symbol is anything but a product or a book`() {
    for symbology in [Symbology.ean13, .ean8, .upcA, .upcE] {
      #expect(StructuredContent(of: "tel:5550123", symbology: symbology).type == .product)
    }
  }

  /// Names of networks drawn from the characters that need care, escaped as the convention has it.
  @Test(arguments: 0..<200)
  func `an escaped name and password come back`(seed: UInt64) {
    var generator = Drawn(seed: seed)
    let (name, password) = (generator.text(of: difficult), generator.text(of: difficult))
    let text = "WIFI:T:WPA;S:\(escaped(name));P:\(escaped(password));;"
    let content = StructuredContent(of: text, symbology: .qrCode)
    #expect(content.fields["ssid"] == name, "seed \(seed)")
    #expect(content.fields["password"] == password, "seed \(seed)")
  }

  /// Any text at all, made of pieces that the conventions know.
  @Test(arguments: 0..<500)
  func `any text is read, the same each time`(seed: UInt64) {
    var generator = Drawn(seed: seed)
    let text = (0..<12).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    let content = StructuredContent(of: text, symbology: .qrCode)
    #expect(content == StructuredContent(of: text, symbology: .qrCode), "seed \(seed)")
    #expect(content.type != .text || content.fields.isEmpty, "seed \(seed)")
  }

  /// Any cut of any fact is read without a trap, and says only what the fact's fields may hold.
  @Test(arguments: ValueFact.all)
  func `a text that is cut off is still read`(fact: ValueFact) {
    for length in 0..<fact.text.unicodeScalars.count {
      let cut = String(fact.text.unicodeScalars.prefix(length))
      let content = StructuredContent(of: cut, symbology: fact.symbology)
      #expect(content.type != .text || content.fields.isEmpty)
      #expect(content.fields.values.allSatisfy { !$0.isEmpty })
    }
  }
}

private let pieces = [
  "WIFI:", "S:", "T:", "P:", ";", ";;", "\\", "\"", "MECARD:", "N:", ",", "BEGIN:VCARD", "\r\n",
  "\n", " ",
  "FN", ":", "=", "=C3", "=A9", "%", "%C3%A9", "ENCODING=QUOTED-PRINTABLE", "BEGIN:VEVENT",
  "END:VEVENT",
  "DTSTART", "geo:", "1", "-", ".", "?", "&", "sms:", "SMSTO:", "tel:", "mailto:", "@", "a", "é",
  "\u{301}",
  "http://", "www.", "MEBKM:", "URL:", "@\n\u{1E}\rANSI ", "636000090102", "DL00310020", "DLDAQ",
]

private let difficult: [Character] = ["\\", ";", ":", ",", "\"", "a", " ", "%", "é", "東", "=", "5"]

private func escaped(_ text: String) -> String {
  text.map { "\\;:,\"".contains($0) ? "\\\($0)" : String($0) }.joined()
}
