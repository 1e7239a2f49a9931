import Barcodes

/// A mail address on its own.
///
/// Source: RFC 5322, clauses 3.2.3 (`atext`) and 3.4.1 (`addr-spec`), in the form of a dot-atom; the domain is a
/// host name of two labels or more (RFC 1123, clause 2.1). Quoted local parts and addresses of numbers, which the RFC
/// also allows, are `text`: nobody prints them.
extension StructuredContent {
  static func mailAddress(of text: String) -> StructuredContent? {
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
