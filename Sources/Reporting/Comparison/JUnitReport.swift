import Records

/// A comparison in the JUnit XML that CI systems show: a test case for each symbology of each engine.
///
/// Elements and attributes are those of Jenkins's xUnit plugin schema, junit-10.xsd, which GitLab and others read too.
struct JUnitReport {
  private let comparison: ComparisonRecord

  init(_ comparison: ComparisonRecord) { self.comparison = comparison }

  var text: String {
    let suites = comparison.engines.map(suite)
    return
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(suites.joined())</testsuites>\n"
  }

  private func suite(_ engine: EngineComparison) -> String {
    let failures = engine.symbologies.count(where: \.isWorse) + engine.lostClaims.count
    let cases =
      engine.symbologies.map { testCase($0, of: engine) }
      + engine.lostClaims.map { name in
        element(engine, name: name, failure: "no longer claimed", details: [])
      }
    return "<testsuite name=\"\(escaped("accuracy of \(engine.name)"))\" tests=\"\(cases.count)\" "
      + "failures=\"\(failures)\" errors=\"0\" skipped=\"0\">\n\(cases.joined())</testsuite>\n"
  }

  private func testCase(_ symbology: SymbologyComparison, of engine: EngineComparison) -> String {
    guard symbology.isWorse else {
      return element(engine, name: symbology.symbology, failure: nil, details: [])
    }
    let changes = engine.changes.filter {
      $0.symbology == symbology.symbology && ($0.kind == .lost || $0.kind == .newMisread)
    }
    return element(
      engine, name: symbology.symbology,
      failure: symbology.reasons(errorRate: comparison.errorRate).joined(separator: " "),
      details: changes.map { "\($0.kind.words): \($0.frame), mask \($0.mask)" })
  }

  private func element(
    _ engine: EngineComparison, name: String, failure: String?, details: [String]
  ) -> String {
    let head =
      "<testcase classname=\"\(escaped(engine.candidate.label))\" name=\"\(escaped(name))\""
    guard let failure else { return head + "/>\n" }
    return head + "><failure message=\"\(escaped(failure))\" type=\"worse\">"
      + escaped(details.joined(separator: "\n")) + "</failure></testcase>\n"
  }

  /// Text and attributes of XML 1.0 (2.2 and 2.4); characters that it has no place for are left out.
  private func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
