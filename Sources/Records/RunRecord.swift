package import Barcodes

/// Everything needed to repeat a run: `run.json`.
package struct RunRecord: Codable, Sendable, Equatable {
  package static let currentSchema = 1

  package var schema = currentSchema
  package var scanbenchVersion: String
  /// `debug` or `release`: what ScanBench itself was built as.
  package var build: String
  package var commandLine: [String]
  /// ISO 8601, UTC.
  package var startedAt: String
  /// When the run was interrupted and went on, each time; absent where it was not.
  package var resumedAt: [String]?
  /// When everything was measured; absent in a run that was not finished.
  package var finishedAt: String?
  package var machine: MachineRecord
  package var suites: [SuiteRecord]
  package var engines: [EngineRecord]
  /// How many frames were read at a time, where nothing was timed in blocks; absent in older and merged runs.
  package var jobs: Int?
  /// Of one part of a run; absent of whole ones.
  package var part: RunPart?
  /// Of a run that was put together from parts; absent of others.
  package var merged: MergedParts?
  /// How far each of the run's files was written when this was.
  package var files: [String: WrittenFile]?
  /// The SHA-256 of the rest of the document; only in the file.
  var seal: String?

  package init(
    scanbenchVersion: String, build: String, commandLine: [String], startedAt: String,
    machine: MachineRecord, suites: [SuiteRecord], engines: [EngineRecord]
  ) {
    self.scanbenchVersion = scanbenchVersion
    self.build = build
    self.commandLine = commandLine
    self.startedAt = startedAt
    self.machine = machine
    self.suites = suites
    self.engines = engines
  }

  enum CodingKeys: String, CodingKey {
    case schema
    case scanbenchVersion = "scanbench_version"
    case build
    case commandLine = "command_line"
    case startedAt = "started_at"
    case resumedAt = "resumed_at"
    case finishedAt = "finished_at"
    case machine, suites, engines, jobs, part, merged, files
    case seal = "record_sha256"
  }
}

/// The machine that the run was measured on.
package struct MachineRecord: Codable, Sendable, Equatable {
  /// Such as `x86_64`.
  package var architecture: String
  package var operatingSystem: String
  package var kernel: String
  package var processor: String
  @Tally package var logicalCores: Int
  package var memoryBytes: UInt64

  package init(
    architecture: String, operatingSystem: String, kernel: String, processor: String,
    logicalCores: Int, memoryBytes: UInt64
  ) {
    self.architecture = architecture
    self.operatingSystem = operatingSystem
    self.kernel = kernel
    self.processor = processor
    self.logicalCores = logicalCores
    self.memoryBytes = memoryBytes
  }

  enum CodingKeys: String, CodingKey {
    case architecture
    case operatingSystem = "operating_system"
    case kernel, processor
    case logicalCores = "logical_cores"
    case memoryBytes = "memory_bytes"
  }
}

extension MachineRecord {
  /// Machines of one kind are taken to be as fast as one another: `AMD EPYC 7B13, 8 cores, x86_64`.
  package var kind: String { "\(processor), \(logicalCores) cores, \(architecture)" }
}

/// A suite as it was run.
package struct SuiteRecord: Codable, Sendable, Equatable {
  package var name: String
  package var purpose: String
  /// The suite file or corpus folder that was named on the command line.
  package var path: String
  /// SHA-256 of the suite file, in hexadecimal.
  package var sha256: String
  package var profile: String
  package var seed: UInt64
  /// Names of the masks that each frame was read with: `own` (the frame's symbology alone), `all`, or
  /// symbologies joined by `+`.
  package var masks: [String]
  /// Timed calls for each trial.
  @Tally package var repeats: Int
  /// Calls before them that are not counted.
  @Tally package var warmup: Int
  /// How many frames there are; where sampling adapts, the most that there may be.
  @Tally package var frames: Int
  /// Where sampling adapts: the read rate that decides.
  @TargetShare package var target: Double?
  /// Where sampling adapts: the module widths of each sweep, in pixels, ascending.
  @Coordinate package var moduleWidths: [Double]?
  /// Those of each named condition whose frames draw photographs, by symbology, at which there are enough; absent where none does.
  package var moduleWidthsByCondition: [String: [String: [Double]]]?
  /// Whether frames were read one at a time, so that durations can be compared, where
  /// it is true.
  package var timed: Bool?
  /// Where calls are timed in blocks of fresh processes: the fewest and the most of them.
  @Tally package var blocks: [Int]?
  /// What stands behind the names among `masks` that are not made of symbologies.
  package var namedMasks: [String: [Symbology]]?
  /// Names of the views that each frame was read in, in the suite's order; absent where there are none.
  package var views: [String]?
  /// Parameters of a frame's point over which frames are paired: those that differ in nothing else were drawn from the same
  /// seed; absent where there are none.
  package var pairedAxes: [String]?
  /// What each of the suite's named conditions sets, in words, such as `noise sigma 5`; without those that set nothing, and
  /// absent where none sets anything.
  package var conditionWords: [String: String]?
  /// Whose photographs each named condition's camera is made of, as its profile says; absent without cameras.
  package var cameraSources: [String: String]?
  /// Whether the frames are photographs; absent where they are rendered.
  package var photographs: Bool?
  /// What the suite sets alike for all frames, in words, such as `module 0.25 mm`; absent where that is nothing, and in older
  /// runs.
  package var common: [String]?
  /// The named condition that the others are held against; absent where none is.
  package var reference: String?
  /// The suite's streams, and who scans them; absent where its frames are no stream's.
  package var stream: StreamRecord?
  /// The photographs that the suite's frames show; absent of others.
  package var photographSet: PhotographSetRecord?

  package init(
    name: String, purpose: String, path: String, sha256: String, profile: String, seed: UInt64,
    masks: [String], repeats: Int, warmup: Int, frames: Int,
    target: Double? = nil, moduleWidths: [Double]? = nil, timed: Bool? = nil, blocks: [Int]? = nil,
    namedMasks: [String: [Symbology]]? = nil, views: [String]? = nil, pairedAxes: [String]? = nil,
    conditionWords: [String: String]? = nil, common: [String]? = nil
  ) {
    self.name = name
    self.purpose = purpose
    self.path = path
    self.sha256 = sha256
    self.profile = profile
    self.seed = seed
    self.masks = masks
    self.repeats = repeats
    self.warmup = warmup
    self.frames = frames
    self.target = target
    self.moduleWidths = moduleWidths
    self.timed = timed
    self.blocks = blocks
    self.namedMasks = namedMasks
    self.views = views
    self.pairedAxes = pairedAxes
    self.conditionWords = conditionWords
    self.common = common
  }

  enum CodingKeys: String, CodingKey {
    case name, purpose, path, sha256, profile, seed, masks, repeats, warmup, frames, target, timed
    case moduleWidths = "module_widths_px"
    case moduleWidthsByCondition = "module_widths_px_by_condition"
    case blocks
    case namedMasks = "named_masks"
    case views
    case pairedAxes = "paired"
    case conditionWords = "conditions"
    case cameraSources = "cameras"
    case common, reference, photographs, stream
    case photographSet = "photograph_set"
  }
}

/// An engine as it was run.
package struct EngineRecord: Codable, Sendable, Equatable {
  /// The name by which trials refer to it.
  package var label: String
  /// What the engine calls itself, such as `zxing-cpp`.
  package var engine: String
  package var version: String
  package var path: String
  /// The options in force.
  package var options: [String: String]
  /// The symbologies that it claims to read, sorted by name.
  package var symbologies: [Symbology]
  /// What it can be told of a frame, by the protocol's names, sorted.
  package var features: [String]?
  /// Where and when its answers were recorded; nil of an engine that was run.
  package var recorded: RecordingOrigin?
  /// What it says that readers of its results have to know; nil where that is nothing.
  package var note: String?

  package init(
    label: String, engine: String, version: String, path: String, options: [String: String],
    symbologies: [Symbology], features: [String]? = nil, recorded: RecordingOrigin? = nil,
    note: String? = nil
  ) {
    self.label = label
    self.engine = engine
    self.version = version
    self.path = path
    self.options = options
    self.symbologies = symbologies
    self.features = features
    self.recorded = recorded
    self.note = note
  }
}
