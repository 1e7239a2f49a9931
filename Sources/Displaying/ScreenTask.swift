import Foundation
import PageServer
import Records

/// What the page on the screen is asked to do, as its script reads it.
struct ScreenTask: Encodable {
  enum Act: String, Encodable { case show, end }

  var act: Act
  var width = 0
  var height = 0
  var shownMilliseconds = 0.0
  var blankMilliseconds = 0.0
  /// Pixels of the screen along the side of one of the frame's.
  var scale = 1
  /// From 1.
  var number = 0
  var count = 0

  enum CodingKeys: String, CodingKey {
    case act, width, height, scale, number, count
    case shownMilliseconds = "shown_ms"
    case blankMilliseconds = "blank_ms"
  }

  /// One line of ASCII: it has no strings but `act`.
  func page(body: Data = Data()) throws -> PageTask {
    PageTask(head: String(decoding: try JSONEncoder().encode(self), as: UTF8.self), body: body)
  }
}
