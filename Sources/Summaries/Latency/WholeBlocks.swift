extension Dictionary where Key == Int {
  /// The blocks with the most trials, from trials grouped by block: a block that was broken off
  /// lacks frames, and would count others.
  package func wholeBlocks<Trial>() -> [Int: [Trial]] where Value == [Trial] {
    let most = values.map(\.count).max() ?? 0
    return filter { $0.value.count == most }
  }
}
