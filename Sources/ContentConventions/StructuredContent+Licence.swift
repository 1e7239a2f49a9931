import Barcodes

/// `@`, LF, RS, CR, `ANSI `…: the PDF417 on North American driving licences and identity cards.
///
/// Source: AAMVA DL/ID Card Design Standard (2020), annex D: the header (D.12.3), the designators of subfiles (D.12.4),
/// the elements (D.12.5), each of three letters and a value up to LF, the subfile up to CR. Elements of the editions of
/// 2000 to 2009 are read where the newer ones are missing. `AAMVA` in place of `ANSI ` is the edition of 2000.
extension StructuredContent {
  static func licence(of text: String) -> StructuredContent? {
    guard let elements = elements(of: text) else { return nil }
    var fields = names(in: elements)
    for (field, element) in [
      "document_number": "DAQ", "birth_date": "DBB", "expiry_date": "DBA", "issue_date": "DBD",
      "street": "DAG", "city": "DAI", "state": "DAJ", "postal_code": "DAK",
    ] {
      fields[field] = elements[element]
    }
    // The edition of 2000 writes the sex as M or F as well.
    fields["sex"] = elements["DBC"].map { ["M": "1", "F": "2"][$0] ?? $0 }
    return StructuredContent(.driverLicense, fields)
  }

  /// DCS, DAC and DAD are the names of today. In 2005, DCT held all given names: the first of them is the first name. In
  /// 2000, DAB was the family name, and DAA all of them: family name, first name, middle names between commas.
  private static func names(in elements: [String: String]) -> [String: String?] {
    let full = (elements["DAA"] ?? "").parts(at: ",").map { $0.trimmed }
    let given = (elements["DCT"] ?? "").unicodeScalars.split { $0 == "," || $0 == " " }
      .map { String($0) }
    func part(_ parts: [String], _ index: Int) -> String? {
      parts.indices.contains(index) && !parts[index].isEmpty ? parts[index] : nil
    }
    let middle = given.dropFirst().joinedParts(by: " ")
    return [
      "last_name": elements["DCS"] ?? elements["DAB"] ?? part(full, 0),
      "first_name": elements["DAC"] ?? part(given, 0) ?? part(full, 1),
      "middle_name": elements["DAD"] ?? (middle.isEmpty ? part(full, 2) : middle),
    ]
  }

  /// The elements of the first subfile of a licence (`DL`) or an identity card (`ID`).
  ///
  /// Its designator gives an offset in bytes, which need not be that in the text of a reader: the subfile is found as the
  /// segment that begins with its type. Padding and words that say that there is no value (`NONE`, `unavl`: D.12.5) are left out.
  private static func elements(of text: String) -> [String: String]? {
    guard let subfiles = subfiles(of: text) else { return nil }
    for segment in subfiles.parts(at: "\r") {
      let trimmed = segment.trimmed
      guard let body = ["DL", "ID"].lazy.compactMap({ trimmed.dropping($0) }).first else {
        continue
      }
      var elements: [String: String] = [:]
      for line in body.parts(at: "\n") where line.unicodeScalars.count > 3 {
        let value = String(line.unicodeScalars.dropFirst(3)).trimmed
        let identifier = String(line.unicodeScalars.prefix(3))
        if !["", "NONE", "UNAVL"].contains(value.uppercased()), elements[identifier] == nil {
          elements[identifier] = value
        }
      }
      return elements
    }
    return nil
  }

  /// The text that follows the header and the designators.
  ///
  /// The header is the file type, 6 digits of the issuer, 2 of the version, 2 of the issuer's own
  /// version (from version 02 on), 2 of the number of subfiles; each subfile has a designator of 10
  /// characters. Readers that pass over control characters lose those before the file type, so that
  /// each of them may be missing.
  private static func subfiles(of text: String) -> String? {
    guard let afterMark = text.dropping("@") else { return nil }
    let start = String(
      afterMark.unicodeScalars.drop { ["\n", "\u{1E}", "\u{1C}", "\r"].contains($0) })
    guard let header = start.dropping("ANSI ") ?? start.dropping("AAMVA") else { return nil }
    let digits = header.unicodeScalars.prefix { "0"..."9" ~= $0 }
    guard digits.count >= 10, let version = Int(String(digits.dropFirst(6).prefix(2))) else {
      return nil
    }
    let length = version < 2 ? 10 : 12
    guard digits.count >= length, let count = Int(String(digits.prefix(length).suffix(2))) else {
      return nil
    }
    return String(header.unicodeScalars.dropFirst(length + 10 * count))
  }
}

extension String {
  /// The text that follows a prefix, letter for letter; nil where the text does not begin with it.
  fileprivate func dropping(_ prefix: String) -> String? {
    unicodeScalars.starts(with: prefix.unicodeScalars)
      ? String(unicodeScalars.dropFirst(prefix.unicodeScalars.count)) : nil
  }
}
