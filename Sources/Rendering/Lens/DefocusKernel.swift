/// The image of a point out of focus: a disc of even light, the shape of the aperture
/// (`defocus_radius_modules`; Goodman, Introduction to Fourier Optics, 6.4.4, geometrical approximation).
struct DefocusKernel: Equatable {
  /// In whole cells.
  let reach: Int
  /// The weights of the quarter to the right of and below the middle, with it, for each row as far as the
  /// disc reaches; those of the other quarters mirror them.
  private let rows: [[Float]]

  /// - Parameter radiusCells: the disc's radius in cells, above 0.
  init(radiusCells radius: Double) {
    let reach = Int((radius - 0.5).rounded(.up))
    let side = reach + 1
    let areas = (0..<side).flatMap { row in
      (0..<side).map { column in Self.area(ofDisc: radius, column: column, row: row) }
    }
    func multiplicity(_ index: Int) -> Double {
      (index / side == 0 ? 1.0 : 2) * (index % side == 0 ? 1 : 2)
    }
    let total = areas.indices.reduce(0) { $0 + areas[$1] * multiplicity($1) }
    self.reach = reach
    rows = (0..<side).map { row in
      areas[row * side..<(row + 1) * side].prefix { $0 > 0 }.map { Float($0 / total) }
    }
  }

  /// The area that the disc about the middle of cell (0, 0) shares with another, by 64 strips.
  private static func area(ofDisc radius: Double, column: Int, row: Int) -> Double {
    let (low, high) = (Double(row) - 0.5, Double(row) + 0.5)
    var area = 0.0
    for strip in 0..<64 {
      let x = Double(column) - 0.5 + (Double(strip) + 0.5) / 64
      guard abs(x) < radius else { continue }
      let half = (radius * radius - x * x).squareRoot()
      area += max(0, min(high, half) - max(low, -half)) / 64
    }
    return area
  }

  /// Blurs a plane, which becomes smaller by `reach` at every side.
  func blurred(_ plane: consuming CellPlane, in memory: PlaneMemory) -> CellPlane {
    var result = CellPlane(
      width: plane.width - 2 * reach, height: plane.height - 2 * reach, in: memory)
    var sums = CellPlane(width: plane.width, height: 1, in: memory)
    for row in 0..<result.height {
      result.withMutableRow(row) { result in
        for (down, weights) in rows.enumerated() {
          sums.withMutableRow(0) { sums in
            plane.withRows(row + reach - down, row + reach + down) { above, below in
              let share: Float = down == 0 ? 0.5 : 1
              for index in sums.indices { sums[index] = share * (above[index] + below[index]) }
            }
          }
          sums.sumSymmetrically(
            weights, about: (x: reach, y: 0), direction: .across, into: result, isAdded: down > 0)
        }
      }
    }
    plane.discard(to: memory)
    sums.discard(to: memory)
    return result
  }

  /// Blurs a plane and takes the means over the squares of `cellsPerPixel` cells in its middle, all at once:
  /// the blur is worked out for pixels, not for each of their cells.
  ///
  /// - Parameters:
  ///   - columns, rows: of the result, in pixels.
  ///   - plane: with the same margin at all sides, of at least `reach` cells and in whole pixels.
  func blurredPixels(
    _ plane: consuming CellPlane, columns: Int, rows: Int, cellsPerPixel: Int,
    in memory: PlaneMemory
  ) -> CellPlane {
    let margin = (
      x: (plane.width - columns * cellsPerPixel) / 2, y: (plane.height - rows * cellsPerPixel) / 2
    )
    let cells = plane.sortedByPhase(period: cellsPerPixel, in: memory)
    plane.discard(to: memory)
    let pixelsAcross = cells.width / cellsPerPixel
    var offsets: [Int] = []
    var weights: [Float] = []
    for down in -reach..<cellsPerPixel + reach {
      for across in -reach..<cellsPerPixel + reach {
        let weight = weight(ofPixel: cellsPerPixel, across: across, down: down)
        guard weight > 0 else { continue }
        let (pixel, phase) = (margin.x + across).quotientAndRemainder(dividingBy: cellsPerPixel)
        offsets.append((margin.y + down) * cells.width + phase * pixelsAcross + pixel)
        weights.append(weight)
      }
    }
    var result = CellPlane(width: columns, height: rows, in: memory)
    for row in 0..<rows {
      result.withMutableRow(row) { result in
        cells.sum(weights, at: offsets, from: row * cellsPerPixel * cells.width, into: result)
      }
    }
    cells.discard(to: memory)
    return result
  }

  /// The weight of a cell in the mean over the pixel of `side` by `side` cells, from cell (0, 0)
  /// on.
  private func weight(ofPixel side: Int, across: Int, down: Int) -> Float {
    var sum: Float = 0
    for y in 0..<side where abs(down - y) < rows.count {
      for x in 0..<side where abs(across - x) < rows[abs(down - y)].count {
        sum += rows[abs(down - y)][abs(across - x)]
      }
    }
    return sum / Float(side * side)
  }
}
