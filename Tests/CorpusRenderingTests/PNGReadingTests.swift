import Barcodes
import Foundation
import Records
import Storage
import Testing

@testable import Photographed
@testable import Suites

/// PNGs of every kind, and PNGs that are meant to do harm.
@Suite struct PNGReadingTests {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  private static func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: fixtures.appending(path: "png/\(name).png"))
  }

  /// The pixels were read by Fixtures/grey-of-png.c.
  @Test func `every kind of PNG gives the grey that libpng gives of the whole file`() throws {
    let table = try RecordCoding.read(
      [String: String].self, at: Self.fixtures.appending(path: "grey-sha256.json").path)
    #expect(table.count == 20)
    for (name, sha256) in table {
      let path = Self.fixtures.appending(path: "png/\(name).png").path
      let image = try GreyImage(png: path)
      #expect(image.width == 19 && image.height == 13, "\(name)")
      #expect(Digest.hexadecimal(of: image.pixels) == sha256, "\(name)")
      #expect(try PNGSource(bytes: Self.bytes(name), name: path).image() == image, "\(name)")
    }
  }

  /// The first chunk with other sides, its checksum made right again as libpng wants it.
  private func sized(_ width: UInt32, _ height: UInt32) throws -> Data {
    var bytes = try Self.bytes("grey-8")
    for (index, side) in [width, height].enumerated() {
      for byte in 0..<4 {
        bytes[16 + 4 * index + byte] = UInt8(truncatingIfNeeded: side >> UInt32(24 - 8 * byte))
      }
    }
    return bytes
  }

  @Test(arguments: [(65_535, 65_535), (16_385, 16_384), (0, 1), (4_294_967_295, 4_294_967_295)])
  func `an image of more pixels than any may have is refused by its head`(
    width: UInt32, height: UInt32
  ) throws {
    let bytes = try sized(width, height)
    let error = #expect(throws: PNGError.self) { try PNGSource(bytes: bytes, name: "a.png") }
    #expect(
      error?.description
        == "a.png: not a readable PNG: its head says \(width) × \(height) pixels, but an image has 1 to 268435456; "
        + "build or import the corpus anew")
  }

  @Test func `a file of more bytes than its pixels take is refused`() throws {
    let bytes = try Self.bytes("grey-8") + Data(count: 17 << 20)
    let error = #expect(throws: PNGError.self) {
      try PNGSource(bytes: bytes, name: "a.png").image()
    }
    #expect(error?.message == "more than 16 MiB, the most that 19 × 13 pixels take")
  }

  @Test func `texts and unknown chunks are left out before libpng sees them`() throws {
    let whole = [UInt8](try Self.bytes("grey-8-texts"))
    let kept = PNGSource.withoutTexts(whole)
    let names = ["zTXt", "prVt", "tEXt", "IDAT", "IEND"]
    func has(_ bytes: [UInt8]) -> [Bool] {
      names.map { Data(bytes).range(of: Data($0.utf8)) != nil }
    }
    #expect(has(whole) == [true, true, true, true, true])
    #expect(has(kept) == [false, false, false, true, true])
    #expect(PNGSource.withoutTexts(kept) == kept)
  }

  @Test func `a PNG that is cut off anywhere is refused and not followed beyond its end`() throws {
    let whole = try Self.bytes("colour-8-chromaticities")
    // What comes after the pixels says nothing of them; nor do the checksums before it.
    let text = try #require(whole.range(of: Data("tEXt".utf8)))
    for length in 0..<(text.lowerBound - 4 - 8) {
      #expect(throws: PNGError.self, "\(length) bytes") {
        try PNGSource(bytes: whole.prefix(length), name: "a.png").image()
      }
    }
  }
}
