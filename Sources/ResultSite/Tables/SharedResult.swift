import Findings
import Records
import Summaries

/// A published result, with what others read of its suites: readers of the same frames are ranked together, whoever had them read.
struct SharedResult {
  var record: ResultRecord
  /// All that ranks are of, also where the record is narrowed to some.
  private(set) var readers: [EngineRecord]
  /// The symbologies of which each engine had frames, by suite and label.
  private let asked: [String: [String: Set<String>]]
  /// The other results, by the names of the suites that they share.
  private var others: [String: [ResultRecord]] = [:]
  /// The labels that engines of other results have here, by the result's name and their own.
  private var labels: [String: [String: String]] = [:]

  /// - Parameter reads: the record's own, also those that stand elsewhere.
  private init(_ record: ResultRecord, reads: [ReadResult]) {
    (self.record, readers) = (record, record.engines)
    asked = Dictionary(grouping: reads, by: \.suite).mapValues { reads in
      Dictionary(grouping: reads, by: \.engine).mapValues { Set($0.map(\.symbology)) }
    }
  }

  /// The results in their order; the reads of a suite that several have (its file, profile and seed) stand in the first of them.
  static func all(_ results: [ResultRecord]) -> [SharedResult] {
    var shared: [SharedResult] = []
    var first: [ResultSuite: Int] = [:]
    for var result in results {
      let reads = Dictionary(grouping: result.reads, by: \.suite)
      var moved: Set<String> = []
      for suite in result.suites {
        guard let own = reads[suite.name], !moved.contains(suite.name) else { continue }
        guard let index = first[suite] else {
          first[suite] = shared.count
          continue
        }
        // A result that names a suite twice has its own reads already.
        guard index < shared.count else { continue }
        shared[index].add(own, of: suite, in: result)
        moved.insert(suite.name)
      }
      let all = result.reads
      result.reads.removeAll { moved.contains($0.suite) }
      shared.append(SharedResult(result, reads: all))
    }
    return shared
  }

  /// The reader behind a label, by its library's name and version.
  func name(of label: String) -> String {
    readers.first { $0.label == label }.map { OverviewReader($0).name } ?? label
  }

  /// Nil of a label that nobody has.
  func library(of label: String) -> String? { readers.first { $0.label == label }?.library }

  /// The symbologies of the frames that an engine had of a suite: those of the suite that it supports.
  func symbologies(of suite: String, askedOf engine: String) -> Set<String> {
    asked[suite]?[engine] ?? []
  }

  /// The results that have reads of the suite's frames.
  func sources(of suite: ResultSuite) -> [ResultRecord] { [record] + (others[suite.name] ?? []) }

  private mutating func add(_ reads: [ReadResult], of suite: ResultSuite, in result: ResultRecord) {
    others[suite.name, default: []].append(result)
    let known = Dictionary(grouping: record.reads.filter { $0.suite == suite.name }, by: \.engine)
      .mapValues { $0.labelled("") }
    let added = Dictionary(grouping: reads, by: \.engine)
    for engine in result.engines {
      guard let own = added[engine.label],
        !record.engines.contains(where: {
          $0.isReader(of: engine) && known[$0.label] == own.labelled("")
        })
      else { continue }
      let label = label(of: engine, in: result)
      if !record.engines.contains(where: { $0.label == label }) {
        var engine = engine
        engine.label = label
        record.engines.append(engine)
        readers.append(engine)
      }
      record.reads += own.labelled(label)
    }
  }

  /// Its own label, with the result's name where another engine has that.
  private mutating func label(of engine: EngineRecord, in result: ResultRecord) -> String {
    if let label = labels[result.name]?[engine.label] { return label }
    let isFree = !record.engines.contains { $0.label == engine.label }
    let label = isFree ? engine.label : "\(engine.label) (\(result.name))"
    labels[result.name, default: [:]][engine.label] = label
    return label
  }
}

extension EngineRecord {
  /// True if both are the same reader, in its version and with its options.
  fileprivate func isReader(of other: EngineRecord) -> Bool {
    engine == other.engine && publishedVersion == other.publishedVersion
      && options == other.options
  }
}

extension [ReadResult] {
  fileprivate func labelled(_ label: String) -> [ReadResult] {
    map { read in
      var read = read
      read.id.engine = label
      return read
    }
  }
}
