extension ReportContent {
  /// The report as Markdown: the answers, all tables, and the data to repeat the run.
  package var markdown: String {
    var blocks = ["# \(MarkdownText.escape(title))", MarkdownText.escape(subtitle)]
    let terms = opening.terms.map { "- \(MarkdownText.escape("\($0.term): \($0.words)"))" }
    if !terms.isEmpty { blocks.append(terms.joined(separator: "\n")) }
    blocks += [opening.uses].compactMap(\.self).map(\.markdown)
    for answer in answers {
      blocks.append("## \(MarkdownText.escape(answer.question))")
      blocks += answer.paragraphs.map(MarkdownText.escape)
      blocks.append(
        answer.findings.map { "- \(MarkdownText.escape($0.line))" }.joined(separator: "\n"))
    }
    blocks += opening.tables.map(\.markdown)
    blocks += sections.flatMap(\.markdownBlocks)
    return blocks.joined(separator: "\n\n") + "\n"
  }
}

extension ReportSection {
  /// Its heading, then paragraphs, tables and lists.
  package var markdownBlocks: [String] {
    var blocks = ["## \(MarkdownText.escape(title))"]
    blocks += paragraphs.map(MarkdownText.escape)
    blocks += (tables + detailTables).map(\.markdown)
    if !strips.isEmpty {
      blocks.append(
        strips.map { "- \(MarkdownText.escape($0.line))" }.joined(separator: "\n"))
    }
    if !examples.isEmpty {
      blocks.append(examples.map(\.markdown).joined(separator: "\n"))
    }
    return blocks
  }
}

extension ReportTable {
  fileprivate var markdown: String {
    let width = max(columns.count, rows.map(\.count).max() ?? 0)
    let heads = columns.isEmpty ? Array(repeating: "", count: width) : columns
    let lines =
      [heads.map(MarkdownText.escape), Array(repeating: "---", count: width)]
      + rows.map { $0.map(\.markdown) }
    return "\(MarkdownText.escape(caption)):\n\n"
      + lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}

extension ReportTable.Cell {
  fileprivate var markdown: String {
    let text = MarkdownText.escape(note.isEmpty ? text : "\(text) (\(note))")
    // The sections of the page have no anchors here.
    guard let link, !link.hasPrefix("#") else { return text }
    return "[\(text)](\(link.replacing(")", with: "%29")))"
  }
}

extension FrameExample {
  fileprivate var markdown: String {
    let readings = readings.map { "\($0.reader): \($0.text)" }
    return MarkdownText.escape(
      "- \(frame) (\(place)): truth \(truth); "
        + readings.joined(separator: "; "))
      + (command.map { "; to see it: \(MarkdownText.code($0))" } ?? "")
  }
}
