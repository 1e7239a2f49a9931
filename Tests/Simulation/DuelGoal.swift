public import Judging
import Statistics

/// What is asked of duels in a world.
public struct DuelGoal: Sendable {
  public let world: DuelWorld
  public let answer: DuelAnswer
  /// The share of duels that end with the answer.
  public let shares: ClosedRange<Double>

  public init(_ world: DuelWorld, _ answer: DuelAnswer, _ shares: ClosedRange<Double>) {
    self.world = world
    self.answer = answer
    self.shares = shares
  }

  /// Whether duels contradict it: whether so many or few would come in less than one of 100 tallies where it is met.
  public func isContradicted(by tally: DuelTally) -> Bool {
    let found = tally.share(answer)
    return found.lowerBound(confidence: 0.99) > shares.upperBound
      || found.upperBound(confidence: 0.99) < shares.lowerBound
  }

  /// As the gate's documentation claims it.
  public static var catalogue: [DuelGoal] { falseAlarms + power + partialSlowdowns }

  /// Machines' noise where false alarms are likeliest: with every cell as slow as is allowed.
  public static let falseAlarms: [DuelGoal] = noises.flatMap { name, noise in
    [1, 13].compactMap { cells in
      if case .common = noise, cells == 1 { return nil }
      return DuelGoal(
        DuelWorld(
          "\(named(cells)) at +1 %, \(name)", noise: noise,
          slowdowns: Array(repeating: 0.01, count: cells)), .worse, 0...0.01)
    }
  }

  private static let noises: [(String, DuelWorld.Noise)] = [
    ("normal", .normal), ("Student's t, 3 d.f.", .student),
    ("one block in ten far off", .heavyTailed),
    ("AR 0.5", .autoregressive(0.5)), ("AR 0.8", .autoregressive(0.8)),
    ("AR 0.5, half in common", .common(0.5)), ("AR 0.8, half in common", .common(0.8)),
    ("drift of 1 %", .drift(0.01)), ("drift of 2 %", .drift(0.02)), ("drift of 4 %", .drift(0.04)),
    ("drift of 8 %", .drift(0.08)),
  ]

  /// One cell of thirteen, or one alone.
  public static let power: [DuelGoal] = [
    DuelGoal(world(0, of: 1), .fine, 0.99...1), DuelGoal(world(0, of: 13), .fine, 0.95...1),
    DuelGoal(world(0.015, of: 1), .worse, 0.3...1), DuelGoal(world(0.015, of: 13), .worse, 0.3...1),
    DuelGoal(world(0.02, of: 1), .worse, 0.9...1), DuelGoal(world(0.02, of: 13), .worse, 0.9...1),
    DuelGoal(world(0.03, of: 1), .fine, 0...0.05), DuelGoal(world(0.03, of: 13), .fine, 0...0.05),
  ]

  private static func world(_ slowdown: Double, of cells: Int) -> DuelWorld {
    DuelWorld(
      "\(cells == 1 ? "1 cell" : slowdown == 0 ? "\(cells) cells" : "1 of \(cells) cells") at +\(slowdown * 100) %",
      slowdowns: [slowdown] + Array(repeating: 0, count: cells - 1))
  }

  /// Slowdowns of some frames, and the noise of frames without any.
  public static let partialSlowdowns: [DuelGoal] = [1, 13].flatMap { cells -> [DuelGoal] in
    let frames = cells == 1 ? 200 : 36
    func world(_ name: String, _ slow: DuelWorld.Slow?, _ slowdown: Double = 0) -> DuelWorld {
      DuelWorld(
        "\(named(cells)) of \(frames) frames, \(name)",
        slowdowns: Array(repeating: slowdown, count: cells), slow: slow, frames: frames)
    }
    // A block that has slow frames alone, or none, looks like one that was disturbed as a whole.
    var single = world("10 % by 100 %, one to a block", .share(0.1, by: 1))
    single.framesOfBlock = 1
    return [
      DuelGoal(single, .fine, 0...0.05),
      DuelGoal(world("alike", nil), .worse, 0...0.01),
      DuelGoal(world("all at +1 %", nil, 0.01), .worse, 0...0.01),
      DuelGoal(world("5 % by 30 %", .share(0.05, by: 0.3)), .worse, 0.8...1),
      DuelGoal(world("one in four by 10 %", .share(0.25, by: 0.1)), .worse, 0.9...1),
      DuelGoal(world("unread ones by 10 %", .group(.unread, by: 0.1)), .worse, 0.8...1),
      DuelGoal(world("small ones by 4 %", .group(.small, by: 0.04)), .worse, 0.8...1),
    ]
  }

  private static func named(_ cells: Int) -> String { cells == 1 ? "1 cell" : "\(cells) cells" }
}
