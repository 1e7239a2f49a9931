/// Filters for what a page shows: buttons that work by the style sheet alone.
package struct PageFilters {
  /// A row of buttons with one selected, or any number, as a template shows it.
  package struct Group {
    var legend: String
    /// The name, unique in the page.
    var name: String
    var isMultiple: Bool
    /// The initial choice, which shows all, is marked.
    var choices: [(id: String, label: String, isAll: Bool)]

    /// - Parameter all: the id of the choice that shows all; nil where any number may be selected.
    package init(
      _ legend: String, name: String, all: String?, choices: [(id: String, label: String)]
    ) {
      (self.legend, self.name) = (legend, name)
      isMultiple = all == nil
      self.choices =
        [all].compactMap(\.self).map { ($0, "all", true) }
        + choices.map { ($0.id, $0.label, false) }
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
