package import Document
package import Summaries

extension ReportTable {
  /// Returns a row for each size of picture and a column for each engine; none if nothing was
  /// timed.
  ///
  /// - Parameters:
  ///   - jobs: the number of pictures that were read at a time; nil if unknown.
  ///   - blocks: the number of times that all pictures were read.
  ///   - drift: the range of each engine's median from block to block.
  ///   - setting: a description of the pictures for the caption; nil if that is clear.
  package static func pictureTimes(
    _ engines: [(label: String, times: [PictureTimes])], jobs: Int?, drift: [String?] = [],
    blocks: Int = 1,
    of setting: String? = nil
  ) -> [ReportTable] {
    let sizes = engines.flatMap { $0.times.map(\.size) }.grouped { $0 }.keys
    guard !sizes.isEmpty else { return [] }
    return [
      ReportTable(
        caption:
          "Time a picture, median and quartiles of the pictures\(setting.map { "; \($0)" } ?? ""). "
          + caution(jobs: jobs, blocks: blocks),
        columns: ["size", "n"] + engines.map(\.label),
        rows: sizes.map { size in
          let cells = engines.map { engine in engine.times.first { $0.size == size } }
          let most = cells.compactMap { $0?.pictures }.max() ?? 0
          return [Cell(size), .number(Wording.count(most))] + cells.map(cell)
        } + drifts(drift, blocks: blocks))
    ]
  }

  private static func drifts(_ drift: [String?], blocks: Int) -> [[Cell]] {
    guard drift.contains(where: { $0 != nil }) else { return [] }
    return [
      [Cell("the median from block to block"), .number(Wording.count(blocks))]
        + drift.map { $0.map { .number($0) } ?? Cell.absent("–") }
    ]
  }

  private static func cell(_ times: PictureTimes?) -> Cell {
    guard let times else { return Cell.absent("–") }
    // Of fewer there are no quarters.
    let quartiles =
      times.pictures < 4
      ? ""
      : "\(Wording.duration(nanoseconds: times.lowerQuartileNanoseconds)) to \(Wording.duration(nanoseconds: times.upperQuartileNanoseconds))"
    return .number(Wording.duration(nanoseconds: times.medianNanoseconds), note: quartiles)
  }

  private static func caution(jobs: Int?, blocks: Int) -> String {
    let share =
      switch jobs {
      case 1?: "Pictures were read one at a time"
      case let jobs?: "\(jobs) pictures were read at a time, which slows each (--jobs 1 reads one)"
      case nil:
        "Pictures may have been read several at a time, which slows each (--jobs 1 reads one)"
      }
    let times =
      blocks == 1
      ? "each once by each engine"
      : "each \(blocks) times by each engine, of which the median counts"
    return
      "\(share), \(times), on a machine that did other things, too: what decides between two readers is 'scanbench duel'"
  }
}
