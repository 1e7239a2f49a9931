import Barcodes
package import Records
import Summaries

extension ResultRecord {
  private static let mostEngines = 100
  private static let mostSuites = 1000
  private static let mostEntries = 100_000
  /// The most codes of one entry: ranks take time with them.
  private static let mostCodes = 100_000

  /// The files of a run whose digests a result needs.
  package static let digestedFiles = [FileName.manifest, FileName.trials]

  /// Why these figures can be no run's, in a clause; nil where they can.
  package var fault: String? {
    let labels = Set(engines.map(\.label))
    guard labels.count == engines.count else { return "two engines have one label" }
    let lists = lists
    let most = lists.map(\.engines.count).max() ?? 0
    guard engines.count <= Self.mostEngines, suites.count <= Self.mostSuites,
      most <= Self.mostEntries
    else {
      return
        "it has more than \(Self.mostEngines) engines, \(Self.mostSuites) suites or \(Self.mostEntries) entries of one kind"
    }
    if let name = Self.digestedFiles.first(where: { files[$0] == nil }) {
      return "'files' does not have \(name)"
    }
    for list in lists {
      for (index, engine) in list.engines.enumerated() where !labels.contains(engine) {
        return
          "'\(list.key)', entry \(index + 1): there is no engine \(VisibleText.quoted(engine))"
      }
    }
    return readFault ?? countFault
  }

  /// The engine of each entry, by the key of the list.
  private var lists: [(key: String, engines: [String])] {
    [
      ("reads", reads.map(\.engine)), ("widths", widths.map(\.engine)),
      ("claims", claims.map(\.engine)), ("calls", calls.map(\.engine)),
      ("rules", rules.flatMap { $0.findings.map(\.engine) }), ("limits", limits.map(\.engine)),
      ("scans", scans.map(\.engine)), ("contents", contents.map(\.engine)),
      ("settings", settings.map(\.best)),
    ]
  }

  private var readFault: String? {
    var seen: Set<[String?]> = []
    for (index, read) in reads.enumerated() {
      let place = "'reads', entry \(index + 1):"
      guard read.codes <= Self.mostCodes else {
        return "\(place) more than \(Self.mostCodes) codes"
      }
      guard read.correct + read.misread + read.unanswered <= read.codes else {
        return "\(place) more codes were read, misread or not answered than there were"
      }
      let question = [read.suite, read.condition, read.symbology, "\(read.mask)", read.engine]
      guard seen.insert(question).inserted else { return "\(place) it stands there twice" }
    }
    return nil
  }

  private var countFault: String? {
    if let index = scans.firstIndex(where: { max($0.done, $0.wrong) > $0.scans }) {
      return "'scans', entry \(index + 1): more scans were done or wrong than there were"
    }
    if let index = contents.firstIndex(where: { $0.right > $0.read }) {
      return "'contents', entry \(index + 1): more contents were right than read"
    }
    if let index = limits.firstIndex(where: { $0.easiest.map { $0.reads > $0.codes } ?? false }) {
      return "'limits', entry \(index + 1): more codes were read than there were"
    }
    if let index = settings.firstIndex(where: { max($0.bestReads, $0.defaultReads) > $0.frames }) {
      return "'settings', entry \(index + 1): more frames were read than there were"
    }
    return nil
  }

  /// Those of the engines that some entries are of, in the run's order.
  package func engines(of labels: [String]) -> [EngineRecord] {
    engines.filter { labels.contains($0.label) }
  }
}
