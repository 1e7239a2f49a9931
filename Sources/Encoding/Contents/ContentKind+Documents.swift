import Barcodes
import ContentConventions

extension ContentKind {
  /// The kinds that people scan, in the conventions that say what such texts are for
  /// (`StructuredContent` has their sources).
  static let documents: [ContentKind] = [
    ContentKind("plain-text", "words", of: [.qrCode]) { _, random in
      DrawnContent(word(&random) + " " + word(&random), valueType: .text)
    },
    ContentKind("url", "a link", of: [.qrCode]) { _, random in
      let link = random.link()
      return DrawnContent(link, valueType: .url, value: ["url": link])
    },
    ContentKind("wifi", "a network, with signs in its name that have to be escaped", of: [.qrCode])
    {
      _, random in
      let name = word(&random) + random.drawText(1, of: Array(";:,\\\"")) + word(&random)
      let password = random.drawText(10, of: Character.capitalsAndDigits + Array(";:,\\ab"))
      let kind = random.drawElement(of: ["WPA", "WEP", "nopass"])
      var value = ["ssid": name, "encryption": kind == "nopass" ? "open" : kind.lowercased()]
      if kind != "nopass" { value["password"] = password }
      let said = kind == "nopass" ? "" : "P:\(escaped(password, ";:,\\\""));"
      return DrawnContent(
        "WIFI:T:\(kind);S:\(escaped(name, ";:,\\\""));\(said);", valueType: .wifi, value: value)
    },
    ContentKind("vcard", "a contact as vCard 3.0 (RFC 2426)", of: [.qrCode]) { _, random in
      vCard(&random)
    },
    ContentKind("mecard", "a contact as MECARD", of: [.qrCode]) { _, random in
      let (family, given, phone) = (word(&random), word(&random), phone(&random))
      let address = given.lowercased() + "@example.com"
      return DrawnContent(
        "MECARD:N:\(family),\(given);TEL:\(phone);EMAIL:\(address);;", valueType: .contactInfo,
        value: ["name": "\(given) \(family)", "phones": phone, "emails": address])
    },
    ContentKind("geo", "a place (RFC 5870)", of: [.qrCode]) { _, random in
      let latitude = decimal(random.draw(in: -89_9999...89_9999))
      let longitude = decimal(random.draw(in: -179_9999...179_9999))
      return DrawnContent(
        "geo:\(latitude),\(longitude)", valueType: .geo,
        value: ["latitude": latitude, "longitude": longitude])
    },
    ContentKind("sms", "a short message, as SMSTO or RFC 5724 have it", of: [.qrCode]) {
      _, random in
      let (phone, message) = (phone(&random), word(&random) + " " + word(&random))
      let text =
        random.draw(below: 2) == 0
        ? "SMSTO:\(phone):\(message)" : "sms:\(phone)?body=\(encoded(message))"
      return DrawnContent(text, valueType: .sms, value: ["number": phone, "message": message])
    },
    ContentKind("tel", "a telephone number (RFC 3966)", of: [.qrCode]) { _, random in
      let phone = phone(&random)
      return DrawnContent("tel:\(phone)", valueType: .phone, value: ["number": phone])
    },
    ContentKind("mailto", "an e-mail, as RFC 6068 or MATMSG have it", of: [.qrCode]) { _, random in
      let address = word(&random).lowercased() + "@example.com"
      let (subject, body) = (word(&random), word(&random) + " " + word(&random))
      let text =
        random.draw(below: 2) == 0
        ? "MATMSG:TO:\(address);SUB:\(subject);BODY:\(body);;"
        : "mailto:\(address)?subject=\(encoded(subject))&body=\(encoded(body))"
      return DrawnContent(
        text, valueType: .email, value: ["address": address, "subject": subject, "body": body])
    },
    ContentKind("vevent", "an event (RFC 5545)", of: [.qrCode]) { _, random in
      let (summary, place) = (word(&random) + " " + word(&random), word(&random))
      let day = "20\(random.draw(in: 26...39))0\(random.draw(in: 1...9))\(random.draw(in: 10...28))"
      let (start, end) = ("\(day)T\(random.draw(in: 10...15))0000Z", "\(day)T173000Z")
      return DrawnContent(
        "BEGIN:VEVENT\r\nSUMMARY:\(summary)\r\nDTSTART:\(start)\r\nDTEND:\(end)\r\nLOCATION:\(place)\r\nEND:VEVENT",
        valueType: .calendarEvent,
        value: ["summary": summary, "start": start, "end": end, "location": place])
    },
    ContentKind("driver-licence", "a card of AAMVA's standard", of: [.pdf417]) { _, random in
      let elements = random.identityElements()
      let fields = licenceFields.compactMap { code, field -> (String, String)? in
        elements.first { $0.hasPrefix(code) }.map { (field, trimmed(String($0.dropFirst(3)))) }
      }
      return DrawnContent(
        random.identityCard(elements), valueType: .driverLicense,
        value: Dictionary(fields) { first, _ in first })
    },
    ContentKind("boarding-pass", "IATA's pass for one leg", of: [.aztec, .pdf417, .qrCode]) {
      _, random in DrawnContent(random.boardingPass(), valueType: .text)
    },
  ]

  /// The element identifiers of AAMVA DL/ID 2020, D.12.5, with the names of their fields.
  private static let licenceFields = [
    ("DAQ", "document_number"), ("DCS", "last_name"), ("DAC", "first_name"), ("DAD", "middle_name"),
    ("DBB", "birth_date"), ("DBA", "expiry_date"), ("DBD", "issue_date"), ("DAG", "street"),
    ("DAI", "city"), ("DAJ", "state"), ("DAK", "postal_code"), ("DBC", "sex"),
  ]

  private static func vCard(_ random: inout FrameRandom) -> DrawnContent {
    let (family, given, phone) = (word(&random), word(&random), phone(&random))
    let address = given.lowercased() + "@example.com"
    let (company, street, city) = (word(&random), word(&random), word(&random))
    let code = random.drawDigits(5)
    let lines = [
      "BEGIN:VCARD", "VERSION:3.0", "N:\(family);\(given);;;", "FN:\(given) \(family)",
      "ORG:\(company)", "TEL;TYPE=CELL:\(phone)", "EMAIL:\(address)", "URL:https://example.com/",
      "ADR:;;\(street) 1;\(city);;\(code);", "END:VCARD",
    ]
    return DrawnContent(
      lines.joined(separator: "\r\n"), valueType: .contactInfo,
      value: [
        "name": "\(given) \(family)", "phones": phone, "emails": address,
        "organization": company, "urls": "https://example.com/",
        "address": "\(street) 1 \(city) \(code)",
      ])
  }

  /// Drawn letters with a capital first; nobody's name.
  private static func word(_ random: inout FrameRandom) -> String {
    random.drawText(1, of: Character.capitals)
      + random.drawText(random.draw(in: 3...7), of: Array("abcdefghijklmnopqrstuvwxyz"))
  }

  /// In the range that is kept for fiction (North American Numbering Plan, 555-0100 to 0199).
  private static func phone(_ random: inout FrameRandom) -> String {
    "+1\(random.draw(in: 201...989))55501" + random.drawDigits(2)
  }

  private static func escaped(_ text: String, _ signs: String) -> String {
    text.map { signs.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  /// Percent-encodes a text of letters and spaces.
  private static func encoded(_ text: String) -> String {
    text.map { $0 == " " ? "%20" : "\($0)" }.joined()
  }

  /// Ten-thousandths of a degree.
  private static func decimal(_ number: Int) -> String {
    let fraction = String(abs(number) % 10_000)
    return (number < 0 ? "-" : "") + "\(abs(number) / 10_000)."
      + String(repeating: "0", count: 4 - fraction.count) + fraction
  }

  /// Without the spaces that fill a field.
  private static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }
}
