import Barcodes
import Foundation
import Photographed
import Records
import Suites
import Testing

@testable import Photographs

/// Truth as others keep it.
@Suite struct ForeignTruthTests {
  // MARK: zxing-cpp's samples

  @Test func `zxing-cpp's samples have their content beside them, in words or in bytes`() throws {
    let fixture = try PictureFixture(
      "qrcode-2/1.png", "qrcode-2/2.png", "qrcode-2/3.png", "code128-1/1.png",
      "ean13-extension-1/1.png", "falsepositives-1/1.png", "rss14-1/1.png", "itf-1/1.png")
    try fixture.write("a<GS>b<CR><LF><DEL><NUL>c<x>", to: "qrcode-2/1.txt")
    #expect(
      FileManager.default.createFile(
        atPath: "\(fixture.path)/qrcode-2/2.bin", contents: Data([0, 255, 13])))
    try fixture.write("1234", to: "code128-1/1.txt")
    try fixture.write("9780735200449 51299", to: "ean13-extension-1/1.txt")
    try fixture.write("04412345678909", to: "rss14-1/1.txt")
    try fixture.write(
      "# a comment\nsymbologyIdentifier=]C1\nformat=Code39\n", to: "itf-1/1.result.txt")
    try fixture.write("12", to: "itf-1/1.txt")
    let listing = try fixture.listing(.zxingSamples)
    #expect(listing.faults == [])
    let truths = Dictionary(uniqueKeysWithValues: listing.pictures.map { ($0.picture, $0) })
    #expect(truths["qrcode-2/1.png"]?.codes.first?.text == "a\u{1D}b\r\n\u{7F}\0c<x>")
    let bytes = truths["qrcode-2/2.png"]?.codes.first
    #expect(bytes?.bytes == [0, 255, 13] && bytes?.isKnownByText == false)
    // A part of a structured append: the truth is of all parts together.
    #expect(truths["qrcode-2/3.png"]?.codes == [])
    #expect(
      truths["qrcode-2/3.png"]?.others == [OtherCodeRecord(kind: "qrcode", symbology: .qrCode)])
    #expect(truths["code128-1/1.png"]?.codes.first?.symbology == .code128)
    #expect(truths["ean13-extension-1/1.png"]?.codes.first?.text == "9780735200449")
    #expect(truths["falsepositives-1/1.png"].map { $0.codes.isEmpty && $0.others.isEmpty } == true)
    #expect(truths["rss14-1/1.png"]?.others.map(\.kind) == ["rss14"])
    #expect(truths["itf-1/1.png"]?.codes.first?.symbology == .code39, "its format comes first")
  }

  @Test func `a content that is not UTF-8 is no other content`() throws {
    let fixture = try PictureFixture("qrcode-2/1.png")
    #expect(
      FileManager.default.createFile(
        atPath: "\(fixture.path)/qrcode-2/1.txt", contents: Data([65, 0xE9])))
    let imported = try PhotographImport(folder: fixture.path, truth: TruthSource(.zxingSamples))
    #expect(imported.truths == [])
    #expect(
      imported.faults.map(fixture.words) == [
        "qrcode-2/1.png: its truth: in/qrcode-2/1.txt: it is not UTF-8; restore it"
      ])
  }

  // MARK: tony-xlh/barcode-dataset

  private static let corners = #""x1":1,"y1":"1","x2":5,"y2":1,"x3":5,"y3":3,"x4":1,"y4":3"#

  @Test func `barcode-dataset has a list of codes for each picture, in an archive`() throws {
    let fixture = try PictureFixture("a.jpg", "b.png")
    try fixture.writeArchive(
      [
        ("a.jpg.txt", #"[{"attrib":{"Type":"EAN-13"},"text":"4006381333931",\#(Self.corners)}]"#),
        ("b.txt", #"[{"attrib":{"Type":"Code 128"},"text":"",\#(Self.corners)}]"#),
        ("c.txt", "[]"), ("a.json", "{}"),
      ])
    let listing = try fixture.listing(.barcodeDataset)
    #expect(
      listing.faults.map(fixture.words) == ["in/results.zip, c.txt: there is no picture 'c' in in"])
    #expect(listing.pictures.map(\.picture) == ["a.jpg", "b.png"])
    #expect(listing.pictures[0].codes.first?.corners == Quad(x: 1, y: 1, width: 4, height: 2))
    #expect(listing.pictures[1].codes == [] && listing.pictures[1].others.count == 1)
    #expect(listing.pictures.allSatisfy { $0.labelled == [.ean13] })
  }

  @Test func `an archive of another shape is named`() throws {
    let fixture = try PictureFixture("a.jpg")
    fixture.expectRefusalToRead(.barcodeDataset)
    try fixture.write("no archive", to: "results.zip")
    fixture.expectRefusal(
      .barcodeDataset, "in/results.zip: it is no ZIP archive; restore it")
    for (text, reason) in [
      ("{}", ": a list is needed"), ("[", ": it is not JSON"),
      ("[{}]", "[0]: the key 'attrib' is missing"),
      (#"[{"attrib":{"Type":"itf"},"x1":"far"}]"#, "[0].x1: a number is needed"),
    ] {
      try fixture.writeArchive([("a.txt", text)])
      let fault = try #require(try fixture.listing(.barcodeDataset).faults.first)
      #expect(fixture.words(of: fault).hasPrefix("in/results.zip, a.txt\(reason)"))
    }
  }

  @Test func `a reader's time of less than nothing is no time`() throws {
    let fixture = try PictureFixture("a.jpg")
    try fixture.writeArchive(
      [
        ("a-one.json", #"{"elapsedTime":12.5,"results":[]}"#),
        ("a-two.json", #"{"elapsedTime":-5,"results":[]}"#),
      ])
    let recording = try DatasetRecording(folder: fixture.path)
    let times = try recording.readers.flatMap { reader in
      try recording.answers(of: reader.name, device: nil, source: "a test")
        .map(\.durationsNanoseconds)
    }
    #expect(times == [[12_500_000], nil])
  }

  // MARK: COCO

  @Test func `COCO's boxes and outlines are corners, and its categories symbologies`() throws {
    let fixture = try PictureFixture("a.jpg", "sub/b.png")
    try fixture.write(
      """
      {"images": [{"id": 1, "file_name": "a.jpg"}, {"id": "2", "file_name": "sub/b.png"},
                  {"id": 3, "file_name": "../c.png"}],
       "categories": [{"id": 7, "name": "QR Code"}, {"id": 8, "name": "MaxiCode"}],
       "annotations": [
         {"image_id": 1, "category_id": 7, "bbox": [1, 1, 4, 2], "attributes": {"text": "A"}},
         {"image_id": 1, "category_id": 8, "bbox": [1, 1, 4, 2], "value": "B"},
         {"image_id": 2, "category_id": 7, "segmentation": [[1, 1, 5, 1, 5, 3, 1, 3]], "content": 12},
         {"image_id": 3, "category_id": 7, "bbox": [0, 0, 1, 1]}]}
      """, to: "annotations.json")
    let listing = try fixture.listing(.coco)
    #expect(listing.faults.count == 1)
    #expect(listing.faults[0].description.contains("'../c.png' is not a path in the folder"))
    let quad = Quad(x: 1, y: 1, width: 4, height: 2)
    #expect(listing.pictures[0].codes.map(\.text) == ["A"])
    #expect(listing.pictures[0].codes.map(\.corners) == [quad])
    #expect(listing.pictures[0].others.map(\.kind) == ["MaxiCode"])
    #expect(listing.pictures[1].codes.map(\.text) == ["12"])
    #expect(listing.pictures[1].codes.map(\.corners) == [quad])
    #expect(listing.pictures.allSatisfy { $0.labelled == [.qrCode] })
    let named = try fixture.listing(.coco, symbology: .aztec)
    #expect(named.pictures[0].codes.map(\.symbology) == [.aztec, .aztec])
  }

  @Test(
    arguments: [
      ("[]", ": the key 'images' is missing"), ("{", ": it is not JSON"),
      (#"{"images": {}}"#, ".images: a list is needed"),
      (#"{"images": [{"id": 1}]}"#, ".images[0]: the key 'file_name' is missing"),
      (
        #"{"images": [{"id": 1, "file_name": "a.jpg"}], "annotations": [{"image_id": 1, "bbox": [1]}]}"#,
        ".annotations[0].bbox: four numbers are needed"
      ),
    ])
  func `COCO of another shape is named with its place`(json: String, fault: String) throws {
    let fixture = try PictureFixture("a.jpg")
    try fixture.write(json, to: "annotations.json")
    let error = #expect(throws: ImportFault.self) { try fixture.listing(.coco) }
    #expect(error.map { fixture.words(of: $0) }?.hasPrefix("in/annotations.json\(fault)") == true)
  }

  // MARK: VGG Image Annotator

  @Test(arguments: [true, false])
  func `VIA's regions have a shape and attributes`(isProject: Bool) throws {
    let fixture = try PictureFixture("a.jpg", "b.png")
    let annotations = """
      {"a.jpg1": {"filename": "a.jpg", "regions": [
         {"shape_attributes": {"name": "rect", "x": 1, "y": 1, "width": 4, "height": 2},
          "region_attributes": {"symbology": "data_matrix", "text": "A"}},
         {"shape_attributes": {"name": "polygon", "all_points_x": [1, 5, 5, 1, 1], "all_points_y": [1, 1, 3, 3, 1]},
          "region_attributes": {"type": "EAN13", "value": "4006381333931"}},
         {"shape_attributes": {"name": "circle", "cx": 1, "cy": 1, "r": 1}, "region_attributes": {}}]},
       "b.png2": {"filename": "b.png", "regions": {"0":
         {"shape_attributes": {"name": "point"}, "region_attributes": {"class": "itf", "content": "12"}}}},
       "c": {"filename": "c.png", "regions": []}}
      """
    try fixture.write(
      isProject ? #"{"_via_img_metadata": \#(annotations)}"# : annotations, to: "via_project.json")
    let listing = try fixture.listing(.via)
    #expect(
      listing.faults.map { fixture.words(of: $0).hasSuffix("there is no picture 'c.png' in in") }
        == [true])
    let quad = Quad(x: 1, y: 1, width: 4, height: 2)
    #expect(listing.pictures[0].codes.map(\.symbology) == [.dataMatrix, .ean13])
    #expect(listing.pictures[0].codes.map(\.corners) == [quad, quad])
    #expect(listing.pictures[0].others == [OtherCodeRecord(kind: "")])
    #expect(listing.pictures[1].codes.map(\.text) == ["12"])
    #expect(listing.pictures[1].codes.first?.corners == nil)
  }
}

extension PictureFixture {
  /// Expects that the truth's file is missing.
  fileprivate func expectRefusalToRead(_ kind: TruthKind) {
    #expect(throws: (any Error).self) { try listing(kind) }
  }
}
