/// A rectangle of numbers, rows from top to bottom.
struct CellPlane {
  let width: Int
  let height: Int
  /// At least `width * height` numbers. Copies of a plane share them until one is changed.
  private var storage: PlaneStorage

  /// A plane in the memory of one that is done with; it starts with any numbers.
  init(width: Int, height: Int, in memory: PlaneMemory) {
    self.width = width
    self.height = height
    storage = memory.take(width * height)
  }

  /// Gives the memory back for another plane.
  consuming func discard(to memory: PlaneMemory) { memory.put(storage) }

  /// SAFETY: the storage holds them, and lives as long as the plane, within whose methods they are used.
  private var cells: UnsafeBufferPointer<Float> {
    UnsafeBufferPointer(rebasing: storage.numbers[..<(width * height)])
  }

  /// The same to change; those of this plane alone.
  private var ownCells: UnsafeMutableBufferPointer<Float> {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = storage.copy(of: width * height) }
      return UnsafeMutableBufferPointer(rebasing: storage.numbers[..<(width * height)])
    }
  }

  subscript(x: Int, y: Int) -> Float { withExtendedLifetime(storage) { cells[y * width + x] } }

  mutating func fill(with number: Float) {
    for row in 0..<height { withMutableRow(row) { $0.update(repeating: number) } }
  }

  /// Gives `body` the numbers of a row.
  func withRow<Result>(_ row: Int, _ body: (UnsafeBufferPointer<Float>) -> Result) -> Result {
    precondition((0..<height).contains(row), "no such row")
    // SAFETY: the row lies inside the plane, by the precondition, and `body` does not keep the pointer.
    return withExtendedLifetime(storage) {
      body(.init(rebasing: cells[row * width..<(row + 1) * width]))
    }
  }

  /// Gives `body` the numbers of two rows.
  func withRows(
    _ first: Int, _ second: Int,
    _ body: (UnsafeBufferPointer<Float>, UnsafeBufferPointer<Float>) -> Void
  ) {
    withRow(first) { first in withRow(second) { second in body(first, second) } }
  }

  /// Gives `body` the numbers of a row to change.
  mutating func withMutableRow<Result>(
    _ row: Int, _ body: (UnsafeMutableBufferPointer<Float>) -> Result
  ) -> Result {
    precondition((0..<height).contains(row), "no such row")
    // SAFETY: as in `withRow`; the access is exclusive, since it is mutating.
    let own = ownCells
    return withExtendedLifetime(storage) {
      body(.init(rebasing: own[row * width..<(row + 1) * width]))
    }
  }

  /// Gives `body` the numbers of neighbouring rows, row by row.
  func withRows(_ rows: Range<Int>, _ body: (UnsafeBufferPointer<Float>) -> Void) {
    precondition(rows.lowerBound >= 0 && rows.upperBound <= height, "no such rows")
    // SAFETY: as in `withRow`.
    withExtendedLifetime(storage) {
      body(.init(rebasing: cells[rows.lowerBound * width..<rows.upperBound * width]))
    }
  }

  /// Gives `body` the numbers of neighbouring rows, row by row, to change.
  mutating func withMutableRows(
    _ rows: Range<Int>, _ body: (UnsafeMutableBufferPointer<Float>) -> Void
  ) {
    precondition(rows.lowerBound >= 0 && rows.upperBound <= height, "no such rows")
    // SAFETY: as in `withMutableRow`.
    let own = ownCells
    withExtendedLifetime(storage) {
      body(.init(rebasing: own[rows.lowerBound * width..<rows.upperBound * width]))
    }
  }

  /// Gives `body` the first two rows to change.
  mutating func withMutableRows(
    _ body: (UnsafeMutableBufferPointer<Float>, UnsafeMutableBufferPointer<Float>) -> Void
  ) {
    precondition(height >= 2, "no two rows")
    // SAFETY: as in `withMutableRow`; the rows do not overlap.
    let own = ownCells
    withExtendedLifetime(storage) {
      body(.init(rebasing: own[0..<width]), .init(rebasing: own[width..<2 * width]))
    }
  }
}

extension CellPlane {
  /// The cells of each row sorted by their column modulo `period`, so that every `period`-th cell is next to
  /// the last.
  ///
  /// - Precondition: the width is a multiple of `period`.
  func sortedByPhase(period: Int, in memory: PlaneMemory) -> CellPlane {
    precondition(width.isMultiple(of: period), "whole periods")
    let count = width / period
    var sorted = CellPlane(width: width, height: height, in: memory)
    for row in 0..<height {
      sorted.withMutableRow(row) { sorted in
        withRow(row) { cells in
          // SAFETY: the row has `count` periods, and so has `sorted`; `pair` and its 15 followers are inside both.
          guard let source = cells.baseAddress, let target = sorted.baseAddress else { return }
          var done = 0
          if period == 2 {
            let raw = (source: UnsafeRawPointer(source), target: UnsafeMutableRawPointer(target))
            let size = MemoryLayout<Float>.size
            while done + 8 <= count {
              let pairs = raw.source.loadUnaligned(
                fromByteOffset: 2 * done * size, as: SIMD16<Float>.self)
              raw.target.storeBytes(
                of: pairs.evenHalf, toByteOffset: done * size, as: SIMD8<Float>.self)
              raw.target.storeBytes(
                of: pairs.oddHalf, toByteOffset: (count + done) * size, as: SIMD8<Float>.self)
              done += 8
            }
          }
          for phase in 0..<period {
            let (place, first) = (target + phase * count, source + phase)
            for index in done..<count { place[index] = first[index * period] }
          }
        }
      }
    }
    return sorted
  }

  /// Gives each number of `result` the weighted sum of the cells at `offsets` from a place that begins at the
  /// cell `start` and moves on by one from number to number; cells are counted row by row.
  func sum(
    _ weights: [Float], at offsets: [Int], from start: Int,
    into result: UnsafeMutableBufferPointer<Float>
  ) {
    guard let least = offsets.min(), let most = offsets.max() else { return }
    precondition(
      start + least >= 0 && start + most + result.count <= width * height
        && weights.count == offsets.count, "the cells are outside the plane")
    withExtendedLifetime(storage) {
      // SAFETY: by the precondition, all offsets from `start` to `start + result.count - 1` are inside the
      // plane; `lane` and its seven followers are inside the result.
      guard let first = cells.baseAddress, let firstResult = result.baseAddress else { return }
      let (source, target) = (UnsafeRawPointer(first), UnsafeMutableRawPointer(firstResult))
      let size = MemoryLayout<Float>.size
      var lane = 0
      while lane + 8 <= result.count {
        var sum = SIMD8<Float>()
        for tap in offsets.indices {
          let place = (start + lane + offsets[tap]) * size
          sum += weights[tap] * source.loadUnaligned(fromByteOffset: place, as: SIMD8<Float>.self)
        }
        target.storeBytes(of: sum, toByteOffset: lane * size, as: SIMD8<Float>.self)
        lane += 8
      }
      for index in lane..<result.count {
        var sum: Float = 0
        for tap in offsets.indices { sum += weights[tap] * cells[start + index + offsets[tap]] }
        result[index] = sum
      }
    }
  }

  /// Along which axis neighbours are summed.
  enum Direction { case across, down }

  /// Gives each number of `result` the weighted sum of the cell at its place and its neighbours at 1, 2, …
  /// cells to both sides, or adds it.
  ///
  /// - Parameters:
  ///   - weights: that of the cell itself, then those of the pairs at 1, 2, … cells.
  ///   - start: the cell of the first result; the next results' lie to its right.
  ///
  /// One function: its pointers are valid inside it alone: eight results at a time, then those that are left.
  func sumSymmetrically(
    _ weights: [Float], about start: (x: Int, y: Int), direction: Direction,
    into result: UnsafeMutableBufferPointer<Float>, isAdded: Bool = false
  ) {
    guard let first = weights.first else { return }
    let reach = weights.count - 1
    let (reachX, reachY) = direction == .across ? (reach, 0) : (0, reach)
    precondition(
      start.x >= reachX && start.x + result.count + reachX <= width && start.y >= reachY
        && start.y + reachY < height, "the neighbours are outside the plane")
    let step = direction == .across ? 1 : width
    withExtendedLifetime(storage) {
      weights.withUnsafeBufferPointer { weights in
        // SAFETY: by the precondition, the cells within `reach` steps of each of the `result.count` cells
        // from `start` on are inside the plane; `lane` and its seven followers are inside both.
        guard let firstCell = cells.baseAddress, let firstResult = result.baseAddress else {
          return
        }
        let centre = UnsafeRawPointer(firstCell + start.y * width + start.x)
        let target = UnsafeMutableRawPointer(firstResult)
        let size = MemoryLayout<Float>.size
        var lane = 0
        while lane + 8 <= result.count {
          let place = centre + lane * size
          var sum = first * place.loadUnaligned(as: SIMD8<Float>.self)
          var tap = 1
          while tap <= reach {
            let before = (place - tap * step * size).loadUnaligned(as: SIMD8<Float>.self)
            let after = (place + tap * step * size).loadUnaligned(as: SIMD8<Float>.self)
            sum += weights[tap] * (before + after)
            tap += 1
          }
          if isAdded {
            sum += target.loadUnaligned(fromByteOffset: lane * size, as: SIMD8<Float>.self)
          }
          target.storeBytes(of: sum, toByteOffset: lane * size, as: SIMD8<Float>.self)
          lane += 8
        }
        let origin = start.y * width + start.x
        for index in lane..<result.count {
          var sum = first * cells[origin + index]
          for tap in stride(from: 1, through: reach, by: 1) {
            sum +=
              weights[tap]
              * (cells[origin + index - tap * step] + cells[origin + index + tap * step])
          }
          result[index] = isAdded ? result[index] + sum : sum
        }
      }
    }
  }
}
