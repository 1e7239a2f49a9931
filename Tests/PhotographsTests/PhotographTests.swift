import Barcodes
import EncodedPictures
import Foundation
import Photographed
import Suites
import Synchronization
import Testing

@testable import Photographs

/// Pictures of each kind, which the tests encode themselves.
@Suite struct PhotographTests {
  /// Grey that rises to the right, with a dark corner at the top left: which way up it lies can be seen.
  private static let scene: GreyImage = {
    var image = GreyImage(width: 48, height: 32, filledWith: 0)
    for y in 0..<32 {
      for x in 0..<48 { image[x, y] = x < 16 && y < 16 ? 10 : UInt8(80 + 3 * x) }
    }
    return image
  }()

  private func read(_ bytes: [UInt8]) throws -> Photograph {
    try Photograph(bytes: Data(bytes), name: "photo")
  }

  private func expectFault(
    _ bytes: [UInt8], _ reason: String, _ location: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: PhotographError.self, sourceLocation: location) {
      try read(bytes)
    }
    #expect(error?.description == "photo: \(reason)", sourceLocation: location)
  }

  @Test func `paths in errors move no cursor`() {
    let path = "a\u{1B}[2J\u{202E}"
    let errors: [any Error] = [
      PhotographError(path: path, reason: "it is empty"),
      ImportFault(place: path, reason: "it is empty"),
      PNGError.unreadable(path, "it is empty"), PNGError.unwritable(path, "it is full"),
      CorpusError.unknownFrame("b", folder: path, first: nil, last: nil),
      CorpusError.otherPixels(path: path, frame: "b"),
      CorpusError.otherKind(folder: path, kind: "run"),
      CorpusError.frameCount(folder: path, found: 1, expected: 2),
    ]
    for error in errors { #expect("\(error)".hasPrefix("a[U+001B][2J[U+202E]: "), "\(error)") }
  }

  @Test func `a grey JPEG is read to a grey level or two`() throws {
    let photograph = try read(try EncodedPicture.jpeg(Self.scene))
    #expect(photograph.format == .jpeg && photograph.orientation == .up)
    let differences = zip(photograph.image.pixels, Self.scene.pixels).map { abs(Int($0) - Int($1)) }
    #expect((differences.max() ?? 9) <= 2)
  }

  @Test(arguments: ImageOrientation.allCases)
  func `a JPEG is turned as its EXIF says`(orientation: ImageOrientation) throws {
    // The stored picture that a camera held so would have made: what turns it back is the orientation's inverse.
    let stored = Self.scene.upright(orientation.inverse)
    let photograph = try read(
      EncodedPicture.told(UInt8(orientation.rawValue), try EncodedPicture.jpeg(stored)))
    #expect(photograph.orientation == orientation)
    #expect((photograph.image.width, photograph.image.height) == (48, 32))
    #expect(photograph.image[4, 4] < 60 && photograph.image[44, 4] > 150)
    #expect(photograph.image[4, 28] > 60 && photograph.image[4, 28] < 120)
  }

  @Test func `an orientation that makes no sense is none`() throws {
    #expect(
      try read(EncodedPicture.told(77, try EncodedPicture.jpeg(Self.scene))).orientation == .up)
  }

  /// Red, green, blue, and the luma of each by BT.601.
  static let colours: [([UInt8], Int)] = [
    ([255, 0, 0], 76), ([0, 255, 0], 150), ([0, 0, 255], 29), ([200, 100, 50], 124),
    ([255, 255, 255], 255),
  ]

  @Test(arguments: colours)
  func `colours become luma by BT 601`(colour: [UInt8], luma: Int) throws {
    let samples = Array(repeating: colour, count: 256).flatMap(\.self)
    let jpeg = try read(
      try EncodedPicture.jpeg(samples, .rgb, width: 16, height: 16))
    #expect(abs(Int(jpeg.image[8, 8]) - luma) <= 1)
    let webp = try read(EncodedPicture.webp(samples, width: 16, height: 16))
    #expect(webp.format == .webp && Int(webp.image[8, 8]) == luma)
  }

  @Test func `a grey PNG keeps its levels`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: path) }
    try Self.scene.writePNG(to: path.path)
    let photograph = try Photograph(PictureSource.all(inFile: path.path)[0])
    #expect(photograph.format == .png && photograph.image == Self.scene)
  }

  @Test func `pictures that other programs wrote are read`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == 7)
    for name in names {
      let photograph = try Photograph(
        PictureSource.all(inFile: folder.appending(path: name).path)[0])
      let (width, height) = (photograph.image.width, photograph.image.height)
      // From black or red at the top to white or blue below; one is told to be turned by a quarter.
      #expect(name == "turned.jpg" ? (width, height) == (16, 24) : (width, height) == (24, 16))
      #expect(
        name == "turned.jpg" ? photograph.orientation == .right : photograph.orientation == .up)
    }
  }

  @Test func `what is no picture is named with what is one`() {
    let known = "it is none of PNG, JPEG, WebP, HEIC, AVIF, TIFF, GIF, BMP, but "
    expectFault(Array("BMW, a car".utf8), known + "a text")
    expectFault(Array("%PDF-1.7\n\u{1}".utf8), known + "a PDF")
    expectFault([0, 0, 0, 20] + Array("ftypqt  \0\0\0\0qt  ".utf8), known + "a video")
    expectFault([1, 2, 3], known + "a file of another kind")
    expectFault([], known + "a file without content")
    let error = #expect(throws: PhotographError.self) {
      try Photograph(PictureSource.all(inFile: "/nowhere/a.jpg")[0])
    }
    #expect(
      error?.description
        == "/nowhere/a.jpg: cannot be read; check that it exists and that you may read it")
  }

  @Test func `what is cut off is refused`() throws {
    let jpeg = try EncodedPicture.jpeg(Self.scene)
    expectFault(
      Array(jpeg.prefix(jpeg.count - 20)), "not a readable JPEG: Premature end of JPEG file")
    expectFault(
      Array(jpeg.prefix(40)),
      "not a readable JPEG: it ends before it says its size")
  }

  /// Where a marker is.
  private func place(of marker: UInt8, in jpeg: [UInt8]) throws -> Int {
    try #require(jpeg.indices.dropLast().first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == marker })
  }

  /// As some cameras write them, between the parts of a file.
  private static let strayBytes = [UInt8](repeating: 0x55, count: 14)

  @Test(arguments: [[0xDA], [0xC0], [0xC0, 0xDA], [0xD9]] as [[UInt8]])
  func `bytes between the parts of a JPEG cost no pixel, and hide no cut`(markers: [UInt8]) throws {
    let whole = try EncodedPicture.jpeg(Self.scene)
    var stray = whole
    for marker in markers {
      stray.insert(contentsOf: Self.strayBytes, at: try place(of: marker, in: stray))
    }
    #expect(try read(stray).image == read(whole).image)
    #expect(try read(stray).jpegQuality == 100)
    if markers != [0xD9] {
      expectFault(
        Array(stray.prefix(stray.count - 20)), "not a readable JPEG: Premature end of JPEG file")
      // With the mark of the end behind the cut, as some programs write it.
      expectFault(
        stray.prefix(stray.count - 20) + [0xFF, 0xD9],
        "not a readable JPEG: Corrupt JPEG data: premature end of data segment")
    }
  }

  @Test
  func `a JPEG without the mark of its end has all its pixels, unless it comes in several scans`()
    throws
  {
    let whole = try EncodedPicture.jpeg(Self.scene)
    #expect(try read(whole.dropLast(2)).image == read(whole).image)
    let fixture = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/progressive.jpg")
    expectFault(
      try Array(Data(contentsOf: fixture).dropLast(2)),
      "not a readable JPEG: Premature end of JPEG file")
  }

  @Test func `a JPEG of very many scans is refused after some`() throws {
    let fixture = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/progressive.jpg")
    var jpeg = try Array(Data(contentsOf: fixture))
    let last = try #require(
      jpeg.indices.dropLast().last { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xDA })
    let scan = jpeg[last..<jpeg.count - 2]
    jpeg.insert(contentsOf: repeatElement(Array(scan), count: 1000).joined(), at: last)
    expectFault(
      jpeg, "not a readable JPEG: it has more than 64 scans; store it as a baseline JPEG, or as PNG"
    )
  }

  @Test func `a JPEG of more pixels than its bytes can hold is refused before they take memory`()
    throws
  {
    var jpeg = try EncodedPicture.jpeg(Self.scene)
    let frame = try place(of: 0xC0, in: jpeg)
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0x40, 0x00, 0x40, 0x00])
    expectFault(
      jpeg, "not a readable JPEG: \(jpeg.count) bytes cannot hold its 16384 × 16384 pixels")
  }

  @Test func `pictures that are read at a time have memory together`() throws {
    let memory = PictureMemory(bytes: 100)
    let fault = #expect(throws: Fault.self) {
      try memory.reservation(bytes: 101, width: 5, height: 4)
    }
    #expect(fault?.reason.hasPrefix("its 5 × 4 pixels take ") == true)
    let held = Mutex((now: 0, most: 0))
    DispatchQueue.concurrentPerform(iterations: 50) { _ in
      guard let reservation = try? memory.reservation(bytes: 40, width: 1, height: 1) else {
        return
      }
      held.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      held.withLock { $0.now -= 1 }
      withExtendedLifetime(reservation) {}
    }
    #expect(held.withLock { 1...2 ~= $0.most })
    _ = try memory.reservation(bytes: 100, width: 1, height: 1)
  }

  @Test func `a picture of more pixels than any may have is refused`() throws {
    var bomb = try EncodedPicture.jpeg(Self.scene)
    // The frame header (SOF0) has height and width, two bytes each, after marker, length and precision.
    let frame = try #require(bomb.indices.first { bomb[$0] == 0xFF && bomb[$0 + 1] == 0xC0 })
    bomb.replaceSubrange(frame + 5..<frame + 9, with: [0xEA, 0x60, 0xEA, 0x60])
    expectFault(
      bomb,
      "not a readable JPEG: its head says 60000 × 60000 pixels, but an image has 1 to \(GreyImage.mostPixels)"
    )
  }
}
