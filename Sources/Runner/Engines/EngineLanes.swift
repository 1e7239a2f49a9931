/// The engines of a run once for each frame that is read at the same time: a process of each engine for each
/// lane, started when it is first needed.
///
/// Unchecked: each lane is used by one thread at a time.
final class EngineLanes: @unchecked Sendable {
  private let lanes: [[EngineUnderTest]]

  /// - Parameters:
  ///   - engines: those of the first lane.
  ///   - count: how many lanes there are.
  init(_ engines: [EngineUnderTest], count: Int) {
    lanes = [engines] + (1..<max(1, count)).map { _ in engines.map { $0.another() } }
  }

  /// - Parameter lane: from 0.
  func engines(ofLane lane: Int) -> [EngineUnderTest] { lanes[lane] }

  /// Ends every process at once, from any thread, and lets none begin.
  func abandon() {
    for engine in lanes[0] { engine.abandon() }
  }

  /// Ends every process.
  func quit() {
    for engine in lanes.joined() { engine.quit() }
  }
}
