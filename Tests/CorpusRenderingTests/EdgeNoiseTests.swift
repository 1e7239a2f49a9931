import Barcodes
import Testing

@testable import CorpusRendering

@Suite struct EdgeNoiseTests {
  /// Left half dark, right half light.
  private static let edge = picture { x, _ in x < 100 ? 60 : 180 }

  private static func picture(_ level: (Int, Int) -> UInt8) -> GreyImage {
    let (width, height) = (200, 400)
    return GreyImage(
      width: width, height: height,
      pixels: (0..<width * height).map { level($0 % width, $0 / width) })
  }

  /// What is added to `picture`, in levels.
  private func added(
    to picture: GreyImage = edge, sigma: Double, across: Double = 0, along: Double = 0
  ) throws -> [Int] {
    var condition = Condition()
    condition.edgeNoiseSigma = sigma
    condition.edgeNoiseLagAcross = across
    condition.edgeNoiseLagAlong = along
    let noise = try #require(EdgeNoise(condition, seed: 20_261_123))
    let noisy = noise.added(to: picture, edgesIn: picture)
    return zip(noisy.pixels, picture.pixels).map { Int($0) - Int($1) }
  }

  /// The mean product of what is added at all places of four columns and of what is added a step from them.
  private func moment(
    _ added: [Int], columns: Range<Int> = 98..<102, x: Int = 0, y: Int = 0
  ) -> Double {
    var (sum, count) = (0, 0)
    for row in 0..<400 - y {
      for column in columns where columns.contains(column + x) {
        sum += added[row * 200 + column] * added[(row + y) * 200 + column + x]
        count += 1
      }
    }
    return Double(sum) / Double(count)
  }

  @Test func `noise is within two pixels of an edge alone`() throws {
    let added = try added(sigma: 10)
    let columns = Set(added.indices.filter { added[$0] != 0 }.map { $0 % 200 })
    #expect(columns == [98, 99, 100, 101])
    #expect(try self.added(to: Self.picture { _, _ in 90 }, sigma: 50).allSatisfy { $0 == 0 })
  }

  @Test(arguments: [(0.0, 0.0), (0.6, 0.3), (0.2, 0.9)])
  func `it has the strength and the lags asked for`(across: Double, along: Double) throws {
    let added = try added(sigma: 9, across: across, along: along)
    let variance = moment(added)
    // Four standard errors of a variance of 1600 numbers, of which neighbours are alike.
    let error =
      4
      * (2 / 1600.0 * (1 + across * across) / (1 - across * across) * (1 + along * along)
      / (1 - along * along)).squareRoot()
    #expect(abs(variance / (81 + 1.0 / 12) - 1) < error)
    #expect(abs(moment(added, x: 1) / variance - across) < error)
    #expect(abs(moment(added, y: 1) / variance - along) < error)
    #expect(abs(moment(added, y: 3) / variance - along * along * along) < error)
  }

  @Test func `streaks lie along an edge, whichever way it lies`() throws {
    let lying = Self.picture { _, y in y < 200 ? 60 : 180 }
    let added = try added(to: lying, sigma: 9, across: 0.1, along: 0.9)
    func moment(_ x: Int, _ y: Int) -> Double {
      let places = (198..<202 - y).flatMap { row in (0..<200 - x).map { row * 200 + $0 } }
      return Double(places.reduce(0) { $0 + added[$1] * added[$1 + x + 200 * y] })
        / Double(places.count)
    }
    #expect(abs(moment(1, 0) / moment(0, 0) - 0.9) < 0.1)
    #expect(abs(moment(0, 1) / moment(0, 0) - 0.1) < 0.2)
  }

  @Test func `at a small step there is less of it, in proportion`() throws {
    let step = Self.picture { x, _ in x < 100 ? 100 : 110 }
    let whole = try moment(added(sigma: 20)) - 1.0 / 12
    let part = try moment(added(to: step, sigma: 20)) - 1.0 / 12
    // The same numbers, times 10 / 25; rounding makes them differ.
    #expect(abs((part / whole).squareRoot() - 0.4) < 0.01)
  }

  @Test func `the range of levels is that of the square around a pixel`() {
    let dot = (0..<63).map { UInt8($0 == 4 * 9 + 2 ? 50 : 7) }
    let ranges = EdgeRanges(of: dot, width: 9, height: 7)
    for index in dot.indices {
      let (x, y) = (abs(index % 9 - 2), abs(index / 9 - 4))
      #expect(ranges.square[index] == (x <= 2 && y <= 2 ? 43 : 0))
      #expect(ranges.row[index] == (x <= 2 && y == 0 ? 43 : 0))
      #expect(ranges.column[index] == (x == 0 && y <= 2 ? 43 : 0))
    }
  }

  @Test func `the sensor's noise makes no edges`() throws {
    let noisy = try RenderedTestFrame { $0.noiseSigma = 6 }
    let both = try RenderedTestFrame {
      $0.noiseSigma = 6
      $0.edgeNoiseSigma = 30
    }
    let changed = zip(noisy.image.pixels, both.image.pixels).count { $0 != $1 }
    #expect(changed > 0)
    let corner = (0..<4).flatMap { y in (0..<4).map { y * noisy.image.width + $0 } }
    #expect(corner.allSatisfy { noisy.image.pixels[$0] == both.image.pixels[$0] })
  }
}
