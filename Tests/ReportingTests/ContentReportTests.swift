import Barcodes
import Records
import Testing

@testable import Chapters
@testable import Document
@testable import Summaries
@testable import Tallies

/// What a report says of contents that are known in layers.
@Suite struct ContentReportTests {
  /// Two codes of Latin-1, of which one reader gets the text wrong and the other the bytes; and a UPC-A.
  private func run() throws -> SyntheticRun {
    let run = try SyntheticRun(isFinished: false)
    run.run.suites = [SyntheticRun.suite("contents", masks: [.own], repeats: 1)]
    run.run.engines[0].features = ["eci", "symbology_identifier"]
    for _ in 0..<2 {
      let frame = run.addFrame("contents", .qrCode, point: [:], named: "latin-1")
      run.frames[run.frames.count - 1].codes[0] = CodeRecord(umlaut)
      add(
        frame, "zxing", decode(bytes: [0x67, 0xFC], text: "g\u{FFFD}", identified: true), to: run)
      add(frame, "zbar", decode(bytes: Array("gü".utf8), text: "gü"), to: run)
    }
    let missed = run.addFrame("contents", .qrCode, point: [:], named: "latin-1")
    run.frames[run.frames.count - 1].codes[0] = CodeRecord(umlaut)
    add(missed, "zxing", nil, to: run)
    try run.write()
    return run
  }

  private let umlaut = TrueCode(
    symbology: .qrCode, bytes: [0x67, 0xFC],
    content: ContentTruth(
      kind: "latin-1", text: "gü", symbologyIdentifiers: ["]Q1"], valueType: .text))

  private func decode(bytes: [UInt8], text: String, identified: Bool = false) -> Decode {
    var decode = Decode(symbology: .qrCode, bytes: bytes, text: text, corners: nil)
    if identified { (decode.details.symbologyIdentifier, decode.details.eci) = ("]Q1", [26]) }
    return decode
  }

  private func add(_ frame: String, _ engine: String, _ decode: Decode?, to run: SyntheticRun) {
    run.trials.append(
      TrialRecord(
        frame: frame, engine: engine, mask: FormatMask([.qrCode]), status: .ok,
        codes: [CodeOutcome(outcome: decode == nil ? .missed : .correct)],
        decodes: decode.map { [DecodeRecord($0, isDetailed: true)] } ?? []))
  }

  @Test func `layers are counted of what was read, and keep the first example`() throws {
    let run = try run()
    let records = try #require(try RunFolder(path: run.path).summary().contents)
    #expect(records.map(\.engine) == ["zxing", "zbar"])
    #expect(records.map(\.codes) == [3, 2] && records.map(\.read) == [2, 2])
    func layer(_ engine: Int, _ layer: ContentLayer) -> ContentCounts.Layer? {
      records[engine].layers.first { $0.layer == layer }
    }
    #expect(layer(0, .bytes)?.right == 2 && layer(0, .text)?.right == 0)
    #expect(layer(1, .bytes)?.right == 0 && layer(1, .text)?.right == 2)
    #expect(layer(0, .symbologyIdentifier)?.right == 2 && layer(0, .eci)?.right == 0)
    #expect(layer(0, .eci)?.example?.saidBase64?.bytes == Array("26".utf8))
    #expect(layer(1, .eci)?.isSupported == false && layer(0, .valueType)?.isSupported == false)
    #expect(layer(0, .gs1) == nil)
    let example = try #require(layer(1, .bytes)?.example)
    #expect(example.frame == "contents/qr_code/000000")
    #expect(
      example.truthBase64.bytes == [0x67, 0xFC] && example.saidBase64?.bytes == Array("gü".utf8))
    #expect(
      records[0].finding.isRight(in: .bytes) == true
        && records[0].finding.isRight(in: .text) == false)
    #expect(
      records[0].finding.isRight(in: .value) == nil && records[1].finding.isRight(in: .eci) == nil)
  }

  @Test func `the page shows differences to the byte, and what is not supported`() throws {
    let run = try run()
    let summary = try RunFolder(path: run.path).summary()
    let section = try #require(ReportSection.contents(summary))
    let overview = section.tables[0].rows.map { $0.map(\.text) }
    #expect(overview[0].prefix(4) == ["zxing", "1/1", "1/1", "0/1"])
    #expect(overview[1].prefix(4) == ["zbar", "1/1", "0/1", "1/1"])
    #expect(overview[1].last == "unsupported")
    let differences = try #require(section.tables.last?.rows)
    #expect(differences.map { $0[1].text } == ["text", "ECI", "bytes"])
    let bytes = differences[2]
    #expect(bytes[3].text == "g\u{FFFD}" && bytes[3].note == "from byte 1: FC")
    #expect(bytes[4].text == "gü" && bytes[4].note == "from byte 1: C3 BC")
    #expect(bytes[2].text == "qr_code 2/2")
  }

  @Test func `a run of which only bytes are known says nothing of contents`() throws {
    let run = try SyntheticRun(isFinished: false)
    let frame = run.addFrame("resolution", .ean13, point: [:])
    run.addTrial(frame, "zxing", mask: .all, outcome: .correct)
    try run.write()
    let summary = try RunFolder(path: run.path).summary()
    #expect(summary.contents == nil && ReportSection.contents(summary) == nil)
  }

  @Test func `wrong decodes are counted by their length`() throws {
    let run = try SyntheticRun(isFinished: false)
    for read in ["1234", "123456", "12345"] {
      let frame = run.addFrame("resolution", .itf, point: [:], text: "12345")
      let outcome: Outcome = read == "12345" ? .correct : .misread
      run.addTrial(frame, "zxing", mask: FormatMask([.itf]), outcome: outcome, read: read)
    }
    try run.write()
    let summary = try RunFolder(path: run.path).summary()
    let record = try #require(summary.wrongLengths?.first)
    #expect(summary.wrongLengths?.count == 1 && record.symbology == .itf)
    #expect(record.lengths == ["4": 1, "6": 1] && record.count == 2)
    #expect(record.finding.count(ofAtLeast: 5) == 1 && record.finding.count(ofAtLeast: 7) == 0)
    let rows = try #require(ReportTable.wrongLengths(summary)?.rows)
    #expect(rows[0].suffix(6).map(\.text) == ["2", "2", "1", "0", "0", "0"])
  }
}
