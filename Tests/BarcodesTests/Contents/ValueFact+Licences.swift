import Barcodes

extension ValueFact {
  private static let annex = "AAMVA DL/ID Card Design Standard 2020, annex D"

  static let licences: [ValueFact] = [
    ValueFact(
      licence(
        "ANSI 6360001000",
        [
          "DLDAQX0000001\nDCSBLINT\nDDEN\nDACZORP\nDDFN\nDADQUUX\nDDGN\nDCAD\nDBA01312030\n"
            + "DBB02291996\nDBC1\nDBD01312022\nDAU068 in\nDAYBRO\nDAG1 BLORP ROAD\n"
            + "DAIBLORPTON\nDAJVA\nDAK999990000  \nDCFX\nDCGUSA\r", "ZVZVA01\r",
        ]), in: .pdf417, .driverLicense,
      [
        "document_number": "X0000001", "last_name": "BLINT", "first_name": "ZORP",
        "middle_name": "QUUX", "expiry_date": "01312030", "birth_date": "02291996",
        "issue_date": "01312022", "sex": "1", "street": "1 BLORP ROAD", "city": "BLORPTON",
        "state": "VA", "postal_code": "999990000",
      ], annex + ".12"),
    ValueFact(
      licence(
        "ANSI 6360000800",
        ["IDDAQX0000002\nDCSBLINT\nDACZORP\nDADNONE\nDBCunavl\nDBB20000229\nDAJON\r"]),
      in: .pdf417, .driverLicense,
      [
        "document_number": "X0000002", "last_name": "BLINT", "first_name": "ZORP",
        "birth_date": "20000229", "state": "ON",
      ], annex + ".12.5: an identity card; no value, CCYYMMDD as in Canada"),
    ValueFact(
      licence(
        "ANSI 63600001",
        [
          "DLDAQX0000003\nDAABLINT,ZORP,QUUX\nDAG1 BLORP ROAD\nDBB19960229\nDBCF\r",
          "ZAZAA1\r",
        ]), in: .pdf417, .driverLicense,
      [
        "document_number": "X0000003", "last_name": "BLINT", "first_name": "ZORP",
        "middle_name": "QUUX", "street": "1 BLORP ROAD", "birth_date": "19960229", "sex": "2",
      ], "AAMVA National Standard for the DL/ID Card, 2000: version 01, DAA"),
    ValueFact(
      licence("ANSI 6360000300", ["DLDCSBLINT\nDCTZORP,QUUX,FROB\nDAQX0000004\r"]),
      in: .pdf417, .driverLicense,
      [
        "document_number": "X0000004", "last_name": "BLINT", "first_name": "ZORP",
        "middle_name": "QUUX FROB",
      ], "AAMVA DL/ID Card Design Specifications 2005, annex D: version 03, DCT"),
    ValueFact(
      licence("ANSI 6360000900", ["ZVZVADAQ\r", "DLDAQX0000005\nDCSBLINT\r"]), in: .pdf417,
      .driverLicense, ["document_number": "X0000005", "last_name": "BLINT"],
      annex + ".12.4: subfiles in any order"),
    ValueFact(
      licence("AAMVA63600001", ["DLDAQX0000006\nDABBLINT\nDACZORP\r"]), in: .pdf417,
      .driverLicense,
      ["document_number": "X0000006", "last_name": "BLINT", "first_name": "ZORP"],
      "AAMVA National Standard for the DL/ID Card, 2000: file type AAMVA, DAB"),
    ValueFact("@example", .text, annex + ".12.3: no header"),
    ValueFact("ANSI 636000100001DL00310010DLDAQX", in: .pdf417, .text, annex + ".12.3: no @"),
  ]

  /// A file with a header, a designator for each subfile (type, offset, length), and the subfiles.
  private static func licence(_ type: String, _ subfiles: [String]) -> String {
    func digits(_ number: Int, _ count: Int) -> String {
      String(repeating: "0", count: count - String(number).count) + String(number)
    }
    let header = "@\n\u{1E}\r" + type + digits(subfiles.count, 2)
    var offset = header.utf8.count + 10 * subfiles.count
    var designators = ""
    for subfile in subfiles {
      designators += subfile.prefix(2) + digits(offset, 4) + digits(subfile.utf8.count, 4)
      offset += subfile.utf8.count
    }
    return header + designators + subfiles.joined()
  }

  private static let prefixes = "GS1 General Specifications, clause 1.4"

  static let retail: [ValueFact] = [
    ValueFact("9520123456788", in: .ean13, .product, ["number": "9520123456788"], prefixes),
    ValueFact("9780000000002", in: .ean13, .isbn, ["number": "9780000000002"], "ISO 2108"),
    ValueFact("9791000000008", in: .ean13, .isbn, ["number": "9791000000008"], "ISO 2108"),
    ValueFact(
      "9790000000001", in: .ean13, .product, ["number": "9790000000001"],
      "ISO 10957: 979-0 is printed music"),
    ValueFact(
      "9770000000003", in: .ean13, .product, ["number": "9770000000003"], "ISO 3297: an ISSN"),
    ValueFact("95200002", in: .ean8, .product, ["number": "95200002"], prefixes),
    ValueFact("036000291452", in: .upcA, .product, ["number": "036000291452"], prefixes),
    ValueFact("04252614", in: .upcE, .product, ["number": "04252614"], prefixes),
    ValueFact("9780000000002", in: .code128, .text, "GS1 General Specifications: EAN/UPC alone"),
    ValueFact("09520123456788", in: .itf, .text, "GS1 General Specifications: a trade unit"),
  ]

  static let plain: [ValueFact] = [
    ValueFact("Blorp", in: .code39, .text, "no convention"),
    ValueFact("", .text, "no convention"),
    ValueFact("MECARD:", .text, "NTT DOCOMO, phonebook registration: a card says something"),
    ValueFact(
      "M1BLINT/ZORP         EXXXXXX AAABBBXX 0000 001Y001A0000 000", in: .pdf417, .text,
      "IATA Resolution 792: a boarding pass, which ML Kit has no type for"),
    ValueFact(
      "0109521234543213", in: .code128, .text, "GS1 element strings, which ML Kit has no type for"),
    ValueFact(
      "otpauth://totp/zorp@example.com?secret=AAAA", .text, "a scheme that ML Kit has no type for"),
  ]
}
