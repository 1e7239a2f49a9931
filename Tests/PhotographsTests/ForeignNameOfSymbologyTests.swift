import Barcodes
import Foundation
import Photographed
import Suites
import Testing

@testable import Photographs

/// Names that people, spreadsheets and other sets have for symbologies, and truths of which none is known.
@Suite struct ForeignNameOfSymbologyTests {
  private static let names: [(String, Symbology)] = [
    ("C128", .code128), ("C39", .code39), ("I2O5", .itf), ("GTIN-13", .ean13), ("GTIN-8", .ean8),
    ("ISBN", .ean13), ("DMX", .dataMatrix), ("QRCodeModel2", .qrCode), ("BF_QR_CODE", .qrCode),
    ("3 of 9", .code39), ("Interleaved 2 of 5", .itf), ("Upc", .upcA), ("EAN 13", .ean13),
    ("code 128-B", .code128), ("GS1 DataMatrix", .dataMatrix), ("QR", .qrCode), ("PDF", .pdf417),
    ("2 of 5", .itf),
  ]

  @Test(arguments: names.indices)
  func `common names are understood in any case`(number: Int) {
    let (name, symbology) = Self.names[number]
    for written in [name, name.lowercased(), name.uppercased()] {
      #expect(Symbology(foreignName: written) == symbology, "\(written)")
    }
    #expect(Symbology(foreignName: "\(name)zz") == nil)
  }

  @Test func `attributes of VIA are understood in any case`() throws {
    let fixture = try PictureFixture("a.png")
    try fixture.write(
      """
      {"a": {"filename": "a.png", "size": 1, "regions": [
        {"shape_attributes": {"name": "rect", "x": 1, "y": 1, "width": 2, "height": 2},
         "region_attributes": {"Type": "QR", "String": "https://example.org/barber", "PPE": "3.1"}},
        {"shape_attributes": {"name": "rect", "x": 1, "y": 1, "width": 2, "height": 2},
         "region_attributes": {"Barcode_Type": "EAN13", "DATA": "4006381333931"}}]}}
      """, to: "via_project.json")
    let truth = try #require(try fixture.listing(.via).pictures.first)
    #expect(truth.codes.map(\.text) == ["https://example.org/barber", "4006381333931"])
    #expect(truth.others.isEmpty)
  }

  @Test
  func `it is told how many codes count neither way, and where none counts, that is an error`()
    throws
  {
    let fixture = try PictureFixture("a.png", "b.png")
    func truths(_ rows: String) throws -> PictureTruths {
      try fixture.write("image,symbology,text\n" + rows, to: "truth.csv")
      return try PictureTruths(TruthSource(.csv), of: PictureFolder(path: fixture.path))
    }
    #expect(
      try truths("a.png,qr_cod,x\na.png,qr_code,y\nb.png,ean_13,\n").uncounted
        == "2 of 3 codes count neither way: 1 of no symbology that is known ('qr_cod'), 1 of which nobody wrote what they say"
    )
    #expect(try truths("a.png,qr_code,x\nb.png,,\n").uncounted == nil)
    let fault = #expect(throws: ImportFault.self) { try truths("a.png,qr_cod,x\nb.png,DPD,y\n") }
    #expect(
      fault?.reason
        == "none of its 2 codes counts, since no symbology is known by 'DPD', 'qr_cod'; write names such as ean_13, or say --symbology where all are of one"
    )
    // Places alone are a truth: whether something is found there.
    #expect(throws: Never.self) { try truths("a.png,qr_code,\nb.png,,\n") }
  }
}
