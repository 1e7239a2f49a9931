import Testing

@testable import Barcodes

@Suite struct ScoreTests {
  private static func quad(x: Double, y: Double, width: Double, height: Double) -> Quad {
    Quad(
      topLeft: Point(x: x, y: y), topRight: Point(x: x + width, y: y),
      bottomRight: Point(x: x + width, y: y + height), bottomLeft: Point(x: x, y: y + height))
  }

  private func code(_ symbology: Symbology, _ text: String, _ corners: Quad) -> TrueCode {
    TrueCode(
      symbology: symbology, bytes: Array(text.utf8), moduleWidthPixels: 2, modulesWide: 95,
      modulesHigh: 70, corners: corners)
  }

  private func decode(_ symbology: Symbology?, _ text: String, _ corners: Quad?) -> Decode {
    Decode(symbology: symbology, bytes: Array(text.utf8), corners: corners)
  }

  private static let place = quad(x: 20, y: 10, width: 190, height: 140)
  private static let elsewhere = quad(x: 400, y: 300, width: 100, height: 100)
  private var product: TrueCode { code(.ean13, "5901234123457", Self.place) }

  @Test func `the right content in the right place is correct`() {
    let score = Score(of: [decode(.ean13, "5901234123457", Self.place)], against: [product])
    #expect(
      score
        == Score(
          codes: [CodeScore(outcome: .correct, overlap: 1, cornerErrorModules: 0, decode: 0)],
          falsePositives: 0, duplicates: 0))
  }

  @Test func `a misread is not a miss`() {
    let score = Score(of: [decode(.ean13, "5901234123464", Self.place)], against: [product])
    #expect(score.codes.map(\.outcome) == [.misread])
    #expect(score.falsePositives == 0)
  }

  @Test func `nothing read is a miss`() {
    let score = Score(of: [], against: [product])
    #expect(score.codes == [CodeScore(outcome: .missed)])
  }

  @Test func `the right content under a wrong symbology is a format error`() {
    let score = Score(of: [decode(.code128, "5901234123457", Self.place)], against: [product])
    #expect(score.codes.map(\.outcome) == [.formatError])
  }

  @Test func `an equivalent symbology is correct`() {
    let upcA = code(.upcA, "036000291452", Self.place)
    let score = Score(of: [decode(.ean13, "0036000291452", Self.place)], against: [upcA])
    #expect(score.codes.map(\.outcome) == [.correct])
  }

  @Test func `a decode elsewhere is a false positive and leaves the code missed`() {
    let score = Score(of: [decode(.ean13, "5901234123457", Self.elsewhere)], against: [product])
    #expect(score.codes.map(\.outcome) == [.missed])
    #expect(score.falsePositives == 1)
  }

  @Test func `a decode without a place that names another symbology is no misread of the code`() {
    let code = TrueCode(symbology: .pdf417, bytes: Array("A".utf8), corners: Self.place)
    func score(_ symbology: Symbology, _ text: String) -> Score {
      Score(of: [decode(symbology, text, nil)], against: [code])
    }
    let other = score(.dataMatrix, "B")
    #expect(other.codes.map(\.outcome) == [.missed] && other.falsePositives == 1)
    #expect(score(.pdf417, "B").codes.map(\.outcome) == [.misread])
    #expect(score(.dataMatrix, "A").codes.map(\.outcome) == [.formatError])
  }

  @Test func `a decode without a place counts for the code`() {
    let score = Score(of: [decode(.ean13, "5901234123457", nil)], against: [product])
    #expect(score.codes == [CodeScore(outcome: .correct, decode: 0)])
  }

  @Test func `the same content again is a duplicate`() {
    let once = decode(.ean13, "5901234123457", Self.place)
    let score = Score(of: [once, once], against: [product])
    #expect(score.duplicates == 1)
    #expect(score.falsePositives == 0)
  }

  @Test func `another content on a code that was read is a false positive`() {
    let inside = Self.quad(x: 60, y: 20, width: 60, height: 10)
    let score = Score(
      of: [decode(.itf, "123456", inside), decode(.ean13, "5901234123457", Self.place)],
      against: [product])
    #expect(score.codes.map(\.outcome) == [.correct])
    #expect(score.falsePositives == 1)
  }

  @Test func `a linear code is matched by its scan line, whatever its height`() {
    let line = Self.quad(x: 20, y: 100, width: 190, height: 0)
    let score = Score(of: [decode(.ean13, "5901234123457", line)], against: [product])
    #expect(
      score.codes == [CodeScore(outcome: .correct, overlap: 1, cornerErrorModules: 0, decode: 0)])
  }

  @Test func `the ends of a scan line read backwards are its ends`() {
    let backwards = Quad(
      topLeft: Self.place.bottomRight, topRight: Self.place.bottomLeft,
      bottomRight: Self.place.topLeft, bottomLeft: Self.place.topRight)
    let score = Score(of: [decode(.ean13, "5901234123457", backwards)], against: [product])
    #expect(score.codes.map(\.overlap) == [1])
  }

  @Test func `a scan line above the bars is elsewhere`() {
    let above = Self.quad(x: 20, y: 0, width: 190, height: 2)
    #expect(
      Score(of: [decode(.ean13, "5901234123457", above)], against: [product]).falsePositives == 1)
  }

  @Test func `each of two codes takes the decode that lies on it`() {
    let other = code(.qrCode, "B", Self.elsewhere)
    let score = Score(
      of: [decode(.qrCode, "B", Self.elsewhere), decode(.ean13, "5901234123457", Self.place)],
      against: [product, other])
    #expect(score.codes.map(\.outcome) == [.correct, .correct])
  }

  @Test func `corner errors are in modules`() {
    let shifted = Self.quad(x: 403, y: 304, width: 100, height: 100)
    let matrix = code(.qrCode, "B", Self.elsewhere)
    let score = Score(of: [decode(.qrCode, "B", shifted)], against: [matrix])
    // (3, 4) pixels are 5 pixels, and a module is 2 pixels wide.
    #expect(score.codes.map(\.cornerErrorModules) == [2.5])
  }

  // MARK: Regions of interest

  private var three: [TrueCode] {
    [
      product, code(.qrCode, "CUT", Self.quad(x: 300, y: 0, width: 50, height: 50)),
      code(.qrCode, "OUT", Self.elsewhere),
    ]
  }
  private static let sides: [RegionSide] = [.inside, .across, .outside]

  @Test func `codes outside a region or across its edge are no misses`() {
    let score = Score(of: [], against: three, sides: Self.sides)
    #expect(score.codes.map(\.outcome) == [.missed, .cut, .outside])
    #expect(score.codes.map(\.outcome.isAsked) == [true, false, false])
    #expect((score.falsePositives, score.outsideRegion) == (0, 0))
  }

  /// What is decoded, and what becomes of it: false positives, duplicates, decodes from outside.
  @Test(arguments: [
    (["OUT"], 0, 0, 1), (["WRONG"], 0, 0, 1), (["OUT", "OUT"], 0, 0, 2),
  ])
  func `decodes of a code outside are counted as such, whatever they say`(
    texts: [String], falsePositives: Int, duplicates: Int, outside: Int
  ) {
    let decodes = texts.map { decode(.qrCode, $0, Self.elsewhere) }
    let score = Score(of: decodes, against: three, sides: Self.sides)
    #expect(score.codes.map(\.outcome) == [.missed, .cut, .outside])
    #expect(
      (score.falsePositives, score.duplicates, score.outsideRegion)
        == (falsePositives, duplicates, outside))
  }

  @Test(arguments: [("CUT", 0), ("CUD", 1)])
  func `a code across the edge may be read, but not wrong`(text: String, falsePositives: Int) {
    let read = decode(.qrCode, text, three[1].corners)
    let score = Score(of: [read], against: three, sides: Self.sides)
    #expect(score.codes.map(\.outcome) == [.missed, .cut, .outside])
    #expect((score.falsePositives, score.outsideRegion) == (falsePositives, 0))
  }

  @Test func `a decode without a place is the code's that was asked for`() {
    let wrong = decode(.ean13, "5901234123464", nil)
    let reversed: [TrueCode] = three.reversed()
    let score = Score(of: [wrong], against: reversed, sides: Self.sides.reversed())
    #expect(score.codes.map(\.outcome) == [.outside, .cut, .misread])
    #expect(score.outsideRegion == 0)
  }

  @Test func `a region around everything changes nothing`() {
    let decodes = [
      decode(.ean13, "5901234123457", Self.place), decode(.qrCode, "OUT", Self.elsewhere),
      decode(.itf, "123456", Self.quad(x: 700, y: 700, width: 9, height: 9)),
    ]
    #expect(
      Score(of: decodes, against: three, sides: [.inside, .inside, .inside])
        == Score(of: decodes, against: three))
  }
}
