import Barcodes

extension ValueFact {
  private static let docomo = "NTT DOCOMO, phonebook registration"

  static let phoneBooks: [ValueFact] = [
    ValueFact(
      "MECARD:N:Blint,Zorp;TEL:+12015550123;EMAIL:zorp@example.com;;", .contactInfo,
      ["name": "Zorp Blint", "phones": "+12015550123", "emails": "zorp@example.com"], docomo),
    ValueFact(
      "MECARD:N:Blint;TEL:5550123;TEL:5550124;;", .contactInfo,
      ["name": "Blint", "phones": "5550123\n5550124"], docomo + ": a name without a comma"),
    ValueFact(
      "MECARD:N:Blint,Zorp;ADR:,,123,Blorp Road,Blorpton,99999,Blorpia;NOTE:n;BDAY:20000101;;",
      .contactInfo, ["name": "Zorp Blint", "address": "123 Blorp Road Blorpton 99999 Blorpia"],
      docomo + ": ADR is parts between commas"),
    ValueFact(
      #"MECARD:N:O\;Blint\, Zorp;URL:http\://example.com/;;"#, .contactInfo,
      ["name": "O;Blint, Zorp", "urls": "http://example.com/"],
      docomo + ": an escaped comma divides no name"),
    ValueFact(
      "MECARD:TEL:5550123;URL:http://example.com/;N:Blint;SOUND:burinto;;", .contactInfo,
      ["name": "Blint", "phones": "5550123", "urls": "http://example.com/"],
      docomo + ": in any order"),
    ValueFact(
      "MECARD:N:Blint,Zorp;ORG:Blorp Works;;", .contactInfo,
      ["name": "Zorp Blint", "organization": "Blorp Works"], "ZXing's wiki, Contact information"),
    ValueFact(
      "BIZCARD:N:Zorp;X:Blint;T:Clerk;C:Blorp Works;A:1 Blorp Road, Blorpton;B:+12015550123;"
        + "E:zorp@example.com;;", .contactInfo,
      [
        "name": "Zorp Blint", "organization": "Blorp Works", "address": "1 Blorp Road, Blorpton",
        "phones": "+12015550123", "emails": "zorp@example.com",
      ], "ZXing's wiki, Contact information: BIZCARD"),
  ]

  static let cards: [ValueFact] = [
    card(
      "VERSION:3.0\r\nN:Blint;Zorp;;;\r\nFN:Zorp Blint", ["name": "Zorp Blint"],
      "RFC 2426, clauses 3.1.1 and 3.1.2"),
    card(
      "VERSION:3.0\r\nN:Blint;Zorp;Quux;Dr.;M.D.", ["name": "Dr. Zorp Quux Blint M.D."],
      "RFC 2426, clause 3.1.2: order of the components"),
    card(
      "VERSION:3.0\r\nN:Blint;Zorp;Quux,Frob;;\r\nFN:", ["name": "Zorp Quux Frob Blint"],
      "RFC 2426, clause 3.1.2: a list in a component; FN is empty"),
    card(
      "VERSION:4.0\r\nN:Blint;Zorp;;;\r\nFN:Blint the Zorp", ["name": "Blint the Zorp"],
      "RFC 6350, clause 6.2.1: FN is the name for display"),
    card(
      "VERSION:4.0\nFN:Zorp\nTEL;VALUE=uri;TYPE=\"voice,cell\":tel:+1-201-555-0123;ext=1",
      ["name": "Zorp", "phones": "+1-201-555-0123"], "RFC 6350, clause 6.4.1: TEL as a URI"),
    card(
      "VERSION:3.0\r\nFN:Zorp\r\nTEL;TYPE=HOME,VOICE:+12015550123\r\nitem1.TEL:+12015550124",
      ["name": "Zorp", "phones": "+12015550123\n+12015550124"],
      "RFC 2426, clauses 3.3.1 and 4: parameters, groups"),
    card(
      "VERSION:3.0\r\nFN:Zorp\r\nADR;TYPE=WORK:;;1 Blorp Road\\, Rear;Blorpton;BL;99999;Blorpia",
      ["name": "Zorp", "address": "1 Blorp Road, Rear Blorpton BL 99999 Blorpia"],
      "RFC 2426, clause 3.2.1"),
    card(
      "VERSION:3.0\r\nFN:Zorp\r\nORG:Blorp Works\\; Inc.;Widgets\r\nURL:https://example.com/",
      [
        "name": "Zorp", "organization": "Blorp Works; Inc. Widgets", "urls": "https://example.com/",
      ],
      "RFC 2426, clauses 3.5.5 and 3.6.8"),
    card(
      "VERSION:3.0\r\nFN:Zorp Bl\r\n int\r\nEMAIL;TYPE=INTERNET:zorp@exam\r\n\tple.com",
      ["name": "Zorp Blint", "emails": "zorp@example.com"], "RFC 2426, clause 2.6: folding"),
    card(
      "VERSION:2.1\r\nN:Blint;Zorp\r\nTEL;WORK;VOICE:5550123\r\nORG:Blorp\r\n Works",
      ["name": "Zorp Blint", "phones": "5550123", "organization": "Blorp Works"],
      "vCard 2.1, clauses 2.1.2 and 2.1.3: values alone; folding keeps the space"),
    card(
      "VERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6rp",
      ["name": "Jörp Müller"], "vCard 2.1, clause 2.1.5; RFC 2045, clause 6.7"),
    card(
      "VERSION:2.1\r\nFN;CHARSET=UTF-8;QUOTED-PRINTABLE:Zorp =\r\nBl=C3=\r\n=ADnt\r\nTEL:5550123",
      ["name": "Zorp Blínt", "phones": "5550123"],
      "RFC 2045, clause 6.7, rule 5: soft line breaks"),
    card(
      "VERSION:2.1\r\nFN;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Zorp Bl=EDnt",
      ["name": "Zorp Blínt"], "vCard 2.1, clause 2.1.6: CHARSET"),
    card(
      #"VERSION:2.1\#r\#nN:Blint;Zorp\#r\#nORG:A\;B\C"#,
      ["name": "Zorp Blint", "organization": #"A;B\C"#],
      "vCard 2.1, clause 2.1.3: only the semicolon is escaped"),
    card(
      "version:3.0\r\nfn:Zorp\r\nemail:zorp@example.com",
      ["name": "Zorp", "emails": "zorp@example.com"],
      "RFC 6350, clause 3.3: names are of either case"),
    card(
      "VERSION:4.0\nFN:Zorp\nURL:http://example.com/a:b\nNOTE:line\\none",
      ["name": "Zorp", "urls": "http://example.com/a:b"], "RFC 6350, clause 3.3"),
    ValueFact(
      "BEGIN:VCARD\nVERSION:3.0\nFN:Zorp\nTEL:5550123", .contactInfo,
      ["name": "Zorp", "phones": "5550123"], "RFC 2426 needs END; readers do not"),
  ]

  private static func card(
    _ lines: String, _ fields: [String: String], _ source: String
  ) -> ValueFact {
    ValueFact("BEGIN:VCARD\r\n\(lines)\r\nEND:VCARD\r\n", .contactInfo, fields, source)
  }
}
