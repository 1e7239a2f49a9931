import Barcodes

/// The prefixes by which ISO/IEC 15424:2008 lets a reader announce a symbol of what was drawn: several where the modifier says
/// what the reader can do, which no symbol decides: whether it speaks of interpretations, say.
struct SymbologyIdentifiers: Sendable {
  var plain: [String]
  /// Of symbols with GS1's element strings; nil for those of any symbol.
  var gs1: [String]?
  /// Of Code 39 in full ASCII.
  var fullASCII: [String]?
  /// Of a part of a message.
  var structuredAppend: [String]?

  init(
    _ plain: [String], gs1: [String]? = nil, fullASCII: [String]? = nil,
    structuredAppend: [String]? = nil
  ) {
    (self.plain, self.gs1) = (plain, gs1)
    (self.fullASCII, self.structuredAppend) = (fullASCII, structuredAppend)
  }
}

extension Symbology {
  func identifiers(of form: DrawnContent.Form) -> [String] {
    let identifiers = SymbolStandard(of: self).identifiers
    let special: [String]? =
      switch form {
      case .plain, .kanji: nil
      case .gs1: identifiers.gs1
      case .fullASCII: identifiers.fullASCII
      case .structuredAppend: identifiers.structuredAppend
      }
    return special ?? identifiers.plain
  }
}
