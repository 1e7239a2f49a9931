/// The time that a duel may take, from its start to its answer.
package struct DuelBudget: Sendable {
  /// The seconds of a duel for which neither a time nor a time per cell is given.
  package static let usual = 120.0
  /// The usual seconds of a cell up to the second look: 13 cells take 40 s, which leaves time to
  /// read, to measure what may be worse, and to confirm it.
  package static let usualCellSeconds = 3.0
  /// The seconds for reading, if a duel is as long as its cells need.
  private static let ofReading = 120.0
  /// The factor for starting processes, and for turns of long calls, on top of a cell's seconds.
  private static let overhead = 1.5
  /// The least seconds of a cell up to the second look, unless they are given.
  private static let leastCellSeconds = 0.5
  /// The share of the whole time for all cells up to the second look.
  private static let shareOfSecondLook = 0.375

  private let start = ContinuousClock.now
  private let given: Double?
  private let givenCellSeconds: Double?
  /// The number of blocks up to the second look, and with a confirmation.
  private let blocks: (second: Int, all: Int)
  /// The number of cells that are timed.
  package var cells = 0

  /// - Parameters:
  ///   - seconds: nil for the usual ones, or with `cellSeconds` for as many as the cells need.
  ///   - cellSeconds: the seconds of a cell up to the second look; nil for what fits.
  package init(seconds: Double?, cellSeconds: Double?, blocks: (second: Int, all: Int)) {
    given = seconds
    givenCellSeconds = cellSeconds
    self.blocks = blocks
  }

  package var seconds: Double {
    if let given { return given }
    guard let givenCellSeconds, cells > 0 else { return Self.usual }
    let most = givenCellSeconds * Double(blocks.all) / Double(blocks.second) * Double(cells)
    return Self.ofReading + most * Self.overhead
  }

  /// The seconds of a cell's turns in a block.
  package var secondsPerBlock: Double {
    let fitting = Self.shareOfSecondLook * (given ?? Self.usual) / Double(max(1, cells))
    let usual = min(max(fitting, Self.leastCellSeconds), Self.usualCellSeconds)
    return (givenCellSeconds ?? usual) / Double(blocks.second)
  }

  package var elapsed: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// The seconds until measuring must end; judging and drawing the report take some.
  package var left: Double { seconds - min(8, seconds / 10) - elapsed }
}
