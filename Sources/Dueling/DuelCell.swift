import Barcodes
import CorpusRendering
import Judging
import Photographed
import Records
import Runner
import Scene
import Suites

/// The frames of one kind, with one mask, on which the latencies of two engines are compared.
struct DuelCell {
  let record: DuelCellRecord
  let mask: MaskChoice
  let deck: ShuffledFrames
  /// The group that all frames belong to; nil for the whole cell.
  var group: FrameSubset?

  /// Returns true if the blocks of both cells have the same frames.
  func isSame(as other: DuelCell) -> Bool { record == other.record && group == other.group }

  /// Returns the cell with only the frames of a claim; nil if it has none of them.
  func restricted(to claim: DuelClaim) -> DuelCell? {
    guard let deck = deck.restricted(to: claim.frames) else { return nil }
    return DuelCell(record: record, mask: mask, deck: deck, group: claim.group)
  }
}

extension DuelCell {
  /// The most frames of a cell: each block takes others, until all have had their turn.
  private static let mostFrames = 400
  /// The most pixels of all frames of a duel, which wait in memory.
  private static let mostPixels = 400_000_000

  /// Returns the cells of some inputs: each symbology at each size of frames, with each mask that
  /// all contestants can be asked for.
  ///
  /// - Throws: `PlanningError`, `CorpusError` or `PNGError`.
  static func cells(
    of inputs: [RunInput], masks: [MaskChoice]?, contestants: [EngineUnderTest],
    seed: UInt64, jobs: Int
  ) throws -> [DuelCell] {
    let kinds = inputs.flatMap { input in input.duelFrames(atMost: mostFrames).map { (input, $0) } }
      .filter { input, kind in
        (masks ?? input.suite.masks).contains { choice in
          choice.isAsked(of: contestants, symbologies: kind.symbologies)
        }
      }
    let pixels = kinds.map { $1.pixels }.reduce(0, +)
    let fewer = max(1, min(mostFrames, mostFrames * mostPixels / max(pixels, 1)))
    return try kinds.flatMap { input, kind in
      let frames = try input.rendered(Array(kind.indices.prefix(fewer)), jobs: jobs)
      return (masks ?? input.suite.masks).filter {
        $0.isAsked(of: contestants, symbologies: kind.symbologies)
      }.enumerated().map { number, choice in
        DuelCell(
          record: DuelCellRecord(
            suite: input.suite.name, symbology: FormatMask(kind.symbologies).name,
            mask: choice.name(known: input.suite.namedMasks), frameSize: kind.frameSize),
          // Frames that one mask has shown to the processes are not new with the next.
          mask: choice, deck: ShuffledFrames(frames, seed: seed &+ UInt64(number)))
      }
    }
  }
}

/// The frames of one symbology and size, which are not distinguished further: by their indices in their input, with the
/// pixels of all together.
private typealias DuelFrames = (
  symbologies: [Symbology], frameSize: String?, indices: [Int], pixels: Int
)

extension MaskChoice {
  /// Returns true if every engine can be asked for this mask on frames with these symbologies.
  fileprivate func isAsked(of engines: [EngineUnderTest], symbologies: [Symbology]) -> Bool {
    guard !symbologies.isEmpty, let mask = mask(for: symbologies),
      symbologies.allSatisfy(mask.contains)
    else { return false }
    return engines.allSatisfy { $0.canBeAsked(mask, in: symbologies) }
  }
}

extension RunInput {
  /// Returns frames of each symbology and size, from as many points as possible within the limit.
  fileprivate func duelFrames(atMost limit: Int) -> [DuelFrames] {
    switch self {
    case .suite(let plan): plan.duelFrames(atMost: limit)
    case .corpus(let corpus, _): corpus.duelFrames(atMost: limit)
    }
  }

  fileprivate func rendered(_ indices: [Int], jobs: Int) throws -> [RenderedFrame] {
    switch self {
    case .suite(let plan):
      try RenderedFrames(plan, indices: indices, jobs: jobs).map { try $0.get() }
    case .corpus: try indices.map(makeSource())
    }
  }
}

extension CorpusPlan {
  fileprivate func duelFrames(atMost limit: Int) -> [DuelFrames] {
    let sizes = pointsByFrameSize
    return suite.symbologies.flatMap { symbology in
      sizes.map { points in
        // Spread over the points, and then over samples.
        let step = max(1, points.count / limit)
        let chosen = stride(from: 0, to: points.count, by: step).prefix(limit).map { points[$0] }
        let indices = (0..<limit).compactMap { number in
          index(
            of: symbology, atPoint: chosen[number % chosen.count], sample: number / chosen.count)
        }
        let layout = indices.first.map { self[$0].layout }
        let size = sizes.count > 1 ? layout.flatMap(\.sizeName) : nil
        return ([symbology], size, indices, (layout?.pixels ?? 0) * indices.count)
      }
    }
  }
}

extension FrameLayout {
  fileprivate var sizeName: String? {
    if case .fixed(let width, let height) = self { "\(width)x\(height)" } else { nil }
  }
}

extension Corpus {
  fileprivate func duelFrames(atMost limit: Int) -> [DuelFrames] {
    var kinds: [DuelFrames] = []
    for (index, frame) in frames.enumerated() {
      let symbologies = frame.codes.map(\.symbology)
      // Tight frames have a size each; the suite's axes tell those of several resolutions apart.
      let size = frame.point["frame_width_px"].map { _ in "\(frame.width)x\(frame.height)" }
      let place = kinds.firstIndex {
        FormatMask($0.symbologies) == FormatMask(symbologies) && $0.frameSize == size
      }
      if let place {
        guard kinds[place].indices.count < limit else { continue }
        kinds[place].indices.append(index)
        kinds[place].pixels += frame.width * frame.height
      } else {
        kinds.append((symbologies, size, [index], frame.width * frame.height))
      }
    }
    return kinds
  }
}
