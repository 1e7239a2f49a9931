import Testing

@testable import Barcodes

@Suite struct AgreedCodeTests {
  private func decode(
    _ text: String, _ symbology: Symbology? = .qrCode, at x: Double? = nil, width: Double = 10,
    height: Double = 10
  ) -> Decode {
    Decode(
      symbology: symbology, bytes: Array(text.utf8),
      corners: x.map { x in
        Quad(
          topLeft: Point(x: x, y: 0), topRight: Point(x: x + width, y: 0),
          bottomRight: Point(x: x + width, y: height), bottomLeft: Point(x: x, y: height))
      })
  }

  /// Who read each code.
  private func readers(_ answers: [[Decode]]) -> [[Int]] {
    AgreedCode.all(in: answers).map(\.readers)
  }

  @Test func `nobody reads anything`() {
    #expect(readers([]) == [])
    #expect(readers([[], []]) == [])
  }

  @Test func `the same content at the same place is one code`() {
    #expect(readers([[decode("A", at: 0)], [decode("A", at: 2)]]) == [[0, 1]])
    #expect(readers([[decode("A", at: 0)], [decode("A")], [decode("A", at: 1)]]) == [[0, 1, 2]])
  }

  @Test func `the same content elsewhere is another code`() {
    #expect(readers([[decode("A", at: 0)], [decode("A", at: 30)]]) == [[0], [1]])
  }

  @Test func `other content at the same place is another code`() {
    #expect(readers([[decode("A", at: 0)], [decode("B", at: 0)]]) == [[0], [1]])
    #expect(readers([[decode("A", .ean13)], [decode("A", .code128)]]) == [[0], [1]])
  }

  @Test func `contents that readers name otherwise are the same`() {
    let upc = decode("012345678905", .upcA)
    #expect(readers([[upc], [decode("0012345678905", .ean13)]]) == [[0, 1]])
    #expect(readers([[decode("A1234B", .codabar)], [decode("1234", .codabar)]]) == [[0, 1]])
  }

  @Test func `the same text in another encoding is the same, but not where it is no text`() {
    let latin = Decode(symbology: .qrCode, bytes: [0xE4], text: "ä", corners: nil)
    #expect(readers([[latin], [decode("ä")]]) == [[0, 1]])
    let bytes = { Decode(symbology: .qrCode, bytes: [$0], text: "\u{FFFD}", corners: nil) }
    #expect(readers([[bytes(0xE4)], [bytes(0xF6)]]) == [[0], [1]])
    #expect(readers([[bytes(0xE4)], [bytes(0xE4)]]) == [[0, 1]])
  }

  @Test func `two labels of one content are two codes, each with its nearest readers`() {
    let labels = [decode("A", at: 0), decode("A", at: 12)]
    #expect(readers([labels, labels.reversed()]) == [[0, 1], [0, 1]])
    let codes = AgreedCode.all(in: [labels, [decode("A", at: 11)]])
    #expect(codes.map(\.readers) == [[0], [0, 1]])
    #expect(codes[1].decodes[1]?.corners?.topLeft.x == 11)
  }

  @Test func `what one reader says twice is one code`() {
    #expect(readers([[decode("A", at: 0), decode("A", at: 1)]]) == [[0]])
    #expect(readers([[decode("A"), decode("A", at: 1), decode("B")]]) == [[0], [0]])
  }

  @Test func `ZBar's lines lie on zxing-cpp's outlines`() {
    let outline = decode("A", .code128, at: 0, width: 200, height: 60)
    let line = decode("A", .code128, at: 20, width: 160, height: 0)
    #expect(readers([[outline], [line]]) == [[0, 1]])
    #expect(readers([[line], [line]]) == [[0, 1]])
  }

  @Test func `a place that is no number is none`() {
    #expect(readers([[decode("A", at: .nan)], [decode("A", at: 5)]]) == [[0, 1]])
  }
}
