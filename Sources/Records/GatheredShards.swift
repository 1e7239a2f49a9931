package import Barcodes

/// Which shards of a run were gathered.
package struct GatheredShards: Codable, Sendable, Equatable {
  @Tally package var planned: Int
  /// The numbers of those that have no result; absent where all have.
  package var missing: [Int]?
  /// Whether another round is due; absent where not.
  package var isUndecided: Bool?
  /// How many shards machines of each kind have read.
  package var machines: [String: Int]

  package init(planned: Int, missing: [Int], isUndecided: Bool, machines: [String: Int]) {
    self.machines = machines
    self.planned = planned
    self.missing = missing.isEmpty ? nil : missing
    self.isUndecided = isUndecided ? true : nil
  }

  /// What the run lacks, in words; nil where it is whole.
  package var shortfall: String? {
    let parts = [
      missing.map { "\($0.count) of \(planned) shards have no result" },
      isUndecided.map { _ in "another round of sampling is due" },
    ].compactMap(\.self)
    return parts.isEmpty ? nil : "partial: \(parts.joined(separator: ", and "))"
  }

  enum CodingKeys: String, CodingKey {
    case planned, missing, machines
    case isUndecided = "undecided"
  }
}
