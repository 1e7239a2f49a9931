import Barcodes
import Records
import Testing
import Workflows

@testable import Chapters
@testable import Document
@testable import Summaries
@testable import Tallies

/// Photographs held against twins of two kinds.
@Suite struct TwinReportTests {
  private let synthetic: SyntheticRun

  /// Twelve photographs of which eight are read; of the twins on paper all are, of those in place the first nine.
  init() throws {
    synthetic = try SyntheticRun(isFinished: false)
    synthetic.run.suites = ["labels", "labels-twins", "labels-twins-in-place"].map {
      SyntheticRun.suite($0, masks: [.all], repeats: 1)
    }
    for number in 0..<12 {
      let photograph = synthetic.addFrame("labels", .qrCode, point: [:])
      let last = synthetic.frames.count - 1
      synthetic.frames[last].condition = nil
      synthetic.frames[last].photograph = PhotographRecord(
        source: "\(number).png", fileSHA256: "00", format: "PNG", jpegQuality: nil, turnedDegrees: 0
      )
      add(photograph, isRead: number < 8)
      for (suite, read) in [("labels-twins", 12), ("labels-twins-in-place", 9)] {
        let twin = synthetic.addFrame(suite, .qrCode, point: [:])
        synthetic.frames[synthetic.frames.count - 1].twin = TwinOrigin(frame: photograph, code: 0)
        add(twin, isRead: number < read)
      }
    }
    try synthetic.write()
  }

  private func add(_ frame: String, isRead: Bool) {
    synthetic.addTrial(frame, "zxing", mask: .all, outcome: isRead ? .correct : .missed)
  }

  @Test func `each corpus of twins is paired with the photographs by itself`() throws {
    let twins = try #require(try RunFolder(path: synthetic.path).summary().twins)
    let whole = twins.filter { $0.symbology == "all" }
    #expect(whole.map(\.twinSuite) == ["labels-twins", "labels-twins-in-place"])
    #expect(whole.map(\.suite) == ["labels", "labels"])
    #expect(whole.map(\.pairs) == [12, 12])
    #expect(whole.map(\.both) == [8, 8])
    #expect(whole.map(\.onlyTwin) == [4, 1])
    #expect(whole.map(\.onlyPhotograph) == [0, 0])
    // Of 12 agree 11, by chance (8 · 9 + 4 · 3) / 144 = 7/12 would: (11 − 7) / (12 − 7) of the rest.
    #expect(abs((whole[1].kappa ?? 0) - 0.8) < 1e-12)
    #expect(whole[1].photographs == 12)
    let (lower, upper) = (try #require(whole[1].kappaLower), try #require(whole[1].kappaUpper))
    #expect(lower < 0.7 && upper > 0.9, "of twelve photographs little is known")
  }

  /// Two codes in each photograph that are always alike: half as many photographs as codes, and as little is known.
  @Test func `codes of one photograph are drawn together`() throws {
    func record(codes: Int) throws -> TwinRecord {
      let run = try SyntheticRun(isFinished: false)
      run.run.suites = ["labels", "labels-twins"].map {
        SyntheticRun.suite($0, masks: [.all], repeats: 1)
      }
      var tally = TwinTally(
        run.run,
        twins: (0..<40).flatMap { number in
          (0..<codes).map { TwinOrigin(frame: "labels/qr_code/\(number)", code: $0) }
        })
      for number in 0..<40 {
        for code in 0..<codes {
          tally.add(
            TwinOrigin(frame: "labels/qr_code/\(number)", code: code), engine: "zxing", mask: .all,
            symbology: "qr_code", suites: ("labels", "labels-twins"),
            photograph: number % 2 == 0, twin: number % 4 != 3)
        }
      }
      return try #require(tally.records?.first)
    }
    let (one, two) = (try record(codes: 1), try record(codes: 2))
    #expect((one.pairs, two.pairs) == (40, 80))
    #expect(two.photographs == 40)
    #expect(one.kappa == two.kappa && one.kappaLower == two.kappaLower)
    #expect(two.difference.value == 0.25)
    #expect(two.difference.lower > 0 && two.difference.upper - two.difference.lower > 0.2)
  }

  @Test func `a table has the twins of each corpus`() throws {
    let summary = try RunFolder(path: synthetic.path).summary()
    let section = try #require(ReportSection.twins(summary))
    #expect(section.tables.count == 2)
    #expect(section.tables.map(\.caption).allSatisfy { $0.contains("'labels'") })
    #expect(section.tables[1].caption.contains("'labels-twins-in-place'"))
    #expect(section.tables.map(\.caption).map { $0.contains("on paper") } == [true, false])
    #expect(section.tables.map(\.rows.count) == [1, 1], "one symbology is told once")
  }

  @Test func `another order of the engines is named, and where it is the same, that`() throws {
    func order(zbar read: Int) throws -> String? {
      for trial in synthetic.trials where trial.engine == "zxing" {
        let number = synthetic.frames.firstIndex { $0.frame == trial.frame }.map { $0 / 3 } ?? 0
        let isPhotograph = trial.frame.hasPrefix("labels/")
        synthetic.addTrial(
          trial.frame, "zbar", mask: .all,
          outcome: number < (isPhotograph ? 5 : read) ? .correct : .missed)
      }
      try synthetic.write()
      return ReportSection.twins(try RunFolder(path: synthetic.path).summary())?.paragraphs.last
    }
    // zxing reads 8 photographs, 12 twins on paper and 9 in place.
    #expect(
      try order(zbar: 10)
        == "The engines come in another order on the twins than on the photographs: qr_code in place ('labels', mask all)."
        + " Elsewhere they come in the same, or alike on one of them.")
    synthetic.trials.removeAll { $0.engine == "zbar" }
    #expect(
      try order(zbar: 6)
        == "The engines come in the same order on photographs and twins, or alike on one of them.")
  }
}
