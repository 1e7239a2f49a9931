import CorpusRendering
import Judging
import Records
import Statistics

/// A cell's frames, dealt to its blocks: all come before any comes again, each time reordered.
final class ShuffledFrames {
  /// A frame, with the groups that are known before it is read.
  typealias Card = (frame: RenderedFrame, groups: [FrameSubset])

  private let cards: [Card]
  private let seed: UInt64
  private var random: SeededGenerator
  private var waiting: [Int] = []
  /// The index of the card that was dealt last.
  private var last: Int?

  convenience init(_ frames: [RenderedFrame], seed: UInt64) {
    self.init(Self.grouped(frames), seed: seed)
  }

  private init(_ cards: [Card], seed: UInt64) {
    self.cards = cards
    self.seed = seed
    random = SeededGenerator(seed: seed)
  }

  /// Returns a deck of the named frames; nil if there are none of them.
  func restricted(to names: Set<String>?) -> ShuffledFrames? {
    let kept = cards.filter { names?.contains($0.frame.record.frame) ?? true }
    return kept.isEmpty ? nil : ShuffledFrames(kept, seed: seed)
  }

  /// Deals the next frame; there must be at least one.
  func next() -> Card {
    shuffleWhereEmpty()
    let next = waiting.removeLast()
    last = next
    return cards[next]
  }

  /// A frame that is not due soon, if there are several: the last dealt, or the last to be dealt.
  var farthest: Card {
    shuffleWhereEmpty()
    return cards[last ?? waiting[0]]
  }

  private func shuffleWhereEmpty() {
    if waiting.isEmpty { waiting = Array(cards.indices).shuffled(using: &random) }
  }

  /// Returns the frames with groups by module width, if it differs, and by named conditions.
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
