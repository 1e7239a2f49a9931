import Statistics

/// The half of the frames that one belongs to: options are chosen by one half, and told by the other.
package enum FrameHalf: Int, CaseIterable, Sendable {
  case tuning
  case told

  /// Decided by what the frame was drawn from, so that all turns of a photograph, and frames that are paired, are in the same.
  package init(_ facts: FrameFacts) {
    let source = facts.photograph.map { Self.hash($0.picture) } ?? facts.seed
    var random = SeededGenerator(seed: source)
    self = random.next() & 1 == 0 ? .tuning : .told
  }

  /// FNV-1a of 64 bits (http://www.isthe.com/chongo/tech/comp/fnv/).
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}
