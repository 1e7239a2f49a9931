/// Why a frame was not read, in a clause that is answered with `failed`; the process stays, unless it ends the service.
package struct ReadingFailure: Error, Equatable, CustomStringConvertible {
  package var description: String
  /// True if nothing can be read any more, and the frame at hand gets no answer.
  package var endsService: Bool

  package init(_ description: String, endsService: Bool = false) {
    (self.description, self.endsService) = (description, endsService)
  }
}
