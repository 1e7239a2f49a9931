import Barcodes
package import Foundation

/// Something that a page is asked to do once.
package struct PageTask: Sendable {
  /// The task itself, as one line of JSON in ASCII: it travels in a header.
  package var head: String
  /// The data for the task, such as the pixels of a frame.
  package var body: Data
  /// The number by which a page names it in its result, the same in each attempt; 0 before it is asked.
  package internal(set) var id = 0
  /// From 1, as a page gets it. A page that asks for a task while it holds one has lost it, and gets it once more.
  package internal(set) var attempt = 0

  package init(head: String, body: Data = Data()) {
    self.head = head
    self.body = body
  }
}

extension PageTask {
  /// - Parameter task: what the page is asked, with keys as records have them; its texts are ASCII.
  package init(_ task: some Encodable, body: Data = Data()) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.keyEncodingStrategy = .ofRecords
    self.init(head: String(decoding: try encoder.encode(task), as: UTF8.self), body: body)
  }
}
