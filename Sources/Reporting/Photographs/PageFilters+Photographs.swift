import Document
import Summaries

extension PageFilters {
  /// Creates filters for pictures, by how readings compare and by each engine's findings.
  init(_ groups: [PhotographGroup], engines: [PhotographEngine]) {
    let pictures = groups.flatMap(\.pictures)
    let findings = engines.map { engine in
      PhotographAnswer.PhotographFinding.allCases.compactMap {
        finding -> (id: String, label: String)? in
        let id = "\(engine.id)-\(finding.rawValue)"
        let count = pictures.count { $0.classes.split(separator: " ").contains { $0 == id } }
        // What is true of all of them, or of none, is no choice.
        guard count > 0, count < pictures.count else { return nil }
        return (id, "\(finding.words) \(Wording.count(count))")
      }
    }
    let shown = groups.filter { !$0.pictures.isEmpty }
    let choices =
      (shown.count > 1
        ? [Self.group("Show", "g", shown.map { ("\($0.id)", "\($0.title) \($0.count)") })] : [])
      + zip(engines, findings).filter { !$1.isEmpty }.map { engine, choices in
        Self.group(engine.label, engine.id, choices)
      }
    let style =
      groups.map {
        "#photos:has(#only-\($0.id):checked) .group:not(.\($0.id)) { display: none; }\n"
      }
      .joined()
      + findings.joined().map { Self.style(of: $0.id) }.joined()
    self.init(groups: choices, style: style)
  }

  private static func group(
    _ legend: String, _ name: String, _ choices: [(id: String, label: String)]
  ) -> Group {
    Group(
      legend, name: "only-\(name)", all: "all-\(name)",
      choices: choices.map { ("only-\($0.id)", $0.label) })
  }

  /// Hides the other pictures, and the headings of groups that have none left.
  private static func style(of id: String) -> String {
    """
    #photos:has(#only-\(id):checked) .example:not(.\(id)) { display: none; }
    #photos:has(#only-\(id):checked) .group:not(:has(.\(id))) { display: none; }

    """
  }
}
