import Foundation
import Records
import Testing

@testable import Summaries
@testable import Tallies

struct IntervalCountTests {
  /// Objects with both bounds, wherever they stand.
  private func intervals(in value: Any) -> Int {
    switch value {
    case let object as [String: Any]:
      (object["lower"] is Double && object["upper"] is Double ? 1 : 0)
        + object.values.reduce(0) { $0 + intervals(in: $1) }
    case let list as [Any]: list.reduce(0) { $0 + intervals(in: $1) }
    default: 0
    }
  }

  @Test func `every interval of a summary is counted`() throws {
    let runs = [try SyntheticRun.complete(), try .camera(), try .guidance(), try .views()]
    for run in runs {
      let summary = try RunFolder(path: run.path).summary()
      let json = try JSONSerialization.jsonObject(with: RecordCoding.line(summary))
      #expect(summary.intervalCount == intervals(in: json))
      #expect(summary.intervalCount > 0)
    }
  }
}
