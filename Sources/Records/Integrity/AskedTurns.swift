/// The turns that are asked for on a frame, each a bit of a number, since a run has a million.
struct AskedTurns {
  private let identities: [TrialIdentity]
  /// The bits of each engine's turns.
  private let engines: [UInt64]
  private let areAll: Bool
  private let areAny: Bool

  /// Fails if there are more turns than a number has bits.
  ///
  /// - Parameters:
  ///   - turns: the turns of each engine.
  ///   - areAll: true if all engines read the frame; otherwise an engine that reads it takes all
  ///     its turns.
  ///   - areAny: true if any of the turns may be missing.
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

  /// Returns the bit of a turn; nil if the turn was not asked for.
  func bit(of turn: TrialIdentity) -> UInt64? {
    identities.firstIndex(of: turn).map { 1 << UInt64($0) }
  }

  /// Returns the first missing turn; nil if none is missing.
  func missing(from taken: UInt64) -> TrialIdentity? {
    guard !areAny else { return nil }
    for bits in engines where areAll || taken & bits != 0 {
      let left = bits & ~taken
      if left != 0 { return identities[left.trailingZeroBitCount] }
    }
    return nil
  }
}
