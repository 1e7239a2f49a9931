/// Filters for what a page shows: buttons that work by the style sheet alone.
package struct PageFilters {
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
  /// The style that hides what is not selected.
  package let style: String

  package init(groups: [Group], style: String) { (self.groups, self.style) = (groups, style) }

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
