import Barcodes
import Foundation
import Photographed
import Suites
import Testing

@testable import Photographs

/// Contents that no symbol can have: every reader would be wrong about them.
@Suite struct ImpossibleTruthTests {
  private static let impossible: [(symbology: Symbology, text: String, words: String)] = [
    (.ean13, "4.00638E+12", "is what a spreadsheet made of a number, and its digits are lost"),
    (.ean13, "4,00638E+12", "is what a spreadsheet made of a number"),
    (.ean8, "9.638507e7", "is what a spreadsheet made of a number"),
    (.ean13, "400638133393", "has 12 digits, and ean_13 has 13; its check digit is missing"),
    (.ean13, "04006381333931", "has 14 digits, and ean_13 has 13; 14 are a GTIN-14"),
    (
      .ean13, "400638133393112", "has 15 digits, and ean_13 has 13; write these alone, as an add-on"
    ),
    (.ean13, "4006381333932", "its check digit would be 1"),
    (.ean13, "4-006381-333931", "which has digits alone and no '-'"),
    (.ean13, "Pencils", "which has digits alone and no 'P'"), (.ean13, " ", "its text is blank"),
    (.ean8, "96385075", "its check digit would be 4"),
    (.ean8, "9638507", "has 7 digits, and ean_8 has 8; write all of them"),
    (.upcA, "036000291453", "its check digit would be 2"),
    (.upcA, "4006381333931", "has 13 digits, and upc_a has 12"),
    (.upcE, "01234566", "its check digit would be 5"),
    (.upcE, "123456", "has 6 digits, and upc_e has 8"),
    (.itf, "123", "has 3 digits, and ITF has pairs of them"),
    (.itf, "12A4", "which has digits alone and no 'A'"),
    (.codabar, "12345?", "codabar, which has no '?'"), (.code39, "CAFÉ", "which has no 'É'"),
  ]

  private static let possible: [(symbology: Symbology, text: String, content: String)] = [
    (.ean13, "4006381333931", "4006381333931"), (.ean13, " 4006381333931\u{A0}", "4006381333931"),
    (.ean8, "96385074\t", "96385074"), (.upcA, "036000291452", "036000291452"),
    (.upcA, "0036000291452", "0036000291452"), (.upcE, "01234565", "01234565"),
    (.upcE, "012345000065", "012345000065"), (.itf, "00012345600012", "00012345600012"),
    (.codabar, "A12-34:$B", "A12-34:$B"), (.code39, "a b%", "a b%"),
    // What blanks a code has that can have them, it has.
    (.qrCode, " a ", " a "), (.code128, "12 ", "12 "), (.dataMatrix, "4.00638E+12", "4.00638E+12"),
  ]

  @Test(arguments: impossible.indices)
  func `a content that no symbol has is refused, and it is said why`(number: Int) throws {
    let (symbology, text, words) = Self.impossible[number]
    let fault = #expect(throws: Fault.self) {
      try symbology.checked(text)
    }
    #expect(fault?.reason.contains(words) == true, "\(fault?.reason ?? "")")
  }

  @Test(arguments: possible.indices)
  func `a content that a symbol has stays, without blanks around digits`(number: Int) throws {
    let (symbology, text, content) = Self.possible[number]
    #expect(try symbology.checked(text) == content)
  }

  @Test func `a row, a line, a region and a picture are named`() throws {
    let fixture = try PictureFixture("a.png", "4006381333932.png", "sub/b.png")
    try fixture.write(
      "image,symbology,text\na.png,qr_code,x\nsub/b.png,EAN-13,4006381333932\n", to: "truth.csv")
    let table = try fixture.listing(.csv)
    #expect(
      table.faults.map(fixture.words).first?.hasPrefix(
        "in/truth.csv, row 3: '4006381333932' is no content of ean_13") == true)
    #expect(table.refused == ["sub/b.png"])
    try fixture.write(
      #"{"image": "a.png", "codes": [{"symbology": "EAN-13", "text": "4.00638E+12"}]}"#,
      to: "truth.jsonl")
    let lines = try fixture.listing(.truth)
    #expect(
      lines.faults.map(fixture.words).first?.hasPrefix("in/truth.jsonl:1: '4.00638E+12'") == true)
    let pictures = try PictureFolder(path: fixture.path)
    let named = PictureTruths(
      try TruthSource(.fileName, symbology: .ean13).listing(of: pictures), of: pictures)
    #expect(
      named.faults.map(fixture.words).contains {
        $0.hasPrefix("in/4006381333932.png: '4006381333932' is no content")
      })
  }

  @Test func `of 400 pictures the one whose truth cannot be is named, and the others count`() throws
  {
    let fixture = try PictureFixture("0.png")
    for number in 1..<400 {
      try FileManager.default.copyItem(
        atPath: "\(fixture.path)/0.png", toPath: "\(fixture.path)/\(number).png")
    }
    let rows = (0..<400).map { "\($0).png,itf,\($0 == 217 ? "123" : "1234")" }
    try fixture.write("image,symbology,text\n" + rows.joined(separator: "\n"), to: "truth.csv")
    let pictures = try PictureFolder(path: fixture.path)
    let truths = PictureTruths(try fixture.listing(.csv), of: pictures)
    #expect(truths.faults.count == 1)
    #expect(
      truths.faults.first.map(fixture.words)?.hasPrefix("in/truth.csv, row 219: '123' has 3 digits")
        == true)
    #expect(truths["217.png"] == nil && truths["216.png"]?.codes.count == 1)
  }

  @Test func `a truth of which nothing can be used is an error for whoever reads pictures`() throws
  {
    let fixture = try PictureFixture("a.png")
    try fixture.write("image,symbology,text\na.png,EAN-13,12\n", to: "truth.csv")
    let pictures = try PictureFolder(path: fixture.path)
    #expect(throws: ImportFault.self) {
      try PictureTruths(TruthSource(.csv), of: pictures)
    }
  }
}
