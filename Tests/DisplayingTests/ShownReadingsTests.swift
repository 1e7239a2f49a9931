import Barcodes
import Foundation
import Records
import Testing

@testable import Displaying

@Suite struct ShownReadingsTests {
  private let scanner = RecordedAnswer(
    engine: "gun", device: "a desk", source: "a screen", date: "2026-01-01T00:00:00Z", decodes: [],
    durationsNanoseconds: nil)

  private func frame(_ name: String, _ codes: [(Symbology, String)]) -> FrameRecord {
    FrameRecord(
      frame: "s/\(name)", width: 100, height: 50, pixelsSHA256: "ab", seed: 1, point: [:],
      condition: nil,
      codes: codes.map {
        CodeRecord(TrueCode(symbology: $0.0, bytes: Array($0.1.utf8)))
      })
  }

  private func typed(_ text: String, at milliseconds: Double) -> Arrival {
    Arrival(text: text, symbology: nil, namesFormat: false, milliseconds: milliseconds)
  }

  /// Two frames of a second with half a second of blank between.
  private var showings: [(frame: FrameRecord, period: Range<Double>)] {
    [
      (frame("1", [(.ean13, "4006381333931")]), 1000..<2500),
      (frame("2", [(.code128, "AB")]), 2510..<4010),
    ]
  }

  @Test func `a read is of the frame that was shown, or had been, when it came`() {
    let readings = ShownReadings(
      showings,
      [
        typed("early", at: 900), typed("4006381333931", at: 1312.5), typed("late", at: 2400),
        typed("AB", at: 2520),
      ],
      of: scanner)
    #expect(
      readings.answers.map { $0.decodes.map(\.text) } == [["4006381333931", "late"], ["AB"]])
    #expect(readings.answers.map(\.durationsNanoseconds) == [[312_500_000], [10_000_000]])
    #expect(readings.answers.map(\.frame) == ["s/1", "s/2"])
    #expect(readings.answers.allSatisfy { $0.engine == "gun" && $0.pixelsSHA256 == "ab" })
    #expect(readings.strays == 1)
  }

  @Test func `what is not read has no time, and is answered with nothing`() {
    let readings = ShownReadings(showings, [], of: scanner)
    #expect(readings.answers.allSatisfy { $0.decodes.isEmpty && $0.durationsNanoseconds == nil })
    #expect(readings.answers.count == 2)
  }

  @Test func `a scanner that types is held to the content alone`() {
    let showing = (frame("3", [(.qrCode, "A"), (.itf, "12")]), 0.0..<100.0)
    let decodes = ShownReadings(
      [showing], [typed("12", at: 1), typed("A", at: 2), typed("B", at: 3)], of: scanner
    ).answers[0].decodes
    #expect(decodes.map(\.symbology) == [.itf, .qrCode, nil])
  }

  @Test func `what a typing scanner misreads is a misread of the frame's one code`() {
    let readings = ShownReadings(showings, [typed("AC", at: 3000)], of: scanner)
    #expect(readings.answers[1].decodes.map(\.symbology) == [.code128])
  }

  @Test func `a format that is named counts as it is named`() {
    let wrong = Arrival(text: "AB", symbology: .code39, namesFormat: true, milliseconds: 3000)
    let other = Arrival(text: "AB", symbology: nil, namesFormat: true, milliseconds: 3001)
    let readings = ShownReadings(showings, [wrong, other], of: scanner)
    #expect(readings.answers[1].decodes.map(\.symbology) == [.code39, nil])
  }

  @Test func `a UPC-A may be typed with its leading 0`() {
    let showing = (frame("4", [(.upcA, "036000291452")]), 0.0..<100.0)
    let decodes = ShownReadings([showing], [typed("0036000291452", at: 5)], of: scanner).answers[0]
      .decodes
    #expect(decodes.map(\.symbology) == [.upcA])
  }
}
