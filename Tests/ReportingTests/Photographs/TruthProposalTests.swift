import Barcodes
import Photographs
import Records
import Testing

@testable import Workflows

/// What is proposed of a picture, by what engines read on it.
@Suite struct TruthProposalTests {
  private func line(_ answers: [Decode]...) -> TruthLine {
    var reading = PictureReading(picture: "a.png")
    reading.readings = answers.enumerated().map { number, decodes in
      EngineReading(
        TrialRecord(
          frame: "a.png", engine: "engine-\(number)", mask: .all, status: .ok,
          decodes: decodes.map { DecodeRecord($0) }), isScored: false)
    }
    return TruthLine(reading, readers: reading.readings.map(\.engine))
  }

  private func decode(
    _ text: String, bytes: [UInt8]? = nil, _ symbology: Symbology? = .qrCode, corners: Quad? = nil
  ) -> Decode {
    Decode(
      symbology: symbology, bytes: bytes ?? Array(text.utf8), text: text, corners: corners)
  }

  private static func quad(width: Double, height: Double) -> Quad {
    Quad(
      topLeft: Point(x: 0.125, y: 0), topRight: Point(x: width, y: 0),
      bottomRight: Point(x: width, y: height), bottomLeft: Point(x: 0, y: height))
  }

  @Test func `what two of three read is agreed on, unless the third reads otherwise`() {
    let agreed = line([decode("A")], [decode("A")], [])
    #expect(agreed.open == nil)
    #expect(agreed.codes == [TruthLine.LineCode(symbology: "qr_code", text: "A", corners: nil)])
    let differs = line([decode("A")], [decode("A")], [decode("B")])
    #expect(differs.open?.hasPrefix("not agreed: ") == true)
    #expect(differs.codes.map(\.readBy) == [["engine-0", "engine-1"], ["engine-2"]])
    #expect(line([], []).open?.hasPrefix("nothing was read: ") == true)
  }

  @Test func `the outline is that of an engine that has one`() {
    let code = line(
      [decode("A", corners: Self.quad(width: 90, height: 0))],
      [decode("A", corners: Self.quad(width: 99.96, height: 40))]
    ).codes.first
    let corners = code?.corners?.corners.map { [$0.x, $0.y] }
    #expect(corners == [[0.1, 0], [100, 0], [100, 40], [0, 40]])
  }

  @Test func `where engines agree on the bytes alone, these are the truth`() {
    let bytes: [UInt8] = [0x83, 0x76]
    let code = line([decode("プ", bytes: bytes)], [decode("ƒv", bytes: bytes)]).codes.first
    #expect(code?.text == "プ" && code?.bytesBase64?.bytes == bytes)
    let binary = line([decode("\u{FFFD}", bytes: [255])], [decode("\u{FFFD}", bytes: [255])])
    #expect(binary.open == nil)
    #expect(binary.codes.first?.text == nil && binary.codes.first?.bytesBase64?.bytes == [255])
    let text = line([decode("ä", bytes: [0xE4])], [decode("ä")]).codes.first
    #expect(text?.text == "ä" && text?.bytesBase64 == nil)
  }

  @Test func `a code of another symbology is proposed as one that counts neither way`() {
    #expect(line([decode("A", nil)], [decode("A", nil)]).codes.map(\.symbology) == ["other"])
  }
}
