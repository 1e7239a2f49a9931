import Barcodes
import BuiltPrograms
import CorpusRendering
import EncodedPictures
import Foundation
import Photographed
import Records
import Scene
import Suites
import Testing

@testable import Measuring
@testable import Photographs

/// Twins in their photographs, in the place of a code.
@Suite struct PlacedTwinTests {
  private static func square(at corner: Point, side: Double) -> Quad {
    Quad(
      topLeft: corner, topRight: corner + Point(x: side, y: 0),
      bottomRight: corner + Point(x: side, y: side), bottomLeft: corner + Point(x: 0, y: side))
  }

  @Test func `a twin replaces the code and a module around it, and nothing else`() {
    let photograph = GreyImage(width: 60, height: 50, filledWith: 90)
    let twin = GreyImage(width: 40, height: 40, filledWith: 210)
    let placed = photograph.placing(
      twin, symbol: Self.square(at: Point(x: 10.25, y: 10.5), side: 20), moduleWidth: 4,
      at: Self.square(at: Point(x: 15.25, y: 8.5), side: 20))
    #expect(placed.corners == Self.square(at: Point(x: 15.25, y: 8.5), side: 20))
    for y in 0..<50 {
      for x in 0..<60 {
        let (across, down) = (Double(x) + 0.5, Double(y) + 0.5)
        // Along an axis; at the corners it is round.
        let away = max(15.25 - across, across - 35.25, 8.5 - down, down - 28.5)
        let level = placed.image[x, y]
        if away > 4 { #expect(level == 90, "\(x), \(y)") }
        if away < 0 { #expect(level == 210, "\(x), \(y)") }
        if (0..<2).contains(away), abs(down - 18) < 10 { #expect(level == 210, "\(x), \(y)") }
      }
    }
  }

  @Test func `where a twin's corners are off, nothing of the photographed code is left`() {
    var photograph = GreyImage(width: 80, height: 60, filledWith: 200)
    for y in 20..<40 { for x in 20..<50 { photograph[x, y] = 0 } }
    let twin = GreyImage(width: 60, height: 60, filledWith: 150)
    let placed = photograph.placing(
      twin, symbol: Self.square(at: Point(x: 20, y: 20), side: 20), moduleWidth: 2,
      at: Quad(
        topLeft: Point(x: 20, y: 20), topRight: Point(x: 50, y: 20),
        bottomRight: Point(x: 50, y: 40), bottomLeft: Point(x: 20, y: 40)))
    #expect(placed.image.pixels.allSatisfy { $0 >= 150 })
  }

  @Test func `what lies beyond the photograph or beyond the twin is left out`() {
    let photograph = GreyImage(width: 30, height: 30, filledWith: 90)
    let twin = GreyImage(width: 24, height: 24, filledWith: 210)
    let placed = photograph.placing(
      twin, symbol: Self.square(at: Point(x: 2, y: 2), side: 20), moduleWidth: 4,
      at: Self.square(at: Point(x: -8, y: 20), side: 20))
    #expect(placed.image.width == 30 && placed.image.height == 30)
    #expect(placed.image[5, 25] == 210)
    #expect(placed.image[20, 10] == 90)
  }

  @Test func `a corpus of twins in place has the photographs, of which one code each is a twin`()
    throws
  {
    let table = try PhotographedTable()
    let twins = try table.twinsInPlace()
    #expect(
      twins.frames.map(\.frame) == [
        "table-twins-in-place/data_matrix/000000", "table-twins-in-place/qr_code/000001",
      ])
    let photograph = try #require(table.corpus().frames.first)
    for (number, frame) in twins.frames.enumerated() {
      #expect((frame.width, frame.height) == (table.image.width, table.image.height))
      #expect(frame.codes.map(\.text) == ["A1B2"] && frame.twin?.code == number)
      #expect(frame.labelled == photograph.labelled)
      let other = try #require(frame.others?.first)
      #expect(frame.others?.count == 1 && other.text == "A1B2")
      #expect(other.symbology == (number == 0 ? .qrCode : .dataMatrix))
      #expect(other.corners == photograph.codes[1 - number].corners)
      let found = try #require(frame.codes[0].corners)
      for (corner, known) in zip(found.corners, table.corners[number].corners) {
        #expect((corner - known).length < 0.3, "\(found)")
      }
      // The table and the other code are the photograph's to the pixel; the code is nearly so, since its twin is.
      let off = table.difference(from: try twins.image(of: frame), around: table.corners[number])
      #expect(off.beyond == 0 && off.within < 2, "\(off)")
    }
  }
}

/// A photograph of a Data Matrix and a QR code on a dark, striped table.
private struct PhotographedTable {
  private let fixture: PictureFixture
  private(set) var image = GreyImage(width: 320, height: 200, filledWith: 60)
  private(set) var corners: [Quad] = []

  init() throws {
    fixture = try PictureFixture()
    for y in 0..<200 { for x in 0..<320 where (x + y) / 7 % 2 == 0 { image[x, y] = 75 } }
    for (symbology, left) in [(Symbology.dataMatrix, 20), (.qrCode, 150)] {
      try draw(symbology, at: (left, 30))
    }
    try EncodedPicture.write(image, to: "\(fixture.path)/a.png")
    let codes = zip(["data_matrix", "qr_code"], corners).map { symbology, quad in
      let corners = quad.corners.map { "[\($0.x), \($0.y)]" }.joined(separator: ", ")
      return "{\"symbology\": \"\(symbology)\", \"text\": \"A1B2\", \"corners\": [\(corners)]}"
    }
    try fixture.write(
      "{\"image\": \"a.png\", \"codes\": [\(codes.joined(separator: ", "))]}\n", to: "truth.jsonl")
    _ = try PhotographImport(
      folder: fixture.path, truth: TruthSource(.truth), name: "table",
      turns: [ImageTurn.allCases[0]]
    ).write(
      to: fixture.folder.path("photos"), isReplaced: false, skipsBad: false, scanbenchVersion: "1",
      jobs: 1
    ) { _ in }
  }

  private mutating func draw(_ symbology: Symbology, at place: (x: Int, y: Int)) throws {
    var condition = Condition()
    condition.moduleWidthPixels = 4
    let label = try FrameRenderer().render(
      FrameSpecification(
        frame: "label/\(symbology.name)/000000", seed: 7, symbology: symbology,
        condition: condition, surround: PaperMargin(),
        payload: Array("A1B2".utf8)))
    for y in 0..<label.image.height {
      for x in 0..<label.image.width { image[place.x + x, place.y + y] = label.image[x, y] }
    }
    let moved = try #require(label.record.codes[0].corners).corners
      .map { $0 + Point(x: Double(place.x), y: Double(place.y)) }
    corners.append(try #require(Quad(corners: moved)))
  }

  func corpus() throws -> Corpus { try Corpus(folder: fixture.folder.path("photos")) }

  func twinsInPlace() throws -> Corpus {
    let measured = try CorpusMeasuring(corpus(), curve: .linear).measurements(jobs: 1)
      .flatMap { try $0.get() }
    #expect(measured.map(\.failed) == [nil, nil])
    let pixels = try #require(corpus().frames.first).pixelsSHA256
    #expect(measured.map(\.pixelsSHA256) == [pixels, pixels])
    let path = fixture.folder.path("twins")
    let leftOut = try TwinCorpus(corpus(), measured, areInPlace: true).write(
      to: path, isReplaced: false, measurements: fixture.folder.path("measured.jsonl"),
      scanbenchVersion: "1", jobs: 1
    ) { _ in }
    #expect(leftOut == [])
    return try Corpus(folder: path)
  }

  /// Of an image from the photograph, in levels: all together farther than 8 px from a code, and the mean within.
  func difference(from other: GreyImage, around code: Quad) -> (beyond: Int, within: Double) {
    var (beyond, within, count) = (0, 0, 0)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let difference = abs(Int(image[x, y]) - Int(other[x, y]))
        let isNear = code.bounds(by: 8).contains(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        if isNear {
          (within, count) = (within + difference, count + 1)
        } else {
          beyond += difference
        }
      }
    }
    return (beyond, Double(within) / Double(count))
  }
}

/// A rectangle along the axes.
private struct Bounds {
  var x: ClosedRange<Double>
  var y: ClosedRange<Double>

  func contains(_ point: Point) -> Bool { x.contains(point.x) && y.contains(point.y) }
}

extension Quad {
  fileprivate func bounds(by reach: Double) -> Bounds {
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return Bounds(x: xs[0] - reach...xs[3] + reach, y: ys[0] - reach...ys[3] + reach)
  }
}
