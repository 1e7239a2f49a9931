public import Judging
import RealModule
import Statistics

/// Duels of some cells on a machine whose noise is known, of a candidate whose truth is known.
public struct DuelWorld: Sendable {
  /// How blocks are off, by the same standard deviation.
  public enum Noise: Sendable, Hashable {
    case normal
    /// One block in ten is spread eight times as far as the others: the standard deviation is that of all.
    case heavyTailed
    /// Student's t with three degrees of freedom.
    case student
    /// An autoregression of the first order.
    case autoregressive(Double)
    /// The same, of which half the variance is common to all cells.
    case common(Double)
    /// Normal, and rising or falling by so much from a phase's first block to its last; each series in a direction of its
    /// own.
    case drift(Double)
  }

  /// Which frames of a cell are slower, by what share.
  public enum Slow: Sendable, Hashable {
    case share(Double, by: Double)
    case group(FrameSubset, by: Double)
  }

  public let name: String
  public var noise = Noise.normal
  /// Of each cell, how much slower all of its frames are.
  public var slowdowns: [Double]
  /// In addition, of the cells that are slower as a whole or else of all.
  public var slow: Slow?
  /// The standard deviation of a block's number, as a logarithm, and of a single frame's about it.
  public var blockDeviation = 0.012
  public var frameDeviation = 0.0
  /// Of a cell, and how many of them a block has; 0 for blocks of one number each.
  public var frames = 0
  public var framesOfBlock = 6

  public init(
    _ name: String, noise: Noise = .normal, slowdowns: [Double], slow: Slow? = nil,
    frames: Int = 0
  ) {
    self.name = name
    self.noise = noise
    self.slowdowns = slowdowns
    self.slow = slow
    self.frames = frames
    if frames > 0 {
      // Together as uncertain as blocks of one number.
      blockDeviation = 0.009
      frameDeviation = 0.02
    }
  }

  /// The blocks of every cell in a phase.
  ///
  /// - Returns: as many of each as asked for, in the order of time.
  func phase(blocks count: Int, of cells: [SimulatedCell], using random: inout SeededGenerator)
    -> [[DuelBlock]]
  {
    let common = [series(count, &random), series(count, &random)]
    return cells.map { cell in
      var cell = cell
      let own = [series(count, &random), series(count, &random)]
      return (0..<count).map { block in
        func noise(_ kind: Int) -> Double {
          guard case .common = self.noise else { return own[kind][block] }
          return (own[kind][block] + common[kind][block]) * 0.5.squareRoot()
        }
        return cell.block(candidate: noise(0), control: noise(1), self, &random)
      }
    }
  }

  /// One series of a phase.
  private func series(_ count: Int, _ random: inout SeededGenerator) -> [Double] {
    let normals = (0..<count).map { _ in random.normal() }
    let units: [Double] =
      switch noise {
      case .normal: normals
      case .heavyTailed:
        normals.map { $0 * (random.uniform() < 0.1 ? 8 : 1) / (0.9 + 0.1 * 64).squareRoot() }
      case .student:
        normals.map { normal in
          let squares = (0..<3).reduce(0.0) { sum, _ in
            let one = random.normal()
            return sum + one * one
          }
          return normal / squares.squareRoot()
        }
      case .autoregressive(let r), .common(let r):
        normals.reduce(into: []) { series, normal in
          series.append(series.last.map { r * $0 + (1 - r * r).squareRoot() * normal } ?? normal)
        }
      case .drift: normals
      }
    guard case .drift(let total) = noise else { return units.map { $0 * blockDeviation } }
    let direction = random.uniform() < 0.5 ? -1.0 : 1
    return units.enumerated().map { place, unit in
      unit * blockDeviation + direction * total * ((Double(place) + 0.5) / Double(count) - 0.5)
    }
  }
}

/// A cell of a simulated duel: which of its frames are slower, and which come next.
struct SimulatedCell {
  private struct Frame {
    var name: String
    var groups: Set<FrameSubset>
    var logarithm: Double
  }

  private let all: Double
  private var frames: [Frame] = []
  private var next = 0

  /// Draws its frames.
  init(_ world: DuelWorld, cell: Int, using random: inout SeededGenerator) {
    let slowdown = world.slowdowns[cell]
    all = .log(1 + slowdown)
    let isSlow = slowdown > 0 || world.slowdowns.allSatisfy { $0 == 0 }
    for number in 0..<world.frames {
      let groups: Set<FrameSubset> = [
        random.uniform() < 0.9 ? .read : .unread, number % 3 == 0 ? .small : .large,
        .condition(["sharp", "soft", "turned"][number / 3 % 3]),
      ]
      var by = 0.0
      if isSlow {
        switch world.slow {
        case .share(let share, let slower): by = random.uniform() < share ? slower : 0
        case .group(let group, let slower): by = groups.contains(group) ? slower : 0
        case nil: by = 0
        }
      }
      frames.append(Frame(name: "\(number)", groups: groups, logarithm: .log(1 + by)))
    }
    frames.shuffle(using: &random)
  }

  /// With some of the frames alone.
  func restricted(to claim: DuelClaim) -> SimulatedCell {
    var cell = self
    cell.frames.removeAll { claim.frames?.contains($0.name) == false }
    return cell
  }

  mutating func block(
    candidate: Double, control: Double, _ world: DuelWorld, _ random: inout SeededGenerator
  ) -> DuelBlock {
    guard !frames.isEmpty else { return DuelBlock(candidate: all + candidate, control: control) }
    let timed = (0..<world.framesOfBlock).map { _ in
      let frame = frames[next % frames.count]
      next += 1
      return DuelFrame(
        name: frame.name, groups: frame.groups,
        candidate: all + frame.logarithm + candidate + world.frameDeviation * random.normal(),
        control: control + world.frameDeviation * random.normal())
    }
    return DuelBlock(frames: timed) ?? DuelBlock(candidate: all + candidate, control: control)
  }
}

extension SeededGenerator {
  /// Of mean 0 and variance 1, by the polar method (G. Marsaglia and T. A. Bray, SIAM Review 6, 1964, pp. 260–264).
  mutating func normal() -> Double {
    while true {
      let (x, y) = (2 * uniform() - 1, 2 * uniform() - 1)
      let square = x * x + y * y
      if square < 1, square > 0 { return x * (-2 * .log(square) / square).squareRoot() }
    }
  }
}
