import Barcodes
import Foundation
import Records
import Testing

@testable import CorpusRendering
@testable import Encoding
@testable import Scene
@testable import Suites

@Suite struct PayloadLengthPlanTests {
  private func plan(
    _ keys: String, _ symbologies: String = "all", samples: Int = 4
  ) throws -> CorpusPlan {
    let yaml = """
      schema: 1
      name: lengths
      purpose: A test.
      symbologies: \(symbologies)
      \(keys)
      frame: tight
      conditions:
        module_width_px: [1, 2]
      profiles:
        quick: {samples: \(samples)}
      """
    let suite = try Suites.Suite(yaml: Data(yaml.utf8), path: "lengths.yaml")
    return try CorpusPlan(suite: suite, profile: "quick", seed: 1)
  }

  @Test func `frames take the lengths in turn, anew at each point`() throws {
    let plan = try plan("payload: [long, short]", "[code_128]", samples: 3)
    let turn: [PayloadLength?] = [.long, .short, .long]
    #expect((0..<plan.count).map { plan[$0].payloadLength } == turn + turn)
    for index in 0..<plan.count {
      let frame = plan[index]
      let modules = try FrameScene(frame).codes[0].modulesWide
      #expect(modules == (frame.payloadLength == .long ? 299 : 101))
    }
  }

  @Test func `without the key, or with usual, payloads are those of usual use`() throws {
    let (plain, usual) = (try plan("repeats: 1"), try plan("payload: usual"))
    for index in 0..<plain.count {
      #expect(plain[index] == usual[index])
      #expect(
        plain[index].payloadLength == nil && plain[index].condition.symbol.pdf417Columns == nil)
    }
  }

  @Test func `one length may stand alone`() throws {
    let plan = try plan("payload: long", "[qr_code]")
    #expect((0..<plan.count).allSatisfy { plan[$0].payloadLength == .long })
  }

  @Test func `several codes of a frame have its length`() throws {
    let plan = try plan(
      "payload: short\nnamed_conditions: {four: {code_count: 4}}", "[pdf417]", samples: 1)
    #expect(try FrameScene(plan[0]).codes.map(\.modulesWide) == [120, 120, 120, 120])
  }

  @Test func `30 data columns make a row of 579 modules, whatever the payload`() throws {
    for payload in ["usual", "[short, long]"] {
      let plan = try plan("payload: \(payload)\npdf417_columns: 30", "[pdf417, aztec]")
      for index in 0..<plan.count / 2 {
        #expect(try FrameScene(plan[index]).codes[0].modulesWide == 579)
      }
    }
  }

  @Test func `the manifest names the length where the suite chose it`() throws {
    let plan = try plan("payload: [short, long]", "[itf, ean_8]", samples: 2)
    let records = try [0, 1, 4].map { try FrameRenderer().render(plan[$0]).record }
    #expect(records.map(\.payloadLength) == [.short, .long, nil])
    let lines = try records.map {
      String(decoding: try RecordCoding.line(FrameLine($0, plan.conditions)), as: UTF8.self)
    }
    #expect(lines[0].contains(#""payload_length":"short""#))
    #expect(lines[1].contains(#""payload_length":"long""#))
    #expect(!lines[2].contains("payload_length"))
    for (line, record) in zip(lines, records) {
      let read = try RecordCoding.decoder().decode(FrameLine.self, from: Data(line.utf8))
      #expect(try read.record(plan.conditions) == record)
    }
  }

  @Test func `the first frame of each condition, which a preview shows, is valid`() throws {
    let plan = try plan("payload: [short, long]\npdf417_columns: 30")
    for symbology in plan.suite.symbologies {
      for point in 0..<plan.pointCount {
        let index = try #require(plan.index(of: symbology, atPoint: point))
        try plan.validate([index])
        #expect(plan[index].payloadLength != .long)
      }
    }
  }

  /// `| `qr_code` | 12 | 120 | 21, 45 |`.
  @Test(arguments: PayloadLengthTests.extents)
  func `the documentation has the length`(extent: PayloadLengthTests.Extent) throws {
    func document(_ name: String) throws -> String {
      try String(
        contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
          .appending(path: "../../Documentation/\(name)").standardized, encoding: .utf8)
    }
    let text = try document("SUITES.md")
    #expect(text.contains("payload: usual") && text.contains("pdf417_columns: 30"))
    #expect(try document("FORMATS.md").contains("| `payload_length` |"))
    let rows = text.split(separator: "\n").filter {
      $0.hasPrefix("| `\(extent.symbology.name)`") && $0.split(separator: "|").count == 4
    }
    let cells = try #require(rows.first).split(separator: "|").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let characters = try #require(
      SymbolStandard(of: extent.symbology).lengths?.characters(extent.length))
    let column = extent.length == .short ? 0 : 1
    #expect(cells[1 + column] == "\(characters)")
    #expect(cells[3].split(separator: ", ")[column] == "\(extent.columns)")
  }
}
