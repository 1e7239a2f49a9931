/// In which of several comparisons one of two readers is shown to read more of the same codes, and in which the other.
package struct ReadDifferences {
  /// The places of those pairs of which the first read more.
  package let more: [Int]
  /// The places of those pairs of which the first read less.
  package let less: [Int]

  /// Both ways, by the tests of `ReadRanking`, with a correction over all of these.
  ///
  /// - Parameter pairs: the results of both readers, each of other codes than the next.
  package init(_ pairs: [(first: ReadResult, second: ReadResult)]) {
    let shown = ReadComparison.shown(
      pairs.map { ($0.first, $0.second) } + pairs.map { ($0.second, $0.first) })
    more = pairs.indices.filter { shown[$0] }
    less = pairs.indices.filter { shown[pairs.count + $0] }
  }
}
