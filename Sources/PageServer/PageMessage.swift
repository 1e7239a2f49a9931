package import Foundation

/// Answers a request to a page's address that this room knows nothing of.
package typealias PageAction = @Sendable (PageMessage) async -> PageReply

/// A request that an action answers.
package struct PageMessage: Sendable {
  /// `GET` or `POST`.
  package var method: String
  package var query: [String: String]
  /// No longer than the server's limit.
  package var body: Data
}
