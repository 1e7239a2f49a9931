import CorpusRendering
import Records
import Suites

/// The assignment of frames to a run's parts, by the suites and the number of parts alone.
///
/// If sampling adapts, all widths of a symbology under one condition are read in one part, by all
/// engines: its sweeps decide on their own. Other frames are dealt out in pieces, and suites whose
/// frames depend on the time stay whole.
struct PartShares {
  /// The pieces of a suite in each part: consecutive frames are alike, and some kinds take many
  /// times as long as others.
  private static let piecesPerPart = 8

  /// An input's division; `first` is the number of its first unit among those of all inputs.
  private enum PartShare {
    case whole(first: Int)
    /// A unit for each symbology and family of points.
    case sweeps(first: Int, plan: CorpusPlan, families: [Int: Int])
    case pieces(first: Int, frames: Int, pieces: Int)
  }

  private let parts: Int
  private let shares: [PartShare]

  init(_ inputs: [RunInput], parts: Int) {
    self.parts = parts
    var units = 0
    shares = inputs.map { input in
      let first = units
      if input.isTimed || input.stream != nil {
        units += 1
        return .whole(first: first)
      }
      if let (plan, _) = input.adaptivePlan {
        let families = plan.sweepFamilies
        units += plan.suite.symbologies.count * families.count
        let numbers = families.enumerated().flatMap { number, family in
          family.points.map { ($0.index, number) }
        }
        return .sweeps(
          first: first, plan: plan, families: Dictionary(uniqueKeysWithValues: numbers))
      }
      let pieces = max(1, min(input.count, parts * Self.piecesPerPart))
      units += pieces
      return .pieces(first: first, frames: input.count, pieces: pieces)
    }
  }

  /// Returns the part, from 1, that reads a suite which stays whole; nil for other suites.
  func part(ofWhole input: Int) -> Int? {
    if case .whole(let first) = shares[input] { part(ofUnit: first) } else { nil }
  }

  /// Returns the part, from 1, that reads a frame, by the indices of frame and input.
  func part(ofFrame frame: Int, ofInput input: Int) -> Int {
    switch shares[input] {
    case .whole(let first): return part(ofUnit: first)
    case .sweeps(let first, let plan, let families):
      let (symbology, point) = plan.place(ofFrame: frame)
      let place = plan.suite.symbologies.firstIndex(of: symbology) ?? 0
      // Conditions one after the other: what is hard under one is dealt out evenly.
      let family = families[point] ?? 0
      return part(ofUnit: first + family * plan.suite.symbologies.count + place)
    case .pieces(let first, let frames, let pieces):
      return part(ofUnit: first + ((frame + 1) * pieces - 1) / max(1, frames))
    }
  }

  private func part(ofUnit unit: Int) -> Int { unit % parts + 1 }
}

extension FrameBatch {
  /// Returns the frames that are read here, each with its position in the whole batch.
  func filter(_ isRead: (_ frame: Int) -> Bool) -> FrameBatch {
    FrameBatch(
      spans.flatMap { span in
        span.indices.filter(isRead).runs.map { indices in
          FrameSpan(
            indices: indices, engines: span.engines,
            position: span.position + indices.lowerBound - span.indices.lowerBound)
        }
      })
  }
}

extension [Int] {
  /// The ascending numbers as ranges, each as long as possible.
  fileprivate var runs: [Range<Int>] {
    reduce(into: []) { runs, number in
      if let last = runs.last, last.upperBound == number {
        runs[runs.count - 1] = last.lowerBound..<number + 1
      } else {
        runs.append(number..<number + 1)
      }
    }
  }
}
