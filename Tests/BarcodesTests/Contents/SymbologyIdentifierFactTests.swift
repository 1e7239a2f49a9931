import Barcodes
import Testing

@Suite struct SymbologyIdentifierFactTests {
  /// ISO/IEC 15424: `]`, a letter, and one digit or letter.
  @Test(arguments: SymbologyIdentifierFact.all)
  func `an identifier has three characters`(fact: SymbologyIdentifierFact) {
    for identifier in fact.identifiers {
      let characters = Array(identifier)
      #expect(characters.count == 3 && characters[0] == "]" && characters[1].isLetter)
      #expect(characters[2].isHexDigit)
    }
  }

  @Test func `what a symbol has is said once, and of every symbology`() {
    let all = SymbologyIdentifierFact.all
    #expect(Set(all.map { $0.symbology }) == Set(Symbology.allCases))
    #expect(Set(all.map { $0.testDescription }).count == all.count)
  }

  /// The letter alone tells the symbology, but for the retail symbols, which are one (ISO/IEC 15420).
  @Test func `a letter stands for one symbology`() {
    let letters = Dictionary(grouping: SymbologyIdentifierFact.all) {
      $0.identifiers[0].dropFirst().prefix(1)
    }
    for (letter, facts) in letters {
      let symbologies = Set(facts.map { $0.symbology })
      let isRetail = symbologies == [.ean13, .ean8, .upcA, .upcE]
      #expect(symbologies.count == 1 || isRetail, "\(letter)")
    }
  }

  /// The sums by which the standards make the modifiers of QR Code: 1, and 1 for an ECI, and 2 or 4 for FNC1.
  @Test func `QR Code's modifiers count features`() {
    for fact in SymbologyIdentifierFact.all where fact.symbology == .qrCode {
      let modifier =
        1 + (fact.has.contains(.eci) ? 1 : 0) + (fact.has.contains(.fnc1First) ? 2 : 0)
        + (fact.has.contains(.fnc1Second) ? 4 : 0)
      #expect(fact.identifiers == ["]Q\(modifier)"])
    }
  }
}
