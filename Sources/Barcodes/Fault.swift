/// The reason that something cannot be done, without the place, which whoever catches it knows and tells.
package struct Fault: Error, Equatable {
  package let reason: String

  package init(reason: String) { self.reason = reason }
}
