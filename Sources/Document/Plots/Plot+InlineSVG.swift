extension Plot {
  /// Returns gnuplot's SVG, adapted for a page with several: unique ids, colours from the page, scaled to the
  /// column, labelled, with the numbers of its points, and without empty parts.
  ///
  /// - Parameter document: the output of gnuplot 5.4 or later.
  func inlineSVG(_ document: String) -> String {
    let lines = Self.titled(Self.drawing(document, name: name), pointTitles)
    return """
      <svg viewBox="0 0 \(size.width) \(size.height)" role="img" aria-label="\(HTMLText.escape(label))">
      <title>\(HTMLText.escape(label))</title>
      \(lines.joined(separator: "\n"))
      </svg>
      """
  }

  private static func drawing(_ document: String, name: String) -> [String] {
    var body: [String] = []
    var style = ""
    var skipping: Substring?
    for line in document.split(separator: "\n").drop(while: { !$0.hasPrefix("<g id=") }) {
      if let end = skipping {
        if line.contains(end) { skipping = nil }
      } else if line.contains("<filter ") {
        // For boxed text, which no plot has.
        skipping = "</filter>"
      } else if line == "</svg>" {
        break
      } else if line.contains("color='white'") {
        // The white that gnuplot puts beneath the points of error bars.
        continue
      } else if line == "</g>", let last = body.last, last.hasPrefix("<g fill=") {
        // gnuplot opens a group at every change of style, mostly in vain.
        body.removeLast()
      } else if line.hasPrefix("<g fill=") {
        let tag = adapted(line, name: name)
        if tag == style, let last = body.last, last == "</g>" || last.hasSuffix("/></g>") {
          // A group of the same style as the one that has just ended goes on with it.
          body.removeLast()
          if last != "</g>" { body.append(String(last.dropLast("</g>".count))) }
        } else {
          body.append(tag)
          style = tag
        }
      } else {
        body.append(adapted(line, name: name))
      }
    }
    return withoutUnused(body)
  }

  /// Removes the shapes with which nothing is drawn.
  private static func withoutUnused(_ lines: [String]) -> [String] {
    guard let end = lines.firstIndex(of: "</defs>") else { return lines }
    var used = references(lines[end...])
    // A shape may be made of the one before it.
    let shapes = lines[..<end].reversed().filter { line in
      guard line.hasPrefix("\t<"), let id = line.split(separator: "id='").last?.prefix(while: isID),
        line.contains("id='")
      else { return true }
      guard used.contains(id) else { return false }
      used.formUnion(references([line]))
      return true
    }
    return shapes.reversed() + lines[end...]
  }

  private static func references(_ lines: some Sequence<String>) -> Set<Substring> {
    Set(
      lines.compactMap { line in
        line.firstRange(of: "href='#").map { line[$0.upperBound...].prefix(while: isID) }
      })
  }

  private static func isID(_ character: Character) -> Bool { character != "'" }

  /// Adds to each point its numbers, which the page shows on hover. Leaves the lines as they are if
  /// points and titles differ in number, as when some points lie outside the plot.
  private static func titled(_ lines: [String], _ titles: [String]) -> [String] {
    let end = lines.firstIndex(of: "</defs>") ?? 0
    let points = lines.indices.filter { $0 > end && lines[$0].hasPrefix("\t<use ") }
    guard points.count == titles.count else { return lines }
    var lines = lines
    for (point, title) in zip(points, titles) where !title.isEmpty && lines[point].hasSuffix("/>") {
      lines[point].removeLast(2)
      lines[point] += "><title>\(HTMLText.escape(HTMLText.unbroken(title)))</title></use>"
    }
    return lines
  }

  private static func adapted(_ line: Substring, name: String) -> String {
    var text = String(line)
    // The titles would show gnuplot's internal names as tooltips.
    if let title = text.firstRange(of: "<title>"), let end = text.firstRange(of: "</title>") {
      text.removeSubrange(title.lowerBound..<end.upperBound)
    }
    // A group's own colour would hide the page's from currentColor.
    for colour in ["black", "white", "gray"] { text.replace(" color=\"\(colour)\"", with: "") }
    for sentinel in sentinels { text.replace(sentinel, with: "currentColor") }
    text.replace("xlink:href=", with: "href=")
    for (old, new) in [("id='gp", "id='\(name)-gp"), ("'#gp", "'#\(name)-gp")] {
      text.replace(old, with: new)
    }
    text.replace("id=\"gnuplot_canvas\"", with: "id=\"\(name)-canvas\"")
    text.replace(" font-family=\"sans-serif\"", with: "")
    return text
  }

  /// gnuplot's spellings of the page's colours.
  private static let sentinels = [
    "rgb(  1,   2,   3)", "rgb(1,2,3)", "rgb(  4,   5,   6)", "rgb(4,5,6)",
  ]
}
