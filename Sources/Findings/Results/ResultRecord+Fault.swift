import Barcodes
package import Records

extension ResultRecord {
  private static let mostEngines = 100
  private static let mostSuites = 1000
  private static let mostReads = 100_000
  /// The most codes of one entry: ranks take time with them.
  private static let mostCodes = 100_000

  /// Why these figures can be no run's, in a clause; nil where they can.
  package var fault: String? {
    let labels = Set(engines.map(\.label))
    guard labels.count == engines.count else { return "two engines have one label" }
    guard engines.count <= Self.mostEngines, suites.count <= Self.mostSuites,
      reads.count <= Self.mostReads
    else {
      return
        "it has more than \(Self.mostEngines) engines, \(Self.mostSuites) suites or \(Self.mostReads) entries of 'reads'"
    }
    var seen: Set<[String?]> = []
    for (index, read) in reads.enumerated() {
      let place = "'reads', entry \(index + 1):"
      guard labels.contains(read.engine) else {
        return "\(place) there is no engine \(VisibleText.quoted(read.engine))"
      }
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

  /// Those of the engines that some entries are of, in the run's order.
  package func engines(of labels: [String]) -> [EngineRecord] {
    engines.filter { labels.contains($0.label) }
  }
}
