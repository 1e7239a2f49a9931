import Barcodes
import BuiltPrograms
import EncodedPictures
import Foundation
import Photographed
import Records
import Suites
import Testing

@testable import Photographs

/// Annotations as annotators export them, of pictures of 40 × 20 pixels.
@Suite struct AnnotatorTests {
  private let fixture: PictureFixture

  init() throws { fixture = try PictureFixture() }

  private func picture(_ name: String, width: Int = 40, height: Int = 20) throws {
    try EncodedPicture.write(
      GreyImage(width: width, height: height, filledWith: 90), to: "\(fixture.path)/\(name)")
  }

  private func write(_ text: String, to name: String) throws {
    let path = "\(fixture.path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  /// The truths, on their pictures.
  private func placed(_ kind: TruthKind, symbology: Symbology? = nil) throws -> [PictureTruth] {
    let folder = try PictureFolder(path: fixture.path)
    let truths = try PictureTruths(TruthSource(kind, symbology: symbology), of: folder)
    return try folder.pictures.compactMap { name in
      try truths[name].map {
        try $0.placed(on: Photograph(#require(folder.source(of: name))), at: name)
      }
    }
  }

  private func quad(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Quad {
    Quad(x: x, y: y, width: width, height: height)
  }

  @Test func `YOLO has shares, in labels beside images, and a picture without labels has no code`()
    throws
  {
    for name in ["images/train/a.png", "images/train/b.png", "images/val/c.png"] {
      try picture(name)
    }
    try write("names:\n  0: QR\n  1: ean13\n  2: barcode\n", to: "data.yaml")
    try write("1 0.5 0.5 0.5 0.4\n2 0.25 0.25 0.1 0.1 0.9\n", to: "labels/train/a.txt")
    try write("0 0.1 0.1 0.9 0.2 0.8 0.9 0.2 0.8\n", to: "labels/val/c.txt")
    let truths = try placed(.yolo)
    #expect(
      truths.map(\.picture) == ["images/train/a.png", "images/train/b.png", "images/val/c.png"])
    #expect(truths[0].others.map(\.kind) == ["ean13", "barcode"])
    #expect(truths[0].others[0].symbology == .ean13)
    let box = try #require(truths[0].others[0].corners)
    #expect((box.topLeft - Point(x: 10, y: 6)).length < 1e-9)
    #expect((box.bottomRight - Point(x: 30, y: 14)).length < 1e-9)
    #expect(truths[1].others.isEmpty)
    let corners = try #require(truths[2].others[0].corners?.corners)
    #expect(corners.map(\.x).map { ($0 * 1e6).rounded() / 1e6 } == [4, 36, 32, 8])
    #expect(corners.map(\.y).map { ($0 * 1e6).rounded() / 1e6 } == [2, 4, 18, 16])
    // Nothing of it is passed over.
    let folder = try PictureFolder(path: fixture.path)
    #expect(
      try PictureTruths(TruthSource(.yolo), of: folder).passedOver(in: folder).isEmpty
    )
  }

  @Test func `a line that is none of YOLO's costs its picture alone`() throws {
    try picture("a.png")
    try picture("b.png")
    try write("0 0.5 0.5 0.5 0.4\n", to: "a.txt")
    try write("0 20 10 30 15\n", to: "b.txt")
    let folder = try PictureFolder(path: fixture.path)
    let truths = try PictureTruths(TruthSource(.yolo, symbology: .qrCode), of: folder)
    #expect(truths["a.png"]?.others.map(\.symbology) == [.qrCode] && truths["b.png"] == nil)
    #expect(
      truths.faults.map(fixture.words) == [
        "in/b.txt:1: a line is the number of a class, and then shares of the picture from 0 to 1: x y width height, or corners"
      ])
  }

  @Test func `Pascal VOC counts pixels from 1, and may say contents`() throws {
    try picture("JPEGImages/a.png")
    try write(
      """
      <annotation><filename>a.png</filename><size><width>40</width><height>20</height><depth>3</depth></size>
      <object><name>QR Code</name><text>HELLO &amp; more</text>
      <bndbox><xmin>11</xmin><ymin>6</ymin><xmax>30</xmax><ymax>15</ymax></bndbox></object></annotation>
      """, to: "Annotations/a.xml")
    let truth = try #require(try placed(.voc).first)
    #expect(truth.codes.map(\.text) == ["HELLO & more"] && truth.codes[0].symbology == .qrCode)
    #expect(truth.codes[0].corners == quad(10, 5, 20, 10))
  }

  @Test func `labelme has a JSON of each picture`() throws {
    try picture("a.png")
    try write(
      #"""
      {"imagePath": "a.png", "imageWidth": 40, "imageHeight": 20, "shapes": [
       {"label": "ean_13", "description": "4006381333931", "shape_type": "rectangle", "points": [[30, 15], [10, 5]]},
       {"label": "qr", "shape_type": "polygon", "points": [[1, 1], [9, 2], [8, 9], [2, 8]], "flags": {"text": "X"}},
       {"label": "qr", "shape_type": "polygon", "points": [[1, 1], [9, 2], [8, 9], [5, 9], [2, 8]]}]}
      """#, to: "a.json")
    let truth = try #require(try placed(.labelme).first)
    #expect(truth.codes.map(\.text) == ["4006381333931", "X"])
    #expect(truth.codes[0].corners == quad(10, 5, 20, 10))
    #expect(truth.codes[1].corners?.topRight == Point(x: 9, y: 2))
    #expect(truth.others.map(\.corners) == [quad(1, 1, 8, 8)])
  }

  @Test func `CVAT for images has boxes, polygons and attributes`() throws {
    try picture("sub/a.png")
    try write(
      """
      <?xml version="1.0"?><annotations><version>1.1</version>
      <image id="0" name="sub\\a.png" width="40" height="20">
      <box label="code" xtl="10" ytl="5" xbr="30" ybr="15"><attribute name="Type">EAN13</attribute><attribute name="Text">4006381333931</attribute></box>
      <box label="QR" xtl="10" ytl="5" xbr="30" ybr="15" rotation="90"/>
      <polygon label="datamatrix" points="1,1;9,2;8,9;2,8"><attribute name="text">ABC</attribute></polygon>
      </image></annotations>
      """, to: "annotations.xml")
    let truth = try #require(try placed(.cvat).first)
    #expect(truth.codes.map(\.symbology) == [.ean13, .dataMatrix])
    #expect(truth.codes[0].corners == quad(10, 5, 20, 10))
    // Turned about (20, 10): what was the left side is above.
    let turned = try #require(truth.others[0].corners)
    #expect((turned.topLeft - Point(x: 25, y: 0)).length < 1e-9)
  }

  @Test func `BoofCV's corners are of the picture as it is stored`() throws {
    let stored = GreyImage(width: 40, height: 20, filledWith: 90)
    try write("", to: "b.txt")
    try Data(EncodedPicture.told(6, try EncodedPicture.jpeg(stored))).write(
      to: URL(filePath: "\(fixture.path)/a.jpg"))
    try picture("b.png")
    try write("# list of hand selected 2D points\nSETS\n10 5 30 5 30 15 10 15\n", to: "a.txt")
    try write("https://example.org\n", to: "b.txt")
    let truths = try placed(.boofcv)
    #expect(truths[0].others[0].corners?.topLeft == Point(x: 15, y: 10))
    #expect(truths[1].codes.map(\.text) == ["https://example.org"])
  }

  @Test func `Roboflow has COCO in each of its folders`() throws {
    for (folder, text) in [("train", "ONE"), ("valid", "TWO")] {
      try picture("\(folder)/a.png")
      try write(
        #"{"images": [{"id": 0, "file_name": "a.png", "width": 40, "height": 20}], "categories": [{"id": 1, "name": "QR"}], "annotations": [{"image_id": 0, "category_id": 1, "bbox": [10, 5, 20, 10], "text": "\#(text)"}]}"#,
        to: "\(folder)/_annotations.coco.json")
    }
    let truths = try placed(.roboflow)
    #expect(truths.map(\.picture) == ["train/a.png", "valid/a.png"])
    #expect(truths.map { $0.codes[0].text } == ["ONE", "TWO"])
  }

  @Test func `a folder's name is the content of its pictures`() throws {
    try picture("4006381333931/1.png")
    try picture("4006381333931/2.png")
    try picture("4006381333930/3.png")
    let folder = try PictureFolder(path: fixture.path)
    let truths = try PictureTruths(TruthSource(.folderName), of: folder)
    #expect(truths["4006381333931/2.png"]?.codes.map(\.symbology) == [.ean13])
    #expect(truths.faults.count == 1 && truths["4006381333930/3.png"] == nil)
  }

  @Test func `a table may have semicolons or tabs, be UTF-16, and name things as others do`() throws
  {
    try picture("sub/a.png")
    let rows = [
      ["Filename", "Type", "Value"], [#"sub\a.png"#, "QR", "Grüße; \"x\""],
      ["./sub/a.png", "EAN13", "4006381333931"],
    ]
    for separator in [",", ";", "\t"] {
      let text = rows.map { row in
        row.map { field in
          field.contains(separator) || field.contains("\"")
            ? "\"\(field.replacing("\"", with: "\"\""))\"" : field
        }.joined(separator: separator)
      }.joined(separator: "\r\n")
      for bytes in [
        Data(text.utf8), Data([0xFF, 0xFE]) + text.data(using: .utf16LittleEndian)!,
        Data([0xFE, 0xFF]) + text.data(using: .utf16BigEndian)!,
      ] {
        try bytes.write(to: URL(filePath: "\(fixture.path)/truth.csv"))
        let truth = try fixture.listing(.csv).pictures
        #expect(truth.map(\.picture) == ["sub/a.png"])
        #expect(truth.first?.codes.map(\.text) == ["Grüße; \"x\"", "4006381333931"])
      }
    }
  }

  @Test(arguments: [
    ("<annotation><object>", "it is not XML from here on"),
    ("<!DOCTYPE a [<!ENTITY b \"c\">]><annotation>&b;</annotation>", "it declares entities"),
    (String(repeating: "<a>", count: 100), "its elements lie more than 64 deep in one another"),
    (
      "<annotation><size><width>x</width><height>1</height></size></annotation>",
      "a number is needed"
    ),
    (
      "<annotation><object><name>QR</name><bndbox><xmin>1</xmin></bndbox></object></annotation>",
      "<ymin> is missing in it"
    ),
    ("", "it is not XML from here on"), ("\u{0}\u{1}", "it is not XML from here on"),
  ])
  func `XML of another shape is named`(xml: String, reason: String) throws {
    try picture("a.png")
    try picture("b.png")
    try write("<annotation></annotation>", to: "b.xml")
    try write(xml, to: "a.xml")
    let folder = try PictureFolder(path: fixture.path)
    let truths = try PictureTruths(TruthSource(.voc), of: folder)
    #expect(truths.faults.count == 1 && truths["b.png"] != nil)
    #expect(truths.faults[0].description.contains(reason), "\(truths.faults)")
  }

  @Test func `places without names are kept, and names without places are refused`() throws {
    try picture("a.png")
    try write("0 0.5 0.5 0.5 0.4\n", to: "a.txt")
    #expect(try placed(.yolo)[0].others.map(\.kind) == ["class 0"])
    try fixture.write("image,symbology,text\na.png,Barcod,X\n", to: "truth.csv")
    #expect(throws: ImportFault.self) {
      try PictureTruths(TruthSource(.csv), of: PictureFolder(path: fixture.path))
    }
  }
}
