import Testing

@testable import Barcodes

/// Truth that somebody wrote down: without bytes, without modules, not always complete.
@Suite struct PhotographScoreTests {
  private static func quad(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Quad {
    Quad(
      topLeft: Point(x: x, y: y), topRight: Point(x: x + width, y: y),
      bottomRight: Point(x: x + width, y: y + height), bottomLeft: Point(x: x, y: y + height))
  }

  private func known(_ text: String, _ symbology: Symbology = .qrCode, at corners: Quad? = nil)
    -> TrueCode
  {
    TrueCode(symbology: symbology, bytes: Array(text.utf8), isKnownByText: true, corners: corners)
  }

  private func decode(
    _ symbology: Symbology?, _ text: String, bytes: [UInt8]? = nil, at corners: Quad? = nil
  ) -> Decode {
    Decode(symbology: symbology, bytes: bytes ?? Array(text.utf8), text: text, corners: corners)
  }

  @Test func `a text is right in whichever encoding the symbol has it`() {
    let score = Score(
      of: [decode(.qrCode, "Käse", bytes: [0x4B, 0xE4, 0x73, 0x65])], against: [known("Käse")])
    #expect(score.codes.map(\.outcome) == [.correct])
  }

  @Test func `where the bytes are known, a text does not stand for them`() {
    let truth = TrueCode(symbology: .qrCode, bytes: [0xC3, 0xA4])
    let score = Score(of: [decode(.qrCode, "ä", bytes: [0xE4])], against: [truth])
    #expect(score.codes.map(\.outcome) == [.misread])
  }

  @Test(arguments: [("a\nb", "a\r\nb", false), ("a\nb", "a\rb", true), ("a\n\nb", "a\n\rb", true)])
  func `ends of lines are alike, one for one`(truth: String, read: String, isRight: Bool) {
    let score = Score(of: [decode(.qrCode, read)], against: [known(truth)])
    #expect(score.codes.map(\.outcome) == [isRight ? .correct : .misread])
  }

  @Test func `FNC1 in the first place may be told or not`() {
    let score = Score(
      of: [decode(.dataMatrix, "010345")], against: [known("\u{1D}010345", .dataMatrix)])
    #expect(score.codes.map(\.outcome) == [.correct])
  }

  @Test func `without corners any decode may be the code's`() {
    let score = Score(
      of: [decode(.qrCode, "A", at: Self.quad(5, 5, 9, 9))], against: [known("A")])
    #expect(score.codes.map(\.outcome) == [.correct])
    #expect(score.codes[0].overlap == nil)
  }

  @Test func `an outline that begins at another corner still finds its line`() {
    let outline = Quad(
      topLeft: Point(x: 100, y: 0), topRight: Point(x: 100, y: 60), bottomRight: Point(x: 0, y: 60),
      bottomLeft: Point(x: 0, y: 0))
    let line = Self.quad(2, 30, 96, 0)
    let score = Score(
      of: [decode(.code128, "X", at: line)], against: [known("X", .code128, at: outline)])
    #expect(score.codes.map(\.outcome) == [.correct])
  }

  @Test func `what lies beside an outline is not the code's`() {
    let score = Score(
      of: [decode(.code128, "X", at: Self.quad(300, 30, 96, 20))],
      against: [known("Y", .code128, at: Self.quad(0, 0, 100, 60))])
    #expect(score.codes.map(\.outcome) == [.missed])
    #expect(score.falsePositives == 1)
  }

  @Test func `codes that nobody labelled are no false positives`() {
    let decodes = [decode(.qrCode, "A"), decode(.code128, "B"), decode(.upcA, "012345678905")]
    let score = Score(of: decodes, against: [known("A")], labelled: .qrCode)
    #expect(score.falsePositives == 0)
    #expect(score.others == 2)
    let retail = Score(of: decodes, against: [known("A")], labelled: [.qrCode, .ean13])
    #expect(retail.falsePositives == 1)
  }

  @Test func `a code that counts neither way takes its own decodes alone`() {
    let other = OtherCode(text: "DataBar", corners: Self.quad(0, 0, 50, 20))
    let decodes = [
      decode(nil, "DataBar", at: Self.quad(200, 200, 5, 5)),
      decode(.ean13, "4006381333931", at: Self.quad(2, 2, 40, 10)),
      decode(.ean13, "4006381333931", at: Self.quad(300, 0, 40, 10)),
    ]
    let score = Score(of: decodes, against: [], others: [other])
    #expect(score.others == 2)
    #expect(score.falsePositives == 1)
  }

  @Test func `of codes of one content each is the decode of its own symbology`() {
    let truth = [Symbology.qrCode, .ean13].map {
      TrueCode(symbology: $0, bytes: Array("4006381333931".utf8), isKnownByText: true)
    }
    let decodes = [Symbology.ean13, .qrCode].map { decode($0, "4006381333931") }
    for truth in [truth, truth.reversed()] {
      #expect(Score(of: decodes, against: truth).codes.map(\.outcome) == [.correct, .correct])
    }
  }

  @Test func `turns move corners with the pixels`() throws {
    var image = GreyImage(width: 5, height: 3, filledWith: 0)
    image[4, 0] = 255
    let quad = Self.quad(4, 0, 1, 1)
    for turn in ImageTurn.allCases {
      let turned = image.turned(by: turn)
      let moved = quad.turned(by: turn, width: 5, height: 3)
      let size = turn.size(5, 3)
      #expect((turned.width, turned.height) == (size.width, size.height))
      #expect(turned[Int(moved.centre.x), Int(moved.centre.y)] == 255)
    }
    #expect(ImageTurn(clockwiseDegrees: 45) == nil)
  }
}
