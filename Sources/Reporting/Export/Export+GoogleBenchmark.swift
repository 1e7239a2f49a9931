import Gates
import Records

extension Export {
  func googleBenchmark() throws -> String {
    guard let context, metrics.contains(where: { $0.measure == .latency }) else {
      throw FigureError.noLatencies(path: path)
    }
    return try json(GoogleBenchmarkRecord(metrics, context))
  }
}

/// Latencies as google-benchmark writes them, so that its `compare.py` and other tools can read
/// them: an entry for each repetition, with one name.
///
/// Source: google/benchmark, docs/user_guide.md, "Output Formats", whose keys in snake case the properties are. A block is a repetition.
/// Values that are unknown here are left at 0 or false.
struct GoogleBenchmarkRecord: Encodable {
  struct Context: Encodable {
    var date: String
    var hostName: String
    var executable: String
    var numCpus: Int
    var mhzPerCpu = 0
    var cpuScalingEnabled = false
    var caches: [String] = []
    var loadAvg: [Double] = []
    var libraryBuildType = "release"
    var jsonSchemaVersion = 1
  }

  struct BenchmarkEntry: Encodable {
    var name: String
    var familyIndex: Int
    var perFamilyInstanceIndex = 0
    var runName: String
    var runType = "iteration"
    var repetitions: Int
    var repetitionIndex: Int
    var threads = 1
    var iterations = 1
    var realTime: Double
    var cpuTime: Double
    /// Not milliseconds: tools that round to whole ones would show a quick reader as 0.
    var timeUnit = "us"
  }

  var context: Context
  var benchmarks: [BenchmarkEntry]

  /// Sets both times alike, since engines time a call that keeps one core busy.
  init(_ metrics: [Metric], _ context: Context) {
    self.context = context
    benchmarks = metrics.filter { $0.measure == .latency }.enumerated().flatMap { number, metric in
      let repetitions = metric.repetitions.isEmpty ? [metric.value] : metric.repetitions
      return repetitions.enumerated().map { index, nanoseconds in
        BenchmarkEntry(
          name: metric.name, familyIndex: number, runName: metric.name,
          repetitions: repetitions.count, repetitionIndex: index, realTime: nanoseconds / 1e3,
          cpuTime: nanoseconds / 1e3)
      }
    }
  }
}

extension GoogleBenchmarkRecord.Context {
  init(startedAt: String, machine: MachineRecord, commandLine: [String]) {
    self.init(
      date: startedAt, hostName: machine.processor,
      executable: commandLine.first ?? "scanbench", numCpus: machine.logicalCores)
  }
}
