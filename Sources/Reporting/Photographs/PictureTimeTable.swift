import Analysis
import Records

/// How long readers take for a picture.
enum PictureTimeTable {
  /// A row for each size of picture, a column for each engine; none where nothing was timed.
  ///
  /// - Parameters:
  ///   - jobs: how many pictures were read at a time; nil where that is not known.
  ///   - setting: what the pictures are, for the caption; nil where that is clear.
  static func tables(
    _ engines: [(label: String, times: [PictureTimes])], jobs: Int?, of setting: String? = nil
  ) -> [ReportTable] {
    let sizes = engines.flatMap { $0.times.map(\.size) }.grouped { $0 }.keys
    guard !sizes.isEmpty else { return [] }
    return [
      ReportTable(
        caption:
          "Time a picture, median and quartiles of the pictures\(setting.map { "; \($0)" } ?? ""). \(caution(jobs: jobs))",
        columns: ["size", "n"] + engines.map(\.label),
        rows: sizes.map { size in
          let cells = engines.map { engine in engine.times.first { $0.size == size } }
          let most = cells.compactMap { $0?.pictures }.max() ?? 0
          return [ReportTable.Cell(size), .number(Wording.count(most))]
            + cells.map { times in
              guard let times else { return ReportTable.Cell("–", kind: .absent) }
              return .number(
                Wording.duration(nanoseconds: times.median),
                note:
                  "\(Wording.duration(nanoseconds: times.lowerQuartile)) to \(Wording.duration(nanoseconds: times.upperQuartile))"
              )
            }
        })
    ]
  }

  /// What such times are worth.
  private static func caution(jobs: Int?) -> String {
    let share =
      switch jobs {
      case 1?: "Pictures were read one at a time"
      case let jobs?: "\(jobs) pictures were read at a time, which slows each (--jobs 1 reads one)"
      case nil:
        "Pictures may have been read several at a time, which slows each (--jobs 1 reads one)"
      }
    return
      "\(share), each once by each engine, on a machine that did other things, too: what decides between two readers is 'scanbench duel'."
  }
}
