extension PageFilters {
  /// Creates filters for a chapter's examples, by symbology and engine.
  ///
  /// - Parameter chapter: the anchor of the chapter that has the examples.
  package init(_ examples: [FrameExample], chapter: String) {
    let kinds = [
      ("symbology", Set(examples.map(\.symbology)).sorted(), Self.symbologyClass),
      ("engine", Set(examples.flatMap(\.engines)).sorted(), Self.engineClass),
    ]
    .filter { $0.1.count > 1 }
    let groups = kinds.map { kind, names, className in
      Group(
        "Frames of \(kind)", name: "\(chapter)-\(kind)", all: "\(chapter)-\(kind)-all",
        choices: names.map { ("\(chapter)-only-\(className($0))", $0) })
    }
    let style = kinds.flatMap { _, names, className in
      names.map { name in
        let name = className(name)
        return
          "#\(chapter):has(#\(chapter)-only-\(name):checked) .example:not(.\(name)) { display: none; }"
      }
    }
    .joined(separator: "\n")
    self.init(groups: groups, style: style)
  }

  package static func classes(of example: FrameExample) -> String {
    ([symbologyClass(example.symbology)] + example.engines.map(engineClass)).joined(separator: " ")
  }

  private static func symbologyClass(_ name: String) -> String { "s-\(identifier(name))" }

  private static func engineClass(_ name: String) -> String { "e-\(identifier(name))" }
}
