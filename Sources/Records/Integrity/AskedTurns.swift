/// The turns that a frame is asked for, each a bit of a number: a run has a million of them.
struct AskedTurns {
  private let identities: [TrialIdentity]
  /// Of each engine, the bits of its turns.
  private let engines: [UInt64]
  private let areAll: Bool
  private let areAny: Bool

  /// Nil where there are more than a number has bits.
  ///
  /// - Parameters:
  ///   - turns: of each engine.
  ///   - areAll: whether all engines read the frame; else one that reads it does so in all its turns.
  ///   - areAny: whether any of the turns may be missing.
  init?(of turns: [[TrialIdentity]], areAll: Bool, areAny: Bool) {
    identities = turns.flatMap(\.self)
    guard identities.count <= UInt64.bitWidth else { return nil }
    var engines: [UInt64] = []
    var place = 0
    for turns in turns {
      engines.append(turns.indices.reduce(0) { $0 | 1 << UInt64(place + $1) })
      place += turns.count
    }
    self.engines = engines
    (self.areAll, self.areAny) = (areAll, areAny)
  }

  /// The bit of a turn; nil where it was not asked for.
  func bit(of turn: TrialIdentity) -> UInt64? {
    identities.firstIndex(of: turn).map { 1 << UInt64($0) }
  }

  /// The first turn that is missing; nil where none is.
  func missing(from taken: UInt64) -> TrialIdentity? {
    guard !areAny else { return nil }
    for bits in engines where areAll || taken & bits != 0 {
      let left = bits & ~taken
      if left != 0 { return identities[left.trailingZeroBitCount] }
    }
    return nil
  }
}
