extension Dictionary where Key == Int {
  /// Of trials by their block, the blocks that have as many as any: one that was broken off lacks frames, and would count
  /// others.
  package func wholeBlocks<Trial>() -> [Int: [Trial]] where Value == [Trial] {
    let most = values.map(\.count).max() ?? 0
    return filter { $0.value.count == most }
  }
}
