import Document
import Findings
import Foundation
import Records
import Summaries

/// A reader in a version, with the options that differ from its defaults.
struct OverviewReader: Hashable, Comparable {
  let library: String
  let version: String
  private let engine: String
  /// In words; empty where they are the defaults.
  let options: String

  init(_ engine: EngineRecord) {
    (library, version, self.engine) = (engine.library, engine.publishedVersion, engine.engine)
    options =
      engine.variant.map { variant in
        variant.isDefault
          ? ""
          : variant.options.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: " ")
      } ?? ""
  }

  var name: String { "\(engine) \(version)" }

  /// `1 reader`, `23 readers and versions`.
  static func words(_ count: Int) -> String {
    count == 1 ? "1 reader" : "\(Wording.count(count)) readers and versions"
  }

  /// False of another package of the library.
  var isOfLibrary: Bool { engine == library }

  /// By library, then from the oldest version to the newest.
  static func < (one: OverviewReader, other: OverviewReader) -> Bool {
    guard one.library == other.library else {
      return one.library.lowercased() < other.library.lowercased()
    }
    let order = one.version.compare(other.version, options: .numeric)
    return order == .orderedSame
      ? (one.engine, one.options) < (other.engine, other.options) : order == .orderedAscending
  }
}

extension [OverviewReader] {
  /// Each library's newest version, with its defaults.
  var newest: [OverviewReader] {
    filter { reader in
      reader.options.isEmpty
        && !contains { $0.library == reader.library && $0.options.isEmpty && reader < $0 }
    }
  }
}

extension [EngineRecord] {
  /// The labels of each library's newest version, with its defaults, of those that have reads.
  func newestLabels(of reads: [ReadResult]) -> Set<String> {
    let asked = Set(reads.map(\.engine))
    let own = filter { asked.contains($0.label) }
    let newest = own.map(OverviewReader.init).newest
    return Set(own.filter { newest.contains(OverviewReader($0)) }.map(\.label))
  }
}
