import Barcodes
import EncodedPictures
import Foundation
import Photographed
import Suites
import Testing

@testable import Photographs

/// Corners of the picture as it is stored, before EXIF turns it; beyond it; and as shares of it.
@Suite struct StoredCoordinateTests {
  /// A picture of 80 × 40 pixels as it is stored, with a black place where the code is to be.
  private static func photograph(_ orientation: ImageOrientation) throws -> Photograph {
    var image = GreyImage(width: 80, height: 40, filledWith: 255)
    for y in 8..<16 { for x in 56..<72 { image[x, y] = 0 } }
    return try Photograph(
      bytes: Data(
        EncodedPicture.told(UInt8(orientation.rawValue), try EncodedPicture.jpeg(image))),
      name: "a.jpg")
  }

  private static func truth(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double)
    -> PictureTruth
  {
    var truth = PictureTruth(picture: "a.jpg")
    truth.add(
      kind: "qr_code", text: "A",
      corners: Quad(
        topLeft: Point(x: left, y: top), topRight: Point(x: right, y: top),
        bottomRight: Point(x: right, y: bottom), bottomLeft: Point(x: left, y: bottom)))
    return truth
  }

  @Test(arguments: [ImageOrientation.leftMirrored, .right, .rightMirrored, .left])
  func `corners of the stored picture lie where the upright one has the code`(
    orientation: ImageOrientation
  ) throws {
    let photograph = try Self.photograph(orientation)
    #expect((photograph.image.width, photograph.image.height) == (40, 80))
    var truth = Self.truth(56, 8, 72, 16)
    truth.stated = .init(width: 80, height: 40)
    let corners = try #require(
      try truth.placed(on: photograph, at: "a.jpg").codes[0].corners?.corners)
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    for y in 0..<80 {
      for x in 0..<40 {
        let isInside =
          (xs[0]..<xs[3]).contains(Double(x) + 0.5) && (ys[0]..<ys[3]).contains(Double(y) + 0.5)
        #expect((photograph.image[x, y] < 128) == isInside, "\(x), \(y)")
      }
    }
  }

  @Test
  func
    `corners of the upright picture stay, and so do those of a truth that does not say its size`()
    throws
  {
    let photograph = try Self.photograph(.right)
    var truth = Self.truth(5, 6, 20, 30)
    #expect(try truth.placed(on: photograph, at: "a.jpg") == truth)
    truth.stated = .init(width: 40, height: 80)
    #expect(try truth.placed(on: photograph, at: "a.jpg") == truth)
  }

  @Test func `a truth of a picture of another size is refused`() throws {
    var truth = Self.truth(5, 6, 20, 30)
    truth.stated = .init(width: 640, height: 640)
    let fault = #expect(throws: ImportFault.self) {
      try truth.placed(on: Self.photograph(.up), at: "in/a.jpg")
    }
    #expect(
      fault?.description
        == "in/a.jpg: its truth is of a picture of 640 × 640 px, and it is one of 80 × 40 px; label this one, or name that"
    )
  }

  @Test func `a code beyond the picture, and shares of it, are refused`() throws {
    let photograph = try Self.photograph(.up)
    for (truth, words) in [
      (Self.truth(100, 6, 120, 30), "beyond the picture of 80 × 40 px, from (100.0, 6.0) on"),
      (Self.truth(-20, 6, -2, 30), "beyond the picture"),
      (Self.truth(5, 41, 20, 60), "beyond the picture"),
      (Self.truth(0.1, 0.2, 0.6, 0.9), "are shares of the picture"),
    ] {
      let fault = #expect(throws: ImportFault.self) {
        try truth.placed(on: photograph, at: "a.jpg")
      }
      #expect(fault?.reason.contains(words) == true, "\(fault?.reason ?? "")")
    }
    // A part of a code may be beyond it.
    #expect(throws: Never.self) {
      try Self.truth(-5, 6, 20, 30).placed(on: photograph, at: "a.jpg")
    }
  }

  @Test func `COCO says how large its pictures are`() throws {
    let fixture = try PictureFixture("a.png")
    try fixture.write(
      """
      {"images": [{"id": 1, "file_name": "a.png", "width": 6, "height": 4}],
       "categories": [{"id": 1, "name": "qr_code"}],
       "annotations": [{"image_id": 1, "category_id": 1, "bbox": [1, 1, 2, 2], "text": "A"}]}
      """, to: "annotations.json")
    #expect(try fixture.listing(.coco).pictures[0].stated == .init(width: 6, height: 4))
  }
}
