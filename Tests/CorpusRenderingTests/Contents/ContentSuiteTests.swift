import Barcodes
import Foundation
import Records
import SourcedYAML
import Testing

@testable import CorpusRendering
@testable import Encoding
@testable import Scene
@testable import Suites

/// Suites that say what codes say.
@Suite struct ContentSuiteTests {
  private func suite(
    _ contents: String, _ symbologies: String = "all", more: String = ""
  ) throws -> Suites.Suite {
    let text = """
      schema: 1
      name: contents
      purpose: What is made of it?
      symbologies: \(symbologies)
      frame: tight
      contents: \(contents)
      conditions: {module_width_px: 6}
      profiles:
        quick: {samples: 2}
      \(more)
      """
    return try Suites.Suite(yaml: Data(text.utf8), path: "contents.yaml")
  }

  @Test func `a kind is met by the symbologies that can say it`() throws {
    let plan = try CorpusPlan(
      suite: try suite("[gs1, isbn]", "[ean_13, code_128, qr_code]"), profile: "quick", seed: 1)
    let met = (0..<plan.count).map { plan[$0] }.map {
      "\($0.symbology.name) \($0.setting.namedCondition ?? "") \($0.contentKind?.name ?? "")"
    }
    #expect(met.count == 6)
    #expect(Set(met) == ["ean_13 isbn isbn", "code_128 gs1 gs1", "qr_code gs1 gs1"])
  }

  @Test func `all is every kind that one of the symbologies can say`() throws {
    #expect(try suite("all").contentKinds == ContentKind.all)
    let isbns = try suite("all", "[ean_13]").contentKinds.map(\.name)
    #expect(isbns == ["isbn", "product"])
  }

  @Test(arguments: [
    (
      "[boarding]", "all", "",
      "contents.yaml:6: unknown kind of content 'boarding'; did you mean boarding-pass?"
    ),
    ("[gs1, gs1]", "all", "", "contents.yaml:6: 'gs1' stands here twice"),
    (
      "[isbn]", "[qr_code]", "",
      "contents.yaml:6: of this suite's symbologies none can say isbn, which is of ean_13; add one, or leave isbn out"
    ),
    ("[wify]", "all", "", "contents.yaml:6: unknown kind of content 'wify'; did you mean wifi?"),
    (
      "[wifi]", "[qr_code, ean_8]", "",
      "contents.yaml:6: ean_8 can say none of these kinds; leave it out of 'symbologies', or add a kind that it can say"
    ),
    (
      "all", "all", "payload: [short]",
      "contents.yaml:6: 'contents' takes the place of 'payload'; give one of them"
    ),
    (
      "all", "all", "named_conditions: {a: {noise_sigma: 1}}",
      "contents.yaml:6: 'contents' takes the place of 'named_conditions'; give one of them"
    ),
  ])
  func `what cannot be is refused`(
    contents: String, symbologies: String, more: String, message: String
  ) throws {
    let error = #expect(throws: SourcedError.self) { try suite(contents, symbologies, more: more) }
    #expect(error?.description == message)
  }

  @Test func `the truth of a content survives the manifest`() throws {
    let plan = try CorpusPlan(suite: try suite("all"), profile: "quick", seed: 5)
    var scanned = 0
    for index in 0..<plan.count {
      let specification = plan[index]
      let record = FrameRecord(
        specification, try FrameScene(specification),
        pixelsSHA256: String(repeating: "0", count: 64))
      let line = try RecordCoding.line(FrameLine(record, plan.conditions))
      let read = try RecordCoding.decoder().decode(FrameLine.self, from: line).record(
        plan.conditions)
      #expect(read == record)
      let indexed = try RecordCoding.decoder().decode(IndexedFrame.self, from: line)
      #expect(indexed.hasContent)
      // Lines with escapes and letters beyond ASCII are Foundation's to read.
      if let quick = Array(line).withUnsafeBufferPointer(IndexedFrame.scanned) {
        #expect(quick == indexed)
        scanned += 1
      }
    }
    #expect(scanned > 50)
  }
}
