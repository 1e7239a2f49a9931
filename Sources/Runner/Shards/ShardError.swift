import Barcodes
import Records

/// Why a shard, or a run of shards, does not go on.
package enum ShardError: Error, Equatable, CustomStringConvertible {
  /// It never will: what is there is not what was planned.
  case unfit(path: String, reason: String, remedy: String)
  /// It may when it is tried again, here or on another machine.
  case again(path: String, reason: String)
  /// Shards have no result yet.
  case missing(folder: String, shards: [Int])
  /// The plan names programs that nobody here has named: `LABEL=PATH`, each.
  case unnamed(folder: String, shard: Int, programs: [String])
  /// What was named is no program of the plan.
  case misnamed(folder: String, label: String, planned: String?)
  /// Another round is due.
  case undecided(folder: String)

  package var description: String {
    switch self {
    case .unfit(let path, let reason, let remedy): "\(path): \(reason); \(remedy)"
    case .again(let path, let reason): "\(path): \(reason); try this shard again"
    case .unnamed(let folder, let shard, let programs):
      "\(folder): its plan starts what is no engine of yours: \(programs.map(VisibleText.quoted).joined(separator: ", ")); "
        + "if you trust that, name it: "
        + "'\(ShellWords.line(["scanbench", "shard", folder, "--index", "\(shard)"] + programs.flatMap { ["--engine", $0] }))'"
    case .misnamed(let folder, let label, let planned):
      "--engine \(label): "
        + (planned.map {
          "the plan of \(folder) has \(VisibleText.quoted($0)) for it; name that, or plan the run anew"
        }
          ?? "the plan of \(folder) has no engine of this label")
    case .missing(let folder, let shards):
      "\(folder): \(shards.count == 1 ? "shard" : "shards") \(Self.list(shards)) "
        + "\(shards.count == 1 ? "has" : "have") no result; make each with "
        + "'\(ShellWords.line(["scanbench", "shard", folder, "--index"])) \(shards.first ?? 1)'"
    case .undecided(let folder):
      "\(folder): another round is due; write its shards with "
        + "'\(ShellWords.line(["scanbench", "plan", folder]))'"
    }
  }

  /// `1 to 3, 7`
  package static func list(_ numbers: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers.sorted() {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)"
    }
    .joined(separator: ", ")
  }
}
