import Foundation
import Testing

@testable import Document
@testable import Gates
@testable import Reporting

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct GateOutputTests {
  private func check(
    _ name: String, _ answer: GateAnswer, _ message: String = "m", _ details: [String] = []
  ) -> GateCheck {
    GateCheck(
      group: "accuracy of a \"b\" <c> & d", label: "e", name: name, answer: answer,
      message: message, details: details)
  }

  @Test func `each answer has its own element in JUnit's XML, and only worse is a failure`() throws
  {
    let text = [
      check("fine", .fine), check("worse", .worse, "lost", ["one", "two"]),
      check("open", .inconclusive), check("odd", .environment),
    ].junit
    let document = try XMLDocument(xmlString: text)
    let suite = try #require(
      try document.nodes(forXPath: "/testsuites/testsuite").first as? XMLElement)
    func attribute(_ name: String) -> String? { suite.attribute(forName: name)?.stringValue }
    #expect(attribute("name") == "accuracy of a \"b\" <c> & d")
    #expect(attribute("tests") == "4" && attribute("failures") == "1")
    #expect(attribute("errors") == "1" && attribute("skipped") == "1")
    let failure = try #require(try document.nodes(forXPath: "//failure").first)
    #expect(failure.stringValue == "one\ntwo")
    #expect(try document.nodes(forXPath: "//testcase[@name='open']/skipped").count == 1)
    #expect(try document.nodes(forXPath: "//testcase[@name='odd']/error").count == 1)
    #expect(try document.nodes(forXPath: "//testcase[@name='fine']/*").isEmpty)
  }

  @Test func `text from engines stays text in XML`() throws {
    let hostile = "]]>\u{0}\u{1B}\u{FFFE}\u{1F600}\"\u{301}<x a='1'>&amp;"
    let text = [check(hostile, .worse, hostile, [hostile])].junit
    let document = try XMLDocument(xmlString: text)
    let kept = "]]>[U+0000][U+001B]\u{1F600}\"\u{301}<x a='1'>&amp;"
    let element = try #require(try document.nodes(forXPath: "//testcase").first as? XMLElement)
    #expect(element.attribute(forName: "name")?.stringValue == kept)
    #expect(try document.nodes(forXPath: "//failure").first?.stringValue == kept)
  }

  @Test func `a step summary never grows beyond what GitHub takes`() {
    let rows = (0..<40_000).map { [ReportTable.Cell("frame/\($0)"), .init("a < b | c")] }
    let section = ReportSection(
      id: "s", title: "Long <one>",
      tables: [ReportTable(caption: "c", columns: ["a", "b"], rows: rows)])
    let short = ReportSection(id: "t", title: "Short", paragraphs: ["Words."])
    let answer = Answer(
      question: "?", findings: [.init(engine: "e", sentences: (0..<500).map { "reason \($0)" })])
    let content = ReportContent(
      title: "ScanBench duel", answers: [answer], sections: [section, short])
    let checks = (0..<3000).map { check("cell \($0)", .worse, "slower | by far") }
    let text = content.stepSummary(answer: .worse, checks: checks)
    #expect(text.utf8.count <= ReportContent.stepSummaryLimit)
    #expect(text.hasPrefix("### ScanBench duel: worse\n"))
    #expect(text.contains("<details><summary>Short</summary>"))
    #expect(!text.contains("frame/39999"))
    #expect(text.contains("1 section left out"))
    #expect(text.contains("slower \\| by far"))
  }

  @Test func `answers have the exit codes that are documented`() {
    #expect(GateAnswer.allCases.map(\.exitCode) == [0, 0, 1, 2, 3])
    #expect(GateAnswer.allCases == [.fine, .noLossShown, .worse, .inconclusive, .environment])
  }
}
