import Barcodes
import Testing

/// GS1 as it is printed below a symbol, and the same as readers give it.
@Suite struct PrintedElementsTests {
  private let printed = "(01)12824322967606(240)r.1A(15)361128(90)SUEj6"
  private let bytes = Array("0112824322967606240r.1A\u{1D}1536112890SUEj6".utf8)

  private func outcome(_ text: String, _ symbology: Symbology, _ decode: Decode) -> Outcome {
    Score(
      of: [decode],
      against: [TrueCode(symbology: symbology, bytes: Array(text.utf8), isKnownByText: true)]
    ).codes[0].outcome
  }

  private func decode(_ symbology: Symbology, _ bytes: [UInt8], _ text: String) -> Decode {
    Decode(symbology: symbology, bytes: bytes, text: text, corners: nil)
  }

  @Test(arguments: [Symbology.code128, .dataMatrix, .qrCode, .aztec])
  func `equal bytes are judged alike, whatever text a reader makes of them`(symbology: Symbology) {
    let raw = String(decoding: bytes, as: UTF8.self)
    for truth in [printed, raw, "(01) 12824322967606 (240) r.1A (15) 361128 (90) SUEj6"] {
      for text in [printed, raw] where truth != raw || text == raw {
        let answer = decode(symbology, bytes, text)
        #expect(outcome(truth, symbology, answer) == .correct, "\(truth) \(text)")
      }
      let led = decode(symbology, [29] + bytes, "\u{1D}" + raw)
      #expect(outcome(truth, symbology, led) == .correct, "\(truth)")
      let other = decode(symbology, bytes.dropLast() + [0x37], "x")
      #expect(outcome(truth, symbology, other) == .misread, "\(truth)")
    }
    // The bytes are the truth's, and the text is another form of it.
    #expect(outcome(raw, symbology, decode(symbology, bytes, printed)) == .correct)
  }

  @Test func `parentheses that are in the symbol stay what they are`() {
    let literal = decode(.code128, Array(printed.utf8), printed)
    #expect(outcome(printed, .code128, literal) == .correct)
    let plain = "(01)234"
    #expect(
      outcome(plain, .code128, decode(.code128, Array("01234".utf8), "01234"))
        == .misread)
    #expect(GS1Element.elements(printed: "(10)A(B)C(21)7")?.map(\.value) == ["A(B)C", "7"])
    #expect(GS1Element.elements(printed: "x(10)A") == nil)
    #expect(GS1Element.elements(printed: "no (10) A") == nil)
    // 39 would not have FNC1.
    #expect(
      outcome(printed, .code39, decode(.code39, bytes, "x")) == .misread)
  }
}
