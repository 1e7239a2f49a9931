import Records

/// What of a duel still fits into its time, by how long blocks of its cells have taken.
struct DuelSchedule {
  /// A block takes longer than in the mean now and then: so much more is kept for those up to a look.
  static let allowance = 1.1
  /// What starting processes takes on top of the turns, before any have been started.
  private static let usualOverhead = 1.3

  /// In seconds, of a block of a cell, before any was measured.
  private let planned: Double
  private var cells: [DuelCellRecord: Taken] = [:]
  private var all = Taken()
  private var starts = Taken()

  private struct Taken {
    var seconds = 0.0
    var blocks = 0

    mutating func add(_ seconds: Double) {
      self.seconds += seconds
      blocks += 1
    }

    var mean: Double? { blocks > 0 ? seconds / Double(blocks) : nil }
  }

  /// - Parameter secondsPerBlock: how long the turns of a cell go on in a block.
  init(secondsPerBlock: Double) { planned = secondsPerBlock * Self.usualOverhead }

  /// Takes in a block of a cell.
  mutating func add(_ cell: DuelCellRecord, seconds: Double) {
    cells[cell, default: Taken()].add(seconds)
    all.add(seconds)
  }

  /// Takes in how long the processes of a block took to start, after those of the block before had ended.
  mutating func addStart(seconds: Double) { starts.add(seconds) }

  /// How long so many blocks of a cell take, beside the start of their processes.
  func seconds(_ cell: DuelCellRecord, blocks: Int) -> Double {
    (cells[cell]?.mean ?? all.mean ?? planned) * Double(blocks)
  }

  /// As many of some cells, those that come first above all, as there is time for.
  ///
  /// - Parameters:
  ///   - blocks: of each.
  ///   - seconds: that are left.
  func fitting<Cell>(
    _ cells: [Cell], blocks: Int, in seconds: Double, record: (Cell) -> DuelCellRecord
  ) -> [Cell] {
    var left = seconds - (starts.mean ?? 0) * Double(blocks)
    return cells.filter { cell in
      let needed = self.seconds(record(cell), blocks: blocks)
      guard needed <= left else { return false }
      left -= needed
      return true
    }
  }
}
