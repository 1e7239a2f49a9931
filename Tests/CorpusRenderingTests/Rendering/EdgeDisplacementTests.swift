import Barcodes
import Testing

@testable import Rendering
@testable import Suites

@Suite struct EdgeDisplacementTests {
  private static func picture(_ level: (Int, Int) -> UInt8) -> GreyImage {
    let (width, height) = (200, 400)
    return GreyImage(
      width: width, height: height,
      pixels: (0..<width * height).map { level($0 % width, $0 / width) })
  }

  /// A ramp of 8 levels a pixel between two flat places, from column 92 to 108.
  private static func ramp(at place: Int) -> UInt8 { UInt8(60 + 8 * min(max(place - 92, 0), 16)) }

  /// What is added to `picture`, in levels.
  private func added(
    to picture: GreyImage, pixels: Double, across: Double = 0, along: Double = 0
  ) throws -> [Int] {
    var condition = Condition()
    condition.edgeDisplacementPixels = pixels
    condition.edgeDisplacementLagAcross = across
    condition.edgeDisplacementLagAlong = along
    let faults = try #require(PictureFaults(condition, seed: 20_261_123))
    let other = faults.added(to: picture, edgesIn: picture)
    return zip(other.pixels, picture.pixels).map { Int($0) - Int($1) }
  }

  /// The mean product of what is added at all places of the ramp's middle and of what is added a step from them.
  private func moment(_ added: [Int], x: Int = 0, y: Int = 0) -> Double {
    let columns = 94..<107
    var (sum, count) = (0, 0)
    for row in 0..<400 - y {
      for column in columns where columns.contains(column + x) {
        sum += added[row * 200 + column] * added[(row + y) * 200 + column + x]
        count += 1
      }
    }
    return Double(sum) / Double(count)
  }

  @Test func `levels change where they have a slope alone`() throws {
    let added = try added(to: Self.picture { x, _ in Self.ramp(at: x) }, pixels: 1)
    let columns = Set(added.indices.filter { added[$0] != 0 }.map { $0 % 200 })
    #expect(columns == Set(92...108))
    #expect(try self.added(to: Self.picture { _, _ in 90 }, pixels: 2).allSatisfy { $0 == 0 })
  }

  @Test(arguments: [(0.0, 0.0), (0.6, 0.3), (0.2, 0.9)])
  func `levels change by the displacement times their slope, with the lags asked for`(
    across: Double, along: Double
  ) throws {
    let added = try added(
      to: Self.picture { x, _ in Self.ramp(at: x) }, pixels: 0.25, across: across, along: along)
    let variance = moment(added)
    // Four standard errors of a variance of 5200 numbers, of which neighbours are alike.
    let error =
      4
      * (2 / 5200.0 * (1 + across * across) / (1 - across * across) * (1 + along * along)
      / (1 - along * along)).squareRoot()
    #expect(abs(variance / (4 + 1.0 / 12) - 1) < error)
    #expect(abs(moment(added, x: 1) / variance - across) < error + 0.02)
    #expect(abs(moment(added, y: 1) / variance - along) < error + 0.02)
    #expect(abs(moment(added, y: 3) / variance - along * along * along) < error + 0.02)
  }

  @Test func `streaks lie along an edge, whichever way it lies`() throws {
    let lying = GreyImage(
      width: 200, height: 400, pixels: (0..<80_000).map { Self.ramp(at: $0 / 200) })
    let added = try added(to: lying, pixels: 0.4, across: 0.1, along: 0.95)
    func moment(_ x: Int, _ y: Int) -> Double {
      let places = (94..<107 - y).flatMap { row in (0..<200 - x).map { row * 200 + $0 } }
      return Double(places.reduce(0) { $0 + added[$1] * added[$1 + x + 200 * y] })
        / Double(places.count)
    }
    #expect(abs(moment(1, 0) / moment(0, 0) - 0.95) < 0.1)
    #expect(abs(moment(0, 1) / moment(0, 0) - 0.1) < 0.2)
  }

  @Test func `no displacement makes an extremum that was not there`() throws {
    let bars = Self.picture { x, _ in [40, 60, 120, 180, 200, 180, 120, 60][x % 8] }
    var condition = Condition()
    condition.edgeDisplacementPixels = 1
    let faults = try #require(PictureFaults(condition, seed: 7))
    let displaced = faults.added(to: bars, edgesIn: bars)
    for y in stride(from: 0, to: 400, by: 40) {
      for x in 1..<199 where x % 8 != 0 && x % 8 != 4 {
        let (before, own, after) = (displaced[x - 1, y], displaced[x, y], displaced[x + 1, y])
        let rises = bars[x + 1, y] > bars[x - 1, y]
        // Neighbours may come as far as where this pixel was, and no farther.
        #expect(
          rises
            ? before <= bars[x, y] && after >= bars[x, y]
            : before >= bars[x, y] && after <= bars[x, y], "\(before) \(own) \(after)")
      }
    }
  }

  @Test func `the sensor's noise makes no edges`() throws {
    let noisy = try RenderedTestFrame { $0.noiseSigma = 6 }
    let both = try RenderedTestFrame {
      $0.noiseSigma = 6
      $0.edgeDisplacementPixels = 0.5
    }
    let changed = zip(noisy.image.pixels, both.image.pixels).count { $0 != $1 }
    #expect(changed > 0)
    let corner = (0..<4).flatMap { y in (0..<4).map { y * noisy.image.width + $0 } }
    #expect(corner.allSatisfy { noisy.image.pixels[$0] == both.image.pixels[$0] })
  }

  @Test(arguments: [30, 200])
  func `noise behind the curve is as strong as it is asked for, on ink and on paper`(level: UInt8)
    throws
  {
    var condition = Condition()
    condition.srgbCurve = true
    condition.noiseSigma = 2
    condition.shotNoise = 0.05
    condition.noiseAfterCurve = true
    condition.inkNoiseSigma = 3
    let faults = try #require(PictureFaults(condition, seed: 3))
    let flat = Self.picture { _, _ in level }
    let noisy = faults.added(to: flat, edgesIn: flat)
    let variance = zip(noisy.pixels, flat.pixels).reduce(0.0) {
      let difference = Double($1.0) - Double($1.1)
      return $0 + difference * difference / 80_000
    }
    // Four standard errors of a variance of 80,000 numbers are 2 %.
    let expected = 4 + 0.05 * Double(level) + 9 * (1 - Double(level) / 255) + 1.0 / 12
    #expect(abs(variance / expected - 1) < 0.02)
  }
}
