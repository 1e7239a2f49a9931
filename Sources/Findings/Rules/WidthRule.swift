package import Barcodes
package import Foundation
package import SourcedYAML
import Storage

/// Someone's rule that modules of so many pixels suffice.
package struct WidthRule: Sendable, Equatable {
  /// Unique among the rules of a report.
  package var id: String
  package var who: String
  /// Those that it is for.
  package var symbologies: [Symbology]
  /// The symbologies as the file names them: `linear`, `matrix`, `all`, or one by one.
  package var scope: String
  package var pixels: Double
  /// A URL, or what to look for.
  package var source: String
  /// When the source was read, `2026-11-21`; nil where nothing says.
  package var readOn: String?
  package var note: String?

  /// Those that come with ScanBench.
  package static let vendors: [WidthRule] = {
    do {
      return try RuleFile.rules(
        String(decoding: Array(PackageResources.vendors_yaml), as: UTF8.self), path: "vendors.yaml")
    } catch {
      fatalError("the rules that are compiled in cannot be read: \(error)")
    }
  }()

  /// The rules of a file's bytes.
  ///
  /// - Parameter path: named in errors.
  package static func read(_ bytes: Data, path: String) throws(SourcedError) -> [WidthRule] {
    try RuleFile.rules(bytes, path: path, taken: vendors.map(\.id))
  }

  /// The rules of these files, in their order.
  ///
  /// - Throws: `SourcedError`, also where two rules, those of ScanBench among them, have one id.
  package static func read(_ paths: [String]) throws(SourcedError) -> [WidthRule] {
    var rules: [WidthRule] = []
    for path in paths {
      let bytes = try SourcedNode.bytes(ofFile: path)
      rules += try RuleFile.rules(bytes, path: path, taken: (vendors + rules).map(\.id))
    }
    return rules
  }
}
