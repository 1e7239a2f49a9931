import Barcodes

/// Noise where the picture has edges (`edge_noise_sigma`): what a phone's processing leaves there and takes from flat areas.
///
/// Denoising that keeps edges keeps the noise at them, sharpening strengthens it, and both leave traces of their own, in streaks along
/// the edges. Textbook filters do not come near what phones do; this gives noise of the same strength and correlation. In 71
/// photographs of linear codes (tony-xlh/barcode-dataset, OutOfFocus), what a fit left, without what varies slowly, grew with the range
/// of the modelled levels in a square of 5 × 5 pixels up to some 25 levels, and not beyond: 4.8 levels (root mean square) at a range
/// below 10, 9.6 at 20 to 30, 10.2 at 50 to 60, 10.8 at 100 to 110.
///
/// The noise is of two fields of first-order autoregressions along rows and columns (Whittle, Biometrika 41, 1954), one streaked down,
/// one across: neighbours at a distance of d pixels are correlated by the lag to the power of d. Where levels differ along a row alone,
/// as at an upright edge, it is the first, where they differ along a column alone, the second; between, a mixture. It is in levels of the
/// picture, behind the transfer curve.
package struct EdgeNoise {
  /// At this range of levels around a pixel, it has all its noise; below, in proportion less.
  package static let fullRange = 25

  private let sigma: Float
  private var streaks: (down: StreakedNormals, across: StreakedNormals)

  /// Nil without such noise.
  init?(_ condition: Condition, seed: UInt64) {
    guard condition.edgeNoiseSigma > 0 else { return nil }
    sigma = Float(condition.edgeNoiseSigma)
    let (across, along) = (
      Float(condition.edgeNoiseLagAcross), Float(condition.edgeNoiseLagAlong)
    )
    streaks = (
      StreakedNormals(
        FrameRandom(seed: seed, purpose: .edgeNoise), lagAcross: across, lagDown: along),
      StreakedNormals(
        FrameRandom(seed: seed, purpose: .edgeNoiseAcross), lagAcross: along, lagDown: across)
    )
  }

  /// - Parameter edges: the same picture without any noise.
  func added(to picture: consuming GreyImage, edgesIn edges: GreyImage) -> GreyImage {
    let (width, height) = (picture.width, picture.height)
    let ranges = EdgeRanges(of: edges.pixels, width: width, height: height)
    var pixels = picture.pixels
    var levels = [Float](repeating: 0, count: width)
    var (downStreaks, acrossStreaks) = streaks
    for y in 0..<height {
      let (down, across) = (downStreaks.nextRow(count: width), acrossStreaks.nextRow(count: width))
      for x in 0..<width {
        let index = y * width + x
        levels[x] = Float(pixels[index])
        let range = ranges.square[index]
        // Where levels do not differ there is no noise of edges.
        guard range > 0 else { continue }
        let share = Float(min(Int(range), Self.fullRange)) / Float(Self.fullRange)
        let (row, column) = (Float(ranges.row[index]), Float(ranges.column[index]))
        let length = (row * row + column * column).squareRoot()
        // At a corner levels may differ in the square alone.
        let number = length > 0 ? (row * down[x] + column * across[x]) / length : down[x]
        levels[x] += sigma * share * number
      }
      levels.withUnsafeBufferPointer { levels in
        pixels.withUnsafeMutableBufferPointer { pixels in
          // SAFETY: row y of the frame, inside `pixels`, and only during this call.
          Quantisation.quantise(
            levels, into: .init(rebasing: pixels[y * width..<(y + 1) * width]))
        }
      }
    }
    return GreyImage(width: width, height: height, pixels: pixels)
  }
}

/// Standard normal numbers, row by row, of which neighbours have a part in common.
private struct StreakedNormals {
  private let random: FrameRandom
  private let lagAcross: Float
  private let lagDown: Float
  private let normal = NormalTable.values
  private var above: [Float] = []
  private var y = 0

  init(_ random: FrameRandom, lagAcross: Float, lagDown: Float) {
    (self.random, self.lagAcross, self.lagDown) = (random, lagAcross, lagDown)
  }

  mutating func nextRow(count: Int) -> [Float] {
    let freshAcross = (1 - lagAcross * lagAcross).squareRoot()
    let freshDown = (1 - lagDown * lagDown).squareRoot()
    let row = [Float](unsafeUninitializedCapacity: count) { row, filled in
      normal.withUnsafeBufferPointer { normal in
        // SAFETY: each of the `count` numbers is set once, at its place.
        random.forEachNormal(y: y, count: count, normal) { row.initializeElement(at: $0, to: $1) }
      }
      filled = count
      if lagAcross > 0, var left = row.first {
        for x in 1..<max(1, count) {
          left = lagAcross * left + freshAcross * row[x]
          row[x] = left
        }
      }
      if lagDown > 0, y > 0 {
        above.withUnsafeBufferPointer { above in
          for x in 0..<count { row[x] = lagDown * above[x] + freshDown * row[x] }
        }
      }
    }
    (above, y) = (row, y + 1)
    return row
  }
}

/// By how much levels differ within two pixels of each pixel: in the square around it, in its row and in its column. At a picture's
/// border, in what of these is inside.
package struct EdgeRanges {
  package let square: [UInt8]
  package let row: [UInt8]
  package let column: [UInt8]

  /// How far around a pixel, to each side.
  private static let offsets = [-2, -1, 1, 2]

  package init(of levels: [UInt8], width: Int, height: Int) {
    func most(_ levels: [UInt8], isDown: Bool) -> [UInt8] {
      Self.picked(levels, width, height, isDown: isDown) { max($0, $1) }
    }
    func least(_ levels: [UInt8], isDown: Bool) -> [UInt8] {
      Self.picked(levels, width, height, isDown: isDown) { min($0, $1) }
    }
    func differences(_ most: [UInt8], _ least: [UInt8]) -> [UInt8] {
      [UInt8](unsafeUninitializedCapacity: most.count) { result, filled in
        // SAFETY: each is set once; both have as many.
        for index in most.indices {
          result.initializeElement(at: index, to: most[index] - least[index])
        }
        filled = most.count
      }
    }
    let inRow = (most: most(levels, isDown: false), least: least(levels, isDown: false))
    row = differences(inRow.most, inRow.least)
    column = differences(most(levels, isDown: true), least(levels, isDown: true))
    square = differences(most(inRow.most, isDown: true), least(inRow.least, isDown: true))
  }

  /// Each level, or what `pick` takes of it and its neighbours in the row or the column.
  @inline(__always)
  private static func picked(
    _ levels: [UInt8], _ width: Int, _ height: Int, isDown: Bool,
    _ pick: (UInt8, UInt8) -> UInt8
  ) -> [UInt8] {
    var result = levels
    levels.withUnsafeBufferPointer { levels in
      result.withUnsafeMutableBufferPointer { result in
        // SAFETY: `place` and `place + shift` are of the picture for each of the `count` pixels from there on.
        guard let source = levels.baseAddress, let target = result.baseAddress else { return }
        for offset in offsets {
          let shift = isDown ? offset * width : offset
          let rows =
            isDown ? max(0, -offset)..<max(0, -offset, height - max(0, offset)) : 0..<height
          let start = isDown ? 0 : max(0, -offset)
          let count = isDown ? width : max(0, width - abs(offset))
          for y in rows {
            let place = target + y * width + start
            let other = source + y * width + start + shift
            for x in 0..<count { place[x] = pick(place[x], other[x]) }
          }
        }
      }
    }
    return result
  }
}
