import Statistics
import Testing

struct SeededGeneratorTests {
  /// What splitmix64.c prints for the seed 1234567.
  @Test func `the stream is that of the reference implementation`() {
    var generator = SeededGenerator(seed: 1_234_567)
    let stream = (0..<5).map { _ in generator.next() }
    #expect(
      stream == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `uniform numbers and indices have the moments of their distributions`() {
    var generator = SeededGenerator(seed: 1)
    let count = 20_000
    let numbers = (0..<count).map { _ in generator.uniform() }
    #expect(numbers.allSatisfy { (0..<1).contains($0) })
    // The mean of n uniform numbers strays by √(1 / 12 n); four times that is allowed.
    let error = (1 / (12 * Double(count))).squareRoot()
    #expect(abs(numbers.reduce(0, +) / Double(count) - 0.5) < 4 * error)
    var tally = [Int](repeating: 0, count: 7)
    for _ in 0..<count { tally[generator.index(below: 7)] += 1 }
    let expected = Double(count) / 7
    let chiSquare = tally.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) }
    // The 99.9 % point of chi square with 6 degrees of freedom.
    #expect(chiSquare / expected < 22.46)
  }

  @Test(arguments: [(10, 0.3), (200, 0.97), (64, 0.5), (130, 0.01)])
  func `binomial samples have the mean and the tails of their distribution`(
    trials: Int, probability: Double
  ) {
    let distribution = BinomialDistribution(trials: trials, probability: probability)
    var generator = SeededGenerator(seed: 2)
    let count = 4000
    let samples = (0..<count).map { _ in distribution.sample(using: &generator) }
    let deviation = (distribution.mean * (1 - probability)).squareRoot()
    let mean = Double(samples.reduce(0, +)) / Double(count)
    #expect(abs(mean - distribution.mean) < 4 * deviation / Double(count).squareRoot())
    for successes in 0...trials {
      let below = Double(samples.count { $0 <= successes }) / Double(count)
      // Dvoretzky–Kiefer–Wolfowitz: exceeded once in 1e5 seeds.
      #expect(abs(below - distribution.lowerTail(successes)) < 0.039)
    }
  }

  @Test func `certain outcomes need no luck`() {
    var generator = SeededGenerator(seed: 3)
    #expect(BinomialDistribution(trials: 9, probability: 0).sample(using: &generator) == 0)
    #expect(BinomialDistribution(trials: 9, probability: 1).sample(using: &generator) == 9)
  }
}
