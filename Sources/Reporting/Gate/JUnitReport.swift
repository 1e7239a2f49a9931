import Document
import Gates
import Summaries

/// A gate's findings as the JUnit XML that CI systems show: a test case for each check.
///
/// Elements and attributes are those of Jenkins's xUnit plugin schema, junit-10.xsd, which GitLab
/// and others read too. An inconclusive check is skipped, and a check that the environment prevents
/// is an error: neither is a failure. If no loss is shown, the test passes, and its output says how
/// much may be lost.
struct JUnitReport {
  private let checks: [GateCheck]

  init(_ checks: [GateCheck]) { self.checks = checks }

  var text: String {
    let (groups, members) = checks.grouped(by: \.group)
    let suites = groups.map { suite($0, members[$0] ?? []) }
    return
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(suites.joined())</testsuites>\n"
  }

  private func suite(_ name: String, _ checks: [GateCheck]) -> String {
    func count(_ answer: GateAnswer) -> Int { checks.count { $0.answer == answer } }
    return "<testsuite name=\"\(escape(name))\" tests=\"\(checks.count)\" "
      + "failures=\"\(count(.worse))\" errors=\"\(count(.environment))\" "
      + "skipped=\"\(count(.inconclusive))\">\n\(checks.map(testCase).joined())</testsuite>\n"
  }

  private func testCase(_ check: GateCheck) -> String {
    let head =
      "<testcase classname=\"\(escape(check.label))\" name=\"\(escape(check.name))\""
    let element =
      switch check.answer {
      case .fine, .noLossShown: nil as String?
      case .worse: "failure"
      case .inconclusive: "skipped"
      case .environment: "error"
      }
    guard let element else {
      return check.answer == .fine
        ? head + "/>\n"
        : head + "><system-out>\(escape(check.message))</system-out></testcase>\n"
    }
    return head + "><\(element) type=\"\(check.answer.rawValue)\" message=\""
      + escape(check.message) + "\">"
      + check.details.map(escape).joined(separator: "\n") + "</\(element)></testcase>\n"
  }

  /// Escapes as HTML does, which shows control characters, and drops the two others that XML 1.0
  /// does not allow (its section 2.2).
  private func escape(_ text: String) -> String {
    let kept = text.unicodeScalars.filter { $0.value != 0xFFFE && $0.value != 0xFFFF }
    return HTMLText.escape(String(String.UnicodeScalarView(kept)))
  }
}
