import Barcodes
import BuiltPrograms
import EncodedPictures
import Foundation
import Testing

@testable import Photographs

/// Pictures as telephones, scanners of paper, industrial cameras and designers store them.
@Suite struct PictureFormatTests {
  /// Which way up it lies can be seen.
  private static let scene: GreyImage = {
    var image = GreyImage(width: 49, height: 33, filledWith: 0)
    for y in 0..<33 {
      for x in 0..<49 { image[x, y] = x < 16 && y < 16 ? 10 : UInt8(60 + 3 * x + y) }
    }
    return image
  }()

  private func read(_ bytes: [UInt8], page: Int = 1) throws -> Photograph {
    try Photograph(bytes: Data(bytes), name: "photo", page: page)
  }

  private func fault(of bytes: [UInt8], page: Int = 1) -> String? {
    do {
      _ = try read(bytes, page: page)
      return nil
    } catch { return "\(error)" }
  }

  @Test func `TIFF, GIF and BMP keep their levels`() throws {
    for (bytes, format) in [
      (EncodedPicture.tiff(Self.scene), PictureFormat.tiff),
      (try EncodedPicture.gif([Self.scene]), .gif), (EncodedPicture.bmp(Self.scene), .bmp),
    ] {
      let photograph = try read(bytes)
      #expect(photograph.format == format)
      #expect(photograph.image == Self.scene, "\(format)")
      #expect(photograph.notes.isEmpty)
      // Some bytes from the end there is still a row of pixels.
      #expect(
        fault(of: bytes.dropLast(20))?.hasPrefix("photo: not a readable \(format.name): ")
          == true || format == .tiff)
    }
  }

  @Test(arguments: [EncodedPicture.HEIF.hevc, .av1])
  func `HEIC and AVIF keep their levels, but for what is lost`(kind: EncodedPicture.HEIF) throws {
    // Where libheif cannot encode, nothing can be shown of how it decodes.
    guard let bytes = try EncodedPicture.heif(Self.scene, kind) else { return }
    let photograph = try read(bytes)
    #expect(photograph.format == (kind == .hevc ? .heic : .avif))
    #expect((photograph.image.width, photograph.image.height) == (49, 33))
    let differences = zip(photograph.image.pixels, Self.scene.pixels).map { abs(Int($0) - Int($1)) }
    #expect((differences.max() ?? 99) <= 6)
    #expect(fault(of: bytes.dropLast(40))?.hasPrefix("photo: not a readable ") == true)
    #expect(fault(of: Array(bytes.prefix(60)))?.hasPrefix("photo: not a readable ") == true)
  }

  @Test(arguments: ImageOrientation.allCases)
  func `PNG, WebP and TIFF are turned as they say`(orientation: ImageOrientation) throws {
    let stored = Self.scene.upright(orientation.inverse)
    let number = UInt8(orientation.rawValue)
    let folder = try PictureFixture()
    let path = folder.folder.path("stored.png")
    try EncodedPicture.write(stored, to: path)
    let png = try Array(Data(contentsOf: URL(filePath: path)))
    for bytes in [
      EncodedPicture.told(number, png: png),
      EncodedPicture.told(
        number, webp: EncodedPicture.webp(stored), width: stored.width, height: stored.height),
      EncodedPicture.tiff([EncodedPicture.Page(stored, orientation: orientation.rawValue)]),
    ] {
      let photograph = try read(bytes)
      #expect(photograph.orientation == orientation, "\(photograph.format)")
      #expect(photograph.image == Self.scene, "\(photograph.format)")
    }
  }

  @Test func `each page of a TIFF is a picture, but not its small copies`() throws {
    let other = GreyImage(width: 8, height: 8, filledWith: 77)
    let bytes = EncodedPicture.tiff([
      EncodedPicture.Page(Self.scene), EncodedPicture.Page(other, isCopy: true),
      EncodedPicture.Page(other),
    ])
    #expect(try StoredPicture.pages(ofTIFF: Data(bytes)) == 2)
    #expect(try read(bytes).image == Self.scene)
    #expect(try read(bytes, page: 2).image == other)
    #expect(fault(of: bytes, page: 3) == "photo: not a readable TIFF: it has no page 3")
    let raw = EncodedPicture.tiff([EncodedPicture.Page(other, isCopy: true)])
    #expect(
      fault(of: raw)
        == "photo: not a readable TIFF: it has no picture but small copies of one, as raw files of cameras do"
    )
  }

  @Test func `16 bits become 8, with a note`() throws {
    let note = "it has 16 bits for each colour, of which the upper 8 count"
    let deep = Self.scene.pixels.flatMap { [UInt8(0x40), $0] }
    for bytes in [
      try EncodedPicture.deepPNG(Self.scene.pixels, width: 49, height: 33),
      EncodedPicture.tiff([
        EncodedPicture.Page(width: 49, height: 33, bits: 16, colours: 1, samples: deep)
      ]),
    ] {
      let photograph = try read(bytes)
      #expect(photograph.notes == [note])
      // Rounded, or cut off.
      let differences = zip(photograph.image.pixels, Self.scene.pixels).map {
        abs(Int($0) - Int($1))
      }
      #expect((differences.max() ?? 9) <= 1)
    }
  }

  /// Cyan, magenta, yellow and black, and the luma of what paper shows of them.
  private static let inks: [([UInt8], Int)] = [
    ([0, 0, 0, 0], 255), ([0, 0, 0, 255], 0), ([255, 0, 0, 0], 179), ([0, 0, 0, 155], 100),
    ([0, 255, 255, 0], 76),
  ]

  @Test(arguments: inks)
  func `inks become luma, with a note`(inks: [UInt8], luma: Int) throws {
    let samples = Array(repeating: inks, count: 256).flatMap(\.self)
    // The library writes inks as Adobe's programs do, the other way round.
    let jpeg = try EncodedPicture.jpeg(samples.map { 255 - $0 }, .cmyk, width: 16, height: 16)
    let tiff = EncodedPicture.tiff([
      EncodedPicture.Page(width: 16, height: 16, bits: 8, colours: 5, samples: samples)
    ])
    for bytes in [jpeg, tiff] {
      let photograph = try read(bytes)
      #expect(abs(Int(photograph.image[8, 8]) - luma) <= 1, "\(photograph.format)")
      #expect(photograph.notes == [StoredPicture.forPrinting])
    }
  }

  @Test func `what is clear lies on white, and on black where the rest is light`() throws {
    // Level 200 is clear.
    var dark = GreyImage(width: 9, height: 9, filledWith: 200)
    dark[4, 4] = 30
    let onWhite = try read(try EncodedPicture.gif([dark], clear: 200))
    #expect(onWhite.image[0, 0] == 255 && onWhite.image[4, 4] == 30)
    #expect(onWhite.notes == ["parts of it are clear; it is laid on white"])
    var light = dark
    light[4, 4] = 250
    let onBlack = try read(try EncodedPicture.gif([light], clear: 200))
    #expect(onBlack.image[0, 0] == 0 && onBlack.image[4, 4] == 250)
    #expect(
      onBlack.notes == ["parts of it are clear and the rest is light; it is laid on black"])
  }

  @Test func `a film is none`() throws {
    #expect(
      fault(of: try EncodedPicture.gif([Self.scene, Self.scene]))
        == "photo: not a readable GIF: it is a film; store its frames as pictures")
  }

  @Test func `BMP of each depth, from above and from below, in runs and by masks`() throws {
    let palette: [[UInt8]] = [[0, 0, 0], [255, 0, 0], [0, 255, 0], [255, 255, 255]]
    let lumas: [UInt8] = [0, 76, 150, 255]
    func levels(_ bits: Int, _ compression: Int, _ data: [UInt8], height: Int = -2) throws
      -> [UInt8]
    {
      try read(
        EncodedPicture.bmp(
          width: 3, height: height, bits: bits, compression: compression, data,
          palette: bits <= 8 ? palette : [], masks: compression == 3 ? [0xF800, 0x7E0, 0x1F] : [])
      ).image.pixels
    }
    let expected = [0, 1, 2, 3, 2, 1].map { lumas[$0] }
    #expect(try levels(2, 0, [0b00011000, 0, 0, 0, 0b11100100, 0, 0, 0]) == expected)
    #expect(try levels(4, 0, [0x01, 0x20, 0, 0, 0x32, 0x10, 0, 0]) == expected)
    #expect(try levels(8, 0, [0, 1, 2, 0, 3, 2, 1, 0]) == expected)
    #expect(try levels(8, 0, [3, 2, 1, 0, 0, 1, 2, 0], height: 2) == expected)
    // From below: 3 2 1 one by one, the end of the row, then runs, then the end.
    #expect(
      try levels(8, 1, [0, 3, 3, 2, 1, 0, 0, 0, 1, 0, 1, 1, 1, 2, 0, 1], height: 2) == expected)
    #expect(
      try levels(4, 2, [0, 3, 0x32, 0x10, 0, 0, 2, 0x01, 1, 0x20, 0, 1], height: 2) == expected)
    #expect(
      try levels(
        16, 3, [0, 0, 0, 0xF8, 0xE0, 0x07, 0, 0, 0xFF, 0xFF, 0xE0, 0x07, 0, 0xF8, 0, 0])
        == expected)
    let deep: [UInt8] = [
      0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 255, 255, 255, 0, 0, 255, 0, 0, 0, 0, 255, 0,
    ]
    #expect(try levels(32, 0, deep) == expected)
    #expect(throws: PhotographError.self) { try levels(32, 0, deep.dropLast()) }
    #expect(throws: PhotographError.self) { try levels(8, 1, [0, 3, 3, 2]) }
  }

  @Test func `a bomb of each format is refused by its head`() throws {
    var tiff = EncodedPicture.tiff(Self.scene)
    var gif = try EncodedPicture.gif([Self.scene])
    var bmp = EncodedPicture.bmp(Self.scene)
    let width = try #require(
      tiff.indices.first { tiff[$0...].starts(with: [0, 1, 4, 0, 1, 0, 0, 0]) })
    tiff.replaceSubrange(width + 8..<width + 12, with: [0x60, 0xEA, 0, 0])
    tiff.replaceSubrange(width + 20..<width + 24, with: [0x60, 0xEA, 0, 0])
    gif.replaceSubrange(6..<10, with: [0x60, 0xEA, 0x60, 0xEA])
    bmp.replaceSubrange(18..<26, with: [0x60, 0xEA, 0, 0, 0x60, 0xEA, 0, 0])
    var bombs = [("TIFF", tiff), ("GIF", gif), ("BMP", bmp)]
    for (name, kind) in [("HEIC", EncodedPicture.HEIF.hevc), ("AVIF", .av1)] {
      guard var heif = try EncodedPicture.heif(Self.scene, kind) else { continue }
      // Each box of a size (ISO/IEC 23008-12, 6.5.3) says the same.
      for place in heif.indices where heif[place...].starts(with: "ispe".utf8) {
        heif.replaceSubrange(place + 8..<place + 16, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
      }
      bombs.append((name, heif))
    }
    for (name, bomb) in bombs {
      let words = fault(of: bomb) ?? ""
      #expect(words.hasPrefix("photo: not a readable \(name): "), "\(words)")
      #expect(
        words.contains("its head says 60000 × 60000 pixels") || words.contains("maximum"),
        "\(words)")
    }
  }
}
