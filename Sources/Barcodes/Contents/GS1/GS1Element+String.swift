// The sequence of elements in a symbol, as bytes and as printed text. Source: GS1 General Specifications, clauses 7.8 (processing
// of data, concatenation), 4.14 (human readable interpretation).
extension GS1Element {
  /// The control character GS, which a reader transmits for FNC1 within a symbol (clause 7.8).
  public static let separator: UInt8 = 29

  /// The elements of a symbol's data; nil where it does not parse: nothing in it, an identifier that the table does not have, a
  /// length or a character that the identifier does not allow.
  ///
  /// A leading separator, as some readers transmit it for FNC1 in the first place, is passed over. So is one behind a value of
  /// predefined length, and one at the end: neither should be there, and neither leaves a doubt. Check digits and
  /// dates are not verified here.
  public static func elements(of bytes: some Sequence<UInt8>) -> [GS1Element]? {
    var rest = Array(bytes)[...]
    if rest.first == separator { rest.removeFirst() }
    var elements: [GS1Element] = []
    while !rest.isEmpty {
      guard let known = identifier(at: rest) else { return nil }
      rest = rest.dropFirst(known.identifier.utf8.count)
      let field =
        known.hasPredefinedLength
        ? rest.prefix(known.lengths.upperBound) : rest.prefix { $0 != separator }
      let value = String(decoding: field, as: UTF8.self)
      guard known.parts(of: value) != nil else { return nil }
      elements.append(GS1Element(identifier: known.identifier, value: value))
      rest = rest.dropFirst(field.count)
      if rest.first == separator { rest.removeFirst() }
    }
    return elements.isEmpty ? nil : elements
  }

  /// The data of a symbol with these elements: a separator behind each value that is not of predefined length, but not at the
  /// end; none in front.
  public static func bytes(of elements: [GS1Element]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, element) in elements.enumerated() {
      bytes += Array((element.identifier + element.value).utf8)
      let isLast = index == elements.count - 1
      if !isLast, !GS1ApplicationIdentifier.hasPredefinedLength(element.identifier) {
        bytes.append(separator)
      }
    }
    return bytes
  }

  /// As people read it below a symbol: identifiers in parentheses, which are not in the symbol, and no separators.
  public static func humanReadable(_ elements: [GS1Element]) -> String {
    elements.map { "(\($0.identifier))\($0.value)" }.joined()
  }

  /// The elements of what is printed below a symbol, `(01)09506000134352(10)AB-123`, with or without blanks around values; nil where
  /// it does not parse. A parenthesis within a value is one of it unless it begins an identifier.
  public static func elements(printed text: String) -> [GS1Element]? {
    let marks = text.matches(of: /\(([0-9]{2,4})\)/).filter {
      GS1ApplicationIdentifier(String($0.output.1)) != nil
    }
    guard let first = marks.first,
      text[..<first.range.lowerBound].allSatisfy(\.isWhitespace)
    else { return nil }
    let ends = marks.dropFirst().map(\.range.lowerBound) + [text.endIndex]
    var elements: [GS1Element] = []
    for (mark, end) in zip(marks, ends) {
      let identifier = String(mark.output.1)
      let value = text[mark.range.upperBound..<end].drop(while: \.isWhitespace)
      let trimmed = String(value.reversed().drop(while: \.isWhitespace).reversed())
      guard GS1ApplicationIdentifier(identifier)?.parts(of: trimmed) != nil else { return nil }
      elements.append(GS1Element(identifier: identifier, value: trimmed))
    }
    return elements
  }

  /// The identifier at the front. None is the beginning of another one.
  private static func identifier(at bytes: ArraySlice<UInt8>) -> GS1ApplicationIdentifier? {
    for length in 2...4 where bytes.count >= length {
      let identifier = String(decoding: bytes.prefix(length), as: UTF8.self)
      if let known = GS1ApplicationIdentifier(identifier) { return known }
    }
    return nil
  }
}
