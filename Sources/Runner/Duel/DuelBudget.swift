/// How long a duel may take, from its start to its answer.
package struct DuelBudget: Sendable {
  /// For one that is given neither a time nor how long a cell is timed.
  package static let usual = 120.0
  /// Up to the second look: 13 cells take 40 s, which leaves time for reading, for what may be worse and for its confirmation.
  package static let usualCellSeconds = 3.0
  /// How long reading may take where a duel is as long as its cells need.
  private static let ofReading = 120.0
  /// What starting processes, and turns of long calls, take on top of a cell's seconds.
  private static let overhead = 1.5
  /// At least so long a cell is timed up to the second look, unless it is said.
  private static let leastCellSeconds = 0.5
  /// Of the whole time, for all cells up to the second look.
  private static let shareOfSecondLook = 0.375

  private let start = ContinuousClock.now
  private let given: Double?
  private let givenCellSeconds: Double?
  /// What of the rule counts: blocks up to the second look, and all with a confirmation.
  private let blocks: (second: Int, all: Int)

  /// Begins now.
  ///
  /// - Parameters:
  ///   - seconds: nil for the usual ones, or with `cellSeconds` for as many as the cells need.
  ///   - cellSeconds: how long a cell is timed up to the second look; nil for what fits.
  package init(seconds: Double?, cellSeconds: Double?, blocks: (second: Int, all: Int)) {
    given = seconds
    givenCellSeconds = cellSeconds
    self.blocks = blocks
  }

  /// Of the whole duel.
  package func seconds(cells: Int) -> Double {
    if let given { return given }
    guard let givenCellSeconds, cells > 0 else { return Self.usual }
    let most = givenCellSeconds * Double(blocks.all) / Double(blocks.second) * Double(cells)
    return Self.ofReading + most * Self.overhead
  }

  /// How long the turns of a cell go on in a block.
  package func secondsPerBlock(cells: Int) -> Double {
    let fitting = Self.shareOfSecondLook * (given ?? Self.usual) / Double(max(1, cells))
    let usual = min(max(fitting, Self.leastCellSeconds), Self.usualCellSeconds)
    return (givenCellSeconds ?? usual) / Double(blocks.second)
  }

  package var elapsed: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// Until measuring has to be over: judging and drawing the report take some seconds.
  package func left(cells: Int) -> Double {
    let seconds = seconds(cells: cells)
    return seconds - min(8, seconds / 10) - elapsed
  }
}
