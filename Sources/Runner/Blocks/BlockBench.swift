import Records

/// Fresh processes of all engines, held to one core, while the bench runs on the others.
package final class BlockBench {
  package let engines: [EngineUnderTest]
  private let core: Int?
  private let cores: [Int]
  private var pinned: [String: Bool] = [:]
  private var peaks: [BlockRecord.PeakMemory] = []
  private let started = ContinuousClock.now
  private let loadBefore = MachineLoad.average
  private let ticksBefore = MachineLoad.current

  /// - Parameters:
  ///   - engines: the engines of the run, which are left alone.
  ///   - core: the core of the new processes; nil if they cannot be held to one.
  package init(_ engines: [EngineUnderTest], core: Int?, cores: [Int]) {
    self.engines = engines.map { $0.another() }
    self.core = core
    self.cores = cores
  }

  /// - Throws: `EngineError`.
  package func start() throws {
    // What a thread starts runs where the thread may.
    if let core { ProcessorAffinity.hold(to: [core]) }
    defer { leaveCore() }
    for engine in engines {
      let process = try engine.start()
      pinned[engine.record.label] =
        core.map { ProcessorAffinity.cores(of: process) == [$0] } ?? false
    }
  }

  /// Renders on all cores while the engines wait.
  func whileRendering<Frames>(_ render: () throws -> Frames) rethrows -> Frames {
    if !cores.isEmpty { ProcessorAffinity.hold(to: cores) }
    defer { leaveCore() }
    return try render()
  }

  /// Keeps each engine's peak memory while it reads; `frame` is nil if frames fit their symbols.
  func whileReading(frame: (width: Int, height: Int)?, _ read: () throws -> Void) rethrows {
    for engine in engines { engine.resetPeakMemory() }
    try read()
    peaks += engines.compactMap { engine in
      engine.peakMemoryBytes.map {
        BlockRecord.PeakMemory(
          engine: engine.record.label, width: frame?.width, height: frame?.height, bytes: $0)
      }
    }
  }

  package func quit() {
    for engine in engines { engine.quit() }
  }

  func record(suite: String, block: Int) -> BlockRecord {
    BlockRecord(
      suite: suite, block: block, core: core, pinned: pinned, loadBefore: loadBefore,
      loadAfter: MachineLoad.average,
      stealShare: ticksBefore.flatMap { before in
        MachineLoad.current?.stealShare(since: before)
      },
      governor: core.flatMap(MachineLoad.governor),
      seconds: (ContinuousClock.now - started) / .seconds(1),
      peakMemory: peaks.isEmpty ? nil : peaks)
  }

  /// Leaves the engines' core to them, if there is another.
  private func leaveCore() {
    let others = cores.filter { $0 != core }
    if !cores.isEmpty { ProcessorAffinity.hold(to: others.isEmpty ? cores : others) }
  }
}
