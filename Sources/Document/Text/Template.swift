package import Mustache

/// The files of Templates/, which are compiled in.
package enum Template {
  /// The style sheet that all pages share.
  package static var style: String { text(PackageResources.style_css) }
  /// The template of a table, for pages with templates of their own.
  package static var table: [UInt8] { PackageResources.table_mustache }

  package static func text(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self)
  }

  /// Returns templates that include each other by their names and all escape for HTML.
  package static func library(_ files: KeyValuePairs<String, [UInt8]>) throws -> MustacheLibrary {
    MustacheContentTypes.register(HTMLText(), named: HTMLText.name)
    var library = MustacheLibrary()
    for (name, bytes) in files {
      // A partial does not inherit the content type of the template that includes it.
      let pragma = "{{% CONTENT_TYPE:\(HTMLText.name)}}"
      try library.register(pragma + text(bytes), named: name)
    }
    return library
  }
}
