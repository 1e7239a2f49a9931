package import Barcodes

/// Which part of a run a folder holds, and by which build it was read: another one might have read otherwise.
package struct RunPart: Codable, Sendable, Equatable {
  /// From 1 to `of`.
  @Tally package var number: Int
  @Tally package var of: Int
  /// SHA-256 of the program scanbench, in hexadecimal.
  package var scanbenchSHA256: String

  package init(_ place: PartPlace, scanbenchSHA256: String) {
    self.scanbenchSHA256 = scanbenchSHA256
    number = place.number
    of = place.count
  }

  /// `part 3 of 50`
  package var words: String { "part \(number) of \(of)" }
}

/// Which part of how many: `3/50`.
package struct PartPlace: Sendable, Equatable {
  /// More than anybody has machines.
  private static let most = 100_000

  /// From 1 to `count`.
  package let number: Int
  package let count: Int

  /// Nil of what is no such place.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      (1...Self.most).contains(count), (1...count).contains(number)
    else { return nil }
    (self.number, self.count) = (number, count)
  }
}

/// The parts from which a run was put together.
package struct MergedParts: Codable, Sendable, Equatable {
  @Tally package var parts: Int
  /// The number of parts that machines of each kind have read.
  package var machines: [String: Int]
  /// By suite, the kind of machine on which it was timed; absent where nothing was.
  package var timed: [String: String]?

  package init(parts: Int, machines: [String: Int], timed: [String: String]) {
    self.machines = machines
    self.timed = timed.isEmpty ? nil : timed
    self.parts = parts
  }
}
