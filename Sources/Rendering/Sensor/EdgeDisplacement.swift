import Barcodes
import Encoding

/// Edges that lie elsewhere than lens and print have them (`edge_displacement_px`): what demosaicing, sharpening, compression, the
/// lens's distortion and uneven ink leave of an edge in a finished picture.
///
/// Each place of the picture is displaced by a little along both axes, and its level changes by as much times the slope of the levels
/// there, but not beyond those of its neighbours: a displaced edge stays an edge, and no bar gets an extremum of its own. Photographs
/// are like that: a scan line of a photographed EAN-13 has 1.00 to 1.02 monotone runs for each element at 2 to 5 px a module, and noise
/// of the same strength that is added to the levels near edges makes 1.07 to 1.4 of them (Documentation/RENDERING.md, "Cameras").
///
/// Displacements are of two fields of first-order autoregressions along rows and columns (Whittle, Biometrika 41, 1954), one streaked
/// down, for edges along which levels differ in a row, one streaked across: neighbours at a distance of d pixels are correlated by the
/// lag to the power of d.
struct EdgeDisplacement {
  private let sigma: Float
  private var streaks: (down: StreakedNormals, across: StreakedNormals)

  /// Nil where edges lie where they belong.
  init?(_ condition: Condition, seed: UInt64) {
    guard condition.edgeDisplacementPixels > 0 else { return nil }
    sigma = Float(condition.edgeDisplacementPixels)
    let (across, along) = (
      Float(condition.edgeDisplacementLagAcross), Float(condition.edgeDisplacementLagAlong)
    )
    streaks = (
      StreakedNormals(
        FrameRandom(seed: seed, purpose: .edgeDisplacement), lagAcross: across, lagDown: along),
      StreakedNormals(
        FrameRandom(seed: seed, purpose: .edgeDisplacementAcross), lagAcross: along, lagDown: across
      )
    )
  }

  /// Adds to the next row's levels what displacing its edges changes; rows come from top to bottom.
  ///
  /// - Parameter picture: without any noise.
  mutating func add(to levels: inout [Float], row y: Int, of picture: borrowing GreyImage) {
    let (width, height) = (picture.width, picture.height)
    let (down, across) = (streaks.down.nextRow(count: width), streaks.across.nextRow(count: width))
    picture.pixels.withUnsafeBufferPointer { pixels in
      // SAFETY: rows and columns are held within the picture.
      let (row, above, below) = (y * width, max(y - 1, 0) * width, min(y + 1, height - 1) * width)
      for x in 0..<width {
        let (left, right) = (pixels[row + max(x - 1, 0)], pixels[row + min(x + 1, width - 1)])
        let (top, bottom) = (pixels[above + x], pixels[below + x])
        guard left != right || top != bottom else { continue }
        let own = Float(pixels[row + x])
        let change =
          sigma
          * ((Float(right) - Float(left)) / 2 * down[x] + (Float(bottom) - Float(top)) / 2
            * across[x])
        let least = Float(min(left, right, top, bottom)) - own
        let most = Float(max(left, right, top, bottom)) - own
        levels[x] += min(max(change, min(least, 0)), max(most, 0))
      }
    }
  }
}

/// Standard normal numbers, row by row, of which neighbours have a part in common.
private struct StreakedNormals {
  private let random: FrameRandom
  private let lagAcross: Float
  private let lagDown: Float
  private let normal = FrameRandom.normals
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
