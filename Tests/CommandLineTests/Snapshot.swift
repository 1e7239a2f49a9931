import Foundation
import Testing

/// A text as it was when it was last looked at. `SCANBENCH_RECORD_SNAPSHOTS=1` records it anew.
struct Snapshot {
  private let file: URL

  init(named name: String) {
    let fileName = name.trimmingCharacters(in: .whitespaces).replacing(" ", with: "-")
    file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/\(fileName).txt")
  }

  func expect(_ text: String) throws {
    if ProcessInfo.processInfo.environment["SCANBENCH_RECORD_SNAPSHOTS"] == "1" {
      return try Data(text.utf8).write(to: file)
    }
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    #expect(
      text == recorded,
      "\(file.lastPathComponent) differs; where the new text is right, SCANBENCH_RECORD_SNAPSHOTS=1 records it"
    )
  }
}
