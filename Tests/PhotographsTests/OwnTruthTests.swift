import Barcodes
import Foundation
import Records
import Suites
import Testing

@testable import Photographed
@testable import Photographs

/// Truth that people write: `truth.jsonl`, `truth.csv`, and the names of files.
@Suite struct OwnTruthTests {
  private let fixture: PictureFixture

  init() throws { fixture = try PictureFixture("a.png", "sub/b.png", "c d, e.png") }

  private static let square = Quad(x: 1, y: 2, width: 3, height: 1)

  @Test func `a line of JSON says what is on a picture`() throws {
    try fixture.write(
      """
      {"image": "a.png", "tag": "dim", "codes": [{"symbology": "ean_13", "text": "4006381333931", \
      "corners": [[1,2],[4,2],[4,3],[1,3]]}]}
      {"image": "sub/b.png", "codes": []}
      {"image": "c d, e.png", "codes": [{"symbology": "databar", "text": "1"}, {"symbology": "qr_code"}, \
      {"symbology": "aztec", "bytes_base64": "AP8="}], "note": "an unknown key"}
      """, to: "truth.jsonl")
    let listing = try fixture.listing(.truth)
    #expect(listing.faults == [])
    #expect(listing.pictures.map(\.picture) == ["a.png", "sub/b.png", "c d, e.png"])
    let code = listing.pictures[0].codes[0]
    #expect(code.symbology == .ean13 && code.text == "4006381333931" && code.isKnownByText)
    #expect(code.corners == Self.square)
    // An EAN-13 has 95 modules.
    #expect(code.moduleWidthPixels == 3.0 / 95)
    #expect(listing.pictures[0].tag == "dim")
    #expect(listing.pictures[1] == PictureTruth(picture: "sub/b.png"))
    #expect(
      listing.pictures[2].others
        == [
          OtherCodeRecord(kind: "databar", text: "1"),
          OtherCodeRecord(kind: "qr_code", symbology: .qrCode),
        ])
    let bytes = listing.pictures[2].codes.first
    #expect(bytes?.bytes == [0, 255] && bytes?.isKnownByText == false)
  }

  @Test func `corners that a corpus cannot hold are no truth, or have no module width`() throws {
    func imported(_ corners: String) throws -> PhotographImport {
      try fixture.write(
        #"{"image": "a.png", "codes": [{"symbology": "ean_13", "text": "4006381333931", "corners": \#(corners)}]}"#,
        to: "truth.jsonl")
      return try PhotographImport(folder: fixture.path, truth: TruthSource(.truth))
    }
    let far = try imported("[[0,0],[999999,0],[999999,9],[0,9]]")
    #expect(
      fixture.words(of: far.faults[0])
        == "in/a.png: the truth has a corner at (999999.0, 0.0), where no picture is; correct it")
    #expect(far.faults.count { $0.place.hasSuffix("a.png") } == 1 && far.pictureCount == 0)
    let point = try imported("[[5,5],[5,5],[5,5],[5,5]]")
    #expect(point.pictureCount == 1 && point.truths[0].codes[0].moduleWidthPixels == nil)
  }

  /// Each was held against all before it: 20,000 took minutes.
  @Test func `many faults take no more time than as many lines`() throws {
    try fixture.write(
      "image,symbology,text\n" + String(repeating: "x\n", count: 20_000), to: "truth.csv")
    let imported = try PhotographImport(folder: fixture.path, truth: TruthSource(.csv))
    #expect(imported.faults.count == 20_000 + 3)
  }

  @Test func `a line that is no JSON, or has other keys, is named, and the others are used`() throws
  {
    for (line, reason) in [
      ("image: a.png", "it is not JSON"), (#"{"codes": []}"#, "the key 'image' is missing"),
      (#"{"image": "a.png"}"#, "the key 'codes' is missing"),
      (
        #"{"image": "a.png", "codes": [{"symbology": "itf", "text": 12}]}"#,
        "a value of another type is needed at codes.Index 0.text"
      ),
      (
        #"{"image": "a.png", "codes": [{"symbology": "itf", "corners": [[0,0]]}]}"#,
        "a quad has 4 corners, not 1 at codes.Index 0.corners"
      ),
    ] {
      try fixture.write("{\"image\": \"sub/b.png\", \"codes\": []}\n\(line)\n", to: "truth.jsonl")
      let listing = try fixture.listing(.truth)
      #expect(listing.pictures.map(\.picture) == ["sub/b.png"])
      #expect(
        listing.faults.map(fixture.words) == [
          "in/truth.jsonl:2: \(reason); a line is "
            + #"{"image": "a.jpg", "codes": [{"symbology": "ean_13", "text": "4006381333931"}]}"#
        ])
    }
  }

  @Test func `empty lines, ends of lines of Windows and its byte order mark are no faults`() throws
  {
    try fixture.write(
      "\u{FEFF}{\"image\": \"a.png\", \"codes\": []}\r\n\r\n  \n\n{\"image\": \"sub/b.png\", \"codes\": []}",
      to: "truth.jsonl")
    let listing = try fixture.listing(.truth)
    #expect(listing.faults == [] && listing.pictures.map(\.picture) == ["a.png", "sub/b.png"])
  }

  @Test func `pictures that are not in the folder are named, and no path leads out of it`() throws {
    let names = ["none.png", "../a.png", "/etc/passwd", "sub/../a.png"]
    try fixture.write(
      names.map { "{\"image\": \"\($0)\", \"codes\": []}\n" }.joined(), to: "truth.jsonl")
    try fixture.write(
      "image,symbology,text\n" + names.map { "\($0),,\n" }.joined(), to: "truth.csv")
    let outside =
      "is not a path in the folder of the pictures; write it from there on, without '..'"
    for (kind, places) in [
      (TruthKind.truth, (1...4).map { "truth.jsonl:\($0)" }),
      (.csv, (2...5).map { "truth.csv, row \($0)" }),
    ] {
      let listing = try fixture.listing(kind)
      #expect(listing.pictures == [])
      #expect(
        listing.faults.map(fixture.words) == [
          "in/\(places[0]): there is no picture 'none.png' in in",
          "in/\(places[1]): '../a.png' \(outside)", "in/\(places[2]): '/etc/passwd' \(outside)",
          "in/\(places[3]): 'sub/../a.png' \(outside)",
        ])
    }
  }

  @Test func `a table has a row for each code, as spreadsheets write it`() throws {
    try fixture.write(
      "\u{FEFF}Text,Image,note,Symbology\r\n\"a \"\"b\"\",\nc\",a.png,,qr_code\r\n"
        + "1234,a.png,,itf\r\n,sub/b.png,,\r\nx,\"c d, e.png\",,maxicode", to: "truth.csv")
    let listing = try fixture.listing(.csv)
    #expect(listing.faults == [])
    #expect(listing.pictures.map(\.picture) == ["a.png", "sub/b.png", "c d, e.png"])
    #expect(listing.pictures[0].codes.map(\.text) == ["a \"b\",\nc", "1234"])
    #expect(listing.pictures[0].codes.map(\.symbology) == [.qrCode, .itf])
    #expect(listing.pictures[1] == PictureTruth(picture: "sub/b.png"))
    #expect(listing.pictures[2].others == [OtherCodeRecord(kind: "maxicode", text: "x")])
  }

  @Test func `a table that is none is refused, and its rows that are none are named`() throws {
    try fixture.write("photo,symbology,text\n", to: "truth.csv")
    fixture.expectRefusal(
      .csv,
      "in/truth.csv:1: the first row must name the columns image, symbology and text, with commas, semicolons or tabs between them"
    )
    try fixture.write("image,symbology,text\na.png,itf,\"1\n", to: "truth.csv")
    fixture.expectRefusal(
      .csv, "in/truth.csv: a field that begins with a quote has no other one at its end")
    try fixture.write("image,symbology,text\na.png,itf\na.png,,1\na.png,itf,12\n", to: "truth.csv")
    let listing = try fixture.listing(.csv)
    #expect(
      listing.faults.map(fixture.words) == [
        "in/truth.csv, row 2: it has 2 fields, not 3",
        "in/truth.csv, row 3: it has a text but no symbology; add it, such as ean_13",
      ])
    #expect(listing.pictures.map(\.codes.count) == [1])
  }

  @Test func `a retail code is told from the digits that a name begins with`() throws {
    let fixture = try PictureFixture(
      "4006381333931-01.png", "036000291452_x.png", "96385074.png", "4006381333932.png", "ABC-1.png"
    )
    let listing = try fixture.listing(.fileName)
    #expect(
      Dictionary(
        uniqueKeysWithValues: listing.pictures.map { ($0.codes[0].text, $0.codes[0].symbology) })
        == ["4006381333931": .ean13, "036000291452": .upcA, "96385074": .ean8])
    #expect(listing.faults.count == 2, "a wrong check digit, and letters")
    let named = try fixture.listing(.fileName, symbology: .code39)
    #expect(named.faults == [] && named.pictures.allSatisfy { $0.codes[0].symbology == .code39 })
    #expect(named.pictures.last?.codes[0].text == "ABC")
  }

  @Test(arguments: [
    "0112824322967606240r.1A<GS>1536112890SUEj6", "0112824322967606240r.1A{GS}1536112890SUEj6",
    "0112824322967606240r.1A^0291536112890SUEj6",
    "]C10112824322967606240r.1A\\u001d1536112890SUEj6",
    "<FNC1>0112824322967606240r.1A<FNC1>1536112890SUEj6",
  ])
  func `what stands for the separator is understood where the truth says GS1`(text: String) throws {
    let fixture = try PictureFixture("a.png", "b.png")
    try fixture.write(
      "image,symbology,text\na.png,GS1-128,\(text)\nb.png,code_128,\(text)\n", to: "truth.csv")
    let pictures = try fixture.listing(.csv).pictures
    #expect(pictures[0].codes[0].text == "0112824322967606240r.1A\u{1D}1536112890SUEj6")
    #expect(pictures[1].codes[0].text == text)
  }
}
