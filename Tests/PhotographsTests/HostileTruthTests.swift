import Barcodes
import BuiltPrograms
import CPNG
import Foundation
import Photographed
import Suites
import Testing

@testable import Photographs

/// Truth that was made to fill memory, to take for ever, or to lead out of its folder.
@Suite struct HostileTruthTests {
  // MARK: JSON

  static let kinds: [TruthKind] = [.coco, .via, .truth]

  private func words(_ kind: TruthKind, _ text: String) throws -> String? {
    let fixture = try PictureFixture("a.jpg")
    try fixture.write(text, to: try #require(kind.usualFile))
    let error = #expect(throws: ImportFault.self) { try fixture.listing(kind) }
    return error.map { fixture.words(of: $0) }
  }

  @Test(arguments: kinds)
  func `JSON of more values, or deeper, than any truth has is refused before it is read`(
    kind: TruthKind
  ) throws {
    let place = "in/\(kind.usualFile ?? "")\(kind == .truth ? ":1" : "")"
    let many = String(repeating: "0,", count: 2_000_000)
    #expect(
      try words(kind, "{\"images\":[\(many)0]}")
        == "\(place): it has more than 2000000 values, the most that are read of it")
    let deep = String(repeating: "[", count: 100_000)
    #expect(
      try words(kind, deep)
        == "\(place): lists and objects lie more than 64 deep in one another, the most that is read"
    )
  }

  @Test func `a table of more fields than any truth has is refused`() throws {
    #expect(
      try words(.csv, "image,symbology,text\n" + String(repeating: ",", count: 2_000_000))
        == "in/truth.csv: it has more than 2000000 fields, the most that are read of it")
  }

  @Test(.enabled(if: LongTests.areRun))
  func `a truth of which nothing fits ends where that is certain`() throws {
    let words = try words(.truth, String(repeating: "1\n", count: 100_001))
    #expect(words?.hasPrefix("in/truth.jsonl:100001: a value of another type is needed") == true)
    #expect(
      words?.hasSuffix("; so it is with 100000 pieces before it: name the truth of these pictures")
        == true)
  }

  // MARK: Archives

  /// A ZIP archive by hand (APPNOTE.TXT of PKWARE, 4.3), of stored files.
  private struct Archive {
    struct File {
      var name: String
      var content = Data("[]".utf8)
      /// Whether only the table has it, at the place of the file before.
      var isInFileBefore = false
      /// What the table says that it has unpacked.
      var size: Int?
    }

    private static func bytes(_ numbers: [(Int, size: Int)]) -> Data {
      Data(numbers.flatMap { number, size in (0..<size).map { UInt8(number >> (8 * $0) & 255) } })
    }

    static func data(_ files: [File]) -> Data {
      var (body, table) = (Data(), Data())
      var place = 0
      for file in files {
        let name = Data(file.name.utf8)
        let common: [(Int, size: Int)] = [
          (20, 2), (0, 2), (0, 2), (0, 2), (0x5A21, 2), (Int(crc(file.content)), 4),
          (file.content.count, 4), (file.size ?? file.content.count, 4), (name.count, 2), (0, 2),
        ]
        if !file.isInFileBefore {
          place = body.count
          body += bytes([(0x0403_4B50, 4)] + common) + name + file.content
        }
        table += bytes(
          [(0x0201_4B50, 4), (20, 2)] + common + [(0, 2), (0, 2), (0, 2), (0, 4), (place, 4)])
        table += name
      }
      return body + table
        + bytes([
          (0x0605_4B50, 4), (0, 2), (0, 2), (files.count, 2), (files.count, 2), (table.count, 4),
          (body.count, 4), (0, 2),
        ])
    }

    private static func crc(_ data: Data) -> UInt32 {
      data.withUnsafeBytes { bytes in
        let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        return UInt32(crc32(0, start, UInt32(bytes.count)))
      }
    }
  }

  private func words(ofArchive files: [Archive.File]) throws -> String {
    let fixture = try PictureFixture("a.jpg")
    try Archive.data(files).write(to: URL(fileURLWithPath: "\(fixture.path)/results.zip"))
    do {
      let listing = try fixture.listing(.barcodeDataset)
      return (listing.faults.map(fixture.words) + listing.pictures.map(\.picture))
        .joined(separator: "\n")
    } catch {
      let recording = #expect(throws: ImportFault.self) {
        try DatasetRecording(folder: fixture.path)
      }
      #expect("\(recording as Any)".contains("results.zip"))
      return fixture.words(of: "\(error)")
    }
  }

  @Test func `an archive by hand is read`() throws {
    #expect(try words(ofArchive: [.init(name: "a.jpg.txt"), .init(name: "b/")]) == "a.jpg")
  }

  @Test func `an archive with several files of one name, or of one place, is refused`() throws {
    #expect(
      try words(ofArchive: [.init(name: "a.jpg.txt"), .init(name: "a.jpg.txt")])
        == "in/results.zip, a.jpg.txt: it has several files of this name; restore it")
    let content = Data(repeating: 0x20, count: 10_000)
    let copies = (0..<20).map {
      Archive.File(name: "\($0).txt", content: content, isInFileBefore: $0 > 0)
    }
    #expect(
      try words(ofArchive: copies)
        == "in/results.zip, 1.txt: the files have more bytes than the archive: some lie in one another; restore it"
    )
  }

  @Test func `an archive that grows when it is unpacked is refused before that`() throws {
    #expect(
      try words(ofArchive: [.init(name: "a.jpg.txt", size: 16 << 20 + 1)])
        == "in/results.zip, a.jpg.txt: it has more than 16 MiB, the most that is read of an archive"
    )
    let many = (0..<17).map { Archive.File(name: "\($0).txt", size: 16 << 20) }
    #expect(
      try words(ofArchive: many)
        == "in/results.zip: it has more than 256 MiB when unpacked, the most that is read of an archive"
    )
    // What the table does not tell.
    #expect(
      try words(ofArchive: [.init(name: "a.jpg.txt", content: Data("[     ]".utf8), size: 2)])
        .contains("it is damaged"))
  }

  @Test func `all texts of an archive have one allowance`() throws {
    let content = Data("[\(String(repeating: "0,", count: 550_000))0]".utf8)
    let files = (0..<4).map { Archive.File(name: "a\($0).jpg.txt", content: content) }
    let fixture = try PictureFixture("a0.jpg", "a1.jpg", "a2.jpg", "a3.jpg")
    try Archive.data(files).write(to: URL(fileURLWithPath: "\(fixture.path)/results.zip"))
    let faults = try fixture.listing(.barcodeDataset).faults.map { fixture.words(of: $0) }
    #expect(faults.count == 4 && faults[2].contains("the key 'attrib' is missing"))
    #expect(
      faults[3]
        == "in/results.zip, a3.jpg.txt: it has more than 2000000 values, the most that are read of it"
    )
  }

  // MARK: Links

  private func link(_ fixture: PictureFixture, _ name: String, to text: String) throws {
    let outside = try fixture.folder.write(text, to: "outside")
    try FileManager.default.createSymbolicLink(
      atPath: "\(fixture.path)/\(name)", withDestinationPath: outside)
  }

  @Test(arguments: [TruthKind.truth, .csv, .coco, .via, .barcodeDataset])
  func `a truth that is a link out of the folder is not read`(kind: TruthKind) throws {
    let fixture = try PictureFixture("a.jpg")
    let file = try #require(kind.usualFile)
    try link(fixture, file, to: #"{"image":"a.jpg","codes":[]}"#)
    fixture.expectRefusal(
      kind,
      "in/\(file): a link leads from it out of the folder; copy into the folder what it is to be")
    // Whoever names a file means that one.
    #expect(throws: Never.self) {
      try TruthSource(.truth, file: fixture.folder.path("outside")).listing(
        of: PictureFolder(path: fixture.path))
    }
  }

  @Test func `what lies beside a sample is not read where it is a link out of the folder`() throws {
    let fixture = try PictureFixture("qrcode-1/1.png", "qrcode-1/2.png")
    try fixture.write("A", to: "qrcode-1/2.txt")
    try link(fixture, "qrcode-1/1.txt", to: "secret")
    let listing = try fixture.listing(.zxingSamples)
    #expect(listing.pictures.map(\.picture) == ["qrcode-1/2.png"])
    #expect(
      listing.faults.map(fixture.words) == [
        "qrcode-1/1.png: its truth: in/qrcode-1/1.txt: a link leads from it out of the folder; copy into the "
          + "folder what it is to be"
      ])
  }
}
