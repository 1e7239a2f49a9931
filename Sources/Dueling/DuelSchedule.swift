import Records

/// The parts of a duel that still fit into its time, by how long its cells' blocks have taken.
struct DuelSchedule {
  /// The factor of time kept for the blocks up to a look, since some take longer than the mean.
  static let allowance = 1.1
  /// The assumed factor for starting processes on top of the turns, before any were started.
  private static let usualOverhead = 1.3

  /// The planned seconds of a block of a cell, before any was measured.
  private let planned: Double
  /// The seconds that each block has taken, of each cell and of all.
  private var cells: [DuelCellRecord: [Double]] = [:]
  private var all: [Double] = []
  /// The seconds that each block's processes took to start.
  private var starts: [Double] = []

  init(secondsPerBlock: Double) { planned = secondsPerBlock * Self.usualOverhead }

  mutating func add(_ cell: DuelCellRecord, seconds: Double) {
    cells[cell, default: []].append(seconds)
    all.append(seconds)
  }

  /// Records the seconds that a block's processes took to start, once those before had ended.
  mutating func addStart(seconds: Double) { starts.append(seconds) }

  /// Returns the seconds of some blocks of a cell, without the start of their processes.
  func seconds(_ cell: DuelCellRecord, blocks: Int) -> Double {
    (Self.mean(cells[cell] ?? []) ?? Self.mean(all) ?? planned) * Double(blocks)
  }

  /// Returns as many cells as there is time for at `blocks` blocks of each, the first preferred.
  func fitting<Cell>(
    _ cells: [Cell], blocks: Int, in seconds: Double, record: (Cell) -> DuelCellRecord
  ) -> [Cell] {
    var left = seconds - (Self.mean(starts) ?? 0) * Double(blocks)
    return cells.filter { cell in
      let needed = self.seconds(record(cell), blocks: blocks)
      guard needed <= left else { return false }
      left -= needed
      return true
    }
  }

  private static func mean(_ seconds: [Double]) -> Double? {
    seconds.isEmpty ? nil : seconds.reduce(0, +) / Double(seconds.count)
  }
}
