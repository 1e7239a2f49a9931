import EngineHosting
import Records
import Runner
import Storage

extension PlannedRun {
  /// Checks that each program which the plan has this machine start is an engine that is found by its name, or was named by whoever called:
  /// a plan may come from anybody.
  ///
  /// - Throws: `ShardError.unnamed` or `ShardError.misnamed`; `EngineError` where there is no such program.
  func requirePrograms(named: [EngineReference], forShard shard: Int) throws {
    let locator = EngineLocator.standard
    let planned = plan.engines.map(\.record)
    for reference in named {
      let record = planned.first { $0.label == reference.label }
      guard let record, try Self.isSame(locator.path(of: reference), record.path) else {
        throw ShardError.misnamed(folder: path, label: reference.label, planned: record?.path)
      }
    }
    let labels = Set(named.map(\.label))
    let unnamed = planned.filter { !labels.contains($0.label) && !locator.finds($0.path) }
    guard unnamed.isEmpty else {
      throw ShardError.unnamed(
        folder: path, shard: shard, programs: unnamed.map { "\($0.label)=\($0.path)" })
    }
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    let (one, other) = (EngineProgram(one), EngineProgram(other))
    return one.part == other.part && CanonicalPath.of(one.path) == CanonicalPath.of(other.path)
  }
}
