import Barcodes
import Foundation
import Testing

@Suite struct GS1ElementStringTests {
  @Test(arguments: GS1Fact.all)
  func `data is cut into the elements that the specifications say`(fact: GS1Fact) {
    #expect(GS1Element.elements(of: fact.data.utf8) == fact.elements)
  }

  @Test(arguments: GS1Fact.all.filter { $0.elements != nil && $0.isCanonical })
  func `elements are written with the separators that are needed`(fact: GS1Fact) throws {
    let elements = try #require(fact.elements)
    #expect(GS1Element.bytes(of: elements) == Array(fact.data.utf8))
  }

  @Test func `people read identifiers in parentheses`() {
    let elements = [
      GS1Element(identifier: "01", value: "09501101530003"),
      GS1Element(identifier: "10", value: "ABC"),
    ]
    #expect(GS1Element.humanReadable(elements) == "(01)09501101530003(10)ABC")
  }

  @Test func `an element is an array of two in JSON`() throws {
    let elements = [GS1Element(identifier: "01", value: "09501101530003")]
    let data = try JSONEncoder().encode(elements)
    #expect(String(decoding: data, as: UTF8.self) == #"[["01","09501101530003"]]"#)
    #expect(try JSONDecoder().decode([GS1Element].self, from: data) == elements)
    for other in [#"[["01"]]"#, #"[["01","1","2"]]"#, #"[[1,2]]"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode([GS1Element].self, from: Data(other.utf8))
      }
    }
  }

  /// Elements drawn from the whole table, with values of any allowed length and all allowed characters.
  @Test(arguments: 0..<500)
  func `elements that are written are read again`(seed: UInt64) {
    var generator = Drawn(seed: seed)
    let elements = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
      generator.element()
    }
    let bytes = GS1Element.bytes(of: elements)
    #expect(GS1Element.elements(of: bytes) == elements, "seed \(seed)")
    #expect(GS1Element.elements(of: [29] + bytes) == elements, "seed \(seed)")
    #expect(bytes.last != 29 && bytes.first != 29, "seed \(seed)")
  }

  /// The General Specifications have no identifier that begins with another one: else data could be cut in two ways.
  @Test func `no identifier begins with another one`() {
    let identifiers = Set(GS1ApplicationIdentifier.known.map { $0.identifier })
    for identifier in identifiers {
      for length in 2..<max(identifier.count, 2) {
        #expect(!identifiers.contains(String(identifier.prefix(length))), "\(identifier)")
      }
    }
  }

  /// A value whose length varies would have no end without a separator.
  @Test func `values without a separator have one length`() {
    for known in GS1ApplicationIdentifier.known where known.hasPredefinedLength {
      #expect(known.lengths.count == 1, "\(known.identifier)")
      #expect(known.parts.allSatisfy { $0.characters == .digits }, "\(known.identifier)")
    }
  }

  /// The total lengths, identifier and value, of the table of element strings with predefined length (clause 7.8).
  @Test(arguments: [
    ("00", 20), ("01", 16), ("02", 16), ("03", 16), ("11", 8), ("12", 8), ("13", 8), ("15", 8),
    ("16", 8), ("17", 8), ("20", 4), ("3100", 10), ("3205", 10), ("3375", 10), ("3400", 10),
    ("3575", 10), ("3600", 10), ("410", 16), ("417", 16),
  ])
  func `predefined lengths are those of the specifications`(identifier: String, total: Int) throws {
    let known = try #require(GS1ApplicationIdentifier(identifier))
    #expect(known.hasPredefinedLength)
    #expect(known.lengths == (total - identifier.count)...(total - identifier.count))
  }
}

extension Drawn {
  mutating func element() -> GS1Element {
    let known = GS1ApplicationIdentifier.known
    let identifier = known[Int.random(in: known.indices, using: &self)]
    var value = ""
    for part in identifier.parts {
      let allowed = (UInt8(0)...127).filter(part.characters.contains).map {
        Character(Unicode.Scalar($0))
      }
      if part.mayBeMissing, Bool.random(using: &self) { break }
      value += text(of: allowed, part.lengths)
    }
    return GS1Element(identifier: identifier.identifier, value: value)
  }
}
