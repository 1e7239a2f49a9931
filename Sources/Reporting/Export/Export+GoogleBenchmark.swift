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
/// Source: google/benchmark, docs/user_guide.md, "Output Formats". A block is a repetition. Values
/// that are unknown here are left at 0 or false.
struct GoogleBenchmarkRecord: Encodable {
  struct Context: Encodable {
    var date: String
    var hostName: String
    var executable: String
    var cpus: Int
    var megahertz = 0
    var isScalingEnabled = false
    var caches: [String] = []
    var loadAverage: [Double] = []
    var buildType = "release"
    var schema = 1

    enum CodingKeys: String, CodingKey {
      case date
      case hostName = "host_name"
      case executable
      case cpus = "num_cpus"
      case megahertz = "mhz_per_cpu"
      case isScalingEnabled = "cpu_scaling_enabled"
      case caches
      case loadAverage = "load_avg"
      case buildType = "library_build_type"
      case schema = "json_schema_version"
    }
  }

  struct BenchmarkEntry: Encodable {
    var name: String
    var familyIndex: Int
    var instanceIndex = 0
    var runName: String
    var runType = "iteration"
    var repetitions: Int
    var repetitionIndex: Int
    var threads = 1
    var iterations = 1
    var realTime: Double
    var processorTime: Double
    /// Not milliseconds: tools that round to whole ones would show a quick reader as 0.
    var timeUnit = "us"

    enum CodingKeys: String, CodingKey {
      case name
      case familyIndex = "family_index"
      case instanceIndex = "per_family_instance_index"
      case runName = "run_name"
      case runType = "run_type"
      case repetitions
      case repetitionIndex = "repetition_index"
      case threads, iterations
      case realTime = "real_time"
      case processorTime = "cpu_time"
      case timeUnit = "time_unit"
    }
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
          processorTime: nanoseconds / 1e3)
      }
    }
  }
}

extension GoogleBenchmarkRecord.Context {
  init(startedAt: String, machine: MachineRecord, commandLine: [String]) {
    self.init(
      date: startedAt, hostName: machine.processor,
      executable: commandLine.first ?? "scanbench", cpus: machine.logicalCores)
  }
}
