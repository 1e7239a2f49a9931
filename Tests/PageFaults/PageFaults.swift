import Foundation

/// What a page of HTML lacks: a template leaves out, and does not complain of, what it is not given.
package struct PageFaults {
  /// The page as it was written.
  private let page: String
  /// What links within the page lead to.
  private let places: Set<String>
  /// Where the page lies, with the files that it names; nil of a page that has to do without any.
  private let folder: String?

  /// Elements that hold words wherever they stand. A cell of a table may be empty.
  private static let worded =
    "a|b|h[1-6]|p|li|dt|dd|th|summary|caption|label|legend|figcaption|small|span|code|title"

  /// Links that lead nowhere, and elements and attributes that lack words.
  ///
  /// - Parameter elements: those that the page has at least once.
  package static func found(
    in page: String, folder: String? = nil, elements: [String] = []
  ) throws -> [String] {
    let faults = PageFaults(page: page, places: places(in: page), folder: folder)
    let missing = elements.filter { !page.contains("<\($0)>") && !page.contains("<\($0) ") }
    return try missing.map { "no <\($0)>" } + faults.deadLinks() + faults.missingWords()
  }

  private func deadLinks() -> [String] {
    page.matches(of: #/\s(href|src|for)="([^"]*)"/#).filter { match in
      let link = String(match.2).replacing("&amp;", with: "&")
      return match.1 == "for" ? !places.contains(link) : !leadsSomewhere(link)
    }.map { String($0.0) }
  }

  private func leadsSomewhere(_ link: String) -> Bool {
    if ["data:", "https:", "mailto:"].contains(where: link.hasPrefix) { return true }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    var places = places
    if !parts[0].isEmpty {
      guard let folder, let name = parts[0].removingPercentEncoding,
        let file = FileManager.default.contents(atPath: "\(folder)/\(name)")
      else { return false }
      guard parts.count > 1 else { return true }
      places = Self.places(in: String(decoding: file, as: UTF8.self))
    }
    return parts.count > 1 && places.contains(String(parts[1]))
  }

  private static func places(in page: String) -> Set<String> {
    Set(page.matches(of: #/\sid="([^"]*)"/#).map { String($0.1) })
  }

  /// Beside a glyph or a note, words that are missing leave their space behind. A sentence may be a link alone, and a table's corner empty.
  private func missingWords() throws -> [String] {
    let element = try Regex(
      "<(\(Self.worded))(\\s[^>]*)?>( [^<]*<(?!a )| *</\\1>)| </(\(Self.worded))>")
    let attribute = #/\s(?:alt|aria-label|id|name|title)="(?:[^"]* )?"/#
    let headed = page.replacing("<tr><th scope=\"col\"></th>", with: "<tr>")
    return headed.matches(of: element).map { String(headed[$0.range]) }
      .filter { !$0.contains("aria-hidden") } + page.matches(of: attribute).map { String($0.0) }
  }
}
