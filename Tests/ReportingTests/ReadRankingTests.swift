import Barcodes
import Records
import Statistics
import Summaries
import Testing

@testable import Findings

/// Ranks of readers that cannot be told apart.
struct ReadRankingTests {
  private func results(_ reads: [Int], of codes: Int) -> [ReadResult] {
    reads.enumerated().map { index, correct in result(correct, of: codes, engine: "\(index)") }
  }

  private func result(_ correct: Int, of codes: Int, engine: String) -> ReadResult {
    ReadResult(
      ResultID(suite: "s", engine: engine),
      CodeReads(
        symbology: "qr_code", mask: .own, codes: codes, correct: correct, misread: 0,
        unanswered: 0))
  }

  /// Ranks where each reader counts for all others.
  private func ranks(_ results: [ReadResult]) -> [String: Int] {
    ReadRanking(results, rivals: Set(results.map(\.engine))).ranks
  }

  @Test func `readers that are not told apart share a rank`() {
    #expect(ranks(results([95, 93, 60, 20], of: 100)) == ["0": 1, "1": 1, "2": 3, "3": 4])
  }

  @Test func `a reader that is no rival has a rank and lowers nobody's`() {
    let reads = results([95, 93, 60, 20], of: 100)
    #expect(
      ReadRanking(reads, rivals: ["0", "3"]).ranks == ["0": 1, "1": 1, "2": 2, "3": 2])
  }

  @Test func `whoever is no rival changes no rival's rank`() {
    // 9 and 3 of 10 are told apart by themselves, and not where many others are compared, too.
    let two = [result(9, of: 10, engine: "a"), result(3, of: 10, engine: "b")]
    let older = (0..<30).map { result(5, of: 10, engine: "older \($0)") }
    let (alone, among) = (
      ReadRanking(two, rivals: ["a", "b"]), ReadRanking(two + older, rivals: ["a", "b"])
    )
    #expect(alone.ranks == ["a": 1, "b": 2])
    #expect(among.ranks["a"] == 1 && among.ranks["b"] == 2)
  }

  @Test func `who reads more is named, not only counted`() {
    let ranking = ReadRanking(results([95, 93, 60, 20], of: 100), rivals: ["0", "2"])
    #expect(ranking.betters == ["0": [], "1": [], "2": ["0"], "3": ["0", "2"]])
  }

  @Test func `of several comparisons those are found that show a difference, either way`() {
    let first = results([95, 50, 20, 9], of: 100)
    let second = results([60, 52, 80, 10], of: 100)
    let shown = ReadRanking.differences(zip(first, second).map { ($0, $1) })
    #expect(shown.more == [0] && shown.less == [2])
    // 9 of 10 and 3 of 10 differ by themselves (p = 0.01), and do not among ten such comparisons.
    let few = (results([9], of: 10)[0], results([3], of: 10)[0])
    #expect(ReadRanking.differences([few]).more == [0])
    let equal = results([5], of: 10)[0]
    #expect(ReadRanking.differences([few] + Array(repeating: (equal, equal), count: 9)).more == [])
  }

  @Test func `a reader that was asked little may be anywhere`() {
    var all = results([95, 60], of: 100)
    all.append(result(1, of: 2, engine: "few"))
    #expect(ranks(all) == ["0": 1, "1": 2, "few": 1])
  }

  @Test func `alike readers are told apart in at most 5 in 100 rankings`() {
    var random = SeededGenerator(seed: 4)
    let wrong = (0..<400).count { _ in
      let reads = (0..<6).map { _ in
        (0..<80).count { _ in random.uniform() < 0.7 }
      }
      return ranks(results(reads, of: 80)).values.contains { $0 > 1 }
    }
    // 5 % of 400 and three standard deviations.
    #expect(wrong <= 33)
  }
}
