import Barcodes
import Testing

/// What a decode says is held against the truth layer by layer.
@Suite struct LayerFindingTests {
  private func code(
    _ symbology: Symbology = .qrCode, bytes: [UInt8], text: String?, eci: [Int] = [],
    gs1: [GS1Element]? = nil, identifiers: [String] = ["]Q1", "]Q2"], type: ValueType? = nil,
    value: [String: String]? = nil
  ) -> TrueCode {
    TrueCode(
      symbology: symbology, bytes: bytes,
      content: ContentTruth(
        kind: "test", text: text, eci: eci, gs1: gs1, symbologyIdentifiers: identifiers,
        valueType: type, value: value))
  }

  private func isRight(_ layer: ContentLayer, _ decode: Decode, _ code: TrueCode) -> Bool? {
    LayerFinding(layer, of: decode, against: code)?.isRight
  }

  @Test func `a reader may have the bytes right and the text wrong`() {
    let umlaut = code(bytes: [0x67, 0xFC, 0x6E], text: "gün")
    let lossy = Decode(symbology: .qrCode, bytes: [0x67, 0xFC, 0x6E], corners: nil)
    #expect(isRight(.bytes, lossy, umlaut) == true)
    #expect(isRight(.text, lossy, umlaut) == false)
    let score = Score(of: [lossy], against: [umlaut])
    #expect(score.codes[0].outcome == .correct && score.codes[0].decode == 0)
  }

  @Test func `a reader may have the text right and the bytes wrong`() {
    let umlaut = code(bytes: [0x67, 0xFC, 0x6E], text: "gün")
    let converted = Decode(symbology: .qrCode, bytes: Array("gün".utf8), corners: nil)
    #expect(isRight(.bytes, converted, umlaut) == false)
    #expect(isRight(.text, converted, umlaut) == true)
    #expect(Score(of: [converted], against: [umlaut]).codes[0].outcome == .correct)
  }

  @Test func `letters that look alike are not the same text`() {
    let composed = code(bytes: Array("é".utf8), text: "\u{E9}")
    let apart = Decode(symbology: .qrCode, bytes: Array("e\u{301}".utf8), corners: nil)
    #expect(isRight(.text, apart, composed) == false)
  }

  @Test func `bytes that are no text have no text to be right`() {
    let binary = code(bytes: [0xFF, 0x00], text: nil)
    let decode = Decode(symbology: .qrCode, bytes: [0xFF, 0x00], text: "", corners: nil)
    #expect(isRight(.text, decode, binary) == nil)
    #expect(isRight(.bytes, decode, binary) == true)
    let other = Decode(symbology: .qrCode, bytes: [0xFF], text: "", corners: nil)
    #expect(Score(of: [other], against: [binary]).codes[0].outcome == .misread)
  }

  @Test func `a UPC-A as EAN-13 is right after the equivalence alone`() {
    let upc = code(.upcA, bytes: Array("036000291452".utf8), text: "036000291452", identifiers: [])
    let raw = Decode(symbology: .upcA, bytes: upc.bytes, corners: nil)
    let padded = Decode(symbology: .upcA, bytes: Array("0036000291452".utf8), corners: nil)
    let ean = Decode(symbology: .ean13, bytes: Array("0036000291452".utf8), corners: nil)
    #expect(isRight(.symbology, raw, upc) == true)
    for decode in [padded, ean] {
      #expect(isRight(.symbology, decode, upc) == false)
      #expect(isRight(.symbologyNormalised, decode, upc) == true)
      #expect(isRight(.bytes, decode, upc) == true && isRight(.text, decode, upc) == true)
    }
    let finding = LayerFinding(.symbology, of: ean, against: upc)
    #expect(finding?.truth == Array("upc_a 036000291452".utf8))
    #expect(finding?.said == Array("ean_13 0036000291452".utf8))
  }

  @Test func `a separator that is gone is seen`() {
    let elements = [
      GS1Element(identifier: "10", value: "AB"), GS1Element(identifier: "21", value: "7"),
    ]
    let bytes = Array("10AB\u{1D}217".utf8)
    let gs1 = code(
      .code128, bytes: bytes, text: "10AB\u{1D}217", gs1: elements, identifiers: ["]C1"])
    var kept = Decode(symbology: .code128, bytes: [29] + bytes, corners: nil)
    kept.details.gs1 = elements
    #expect(isRight(.gs1Separators, kept, gs1) == true && isRight(.gs1, kept, gs1) == true)
    #expect(isRight(.bytes, kept, gs1) == true)
    let readable = Decode(symbology: .code128, bytes: bytes, text: "(10)AB(21)7", corners: nil)
    #expect(isRight(.text, readable, gs1) == true && isRight(.gs1, readable, gs1) == false)
    let gone = Decode(symbology: .code128, bytes: Array("10AB217".utf8), corners: nil)
    #expect(isRight(.gs1Separators, gone, gs1) == false)
    #expect(Score(of: [gone], against: [gs1]).codes[0].outcome == .misread)
  }

  @Test func `identifiers and interpretations are those that the symbol may have`() {
    let plain = code(bytes: [0x61], text: "a")
    var decode = Decode(symbology: .qrCode, bytes: [0x61], corners: nil)
    #expect(isRight(.symbologyIdentifier, decode, plain) == false)
    #expect(LayerFinding(.symbologyIdentifier, of: decode, against: plain)?.said == nil)
    (decode.details.symbologyIdentifier, decode.details.eci) = ("]Q2", [])
    #expect(isRight(.symbologyIdentifier, decode, plain) == true)
    #expect(isRight(.eci, decode, plain) == true)
    decode.details.symbologyIdentifier = "]Q3"
    #expect(isRight(.symbologyIdentifier, decode, plain) == false)
    #expect(isRight(.eci, decode, code(bytes: [0x61], text: "a", eci: [26])) == false)
  }

  @Test func `fields are the same, degrees by number, and none is missing or more`() {
    let place = code(
      bytes: [], text: "", type: .geo, value: ["latitude": "1.50", "longitude": "-2.0"])
    var decode = Decode(symbology: .qrCode, bytes: [], corners: nil)
    decode.details.valueType = .geo
    decode.details.value = ["latitude": "1.5", "longitude": "-2"]
    #expect(isRight(.valueType, decode, place) == true && isRight(.value, decode, place) == true)
    decode.details.value?["title"] = "x"
    #expect(isRight(.value, decode, place) == false)
    decode.details.value = ["latitude": "1.5"]
    #expect(isRight(.value, decode, place) == false)
    let phone = code(bytes: [], text: "", type: .phone, value: ["number": "1.0"])
    decode.details.value = ["number": "1"]
    #expect(isRight(.value, decode, phone) == false)
  }

  @Test func `addresses are compared word by word`() {
    let contact = code(
      bytes: [], text: "", type: .contactInfo, value: ["name": "A B", "address": "Lane 1 City"])
    var decode = Decode(symbology: .qrCode, bytes: [], corners: nil)
    decode.details.value = ["name": "A B", "address": "Lane 1,\nCity"]
    #expect(isRight(.value, decode, contact) == true)
    decode.details.value?["address"] = "Lane 1"
    #expect(isRight(.value, decode, contact) == false)
    decode.details.value = ["name": "A, B", "address": "Lane 1 City"]
    #expect(isRight(.value, decode, contact) == false)
  }

  @Test func `a code of which only bytes are known has no layers`() {
    let code = TrueCode(symbology: .qrCode, bytes: [0x61])
    let decode = Decode(symbology: .qrCode, bytes: [0x61], corners: nil)
    #expect(ContentLayer.allCases.allSatisfy { isRight($0, decode, code) == nil })
  }
}
