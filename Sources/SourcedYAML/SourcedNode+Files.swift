import Barcodes
import Storage

extension SourcedNode {
  /// Where a file is that a suite names: in the suite's folder or below it, or else in the working directory or below that. Suites come
  /// from anybody, so that no other file is looked for.
  ///
  /// - Parameter what: such as `trace`, in errors.
  /// - Returns: nil where there is none.
  /// - Throws: `SourcedError` of a path that leads elsewhere, by itself or by a link.
  package func placeOfFile(ofSuite suite: String, what: String) throws(SourcedError) -> String? {
    let path = try text()
    func fault(_ why: String) -> SourcedError {
      error(
        "the \(what) \(VisibleText.quoted(path)) \(why); put it beside the suite, and name it from there on"
      )
    }
    guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
      throw fault("has a path out of the suite's folder")
    }
    for folder in [Folder.parent(of: suite), ""] {
      let place = folder.isEmpty ? path : "\(folder)/\(path)"
      guard FileType(at: place, followingLinks: true) != nil else { continue }
      guard Folder.lies(path, in: folder.isEmpty ? "." : folder) else {
        throw fault("is a link out of the suite's folder")
      }
      return place
    }
    return nil
  }
}
