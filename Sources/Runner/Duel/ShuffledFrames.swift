import CorpusRendering
import Judging
import Records
import Statistics

/// A cell's frames, from which each block has the next ones: all before any comes again, each time in another order.
final class ShuffledFrames {
  /// With the groups that are known before the frame is read.
  typealias Card = (frame: RenderedFrame, groups: [FrameSubset])

  private let cards: [Card]
  private let seed: UInt64
  private var random: SeededGenerator
  private var waiting: [Int] = []
  /// The card that was dealt last.
  private var last: Int?

  init(_ frames: [RenderedFrame], seed: UInt64) {
    cards = Self.grouped(frames)
    self.seed = seed
    random = SeededGenerator(seed: seed)
  }

  private init(_ cards: [Card], seed: UInt64) {
    self.cards = cards
    self.seed = seed
    random = SeededGenerator(seed: seed)
  }

  /// With some of the frames, by name; nil where it has none of them.
  func restricted(to names: Set<String>?) -> ShuffledFrames? {
    let kept = cards.filter { names?.contains($0.frame.record.frame) ?? true }
    return kept.isEmpty ? nil : ShuffledFrames(kept, seed: seed)
  }

  /// The next frame, at least one of which there must be.
  func next() -> Card {
    shuffleWhereEmpty()
    let next = waiting.removeLast()
    last = next
    return cards[next]
  }

  /// A frame that comes again late, if there are several: the one that came last, and at first the one that will.
  var farthest: Card {
    shuffleWhereEmpty()
    return cards[last ?? waiting[0]]
  }

  private func shuffleWhereEmpty() {
    if waiting.isEmpty { waiting = Array(cards.indices).shuffled(using: &random) }
  }

  /// By the size of modules, where the frames differ in it, and by the suite's named conditions.
  private static func grouped(_ frames: [RenderedFrame]) -> [Card] {
    func width(_ frame: RenderedFrame) -> Double {
      frame.record.codes.compactMap(\.moduleWidthPixels).min() ?? 0
    }
    let middle = Sample(frames.map(width))?.median ?? 0
    let haveSizes = Set(frames.map(width)).count > 1
    return frames.map { frame in
      let size: [FrameSubset] = haveSizes ? [width(frame) < middle ? .small : .large] : []
      return (frame, size + (frame.record.namedCondition.map { [.condition($0)] } ?? []))
    }
  }
}
