import Findings
import Foundation
import Gates
import Records
import Reporting
import ResultSite
import Summaries
import Workflows

extension FuzzTarget {
  /// A summary: its figures, held against itself, and as a line of a history.
  static let summary = FuzzTarget("summary") { input, folder in
    let path = try folder.put(input, as: FileName.summary)
    try exportAll(path)
    _ = try Comparison(baseline: path, candidate: path)
    let history = "\(folder.path)/history.jsonl"
    try? FileManager.default.removeItem(atPath: history)
    _ = try History(path: history).appending(run: path, commit: "a").records.outline
  }

  /// A published result: the pages that a site has of it.
  static let result = FuzzTarget("result") { input, folder in
    _ = SiteContent.outlines(of: [try PublishedResults.read(folder.put(input, as: "result.json"))])
  }

  /// A round of published results.
  static let round = FuzzTarget("round") { input, folder in
    _ = try RoundRecord.read(file: folder.put(input, as: "round.json")).seed
  }

  static let comparison = FuzzTarget("comparison") { input, folder in
    _ = try folder.put(input, as: FileName.comparison)
    try exportAll(folder.path)
  }

  static let duel = FuzzTarget("duel") { input, folder in
    _ = try folder.put(input, as: FileName.duel)
    try exportAll(folder.path)
  }

  /// The blocks of a duel that is whole.
  static let duelBlocks = FuzzTarget("duel-blocks") { input, folder in
    _ = try folder.put(input, as: FileName.duelBlocks)
    try exportAll(folder.path)
  }

  static let history = FuzzTarget("history") { input, folder in
    _ = try History(path: folder.put(input, as: "history.jsonl")).records.outline
  }
}
