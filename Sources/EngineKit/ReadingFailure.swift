/// Why a frame was not read, in a clause that is answered with `failed`; the process stays.
package struct ReadingFailure: Error, Equatable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) { self.description = description }
}
