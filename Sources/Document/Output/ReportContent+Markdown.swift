extension ReportContent {
  /// The report as Markdown: the answers, all tables, and the data to repeat the run.
  package var markdown: String {
    var blocks = ["# \(title.markdownEscaped)", subtitle.markdownEscaped]
    let terms = opening.terms.map { "- \("\($0.term): \($0.words)".markdownEscaped)" }
    if !terms.isEmpty { blocks.append(terms.joined(separator: "\n")) }
    blocks += [opening.uses].compactMap(\.self).map(\.markdown)
    for answer in answers {
      blocks.append("## \(answer.question.markdownEscaped)")
      blocks += answer.paragraphs.map(\.markdownEscaped)
      blocks.append(
        answer.findings.map { "- \($0.line.markdownEscaped)" }.joined(separator: "\n"))
    }
    blocks += opening.tables.map(\.markdown)
    blocks += sections.flatMap(\.markdownBlocks)
    return blocks.joined(separator: "\n\n") + "\n"
  }
}

extension ReportSection {
  /// Its heading, then paragraphs, tables and lists.
  package var markdownBlocks: [String] {
    var blocks = ["## \(title.markdownEscaped)"]
    blocks += paragraphs.map(\.markdownEscaped)
    blocks += (tables + detailTables).map(\.markdown)
    if !strips.isEmpty {
      blocks.append(
        strips.map { "- \($0.line.markdownEscaped)" }.joined(separator: "\n"))
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
      [heads.map(\.markdownEscaped), Array(repeating: "---", count: width)]
      + rows.map { $0.map(\.markdown) }
    return "\(caption.markdownEscaped):\n\n"
      + lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}

extension ReportTable.Cell {
  fileprivate var markdown: String {
    let text = (note.isEmpty ? text : "\(text) (\(note))").markdownEscaped
    // The sections of the page have no anchors here.
    guard let link, !link.hasPrefix("#") else { return text }
    return "[\(text)](\(link.replacing(")", with: "%29")))"
  }
}

extension FrameExample {
  fileprivate var markdown: String {
    let readings = readings.map { "\($0.reader): \($0.text)" }
    return
      ("- \(frame) (\(place)): truth \(truth); "
      + readings.joined(separator: "; ")).markdownEscaped
      + (command.map { "; to see it: \($0.markdownCode)" } ?? "")
  }
}
