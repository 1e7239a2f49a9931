package import Foundation

/// Something that a page is asked to do once.
package struct PageTask: Sendable {
  /// The task itself, as one line of JSON in ASCII: it travels in a header.
  package var head: String
  /// The data for the task, such as the pixels of a frame.
  package var body: Data

  package init(head: String, body: Data = Data()) {
    self.head = head
    self.body = body
  }
}

/// A task as a page gets it.
package struct PageDelivery: Sendable {
  /// The same in each attempt.
  package var id: Int
  /// From 1. A page that asks for a task while it holds one has lost it, and gets it once more.
  package var attempt: Int
  package var task: PageTask
}
