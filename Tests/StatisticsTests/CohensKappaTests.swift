import Testing

@testable import Statistics

@Suite struct CohensKappaTests {
  @Test func `the error is that of the delta method`() throws {
    // Worked out with numerical derivatives by another program.
    let kappa = CohensKappa(both: 20, onlyFirst: 5, onlySecond: 10, neither: 15)
    #expect(abs(try #require(kappa.value) - 0.4) < 1e-12)
    #expect(abs(try #require(kappa.standardError) - 0.126996) < 1e-5)
  }

  @Test func `agreement alone is one`() {
    #expect(CohensKappa(both: 7, onlyFirst: 0, onlySecond: 0, neither: 3).value == 1)
    #expect(CohensKappa(both: 7, onlyFirst: 0, onlySecond: 0, neither: 3).standardError == 0)
  }

  @Test func `where both always say the same word, nothing is told`() {
    #expect(CohensKappa(both: 9, onlyFirst: 0, onlySecond: 0, neither: 0).value == nil)
    #expect(CohensKappa(both: 0, onlyFirst: 0, onlySecond: 0, neither: 0).value == nil)
  }

  @Test func `the standard error is that of many samples`() throws {
    // Cases drawn independently: agreement of 0.6 and 0.2 on yes and no, 0.1 on either difference.
    var generator = SeededGenerator(seed: 4)
    var values: [Double] = []
    var errors: [Double] = []
    for _ in 0..<2000 {
      var counts = [0, 0, 0, 0]
      for _ in 0..<100 {
        let draw = Double.random(in: 0..<1, using: &generator)
        counts[draw < 0.6 ? 0 : draw < 0.7 ? 1 : draw < 0.8 ? 2 : 3] += 1
      }
      let kappa = CohensKappa(
        both: counts[0], onlyFirst: counts[1], onlySecond: counts[2], neither: counts[3])
      values.append(try #require(kappa.value))
      errors.append(try #require(kappa.standardError))
    }
    let mean = values.reduce(0, +) / 2000
    let spread = (values.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / 1999).squareRoot()
    #expect(abs(errors.reduce(0, +) / 2000 / spread - 1) < 0.06)
  }
}
