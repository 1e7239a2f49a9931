import Findings
import Records
import Summaries

/// A published result, with what others read of its suites: readers of the same frames are ranked together, whoever had them read.
struct SharedResult {
  var record: ResultRecord
  /// The other results, by the names of the suites that they share.
  private(set) var others: [String: [ResultRecord]] = [:]

  /// The results in their order; the reads of a suite that several have stand in the first of them.
  static func all(_ results: [ResultRecord]) -> [SharedResult] {
    var shared: [SharedResult] = []
    for var result in results {
      for suite in result.suites where result.reads.contains(where: { $0.suite == suite.name }) {
        guard let first = shared.firstIndex(where: { $0.hasReads(of: suite) }) else { continue }
        shared[first].add(suite, of: result)
        result.reads.removeAll { $0.suite == suite.name }
      }
      shared.append(SharedResult(record: result))
    }
    return shared
  }

  /// True if it has reads of the same frames: of the suite's file, profile and seed.
  private func hasReads(of suite: ResultSuite) -> Bool {
    record.suites.contains(suite) && record.reads.contains { $0.suite == suite.name }
  }

  private mutating func add(_ suite: ResultSuite, of result: ResultRecord) {
    others[suite.name, default: []].append(result)
    for engine in result.engines {
      var reads = result.reads.filter { $0.suite == suite.name && $0.engine == engine.label }
      guard !reads.isEmpty, !isConfirmed(engine, reads) else { continue }
      let label = label(of: engine, in: result)
      if !record.engines.contains(where: { $0.label == label }) {
        var engine = engine
        engine.label = label
        record.engines.append(engine)
      }
      for index in reads.indices { reads[index].engine = label }
      record.reads += reads
    }
  }

  /// True if the same reader, version and options stand here already with the same counts.
  private func isConfirmed(_ engine: EngineRecord, _ reads: [ReadResult]) -> Bool {
    record.engines.contains { own in
      own.engine == engine.engine && own.publishedVersion == engine.publishedVersion
        && own.options == engine.options
        && reads.allSatisfy { read in
          var read = read
          read.engine = own.label
          return record.reads.contains(read)
        }
    }
  }

  /// Its own label, with the result's name where another engine has that.
  private func label(of engine: EngineRecord, in result: ResultRecord) -> String {
    let isFree = !record.engines.contains { $0.label == engine.label }
    return isFree ? engine.label : "\(engine.label) (\(result.name))"
  }
}
