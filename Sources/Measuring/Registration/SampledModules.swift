import Barcodes
import Encoding

/// The light at the middle of each module of a symbol under a projection, relative to the mean
/// there, which is a plane through the light of all modules.
struct SampledModules {
  private let columns: Int
  private var samples: [Double] = []

  /// Returns nil if the symbol is not wholly in the picture.
  init?(_ picture: PictureWindow, _ projection: SymbolProjection, of candidate: SymbolCandidate) {
    columns = candidate.grid.columns
    let rowEdges = candidate.grid.rowEdges
    for row in 0..<candidate.grid.rows {
      for column in 0..<columns {
        let (left, right) = (candidate.columnEdges[column], candidate.columnEdges[column + 1])
        var sum = 0.0
        // Nine places in the module's inner half.
        for across in [0.3, 0.5, 0.7] {
          for down in [0.3, 0.5, 0.7] {
            let place = projection.image(
              of: Point(
                x: left + (right - left) * across,
                y: rowEdges[row] + (rowEdges[row + 1] - rowEdges[row]) * down))
            guard let level = picture.level(at: place) else { return nil }
            sum += level
          }
        }
        samples.append(sum / 9)
      }
    }
    evenOut()
  }

  /// The least value of the plane, as a share of the mean; a plane below it leads to black within
  /// the symbol and is not believed.
  private static let leastLight = 0.2

  /// Divides by the plane; else light modules at one end may be darker than dark ones at the other.
  private mutating func evenOut() {
    let rows = samples.count / columns
    let middle = (across: Double(columns - 1) / 2, down: Double(rows - 1) / 2)
    var (sum, across, down) = (0.0, 0.0, 0.0)
    for (index, sample) in samples.enumerated() {
      sum += sample
      across += sample * (Double(index % columns) - middle.across)
      down += sample * (Double(index / columns) - middle.down)
    }
    guard sum > 0 else { return }
    // Of n places in a row, one apart, the squares from their middle add up to n (n² − 1) / 12.
    func squares(_ count: Int, lines: Int) -> Double {
      let count = Double(count)
      return max(count * (count * count - 1) / 12 * Double(lines), 1)
    }
    let mean = sum / Double(samples.count)
    let slope = (
      across: across / squares(columns, lines: rows), down: down / squares(rows, lines: columns)
    )
    for index in samples.indices {
      let plane =
        mean + slope.across * (Double(index % columns) - middle.across)
        + slope.down * (Double(index / columns) - middle.down)
      samples[index] /= max(plane, Self.leastLight * mean)
    }
  }

  /// Returns the correlation with a grid of the same size, in −1...1: below 0 if dark is dark.
  func correlation(with grid: ModuleGrid) -> Double {
    Measuring.correlation(
      of: samples.indices.lazy.map { (isDark($0, grid) ? 1 : 0, samples[$0]) })
  }

  func likeliest(of candidates: [SymbolCandidate]) -> SymbolCandidate? {
    candidates.max {
      abs(correlation(with: $0.grid)) < abs(correlation(with: $1.grid))
    }
  }

  private func isDark(_ index: Int, _ grid: ModuleGrid) -> Bool {
    grid.isDark(column: index % columns, row: index / columns)
  }

  /// Returns the grid that the picture shows, by the level midway between dark and light in the
  /// function pattern of `grid`, with the shares of all modules and of the pattern in which the two
  /// differ; nil if there is no function pattern.
  func read(
    by grid: ModuleGrid, _ pattern: FunctionPattern
  ) -> (grid: ModuleGrid, difference: Double, patternDifference: Double)? {
    var sums = (dark: 0.0, light: 0.0)
    var counts = (dark: 0.0, light: 0.0)
    let fixed = samples.indices.filter { pattern.has(column: $0 % columns, row: $0 / columns) }
    guard !fixed.isEmpty else { return nil }
    for index in fixed {
      let sample = samples[index]
      if isDark(index, grid) {
        sums.dark += sample
        counts.dark += 1
      } else {
        sums.light += sample
        counts.light += 1
      }
    }
    let (dark, light) = (sums.dark / max(counts.dark, 1), sums.light / max(counts.light, 1))
    let middle = (dark + light) / 2
    let bits = samples.map { ($0 < middle) == (dark < light) }
    func difference(in indices: some Collection<Int>) -> Double {
      Double(indices.count { bits[$0] != isDark($0, grid) }) / Double(max(indices.count, 1))
    }
    let rows = (0..<grid.rows).map { Array(bits[$0 * columns..<($0 + 1) * columns]) }
    return (
      ModuleGrid(rows: rows, rowHeights: grid.rowHeights), difference(in: bits.indices),
      difference(in: fixed)
    )
  }
}
