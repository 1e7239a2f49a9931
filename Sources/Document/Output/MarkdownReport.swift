/// The report as Markdown: the answers, all tables, and the data to repeat the run.
package struct MarkdownReport {
  private let content: ReportContent

  package init(_ content: ReportContent) { self.content = content }

  package var text: String {
    var blocks = ["# \(MarkdownText.escape(content.title))", MarkdownText.escape(content.subtitle)]
    let terms = content.opening.terms.map { "- \(MarkdownText.escape("\($0.term): \($0.words)"))" }
    if !terms.isEmpty { blocks.append(terms.joined(separator: "\n")) }
    blocks += [content.opening.uses].compactMap(\.self).map(table)
    for answer in content.answers {
      blocks.append("## \(MarkdownText.escape(answer.question))")
      blocks += answer.paragraphs.map(MarkdownText.escape)
      blocks.append(
        answer.findings.map { "- \(MarkdownText.escape($0.line))" }.joined(separator: "\n"))
    }
    blocks += content.opening.tables.map(table)
    for section in content.sections { blocks += self.blocks(section) }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  package func blocks(_ section: ReportSection) -> [String] {
    var blocks = ["## \(MarkdownText.escape(section.title))"]
    blocks += section.paragraphs.map(MarkdownText.escape)
    blocks += (section.tables + section.detailTables).map(table)
    if !section.strips.isEmpty {
      blocks.append(
        section.strips.map { "- \(MarkdownText.escape($0.line))" }.joined(separator: "\n"))
    }
    if !section.examples.isEmpty {
      blocks.append(section.examples.map(item).joined(separator: "\n"))
    }
    return blocks
  }

  private func table(_ table: ReportTable) -> String {
    let width = max(table.columns.count, table.rows.map(\.count).max() ?? 0)
    let heads = table.columns.isEmpty ? Array(repeating: "", count: width) : table.columns
    let lines =
      [heads.map(MarkdownText.escape), Array(repeating: "---", count: width)]
      + table.rows.map { $0.map(cell) }
    return "\(MarkdownText.escape(table.caption)):\n\n"
      + lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private func cell(_ cell: ReportTable.Cell) -> String {
    let text = MarkdownText.escape(cell.note.isEmpty ? cell.text : "\(cell.text) (\(cell.note))")
    // The sections of the page have no anchors here.
    guard let link = cell.link, !link.hasPrefix("#") else { return text }
    return "[\(text)](\(link.replacing(")", with: "%29")))"
  }

  private func item(_ example: FrameExample) -> String {
    let readings = example.readings.map { "\($0.reader): \($0.text)" }
    return MarkdownText.escape(
      "- \(example.frame) (\(example.place)): truth \(example.truth); "
        + readings.joined(separator: "; "))
      + (example.command.map { "; to see it: \(MarkdownText.code($0))" } ?? "")
  }
}
