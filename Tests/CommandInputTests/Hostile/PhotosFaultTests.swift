import Barcodes
import BuiltPrograms
import EncodedPictures
import Foundation
import Testing

/// Folders of photographs that cannot be used, and where nothing may be written.
@Suite struct PhotosFaultTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try EncodedPicture.write(.letters("ABCDEFGH", width: 4), to: folder.path("in/a.png"))
    try folder.write("no picture", to: "bad/a.png")
    try folder.write("words", to: "empty/readme.txt")
    try folder.write("image;symbology;text\n", to: "semicolons.csv")
    try folder.write("image,symbology,text\na.png,,ABC\n", to: "nameless.csv")
  }

  @Test(
    arguments: [
      ("photos nowhere", 65, "nowhere: there is no such folder; name one with pictures"),
      (
        "photos empty/readme.txt", 65,
        "empty/readme.txt: it is none of PNG, JPEG, WebP, HEIC, AVIF, TIFF, GIF, BMP, but of the kind text"
      ),
      (
        "photos empty", 65,
        "empty: it holds no picture (PNG, JPEG, WebP, HEIC, AVIF, TIFF, GIF, BMP), but 1 × text ('readme.txt')"
      ),
      (
        "photos in --truth truth.txt", 65,
        "truth.txt: there is no such file, and no such kind of truth; there are truth, csv, zxing-cpp, barcode-dataset, coco, via, "
          + "file-name, folder-name, yolo, voc, labelme, cvat, roboflow, boofcv"
      ),
      (
        "photos in --truth empty/readme.txt", 65,
        "empty/readme.txt: a truth ends in .jsonl, .csv or .tsv; --truth-kind says of which kind another is"
      ),
      (
        "photos in --truth nowhere.csv", 65,
        "nowhere.csv: cannot be read; check that it exists and that you may read it"
      ),
      (
        "photos in --truth semicolons.csv", 65,
        "semicolons.csv: it says nothing of any picture"
      ),
      (
        "photos in --output in", 74,
        "in: cannot be written: it is in the folder of photographs; name another one with --output"
      ),
      (
        "photos in --output in/page", 74,
        "in/page: cannot be written: it is in the folder of photographs; name another one with --output"
      ),
      (
        "photos in --output .", 74,
        ".: cannot be written: it holds in, which is read; name another folder"
      ),
      (
        "photos in --output empty --force", 74,
        "empty: cannot be written: it holds 'readme.txt', but no page of photographs; name another folder"
      ),
      (
        "run in --output out", 65,
        "in: it holds pictures, but is no corpus; 'scanbench photos' has engines read them as they are, "
          + "and 'scanbench corpus import' makes a corpus of them with what is known of their codes"
      ),
    ] as [(String, Int32, String)])
  func `what cannot be done is said, and leaves nothing behind`(
    command: String, code: Int32, message: String
  ) throws {
    let before = try folder.tree(".")
    let result = try folder.scanbench("\(command) --engine a=ENGINE")
    #expect(result.errors == "scanbench: \(message)\n")
    #expect(result.code == code)
    #expect(try folder.tree(".") == before)
  }

  @Test func `a corpus is not made among the pictures`() throws {
    let before = try folder.tree(".")
    let result = try folder.scanbench("corpus import in --truth semicolons.csv --output in/corpus")
    #expect(
      result.errors
        == "scanbench: in/corpus: cannot be written: it is in the folder of photographs; name another one with --output\n"
    )
    #expect(result.code == 74)
    #expect(try folder.tree(".") == before)
  }

  @Test(arguments: ["camera measure in --output m.jsonl", "corpus twin in --measured m --output t"])
  func `a folder of pictures is no corpus to measure, or to make twins of`(command: String) throws {
    let result = try folder.scanbench(command)
    #expect(result.errors.hasPrefix("scanbench: in: it holds pictures, but is no corpus; "))
    #expect(result.code == 65)
  }

  @Test func `a folder of which no picture can be read is bad input, with a page that says why`()
    throws
  {
    let result = try folder.scanbench("photos bad --engine a=ENGINE --output out")
    #expect(result.code == 65)
    #expect(
      result.errors
        == "scanbench: bad: none of its pictures can be read; out/index.html says why of each\n")
    #expect(try folder.text("out/index.html").contains("it is none of PNG, JPEG, WebP, HEIC"))
  }

  @Test func `a code without its symbology is named, and the rest is used, where there is any`()
    throws
  {
    let words = "nameless.csv, row 2: it has a text but no symbology; add it, such as ean_13\n"
    let nothing = try folder.scanbench("photos in --engine a=ENGINE --truth nameless.csv")
    #expect(nothing.code == 65)
    #expect(nothing.errors == "scanbench: \(words)")
    try FileManager.default.copyItem(
      atPath: folder.path("in/a.png"), toPath: folder.path("in/z.png"))
    try folder.write("image,symbology,text\na.png,,ABC\nz.png,qr_code,X\n", to: "nameless.csv")
    let result = try folder.scanbench("photos in --engine a=ENGINE --truth nameless.csv --force")
    #expect(result.code == 0)
    #expect(result.output.contains("truth: \(words)"))
  }

  @Test func `a page is replaced only when asked, and nothing else ever`() throws {
    #expect(try folder.scanbench("photos in --engine a=ENGINE --output out").code == 0)
    try folder.write("mine", to: "out/notes.txt")
    let again = try folder.scanbench("photos in --engine a=ENGINE --output out")
    #expect(again.code == 74)
    #expect(again.errors.contains("it holds a page of photographs already; name another folder"))
    try EncodedPicture.write(.letters("ABCDEFGH", width: 8), to: folder.path("in/b.png"))
    #expect(try folder.scanbench("photos in --engine a=ENGINE --output out --force").code == 0)
    #expect(try folder.names(in: "out/thumbnails").count == 2)
    #expect(try folder.text("out/notes.txt") == "mine")
  }

  @Test func `an engine that is not there is missing`() throws {
    #expect(try folder.scanbench("photos in --engine nowhere").code == 69)
    #expect(try folder.scanbench("photos in").code == 64)
    #expect(try folder.scanbench("photos in --engine a=ENGINE --jobs 0").code == 64)
  }
}
