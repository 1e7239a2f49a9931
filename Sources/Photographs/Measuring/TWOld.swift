import Barcodes
import CorpusRendering

/// What a fit leaves of a photograph where its picture has edges, beyond the noise of flat places: the noise that processing kept or
/// strengthened there, its traces, and what the model gets wrong.
struct OldEdgeNoise {
  let noise: MeasuredEdgeNoise

  /// Of fewer pixels nothing is told.
  private static let fewest = 300
  /// How far the square reaches whose mean is taken off, in pixels: light that varies slowly is no noise.
  private static let reach = 6
  /// An autoregression of more has no end in a picture of this size.
  private static let mostLag = 0.97

  /// Nil where too few pixels are near edges.
  init?(of fit: AppearanceFit, flat: MeasuredNoise?) {
    let (width, height) = (fit.picture.frame.width, fit.picture.frame.height)
    let modelled = fit.levelsOfWindow().map { UInt8(min(max($0, 0), 255).rounded()) }
    let ranges = EdgeRanges(of: modelled, width: width, height: height)
    var left = [Double?](repeating: nil, count: width * height)
    for (level, index) in zip(fit.modelledLevels(), fit.pixels.indices)
    where Int(ranges.square[index]) >= EdgeNoise.fullRange {
      let picture = fit.picture.levels[index]
      // A clipped level has lost its noise.
      if picture > 0, picture < 255 { left[index] = Double(picture) - level }
    }
    let field = OldDetrendedField(left, width: width, height: height, reach: Self.reach)
    guard field.count >= Self.fewest else { return nil }
    let whole = field.moment(lying: 0, upright: 0)
    let along = field.moment(lying: 1, upright: width, where: ranges.isUpright)
    let across = field.moment(lying: width, upright: 1, where: ranges.isUpright)
    // Flat places have theirs everywhere.
    let share = flat.map { ($0.dark * $0.dark + $0.light * $0.light) / 2 } ?? 0
    let variance = whole - share - ResidualNoise.roundingVariance
    guard variance > 0 else {
      noise = MeasuredEdgeNoise(deviation: 0, lagAcross: 0, lagAlong: 0)
      return
    }
    let flatLag = flat.map { ($0.lagAcross + $0.lagDown) / 2 } ?? 0
    func lag(_ moment: Double) -> Double {
      min(max((moment - share * flatLag) / variance, 0), Self.mostLag)
    }
    noise = MeasuredEdgeNoise(
      deviation: variance.squareRoot(), lagAcross: lag(across), lagAlong: lag(along))
  }
}

extension EdgeRanges {
  /// Whether there is an upright edge at a pixel; nil where an edge is neither upright nor lying.
  fileprivate func isUpright(_ index: Int) -> Bool? {
    let (row, column) = (Int(self.row[index]), Int(self.column[index]))
    return row > 2 * column ? true : column > 2 * row ? false : nil
  }
}

/// Values at some places of a picture, less the mean of those around each.
private struct OldDetrendedField {
  private var values: [Double?]
  private let width: Int
  let count: Int

  init(_ source: [Double?], width: Int, height: Int, reach: Int) {
    self.width = width
    let sums = OldSummedArea(source, width: width, height: height)
    values = source
    for index in source.indices {
      guard let value = source[index] else { continue }
      let (x, y) = (index % width, index / width)
      let around = sums.mean(
        columns: max(0, x - reach)..<min(width, x + reach + 1),
        rows: max(0, y - reach)..<min(height, y + reach + 1))
      values[index] = value - around
    }
    count = source.reduce(0) { $0 + ($1 == nil ? 0 : 1) }
  }

  /// The mean product of values that are a step apart: one step at upright edges, the other at lying ones.
  func moment(
    lying: Int, upright: Int, where isUpright: (Int) -> Bool? = { _ in true }
  ) -> Double {
    var (sum, pairs) = (0.0, 0)
    for index in values.indices {
      guard let value = values[index], let isUpright = isUpright(index) else { continue }
      let step = isUpright ? upright : lying
      guard index + step < values.count, step != 1 || (index + 1) % width != 0,
        let other = values[index + step]
      else { continue }
      sum += value * other
      pairs += 1
    }
    return pairs > 0 ? sum / Double(pairs) : 0
  }
}

/// Means over rectangles in four steps each (Crow, SIGGRAPH 1984).
private struct OldSummedArea {
  private var sums: [Double]
  private var counts: [Double]
  private let stride: Int

  init(_ values: [Double?], width: Int, height: Int) {
    stride = width + 1
    sums = .init(repeating: 0, count: stride * (height + 1))
    counts = sums
    for y in 0..<height {
      var (sum, count) = (0.0, 0.0)
      for x in 0..<width {
        if let value = values[y * width + x] { (sum, count) = (sum + value, count + 1) }
        sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] + sum
        counts[(y + 1) * stride + x + 1] = counts[y * stride + x + 1] + count
      }
    }
  }

  /// Of the values that there are; 0 where there is none.
  func mean(columns: Range<Int>, rows: Range<Int>) -> Double {
    func total(_ table: [Double]) -> Double {
      table[rows.upperBound * stride + columns.upperBound]
        - table[rows.lowerBound * stride + columns.upperBound]
        - table[rows.upperBound * stride + columns.lowerBound]
        + table[rows.lowerBound * stride + columns.lowerBound]
    }
    let count = total(counts)
    return count > 0 ? total(sums) / count : 0
  }
}
