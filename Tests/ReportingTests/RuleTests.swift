import Barcodes
import Foundation
import Judging
import Records
import Testing

@testable import Findings
@testable import Summaries

struct RuleTests {
  private static let text = """
    schema: 1
    rules:
      - id: ours
        who: Us
        symbologies: [qr_code, ean_13]
        px: 1.2
        source: https://example.org/rules
    """

  @Test func `a rule has its symbologies, its width and its source`() throws {
    let rules = try RuleFile.rules(Self.text, path: "ours.yaml")
    #expect(
      rules == [
        RuleRecord(
          id: "ours", who: "Us", symbologies: ["ean_13", "qr_code"], scope: "qr_code and ean_13",
          pixels: 1.2, source: "https://example.org/rules")
      ])
  }

  @Test(arguments: [("linear", 9), ("matrix", 4), ("all", 13)])
  func `groups of symbologies have names`(name: String, count: Int) throws {
    let text = Self.text.replacing("[qr_code, ean_13]", with: name)
    #expect(try RuleFile.rules(text, path: "ours.yaml").first?.symbologies.count == count)
  }

  @Test func `the rules that come with ScanBench can be read, and have ids of their own`() {
    #expect(RuleFile.vendors.count >= 20)
    #expect(Set(RuleFile.vendors.map(\.id)).count == RuleFile.vendors.count)
    #expect(RuleFile.vendors.first?.pixels == Guidance.moduleWidthPixels)
  }

  @Test(arguments: [
    ("px: 1.2", "px: wide", "ours.yaml:6: px needs a number"),
    ("px: 1.2", "px: 0", "ours.yaml:6: px must be above 0"),
    (
      "[qr_code, ean_13]", "square",
      "ours.yaml:5: symbologies are linear, matrix, all, or a list: [qr_code, aztec]"
    ),
    (
      "ean_13", "ean13",
      "ours.yaml:5: unknown symbology 'ean13'; did you mean ean_13?"
    ),
    (
      "who: Us", "whose: Us",
      "ours.yaml:4: unknown key of a rule 'whose'; there are id, note, px, read, source, symbologies, who"
    ),
    ("    who: Us\n", "", "ours.yaml:3: the key 'who' is missing"),
    ("schema: 1", "schema: 2", "ours.yaml:1: this scanbench reads rules of schema 1; write that"),
    ("ours", "google", "ours.yaml:3: there is another rule 'google'; give each its own id"),
  ])
  func `a bad rule is named with its line`(old: String, new: String, message: String) {
    #expect {
      _ = try RuleFile.rules(
        Self.text.replacing(old, with: new), path: "ours.yaml", taken: ["google"])
    } throws: {
      "\($0)" == message
    }
  }

  @Test func `a file that is not there is named`() {
    #expect {
      _ = try RuleFile.read(["nowhere.yaml"])
    } throws: {
      "\($0)" == "nowhere.yaml: cannot be read; check that it exists and that you may read it"
    }
  }

  @Test func `a rule is held against every tested width from its own on`() throws {
    let summary = SyntheticClaims.complete.summary
    func findings(_ pixels: Double) throws -> [RuleFinding] {
      var rule = try #require(RuleFile.rules(Self.text, path: "ours.yaml").first)
      rule.symbologies = ["aztec", "code_93", "qr_code"]
      rule.pixels = pixels
      return try #require(summary.holding([rule]).rules?.first?.findings)
    }
    let tested = try findings(1.2)
    #expect(tested[0].holds == ["aztec", "qr_code"])
    #expect(tested[0].fails == ["code_93"])
    #expect(tested[1].undecided == ["qr_code"])
    #expect(tested[1].unsupported == ["aztec", "code_93"])
    #expect(tested[1].target == 0.9)
    #expect(try findings(0.6)[0].notTested == ["aztec", "code_93", "qr_code"])
    #expect(try findings(0.7)[0].fails == ["aztec", "code_93", "qr_code"])
    #expect(try findings(9)[0].notTested == ["aztec", "code_93", "qr_code"])
  }
}
