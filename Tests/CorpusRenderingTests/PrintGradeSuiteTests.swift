import Barcodes
import Foundation
import Records
import Testing

@testable import CorpusRendering
@testable import Suites

/// The key `print_grade` of suites, and what the manifest then says.
struct PrintGradeSuiteTests {
  private static func yaml(_ key: String) -> String {
    """
    schema: 1
    name: graded
    purpose: A test.
    symbologies: [ean_13, qr_code, aztec]
    frame: tight
    \(key)
    conditions: {module_width_px: 2, contrast: 0.5}
    profiles: {quick: {samples: 1}}
    """
  }

  private static func records(_ key: String) throws -> [FrameRecord] {
    let suite = try Suite(yaml: Data(yaml(key).utf8), path: "graded.yaml")
    let plan = try CorpusPlan(suite: suite, profile: "quick", seed: 1)
    return try (0..<plan.count).map { try FrameRenderer().render(plan[$0]).record }
  }

  @Test func `codes have a grade where the suite asks for it, and nowhere else`() throws {
    let (graded, bare) = (try Self.records("print_grade: true"), try Self.records("repeats: 1"))
    #expect(graded.map(\.pixelsSHA256) == bare.map(\.pixelsSHA256))
    #expect(bare.allSatisfy { $0.codes[0].printGrade == nil })
    let grades = graded.map { $0.codes[0].printGrade }
    // Half of 0.9 is a symbol contrast of 0.45: grade 2.3 of 15416, between 2 at 0.40 and 3 at 0.55, and 2 of 15415.
    #expect(grades[0]?.standard == .iso15416 && grades[0]?.grade == 2.3 && grades[0]?.letter == .c)
    #expect(grades[1]?.standard == .iso15415 && grades[1]?.grade == 2)
    #expect(grades[1]?[.symbolContrast]?.value == 0.45)
    #expect(grades[2] == nil)
  }

  @Test func `the manifest keeps grades, and reports index their letters`() throws {
    for record in try Self.records("print_grade: true") {
      let line = FrameLine(record, ConditionTable([]))
      let data = try RecordCoding.line(line)
      #expect(try RecordCoding.decoder().decode(FrameLine.self, from: data) == line)
      let indexed = try RecordCoding.decoder().decode(IndexedFrame.self, from: data)
      let letter = record.codes[0].printGrade?.letter
      #expect(indexed.printLetters == (letter.map { [$0] } ?? []))
    }
  }

  @Test func `a value that is neither true nor false is named with its line`() {
    #expect {
      try Self.records("print_grade: 3")
    } throws: {
      "\($0)".contains("graded.yaml:6") || "\($0)".contains("6:")
    }
  }
}
