/// `mailto:someone@example.com?subject=…`: a mail to write.
///
/// Source: RFC 6068, clause 2: addresses between commas, and header fields behind `?`, whose names may be of either
/// case; all is percent-encoded, and `+` stands for itself. A `to` among the fields adds to the addresses. Several
/// addresses stand one a line. `cc`, `bcc` and other fields are dropped.
enum MailtoConvention {
  static func content(of text: String) -> StructuredContent? {
    guard let body = text.after("mailto:") else { return nil }
    let (addresses, query) = body.halves(at: "?")
    let fields = query.map(PercentEncoding.fields) ?? []
    func first(_ name: String) -> String? { fields.first { $0.name == name }?.value }
    let further = fields.filter { $0.name == "to" }.flatMap { $0.value.parts(at: ",") }
    // Commas within an address are encoded (clause 2, 4), so that the list is split before it is decoded.
    let all = addresses.parts(at: ",").map(PercentEncoding.decoded) + further
    let content = StructuredContent(
      .email,
      [
        "address": all.map { $0.trimmed }.joinedParts(by: "\n"),
        "subject": first("subject"),
        "body": first("body"),
      ])
    return content.fields.isEmpty ? nil : content
  }
}

/// `MATMSG:TO:…;SUB:…;BODY:…;;`: a mail to write, as the first camera phones had it.
///
/// Source: NTT DOCOMO, bar code functions, "mail"; in capital letters. Several `TO` stand one a line.
enum MailMessageConvention {
  static func content(of text: String) -> StructuredContent? {
    guard text.hasPrefix("MATMSG:"), let body = text.after("MATMSG:") else { return nil }
    let fields = SemicolonFields(body)
    let content = StructuredContent(
      .email,
      [
        "address": fields.joined("TO"),
        "subject": fields.values("SUB").first,
        "body": fields.values("BODY").first,
      ])
    return content.fields.isEmpty ? nil : content
  }
}

/// A mail address on its own.
///
/// Source: RFC 5322, clauses 3.2.3 (`atext`) and 3.4.1 (`addr-spec`), in the form of a dot-atom; the domain is a
/// host name of two labels or more (RFC 1123, clause 2.1). Quoted local parts and addresses of numbers, which the RFC
/// also allows, are `text`: nobody prints them.
enum MailAddressConvention {
  static func content(of text: String) -> StructuredContent? {
    let halves = text.parts(at: "@")
    guard halves.count == 2, isLocalPart(halves[0]), isDomain(halves[1]) else { return nil }
    return StructuredContent(.email, ["address": text])
  }

  private static func isLocalPart(_ text: String) -> Bool {
    text.parts(at: ".").allSatisfy { atom in
      !atom.isEmpty && atom.unicodeScalars.allSatisfy { isLetterOrDigit($0) || isAtomSign($0) }
    }
  }

  private static func isDomain(_ text: String) -> Bool {
    let labels = text.parts(at: ".")
    return labels.count >= 2
      && labels.allSatisfy { label in
        !label.isEmpty && !label.hasPrefix("-") && !label.hasSuffix("-")
          && label.unicodeScalars.allSatisfy { isLetterOrDigit($0) || $0 == "-" }
      }
  }

  private static func isAtomSign(_ scalar: Unicode.Scalar) -> Bool {
    "!#$%&'*+-/=?^_`{|}~".unicodeScalars.contains(scalar)
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }
}
