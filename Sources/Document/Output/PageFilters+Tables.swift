extension PageFilters {
  /// Creates filters for the rows and columns of a chapter's tables, by what their keys name. Of each kind any number may be selected, and
  /// all are shown where none is.
  init(_ tables: [ReportTable]) {
    let keys = Set(tables.flatMap { ($0.rowKeys + $0.columnKeys).compactMap(\.self) })
    let kinds = Dictionary(grouping: keys, by: \.kind).mapValues { $0.map(\.name).sorted() }
      .filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
    let groups = kinds.map { kind, names in
      Group(
        "Only \(kind)", name: Self.group(kind), all: nil,
        choices: names.map { (Self.choice(.init(kind, $0)), $0) })
    }
    let style = kinds.flatMap { kind, names in
      ["main:has(input[name=\(Self.group(kind))]:checked) .\(Self.group(kind)) { display: none; }"]
        + names.map { name in
          let key = ReportTable.Key(kind, name)
          return
            "main:has(#\(Self.choice(key)):checked) .\(Self.className(key)) { display: revert; }"
        }
    }
    .joined(separator: "\n")
    self.init(groups: groups, style: style)
  }

  /// The classes of a row or cell; empty without a key.
  static func classes(_ key: ReportTable.Key?) -> String {
    key.map { "\(group($0.kind)) \(className($0))" } ?? ""
  }

  private static func group(_ kind: String) -> String { "by-\(identifier(kind))" }

  private static func className(_ key: ReportTable.Key) -> String {
    "\(group(key.kind))-\(identifier(key.name))"
  }

  private static func choice(_ key: ReportTable.Key) -> String { "only-\(className(key))" }
}
