import Barcodes
import Testing

@testable import scanbench_engine_vision

/// The part of Apple's engine that needs no Vision.
@Suite struct VisionEngineTests {
  private let corners = Quad(
    topLeft: Point(x: 0, y: 0), topRight: Point(x: 9, y: 0), bottomRight: Point(x: 9, y: 9),
    bottomLeft: Point(x: 0, y: 9))

  @Test(arguments: Symbology.allCases)
  func `every symbology can be asked for, and comes back as itself`(symbology: Symbology) {
    let names = VisionSymbology.all(for: symbology)
    #expect(!names.isEmpty)
    #expect(names.allSatisfy { $0.symbology == (symbology == .upcA ? .ean13 : symbology) })
  }

  @Test func `a UPC-A is an EAN-13 with a leading 0, as in TN2325`() throws {
    // The example of the GS1 General Specifications: 0 36000 29145 2.
    func decode(_ text: String, _ mask: FormatMask) -> Decode? {
      Decode(vision: .ean13, text: text, data: nil, corners: corners, mask: mask)
    }
    let alone = try #require(decode("0036000291452", [.upcA]))
    #expect(alone.symbology == .upcA)
    #expect(alone.text == "036000291452")
    let both = try #require(decode("0036000291452", [.upcA, .ean13]))
    #expect(both.symbology == .ean13)
    #expect(both.text == "0036000291452")
    #expect(decode("4006381333931", [.upcA]) == nil)
    #expect(decode("4006381333931", [.ean13])?.symbology == .ean13)
  }

  @Test func `bytes come from the text, or else from the data`() {
    func bytes(_ text: String?, _ data: [UInt8]?) -> [UInt8]? {
      Decode(vision: .qr, text: text, data: data, corners: corners, mask: [.qrCode])?.bytes
    }
    #expect(bytes("é", nil) == [0xC3, 0xA9])
    #expect(bytes("a", [0x62]) == [0x61])
    #expect(bytes(nil, [0xFF, 0]) == [0xFF, 0])
    #expect(bytes(nil, nil) == nil)
  }

  @Test func `a symbology that is none of the 13 has no name`() {
    let decode = Decode(vision: nil, text: "1", data: nil, corners: corners, mask: .all)
    #expect(decode?.symbology == nil && decode?.text == "1")
  }

  @Test func `y runs upwards in Vision, and coordinates are shares`() {
    #expect(Point(visionX: 0, y: 1, width: 640, height: 480) == Point(x: 0, y: 0))
    #expect(Point(visionX: 1, y: 0, width: 640, height: 480) == Point(x: 640, y: 480))
    #expect(Point(visionX: 0.25, y: 0.75, width: 640, height: 480) == Point(x: 160, y: 120))
  }
}
