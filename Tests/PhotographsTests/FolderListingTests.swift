import Barcodes
import BuiltPrograms
import EncodedPictures
import Foundation
import Photographed
import Records
import Suites
import Testing

@testable import Photographs

/// Folders as people have them: every file is read, or counted by its kind.
@Suite struct FolderListingTests {
  private let fixture: PictureFixture

  init() throws { fixture = try PictureFixture("a.png", "sub/b.webp") }

  /// Everything that is passed over, by kind.
  private func passedOver() throws -> [String: [String]] {
    Dictionary(
      uniqueKeysWithValues: try PictureFolder(path: fixture.path).passedOver.map {
        ($0.kind, $0.files)
      })
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(fixture.path)/\(name)", withDestinationPath: target)
  }

  @Test func `the content says what a file is, and its ending does not`() throws {
    let image = GreyImage(width: 8, height: 8, filledWith: 90)
    let jpeg = try EncodedPicture.jpeg(image)
    for name in ["IMG_1.HEIC", "edge.jfif", "photo", "photo.txt", "scan.PDF"] {
      try Data(jpeg).write(to: URL(filePath: "\(fixture.path)/\(name)"))
    }
    let folder = try PictureFolder(path: fixture.path)
    #expect(
      folder.pictures
        == ["IMG_1.HEIC", "a.png", "edge.jfif", "photo", "photo.txt", "scan.PDF", "sub/b.webp"])
    #expect(folder.passedOver.isEmpty)
    for picture in folder.pictures {
      #expect(throws: Never.self) { try Photograph(#require(folder.source(of: picture))) }
    }
  }

  @Test func `what is no picture is counted by its kind`() throws {
    for (name, text) in [
      ("notes.txt", "Grüße\n"), ("sub/more.md", "# 1"), ("a.pdf", "%PDF-1.4\u{1}"), ("empty", ""),
      ("clip.mov", "\0\0\0\u{14}ftypqt  \0\0\0\0qt  "), ("logo.svg", "<svg xmlns='…'>"),
      (".DS_Store", "x"), (".git/config", "y"), ("table.xlsx", "PK\u{3}\u{4}\u{1}"),
    ] {
      let path = "\(fixture.path)/\(name)"
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: path))
    }
    #expect(
      try passedOver() == [
        "text": ["notes.txt", "sub/more.md"], "PDF": ["a.pdf"], "file without content": ["empty"],
        "video": ["clip.mov"], "SVG drawing": ["logo.svg"], "ZIP archive": ["table.xlsx"],
        "hidden file or folder": [".DS_Store", ".git"],
      ])
    #expect(try PictureFolder(path: fixture.path).pictures == ["a.png", "sub/b.webp"])
  }

  @Test func `links to pictures and to folders elsewhere are taken, and none is followed for ever`()
    throws
  {
    let image = GreyImage(width: 6, height: 4, filledWith: 9)
    for name in ["elsewhere/c.png", "one.png"] {
      try EncodedPicture.write(image, to: fixture.folder.path(name))
    }
    try link("d.png", to: "../one.png")
    try link("far", to: fixture.folder.path("elsewhere"))
    try link("again", to: fixture.folder.path("elsewhere"))
    try link("inner", to: "sub")
    try link("up", to: "..")
    try link("gone.png", to: "nowhere")
    try link("round", to: "round")
    #expect(mkfifo("\(fixture.path)/pipe.png", 0o600) == 0)
    let folder = try PictureFolder(path: fixture.path)
    #expect(folder.pictures == ["a.png", "again/c.png", "d.png", "sub/b.webp"])
    #expect(
      try passedOver() == [
        "link to a folder that is read anyway": ["far", "inner"],
        "link to a folder around it": ["up"], "link that leads nowhere": ["gone.png", "round"],
        "device or pipe": ["pipe.png"],
      ])
  }

  @Test func `one picture is taken without those beside it`() throws {
    let one = try PictureFolder(path: "\(fixture.path)/a.png")
    #expect(one.path == fixture.path && one.pictures == ["a.png"] && one.isOfOnePicture)
    #expect(one.source(of: "a.png")?.path == "\(fixture.path)/a.png")
  }

  @Test func `pages have names, and a truth names one of them`() throws {
    let pages = [20, 40, 60].map {
      EncodedPicture.Page(GreyImage(width: 8, height: 8, filledWith: UInt8($0)))
    }
    try Data(EncodedPicture.tiff(pages)).write(to: URL(filePath: "\(fixture.path)/scan.tif"))
    let folder = try PictureFolder(path: fixture.path)
    #expect(
      folder.pictures
        == ["a.png", "scan.tif#page=1", "scan.tif#page=2", "scan.tif#page=3", "sub/b.webp"])
    let source = try #require(folder.source(of: "scan.tif#page=2"))
    #expect(try Photograph(source).image[0, 0] == 40)
    #expect(source.name == "\(fixture.path)/scan.tif#page=2")
    try fixture.write("image,symbology,text\nscan.tif,,\nscan.tif#page=3,,\n", to: "truth.csv")
    let listing = try fixture.listing(.csv)
    #expect(listing.pictures.map(\.picture) == ["scan.tif#page=3"])
    #expect(
      listing.faults.map(fixture.words) == [
        "in/truth.csv, row 2: 'scan.tif' has 3 pages; name one of them, as in 'scan.tif#page=1'"
      ])
  }

  @Test func `a truth that names a file of another kind is told what that is`() throws {
    try fixture.write("%PDF-1.4\u{1}", to: "scan.pdf")
    try fixture.write("image,symbology,text\nscan.pdf,,\na.png,,\n", to: "truth.csv")
    #expect(
      try fixture.listing(.csv).faults.map(fixture.words) == [
        "in/truth.csv, row 2: 'scan.pdf' is no picture that is read, but of the kind PDF"
      ])
  }

  @Test func `a folder of other files says which`() throws {
    let folder = try PictureFixture()
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
    try folder.write("%PDF-1.4", to: "scan.pdf")
    let fault = #expect(throws: ImportFault.self) { try PictureFolder(path: folder.path) }
    #expect(
      fault.map(folder.words)
        == "in: it holds no picture (\(PictureFormat.names)), but 1 × PDF ('scan.pdf')")
  }
}
