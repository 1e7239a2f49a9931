/// A task for the page on the screen, as its script reads it.
struct ScreenTask: Encodable {
  /// What the page is to do: `show` a frame, or `end`.
  var act = "show"
  var width = 0
  var height = 0
  var shownMilliseconds = 0.0
  var blankMilliseconds = 0.0
  /// The number of screen pixels along each side of a pixel of the frame.
  var scale = 1
  /// The number of the frame, from 1.
  var number = 0
  var count = 0
}
