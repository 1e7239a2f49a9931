import Foundation
import Testing

@Suite struct CharsetFactTests {
  /// Foundation's decoders share nothing with the table. (When it was written, glibc's iconv and Python agreed as well.)
  @Test(arguments: CharsetFact.all)
  func `bytes are the text in Foundation's decoder too`(fact: CharsetFact) throws {
    let encoding = try #require(foundationEncodings[fact.eci])
    #expect(String(data: Data(fact.bytes), encoding: encoding) == fact.text)
  }

  @Test func `bytes are whole`() {
    for fact in CharsetFact.all {
      #expect(fact.bytesHex.count == 2 * fact.bytes.count, "\(fact)")
      #expect(fact.bytesHex.allSatisfy { $0.isHexDigit }, "\(fact)")
    }
  }

  /// Else a reader that ignores the ECI, and takes the bytes for UTF-8 or Latin-1, would pass.
  @Test func `each set has a text that is told from UTF-8 and Latin-1`() {
    let sets = Dictionary(grouping: CharsetFact.all) { $0.eci }
    for (eci, facts) in sets where ![3, 26, 27].contains(eci) {
      #expect(
        facts.contains { fact in
          let latin = String(fact.bytes.map { Character(Unicode.Scalar($0)) })
          return latin != fact.text && String(decoding: fact.bytes, as: UTF8.self) != fact.text
        }, "ECI \(eci)")
    }
  }
}

/// By ECI assignment number. Those without a name in Foundation have the number of Core Foundation's
/// `CFStringEncodings`, with the bit that tells them from Foundation's own.
private let foundationEncodings: [Int: String.Encoding] = [
  3: .isoLatin1, 4: .isoLatin2, 7: coreFoundation(0x0205), 9: coreFoundation(0x0207),
  17: coreFoundation(0x020F), 20: .shiftJIS, 21: .windowsCP1250, 22: .windowsCP1251,
  23: .windowsCP1252, 24: coreFoundation(0x0506), 25: .utf16BigEndian, 26: .utf8, 27: .ascii,
  28: coreFoundation(0x0A03), 30: coreFoundation(0x0940), 32: coreFoundation(0x0632),
]

private func coreFoundation(_ number: UInt) -> String.Encoding {
  String.Encoding(rawValue: 0x8000_0000 | number)
}
