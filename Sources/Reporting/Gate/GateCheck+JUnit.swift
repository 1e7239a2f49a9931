import Document
import Gates
import Summaries

extension [GateCheck] {
  /// A gate's findings as the JUnit XML that CI systems show: a test case for each check.
  ///
  /// Elements and attributes are those of Jenkins's xUnit plugin schema, junit-10.xsd, which GitLab
  /// and others read too. An inconclusive check is skipped, and a check that the environment prevents
  /// is an error: neither is a failure. If no loss is shown, the test passes, and its output says how
  /// much may be lost.
  var junit: String {
    let (groups, members) = grouped(by: \.group)
    let suites = groups.map { members[$0]?.suite($0) ?? "" }
    return
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(suites.joined())</testsuites>\n"
  }

  private func suite(_ name: String) -> String {
    func count(_ answer: GateAnswer) -> Int { self.count { $0.answer == answer } }
    return "<testsuite name=\"\(GateCheck.escaped(name))\" tests=\"\(self.count)\" "
      + "failures=\"\(count(.worse))\" errors=\"\(count(.environment))\" "
      + "skipped=\"\(count(.inconclusive))\">\n\(map(\.testCase).joined())</testsuite>\n"
  }
}

extension GateCheck {
  fileprivate var testCase: String {
    let head =
      "<testcase classname=\"\(Self.escaped(label))\" name=\"\(Self.escaped(name))\""
    let element =
      switch answer {
      case .fine, .noLossShown: nil as String?
      case .worse: "failure"
      case .inconclusive: "skipped"
      case .environment: "error"
      }
    guard let element else {
      return answer == .fine
        ? head + "/>\n"
        : head + "><system-out>\(Self.escaped(message))</system-out></testcase>\n"
    }
    return head + "><\(element) type=\"\(answer.rawValue)\" message=\""
      + Self.escaped(message) + "\">"
      + details.map(Self.escaped).joined(separator: "\n") + "</\(element)></testcase>\n"
  }

  /// Escapes as HTML does, which shows control characters, and drops the two others that XML 1.0
  /// does not allow (its section 2.2).
  fileprivate static func escaped(_ text: String) -> String {
    let kept = text.unicodeScalars.filter { $0.value != 0xFFFE && $0.value != 0xFFFF }
    return HTMLText.escape(String(String.UnicodeScalarView(kept)))
  }
}
