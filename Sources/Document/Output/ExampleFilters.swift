/// Filters for a chapter's examples, by symbology and engine, that work by the style sheet alone.
package struct ExampleFilters {
  /// A row of buttons with one selected, or any number, as a template shows it.
  package struct Group {
    var legend: String
    /// The name, unique in the page.
    var name: String
    var isMultiple: Bool
    /// The initial choice, which shows all, is marked.
    package var choices: [(id: String, label: String, isAll: Bool)]

    package init(
      legend: String, name: String, isMultiple: Bool = false,
      choices: [(id: String, label: String, isAll: Bool)]
    ) {
      self.legend = legend
      self.name = name
      self.isMultiple = isMultiple
      self.choices = choices
    }
  }

  package let groups: [Group]
  /// The style that hides the examples that are not selected.
  package let style: String

  /// - Parameter chapter: the anchor of the chapter that has the examples.
  package init(_ examples: [FrameExample], chapter: String) {
    let kinds = [
      ("symbology", Set(examples.map(\.symbology)).sorted(), Self.symbologyClass),
      ("engine", Set(examples.flatMap(\.engines)).sorted(), Self.engineClass),
    ]
    .filter { $0.1.count > 1 }
    groups = kinds.map { kind, names, className in
      Group(
        legend: "Frames of \(kind)", name: "\(chapter)-\(kind)",
        choices: [(id: "\(chapter)-\(kind)-all", label: "all", isAll: true)]
          + names.map { (id: "\(chapter)-only-\(className($0))", label: $0, isAll: false) })
    }
    style = kinds.flatMap { _, names, className in
      names.map { name in
        let name = className(name)
        return
          "#\(chapter):has(#\(chapter)-only-\(name):checked) .example:not(.\(name)) { display: none; }"
      }
    }
    .joined(separator: "\n")
  }

  package static func classes(of example: FrameExample) -> String {
    ([symbologyClass(example.symbology)] + example.engines.map(engineClass)).joined(separator: " ")
  }

  private static func symbologyClass(_ name: String) -> String { "s-\(identifier(name))" }

  private static func engineClass(_ name: String) -> String { "e-\(identifier(name))" }

  /// Returns characters that CSS takes without escapes; others become their code points.
  static func identifier(_ name: String) -> String {
    name.unicodeScalars.map { scalar in
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_")
      return isPlain ? String(scalar) : "-\(String(scalar.value, radix: 16))-"
    }
    .joined()
  }
}
